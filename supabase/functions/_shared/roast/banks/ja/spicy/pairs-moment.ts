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
    'told.exams+expression.serious': [
      'その気迫で数式をにらめ。答えのほうが自首してくる。',
      'テスト前にその真剣さ。出す相手を間違えている。カメラは採点しない。',
    ],
    'told.exams+daytime.late': [
      '夜中のテスト勉強！　教科書は一ページ目、夜食は二杯目だ。',
      '深夜の机だ。敵は英単語、味方は消しゴム、隊長は自撮り中。',
    ],
    'told.exams+expression.big-smile': [
      'テスト期間に大笑い。範囲を聞いてないな。……聞くな、そのまま笑ってろ。',
      '試験期間に高笑い。満点の予感か、全部あきらめた魔王か。',
    ],
    'daytime.late+light.dim': ['夜更けの暗闇でレンズを構えるな。幽霊のほうが塩をまく。'],
    'daytime.late+expression.sleepy': [
      '深夜で、眠い。なのに自撮り。布団が「私とスマホ、どっちが大事」と聞いている。',
    ],
    'daytime.late+expression.big-smile': [
      '夜中の大笑いだ。家族を起こすまいとこらえた鼻から、いちばん大きい音が出たぞ。',
      '夜ふけにその大笑い。壁の向こうの咳払いを、拍手と間違えるな。',
    ],
    'daytime.early+expression.sleepy': ['早起きしたのは体だけだ。まぶたは、二本あとの電車で来る。'],
    'daytime.early+light.dim': ['早朝の暗がりで自撮り。ニワトリが「すみません、まだ発声練習で」と言った。'],
    'told.before-work+expression.serious': [
      '出かける前のその真剣さ。忘れ物を思い出したな。……全部か。',
      '出発前のその眼光。これから国を取りに行くのか、一時間目に行くのか。',
    ],
    'told.before-work+sharpness.soft': ['遅刻寸前の残像だけが写った。本体はもう改札を飛び越えたか。'],
    'told.after-sport+sharpness.soft': ['運動のあとで写真が揺れた。膝よ、シャッターを押すな。'],
    'told.after-sport+expression.big-smile': ['全力で動いてまだ笑う。体力の底に隠し扉があるな。'],
    'told.night-out+light.dim': ['おでかけの夜なのに、暗くて本人が見えない。友達よ、声を頼りに探せ。'],
    'told.no-excuse+sharpness.soft': [
      'ピントが外れて、言い訳なし。ケーキを落として「はい、落としました」と言うやつだ。',
    ],
    'told.no-excuse+framing.tilted': ['写真が傾いて、弁解ゼロ。名札が逆さのまま、堂々と自己紹介を終えたな。'],
    'tries.many+sharpness.soft': [
      '撮って撮って撮った末に、ぼけた。最終回で主役が霧に消えた。',
      '何枚も撮って、これがぼけた。くじ引きを全部引いて、最後が「はずれ」か。',
    ],
    'tries.many+expression.serious': [
      'テイクを重ねて、ついに頑固な陶芸家の顔。「これは違う」とスマホを割るなよ。',
      '撮り直すたびに眼光が鋭くなる。次は刀を抜く。',
      '撮り直して、撮り直して、まだ真顔。寿司屋の弟子なら、そろそろ玉子を任される。',
      '撮り直しても真顔か。レンズが「笑うと損する決まりでも？」と小声で聞いたぞ。',
      '何枚撮っても真顔だ。スマホが「笑うまで帰れないんですか」と泣いている。',
      '何枚撮っても真顔だ。パラパラ漫画にしたら、誰も動かずに最終ページが来たぞ。',
    ],
    'tries.first+expression.big-smile': [
      '一枚目から満面の笑み。写真屋の「はい、笑って」が、まだ「は」だぞ。',
      '一枚目で大笑いだと？　前座はどうした。前座が袖で泣いているぞ。',
    ],
    'source.rear+framing.off-centre': ['見ないで撮って、端に写った。スイカ割りで、隣の人の麦茶に当てたな。'],
    'source.rear+framing.close': ['裏カメラの間合いに、無言で踏み込んだ。カメラが一歩さがりたがっている。'],
    'gap.months+expression.serious': [
      '何か月ぶりかで、その真顔。冷蔵庫のプリンの件なら、もう時効だぞ。',
      '何か月も来ないで、真顔。転校生のあいさつか。席は前と同じだ、座れ。',
    ],
    'trend.up+expression.big-smile': [
      '点が上がって大笑いか。胴上げの人数を集めろ。……自分しかいないぞ。',
      '点が上がって大笑い。答案の裏に、自分で花丸を描いたな。',
    ],
  },
};
