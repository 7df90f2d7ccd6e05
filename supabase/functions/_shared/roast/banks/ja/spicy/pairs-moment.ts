/** The moment together with the light, the camera or the expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'told.just-woke+expression.sleepy': ['起床宣言、まぶたが全面否定'],
    'told.exams+expression.sleepy': ['睡魔、全教科で満点'],
    'daytime.late+light.dim': ['深夜の闇に、怪盗あらわる'],
  },
  truths: {
    'told.just-woke+expression.sleepy': [
      '起きたと言い張る口と、寝ている目。どちらかが嘘をついている。目は正直者だ。',
    ],
    'told.exams+expression.sleepy': ['睡魔との一騎打ち、開始三秒で白旗。参考書が枕に転職した。'],
    'told.exams+expression.serious': ['その気迫で数式をにらめ。答えのほうが自首してくる。'],
    'told.exams+daytime.late': ['深夜の机で最後の決戦。敵は英単語、援軍はゼロ、司令官は自撮り中。'],
    'told.exams+expression.big-smile': ['試験期間に高笑い。満点の予感か、全部あきらめた魔王か。'],
    'daytime.late+light.dim': ['夜更けの暗闇でレンズを構えるな。幽霊のほうが塩をまく。'],
    'daytime.late+expression.sleepy': ['眠気が玉座に座り、本人は床で自撮り。政権はもう交代した。'],
    'daytime.late+expression.big-smile': ['真夜中に太陽みたいに笑うな。時差のある国から苦情が来る。'],
    'daytime.early+expression.sleepy': ['夜明けの戦場に立ったのは体だけ。魂は布団で指揮をとっている。'],
    'daytime.early+light.dim': ['日の出を待てない勇者が、暗闇の中で日の出を名乗った。'],
    'told.before-work+expression.serious': [
      '出発前のその眼光。これから国を取りに行くのか、一時間目に行くのか。',
    ],
    'told.before-work+sharpness.soft': ['遅刻寸前の残像だけが写った。本体はもう改札を飛び越えたか。'],
    'told.after-sport+sharpness.soft': ['激闘の余震で写真が揺れた。筋肉がシャッターを押すな。'],
    'told.after-sport+expression.big-smile': ['全力で動いてまだ笑う。体力の底に隠し扉があるな。'],
    'told.night-out+light.dim': ['夜に溶けるな、主役。おでかけ前から行方不明だ。'],
    'told.no-excuse+sharpness.soft': ['ピントを外して堂々の無言。剣を折られて微笑む剣士か。'],
    'told.no-excuse+framing.tilted': ['大きく傾いて、弁解ゼロ。沈みゆく船の船長ほどの風格だ。'],
    'tries.many+sharpness.soft': ['撮って撮って撮った末に、ぼけた。最終回で主役が霧に消えた。'],
    'tries.many+expression.serious': [
      '撮り直すたびに眼光が鋭くなる。次は刀を抜く。',
      'テイクを重ねて、ついに頑固な陶芸家の顔。「これは違う」とスマホを割るなよ。',
    ],
    'tries.first+expression.big-smile': ['初手から満面の笑み。将棋なら、いきなり王手で笑っている。'],
    'source.rear+framing.off-centre': ['目隠し射撃、的の端に命中。真ん中は次に取っておく大物だ。'],
    'source.rear+framing.close': ['裏カメラの間合いに、無言で踏み込んだ。カメラが一歩さがりたがっている。'],
    'gap.months+expression.serious': ['長い沈黙を破って、その真顔。復讐劇の第一話が始まった。'],
    'trend.up+expression.big-smile': ['上り調子の高笑い。玉座の座り心地まで、もう知っている笑いだ。'],
  },
};
