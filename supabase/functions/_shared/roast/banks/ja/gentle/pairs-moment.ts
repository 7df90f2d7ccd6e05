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
      '起きたと聞きましたが、目は半分です。もう半分は、お布団に置いてきましたね。',
    ],
    'told.exams+expression.sleepy': ['眠いまぶたに、年号をのせないであげてください。落としてしまいます。'],
    'told.exams+expression.serious': [
      'テスト期間の真剣なお顔です。「はじめ」の合図の前に、もう名前を書いていますね。',
    ],
    'told.exams+daytime.late': ['夜ふけのテスト期間ですね。公式さんたちも、もうパジャマに着がえました。'],
    'told.exams+expression.big-smile': ['テスト期間にこの笑顔。出るところを、全部ごぞんじなのですか。'],
    'daytime.late+light.dim': ['夜も遅くて、写真も暗い。おばけさんのほうが「失礼しました」と帰りました。'],
    'daytime.late+expression.sleepy': [
      '夜おそく、目は半分。「起きてるよ」のお返事が、「おきてるゆ」になるころです。',
    ],
    'daytime.late+expression.big-smile': ['こんな夜ふけに大笑いです。枕は、そのためにも使えます。'],
    'daytime.early+expression.sleepy': [
      'こんなに早い時間に、この眠そうな目。お顔は来ましたが、目は次の電車です。',
    ],
    'daytime.early+light.dim': ['お日さまの出勤前に撮ったので、写真の電気係がいません。'],
    'told.before-work+expression.serious': [
      '出かける前に、この真剣さ。ガスの元栓を思い出していますね。閉めましたよ。',
    ],
    'told.before-work+sharpness.soft': [
      '出かける前の写真が、ぶれています。片足が、もう廊下を走っていますね。',
    ],
    'told.after-sport+sharpness.soft': ['運動のあとで、写真がゆれています。カメラまで、ひざが笑っています。'],
    'told.after-sport+expression.big-smile': [
      '動いたあとに、この笑顔。「もう一本いける？」と聞かれる前に、しまってください。',
    ],
    'told.night-out+light.dim': ['夜のおでかけの一枚が、真っ暗です。すでに、おしのびですね。'],
    'told.no-excuse+sharpness.soft': [
      'ぼんやり写っても、言い訳はなし。ピントのほうが、言い訳を探しています。',
    ],
    'told.no-excuse+framing.tilted': ['斜めですが、言い訳はなし。地球が悪い、とも言わないところが立派です。'],
    'tries.many+sharpness.soft': ['今日は何枚も撮って、これがぶれました。最終回で、主役が転びました。'],
    'tries.many+expression.serious': [
      '何枚も撮って、お顔が陶芸家になりました。気に入らないと、割りそうです。',
      '何枚目かで、もう外科の先生のお顔です。カメラさん、メスではありませんよ。',
    ],
    'tries.first+expression.big-smile': ['一枚目からこの笑顔。ウォーミングアップは、玄関でなさいましたか。'],
    'source.rear+framing.off-centre': [
      '外側のカメラで撮って、お顔は端。すいか割りなら、「もっと右！」「ちがう、私の右！」のころです。',
    ],
    'source.rear+framing.close': [
      '外側のカメラで、この近さ。スマホの裏の小さい字を、読んでいるところでしたか。',
    ],
    'gap.months+expression.serious': [
      '何か月ぶりかで、真剣なお顔。「お話があって来ました」という、玄関での立ち方です。',
    ],
    'trend.up+expression.big-smile': ['点が上がって、この大笑い。答案を、表のまま机に置いて席を立つ人です。'],
  },
};
