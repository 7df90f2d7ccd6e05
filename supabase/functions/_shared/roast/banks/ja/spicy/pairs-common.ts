/** The pairs that many photos have. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsCommon: TopicLines = {
  openers: {
    'expression.neutral+light.good': ['光、まずまず。表情、まずまず。何も起きない、という事件だ。'],
    'expression.smile+light.good': ['春先みたいな光、小出しの笑み。おい、毒舌の入る隙間がないぞ。'],
    'expression.big-smile+light.great': ['光が満開、笑顔も満開。花見客が靴を脱ぎはじめた。'],
    'expression.neutral+framing.great': ['国宝の額縁みたいな構図に、作者不明の無表情が飾ってある。'],
    'expression.smile+sharpness.crisp': ['そのほほえみ、高画質で法廷に提出された。判決は「もっと見せろ」。'],
    'expression.serious+light.good': ['光は行楽日和、顔は関ヶ原。どっちの予定で来た。'],
    'expression.smile+framing.close': ['笑いながら迫ってくる。逃げ遅れた私が、ここに実況する。'],
    'framing.great+sharpness.crisp': ['直立、中央、鮮明。軍の閲兵式か。敬礼のタイミングを逃した。'],
  },
  truths: {
    'expression.neutral+light.good': ['良心的な光に、良心的な無。クレームの窓口が昼寝を始めた。'],
    'expression.smile+light.good': ['そこそこの光で、そこそこ笑う。本気を隠した強豪校の一回戦だな。'],
    'expression.big-smile+light.great': [
      'いい光で大笑い。画面の明るさを一番下にしたのに、まだ明るい。なぜだ。',
      '最高の光で全力の笑顔。私の毒が日光消毒された。',
      'いい光で大笑い！　遊園地のパンフレットか。入場料はどこで払う。',
    ],
    'expression.smile+light.great': [
      '最高の照明を浴びて、その小ぶりな笑み。花火大会で線香花火を出すな、渋すぎる。',
    ],
    'expression.neutral+framing.great': ['寸分狂わぬ中央に、寸分動かぬ表情。起動ボタンはどこだ。長押しか。'],
    'expression.smile+framing.great': [
      '完璧な構図の真ん中で小さく笑う。黒幕の肖像画はだいたいこう飾られてる。',
      'ど真ん中で小さく笑うな。給食だよりの「今月の調理員さん」か。',
    ],
    'expression.smile+sharpness.crisp': [
      'くっきり写った、小さな笑み。給食のプリンが余った日の、じゃんけん前の顔だ。',
    ],
    'expression.serious+light.good': [
      'のどかな光にその眼光。牧場に将軍が来た。羊が整列した。',
      'のんびりした光に、取り調べの顔。窓辺の猫が、やっていない魚泥棒まで白状した。',
      '光はのんびり、表情は真剣。日なたの猫に、締め切りを聞く人がいるか。',
    ],
    'expression.smile+framing.close': ['笑顔の押し売りが玄関に片足を入れてきた。買う。買うから一歩下がれ。'],
    'expression.smile+framing.far': ['地平線で小さく笑うな。気になって三日歩いたぞ。'],
    'expression.smile+framing.tilted': ['斜めに構えてニヤリ。宝石店の天窓から降りてくる気か。'],
    'expression.smile+sharpness.soft': ['にじんだ微笑。湖の精か。落としたのは金のピントか、銀のピントか。'],
    'expression.neutral+sharpness.soft': [
      '無表情でぼけている。テレビの「しばらくお待ちください」か。せめて音楽を流せ。',
    ],
    'expression.neutral+framing.turned': [
      '無表情で横向き。レジの列で、自分の番に気づいてないやつだ。呼ばれてるぞ。',
      '横向きの無表情。バスの窓から、知らない町を三つ見送った顔だ。降りる町、過ぎたぞ。',
    ],
    'expression.neutral+framing.off-centre': ['枠の端に無言で立つ者。番人か。通行料を払えばいいのか。'],
    'expression.serious+framing.turned': [
      '険しい顔で彼方をにらむ。宿敵はそっちか。レンズは味方だぞ、たぶん。',
      '横を向いて眉も動かぬ。紙幣の人か。透かしはどこだ。',
      '真剣な顔でよそを見るな。そっちに誰がいる。……誰もいないと言うなよ、怖い。',
    ],
    'framing.great+sharpness.crisp': [
      '構図もピントも完璧だ。説明書を最後まで読んだな。……「廃棄方法」の章もか。',
      '構図もピントも満点だと？　出番がない。台本で紙飛行機を折った。よく飛ぶ。',
      '構図よし、ピントよし。あら探し隊、全員手ぶらで帰還。隊長は泣いている。私だ。',
    ],
    'light.great+sharpness.crisp': [
      '光も画質も最高だ。家電売り場のテレビか。みんな口をあけて見ているぞ。',
      '光もピントもそろった。新学期の初日だけ、筆箱の中が完璧なやつだ。',
      '光もピントもいいだと？　文句の袋を逆さに振った。飴が一個出た。うまい。',
    ],
    'light.good+framing.far': ['見通しのいい光のおかげで、遠さが包み隠さず伝わった。'],
    'light.good+framing.close': ['その光なら三歩引いても勝てる。なぜ零距離で殴りに来た。'],
    'light.good+framing.tilted': ['まともな光が、まともじゃない角度で泣いてる。抱き起こしてやれ。'],
    'light.good+framing.off-centre': ['いい光が空席を照らし続けてる。主演、至急、舞台中央へ。'],
    'gaze.camera+expression.smile': [
      '目を見て、笑って、黙ってる。交渉の達人だ。気づけば全部譲ってた。',
      '目を見て、にこっとするな。気づいたら、学級委員を代わっていた。',
    ],
    'gaze.camera+expression.neutral': ['無の直視。石像の前でつまみ食いをした気分だ。置く。置くから見るな。'],
  },
};
