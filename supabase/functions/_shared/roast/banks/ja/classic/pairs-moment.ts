/** The moment together with the light, the camera or the expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'told.just-woke+expression.sleepy': ['起床、ただし書類上のみ'],
    'told.exams+expression.sleepy': ['教科書、開始一行で閉館'],
    'daytime.late+light.dim': ['深夜の暗がりから中継'],
  },
  truths: {
    'told.just-woke+expression.sleepy': ['本人は起きたと言い、まぶたは寝ていると言う。証言が割れた。'],
    'told.exams+expression.sleepy': ['試験期間の眠気は、数学を開いた瞬間にいちばん強くなる。もう開いたな。'],
    'told.exams+expression.serious': [
      'テスト前の真剣な顔。やる気が出て、まず本棚の整理を始めた。',
      'テスト前の真剣な表情。昨日まで教科書の場所を知らなかった人とは思えない。',
    ],
    'told.exams+daytime.late': [
      '夜中のテスト勉強。隣でスマホが「休憩？」と聞いて、もう休憩している。',
      '夜中にテスト勉強。ノートの字が、後半だけミミズの筆記体になっている。',
    ],
    'told.exams+expression.big-smile': [
      'テスト期間にこの笑顔。範囲を聞いていないと、人はここまで明るい。',
      '試験中にこの笑顔。山が当たったか、山を見失ったか。',
    ],
    'daytime.late+light.dim': ['夜中に、暗がりで、自撮り。廊下で家族に会ったら悲鳴が二つ。'],
    'daytime.late+expression.sleepy': [
      '夜中に、眠そうな自撮り。充電器はスマホに刺さっている。本人の分はない。',
      '眠いなら寝る。この作戦を思いつく前にカメラを開いた。',
    ],
    'daytime.late+expression.big-smile': [
      '夜中にこの笑顔。壁の向こうで、家族が時計を見た。',
      '夜中の大笑い。思い出し笑いで、布団を一回蹴ったと見ている。',
    ],
    'daytime.early+expression.sleepy': ['早起きの得の三文を、まぶたが先に使ってしまった。'],
    'daytime.early+light.dim': ['太陽も電気もまだ来ていない。集合時間を早く伝えすぎた。'],
    'told.before-work+expression.serious': [
      '出かける前の真剣な表情。ガスの元栓と、目で会話している。',
      '出かける前に、この真剣な表情。家の中にいるのに、もう鍵をかけたか心配している。',
    ],
    'told.before-work+sharpness.soft': ['急いで撮ったのが写真に出た。ピントはまだ玄関で靴を探している。'],
    'told.after-sport+sharpness.soft': ['走り終わったのは本人だけ。写真がまだ走っている。'],
    'told.after-sport+expression.big-smile': ['運動のあとにこの笑顔。きつい練習という話、急に信用できない。'],
    'told.night-out+light.dim': ['夜のおでかけの記録が暗い。アリバイとしては弱い。'],
    'told.no-excuse+sharpness.soft': ['言い訳なし、ピントもなし。潔いにもほどがある。'],
    'told.no-excuse+framing.tilted': ['写真が傾いていて、理由は「なし」。地球のせいにもしないとは。'],
    'tries.many+sharpness.soft': [
      '何枚も撮って選んだのが、ピントの逃げた回。大物は逃がすと大きい。',
      '撮り直しを重ねて、ピントが先に帰った。門限があったらしい。',
    ],
    'tries.many+expression.serious': [
      '何枚撮っても真顔。スマホが「次、笑ったら帰れますよ」とささやいた。',
      '何枚撮っても真剣。駄菓子屋で百円を握って、三十分いる人。',
      '回を重ねるごとに、金庫破りの目になっていく。',
      '撮り直すたびに真顔が固まっていく。製氷皿なら、もう取り出せる。',
      '撮り直すたびに真剣になる。そのうち、シャッターの前で一礼する。',
      '撮り直すほど真剣になっていく。もう将棋の終盤。',
    ],
    'tries.first+expression.big-smile': [
      '一枚目でこの笑顔。漫才なら、名前を言う前に一回ウケている。',
      '一枚目から全開の笑顔。準備体操を飛ばして、いきなり跳び箱。',
    ],
    'source.rear+framing.off-centre': ['画面を見ずに撮って、本人は端。当てずっぽうにしては、惜しい。'],
    'source.rear+framing.close': ['外カメラとの距離感を、勘で決めた。勘が人なつっこい。'],
    'gap.months+expression.serious': [
      '長いこと来ないで、第一声がその真顔。怒る役はこっちだと思っていた。',
      '何か月ぶりかで、この真顔。借りたままの漫画があったかと、本棚を見に行った。',
    ],
    'trend.up+expression.big-smile': [
      '点が上がって、大笑い。自転車に初めて乗れて、止まり方をまだ知らない顔。',
      '点が上がって、この笑顔。結果を先に見てから撮った？',
    ],
  },
};
