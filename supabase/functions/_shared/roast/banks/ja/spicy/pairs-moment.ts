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
      '寝起きで、眠そうだ。洗面台で歯ブラシをくわえたまま、二泊目に入るな。',
    ],
    'told.exams+expression.sleepy': ['テスト期間に眠そうだ。教科書は目で読め。額で読むな。'],
    'told.exams+expression.serious': [
      'テスト期間に、その真剣な顔。鉛筆を転がす前の祈りだな。……三番か。',
      'テスト期間にその真顔。新品の消しゴムを、どの角から使うか悩んでいるな。',
      'その気迫で数式をにらめ。答えのほうが自首してくる。',
    ],
    'told.exams+daytime.late': [
      'テスト期間の夜ふけに、まだ撮る。「四時に起きてやる」は、寝るための呪文だぞ。',
      '夜中のテスト勉強！　教科書は一ページ目、夜食は二杯目だ。',
    ],
    'told.exams+expression.big-smile': [
      'テスト期間に大笑い。消しゴムの裏に「がんばれ」とあったか。……自分の字だろ。',
      '試験期間に高笑い。満点の予感か、全部あきらめた魔王か。',
    ],
    'daytime.late+light.dim': ['夜更けの暗闇でレンズを構えるな。幽霊のほうが塩をまく。'],
    'daytime.late+expression.sleepy': [
      '深夜で、眠い。なのに撮影。布団が「私とスマホ、どっちが大事」と聞いている。',
    ],
    'daytime.late+expression.big-smile': [
      '深夜に大笑い。朝になって理由を聞かれても、「ちくわが……」しか言えないぞ。',
      '夜中の大笑いだ。家族を起こすまいとこらえた鼻から、いちばん大きい音が出たぞ。',
      '夜ふけにその大笑い。壁の向こうの咳払いを、拍手と間違えるな。',
    ],
    'daytime.early+expression.sleepy': [
      '早朝で、眠そうな目だ。いまの「おはよう」、枕に言ったな。',
      '早起きしたのは体だけだ。まぶたは、二本あとの電車で来る。',
    ],
    'daytime.early+light.dim': ['早朝の暗がりで撮影。ニワトリが「すみません、まだ発声練習で」と言った。'],
    'told.before-work+expression.serious': [
      '出かける前のその真剣さ。忘れ物を思い出したな。……全部か。',
      '出かける前の真顔で「行ってくる」。母が無言でうなずいた。ついでに牛乳も頼まれた。',
      '出発前のその眼光。これから国を取りに行くのか、自転車に空気を入れるのか。',
    ],
    'told.before-work+sharpness.soft': [
      '出かける前の写真がぼけた。「行ってきます」の「す」は、もう門の外だ。',
    ],
    'told.after-sport+sharpness.soft': ['運動のあとで写真が揺れた。膝が笑うのはいい。シャッターまで押すな。'],
    'told.after-sport+expression.big-smile': [
      '運動のあとでその大笑い。マラソンで、抜かれるたびに「ナイス！」と叫ぶやつだ。',
    ],
    'told.night-out+light.dim': ['夜のおでかけ前に、この暗さ。玄関で、左右ちがう靴を履いて出るぞ。'],
    'told.no-excuse+sharpness.soft': [
      'ピントが外れて、言い訳なし。ケーキを落として「はい、落としました」と言うやつだ。',
    ],
    'told.no-excuse+framing.tilted': ['写真が傾いて、弁解ゼロ。名札が逆さのまま、堂々と自己紹介を終えたな。'],
    'tries.many+sharpness.soft': [
      '何枚も撮って、これがぼけた。全問正解して、名前を書き忘れたな。',
      '撮り直した一枚が、ぼけている。ドミノの最後の一個で、くしゃみをしたな。',
      '撮り直しを重ねて、ぼけた。本人より先に、カメラが眠くなったな。',
    ],
    'tries.many+expression.serious': [
      '何枚も撮って、この真顔。蚊を待ち伏せている人だ。いま、耳のうしろだぞ。',
      '何枚も撮って、この真顔。ガチャガチャの前だな。また同じカエルが出たか。',
      '何枚撮ってもその眼光か。クレーンゲームの、最後の百円だ。',
      '撮って、撮って、この真顔。寿司屋の弟子なら、そろそろ玉子を任される。',
      '何枚も撮って、真顔が来た。スマホが「笑うまで帰れないんですか」と泣いている。',
      'テイクを重ねて、ついに頑固な陶芸家の顔。「これは違う」とスマホを割るなよ。',
    ],
    'tries.first+expression.big-smile': [
      '今日の一枚目から満面の笑み。写真屋の「はい、笑って」が、まだ「は」だぞ。',
      '今日の一枚目で大笑い。カラオケの一曲目で、もう肩を組んでくるやつだ。',
    ],
    'source.rear+framing.off-centre': [
      '背面カメラで、真ん中を外した。スイカ割りで、隣の人の麦茶に当てたな。',
    ],
    'source.rear+framing.close': ['背面カメラにそこまで寄るな。指紋より先に、鼻の跡がつくぞ。'],
    'gap.months+expression.serious': [
      '何か月ぶりかで、その真顔。借りた漫画の話か。……すまん、最終巻がない。',
      '何か月も来ないで、真顔。転校生のあいさつか。席は前と同じだ、座れ。',
    ],
    'trend.up+expression.big-smile': [
      '点が上がって大笑いか。胴上げの前に、蛍光灯を外しておけ。',
      '点が上がって大笑い。レジで「合計七百七十七円です」と言われた人か。',
    ],
  },
};
