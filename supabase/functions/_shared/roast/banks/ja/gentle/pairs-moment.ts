/** The moment together with the light, the camera or the expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'told.just-woke+expression.sleepy': ['お布団から生中継です'],
    'told.exams+expression.sleepy': ['教科書より先に、まぶたが閉じます'],
    'daytime.late+light.dim': ['夜ふけのひそひそ話です'],
  },
  truths: {
    'told.just-woke+expression.sleepy': [
      '寝起きで、まぶたが重そうです。本日の営業は、うす目のみとなっております。',
      '起きたと聞きましたが、まぶたのほうに、まだ連絡がいっていません。',
    ],
    'told.exams+expression.sleepy': [
      'テスト期間の、眠いお顔。ノートにうつぶせて、ほっぺに写った一行だけ、覚えました。',
      '眠いまぶたに、年号をのせないであげてください。落としてしまいます。',
    ],
    'told.exams+expression.serious': [
      'テスト期間に、この真剣さ。「ア」か「エ」かで迷っていたら、「イ」がそっと手を挙げました。',
    ],
    'told.exams+daytime.late': [
      'テスト期間の、遅い時間です。教科書の同じ一行を、もう五回、初めて読みました。',
    ],
    'told.exams+expression.big-smile': [
      'テスト期間に、この笑顔。教科書の偉人に描いたサングラスが、似合いすぎましたね。',
    ],
    'daytime.late+light.dim': ['夜も遅くて、写真も暗い。いちばん近い照明は、冷蔵庫の、納豆のうしろです。'],
    'daytime.late+expression.sleepy': [
      '夜おそく、目は半分。「起きてるよ」のお返事が、「おきてるゆ」になるころです。',
    ],
    'daytime.late+expression.big-smile': [
      '夜遅くに、この大笑い。となりの部屋の方が注意しに来て、いま、二人で笑っています。',
      '夜も遅いのに、この大笑いです。林間学校なら、先生の足音が、ちょうど部屋の前で止まりました。',
    ],
    'daytime.early+expression.sleepy': [
      'こんなに早い時間に、この眠そうな目。お顔は来ましたが、目は次の電車です。',
    ],
    'daytime.early+light.dim': [
      '早い時間で、写真も暗い。虫とりの朝の玄関で、言いだしたお父さんだけ、まだ起きてきません。',
    ],
    'told.before-work+expression.serious': [
      '出かける前に、この真剣さ。ガスの元栓を思い出していますね。閉めましたよ。',
    ],
    'told.before-work+sharpness.soft': [
      '出かける前の写真が、ぶれています。片手に靴下、口に定期入れ、残った手で撮りましたね。',
    ],
    'told.after-sport+sharpness.soft': [
      '運動のあとの写真が、ぶれています。両足が、お皿に出したばかりのプリンです。',
      '運動のあとで、写真がゆれています。カメラまで、ひざが笑っています。',
    ],
    'told.after-sport+expression.big-smile': [
      '動いたあとに、この笑顔。「もう一本いける？」と聞かれる前に、しまってください。',
    ],
    'told.night-out+light.dim': [
      '夜のおでかけの前から、この暗さ。おしゃれなお店の、読めないメニューの練習ですね。',
    ],
    'told.no-excuse+sharpness.soft': [
      'ぼやけていて、言い訳はなし。書き初めが半紙からはみ出して、机で終わった方です。',
    ],
    'told.no-excuse+framing.tilted': ['斜めですが、言い訳はなし。地球が悪い、とも言わないところが立派です。'],
    'tries.many+sharpness.soft': [
      '今日は何枚も撮って、これがぼやけました。スマホは「肩の力が抜けた一枚です」と言っています。',
    ],
    'tries.many+expression.serious': [
      '何枚も撮って、真剣そのもの。クレーンゲームなら、店員さんがそっと景品をずらしに来る回数です。',
      '何枚も撮って、お顔が陶芸家になりました。気に入らないと、割りそうです。',
      '今日は何枚も撮って、まだ真剣。ご家族が、おにぎりをドアの前に置いて、そっと下がりました。',
      '今日は何枚も撮って、この真剣さ。写真館のご主人なら、もう奥から先代を呼んできました。',
    ],
    'tries.first+expression.big-smile': [
      '今日の一枚目から、この大笑い。落語でしたら、座布団に座っただけで、もう全員満足です。',
    ],
    'source.rear+framing.off-centre': [
      '外側のカメラで撮って、お顔は真ん中の外。すいか割りなら、「もっと右！」「ちがう、私の右！」のころです。',
    ],
    'source.rear+framing.close': [
      '外側のカメラで、この近さ。スマホの裏の小さい字を、読んでいるところでしたか。',
    ],
    'gap.months+expression.serious': [
      '何か月かぶりで、真剣なお顔。「お話があって来ました」という、玄関での立ち方です。',
    ],
    'trend.up+expression.big-smile': ['点が上がって、この大笑い。答案を、表のまま机に置いて席を立つ人です。'],
  },
};
