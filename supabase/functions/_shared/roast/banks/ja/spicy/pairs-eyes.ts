/** Gaze, eyes, brows and mouth together with the rest. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsEyes: TopicLines = {
  headlines: {
    'eyes.one-shut+light.dim': ['闇の合図、誰にも届かず'],
    'eyes.one-shut+light.harsh': ['光との決闘、片方負傷退場'],
    'eyes.wide+light.dim': ['闇に開眼する者'],
    'gaze.aside+framing.turned': ['総員、あっち向けあっち'],
    'mouth.puckered+framing.close': ['画面越しの突風警報'],
    'brows.raised+expression.neutral': ['眉、単独記者会見'],
    'mouth.puckered+expression.serious': ['威厳ある「う」の謎'],
    'repeat.expression+expression.big-smile': ['笑い、千秋楽なし'],
    'repeat.expression+expression.serious': ['鉄仮面、連続出場'],
    'repeat.expression+expression.sleepy': ['眠り続ける主人公'],
    'repeat.expression+light.dim': ['闇に消えても、顔は同じ'],
  },
  openers: {
    'gaze.aside+expression.big-smile': [
      '主役が袖を見て笑いころげている。袖の芸人、出てこい、話がある。',
      '隣を見て大爆笑。カメラの前で密輸された冗談を、今すぐ開示しろ。',
    ],
    'eyes.wide+light.dim': [
      '暗視スコープの実演か。闇の中で目だけ就職している。',
      '闇に浮かぶ二つの目。逃げろ、いや待て、自撮りだ。',
    ],
    'eyes.squint+light.harsh': [
      '閃光に目を細めた。必殺技を食らった側の顔だ。',
      '光の矢が降り注ぐ中、薄目の戦士が立っている。日傘を、誰か日傘を。',
    ],
    'gaze.aside+framing.turned': [
      '背を向けて去る旅人か。宿代がまだだ、振り向け。',
      '顔も目も背を向けた。レンズが雨の中に置き去りだ。',
    ],
    'gaze.down+expression.sleepy': [
      '船をこいでる。この調子なら、夜明けには対岸だ。',
      '目線、沈没。まぶた、沈没。救命ボートは枕の形だ。',
    ],
    'repeat.expression+expression.neutral': [
      '無表情、防衛成功。挑戦者の私は控え室で泣いてる。',
      'またしても無。この無表情、代々受け継がれる秘伝か。',
    ],
    'repeat.expression+light.dim': ['暗転しても役が抜けない。またその顔で立っているな、気配で分かる。'],
  },
  truths: {
    'gaze.up+expression.serious': ['天をにらむ真顔。雷様に請求書でも突きつける気か。'],
    'gaze.down+expression.sleepy': ['下を向いて眠る侍。落ち武者ではない、居眠り武者だ。'],
    'gaze.aside+expression.big-smile': ['よそ見で笑いを独占するな。その笑い、関税をかけるぞ。'],
    'gaze.aside+sharpness.crisp': ['高画質で堂々とよそ見。裁判になったら、写真が一番不利な証人だ。'],
    'gaze.camera+expression.tense': ['力んだ目で真正面。レンズに決闘状が届いた。返事は「お手柔らかに」。'],
    'gaze.camera+expression.serious': ['真顔の直視。校長室の肖像画が目をそらした。'],
    'gaze.camera+framing.close': ['至近距離で見つめ合うこと三秒。先に白旗を上げたのはカメラのほうだ。'],
    'gaze.aside+framing.far': ['遠い上によそ見。エキストラでも、もう少し主役を気にする。'],
    'gaze.aside+framing.turned': ['首から上が全員退場した。残った肩に話を聞く。'],
    'gaze.aside+framing.off-centre': ['端から横目で脱出路を確認。看守の交代は何時だ。'],
    'gaze.up+light.dim': ['闇の中で天を仰ぐ。満月はまだだ、変身するな。'],
    'eyes.one-shut+light.harsh': ['光の襲撃に片方が陥落。残る一つで国を守れ。'],
    'eyes.one-shut+light.dim': ['闇夜のウインク。届いた相手はコウモリだけだ。返事が超音波で来るぞ。'],
    'eyes.wide+light.dim': ['暗闇で全開の目。深海魚の求人に応募するなら、写真はこれでいい。'],
    'eyes.wide+framing.close': ['超接近の見開き。虫めがねの裏から巨人が覗いた。'],
    'eyes.squint+light.harsh': ['まぶしさに薄目で抵抗。勇敢だ。だが日陰という、無血の勝利もある。'],
    'eyes.squint+light.dim': ['暗いのに薄目。二重に閉ざすな、せめてどっちか開けろ。'],
    'brows.raised+framing.close': ['目の前で眉が打ち上がった。屋根裏まで届いて、ねずみが会釈した。'],
    'brows.raised+expression.neutral': ['顔は全休、眉だけ出社。しかも役職が上だ。'],
    'mouth.puckered+expression.serious': ['眼光は将軍、口は金魚。家臣がどっちに従うか迷ってる。'],
    'mouth.puckered+framing.close': ['そこで吹くな。こっちの前髪が乱れる。'],
    'mouth.half-smile+light.dim': ['闇で半笑い。二時間ドラマなら、もう崖の上だ。'],
    'mouth.pressed+expression.serious': ['口は封印、目は尋問。昨日の掃除当番を休んだのは私だ、許せ。'],
    'mouth.open+framing.far': ['遥か遠くで絶叫してる。やまびこが三つ先の山で道に迷った。'],
    'mouth.open+sharpness.soft': ['台詞ごとぶれた。字幕が三重で読めない。'],
    'repeat.expression+expression.big-smile': ['また笑ってる。笑顔の定期便か。毒舌の荷物が積めない。'],
    'repeat.expression+expression.serious': ['連日の真顔。笑わせた者に褒美を出すと、城下に立て札が立った。'],
    'repeat.expression+expression.neutral': [
      '無が続いて、無が名物になった。土産物屋で「無まんじゅう」が売れてる。',
    ],
    'repeat.expression+expression.sleepy': ['毎回眠い。布団との独占契約を、今すぐ見直せ。'],
    'repeat.expression+expression.tense': ['またその力み。眉の綱引き、延長戦に次ぐ延長戦。引き分けにしろ。'],
    'repeat.expression+light.dim': ['闇でごまかせると思ったか。その顔は見えなくても分かる、もう三作目だ。'],
    'repeat.expression+framing.tilted': [
      '同じ顔を斜めに置いて「新作です」は通らない。角度を変えた焼き魚も、同じ魚だ。',
    ],
    'repeat.expression+expression.smile': ['またその微笑。複製画か。本物はどこの金庫だ。'],
  },
};
