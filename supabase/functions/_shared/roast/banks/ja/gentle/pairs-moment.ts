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
      '起きたてで、まぶたもまだ半開き。シャッターの音だけ、早起きでしたね。',
    ],
    'told.exams+expression.sleepy': ['眠いまぶたに、年号をのせないであげてください。落としてしまいます。'],
    'told.exams+expression.serious': ['真剣なまなざしに、カメラが思わず「問一」と言いそうになりました。'],
    'told.exams+daytime.late': ['夜ふけのテスト期間ですね。公式さんたちも、もうパジャマに着がえました。'],
    'told.exams+expression.big-smile': ['テスト期間にこの笑顔。出るところを、全部ごぞんじなのですか。'],
    'daytime.late+light.dim': ['夜も遅くて、写真も暗い。おばけさんのほうが「失礼しました」と帰りました。'],
    'daytime.late+expression.sleepy': [
      '時計もまぶたも「おやすみ」と言っています。二対一で、お布団の勝ちですね。',
    ],
    'daytime.late+expression.big-smile': ['夜ふけに、満開の笑顔。お月さまが、つられて少しふくらみました。'],
    'daytime.early+expression.sleepy': ['早い時刻に、眠そうなお顔。朝のほうが、少し走りすぎましたね。'],
    'daytime.early+light.dim': ['お日さまの出勤前に撮ったので、写真の電気係がいません。'],
    'told.before-work+expression.serious': ['出かける前の真剣なお顔。忘れものに、気づいてしまいましたか。'],
    'told.before-work+sharpness.soft': ['いってきますの勢いで、写真まで走りだしてしまいましたね。'],
    'told.after-sport+sharpness.soft': ['息がはずんで、カメラも一緒にはずみました。なかよく深呼吸を。'],
    'told.after-sport+expression.big-smile': ['動いたあとの大きな笑顔。麦茶が、コップの中で拍手しています。'],
    'told.night-out+light.dim': ['夜のおでかけを、暗がりでこっそり発表なさいましたね。'],
    'told.no-excuse+sharpness.soft': [
      'ぼんやり写っても、言い訳はなし。ピントのほうが、言い訳を探しています。',
    ],
    'told.no-excuse+framing.tilted': ['ななめですが、言い訳はなし。ピサの塔も、同じことを言いそうです。'],
    'tries.many+sharpness.soft': ['何枚も撮って、これはふんわり。カメラの手が、つかれたのでしょう。'],
    'tries.many+expression.serious': [
      '何度目かの真剣なお顔。そろそろ、おやつ休憩の笛を吹きますね。',
      '何枚目かで、もう外科の先生のお顔です。カメラさん、メスではありませんよ。',
    ],
    'tries.first+expression.big-smile': ['一枚目からこの笑顔。ウォーミングアップは、玄関でなさいましたか。'],
    'source.rear+framing.off-centre': [
      '見ないで撮ったので、お顔が端へお散歩に。真ん中のいすは、空けてあります。',
    ],
    'source.rear+framing.close': ['裏のカメラと、おでこをくっつけそうです。内緒話でしたか。'],
    'gap.months+expression.serious': ['ずいぶん久しぶりで、真剣なお顔。お説教はこちらの番ではありませんか。'],
    'trend.up+expression.big-smile': ['前より上がって、この笑顔。両手に花とは、このことですね。'],
  },
};
