/** The pairs that many photos have. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsCommon: TopicLines = {
  openers: {
    'expression.neutral+light.good': [
      '光はほどよく、表情もほどよく。おだやかな土曜日の、午前十時のような一枚です。',
    ],
    'expression.smile+light.good': ['ほどよい光に、そっと笑み。お茶の時間に、ちょうど間に合いました。'],
    'expression.big-smile+light.great': ['いい光と大きな笑顔。画面をふいたら、もっとまぶしくなりました。'],
    'expression.neutral+framing.great': [
      'ぴたりと収まって、しんと静か。美術館で、作品のほうに見られています。',
    ],
    'expression.smile+sharpness.crisp': [
      'ほほえみの角度まで、くっきり写っています。分度器を持ってくる方がいそうです。',
    ],
    'expression.serious+light.good': [
      '光は「楽にしてください」と言い、お顔は「いえ、このままで」と言っています。',
    ],
    'expression.smile+framing.close': [
      'にっこりと近いのが、同時に来ました。試食をすすめる売り場の方の距離です。',
    ],
    'framing.great+sharpness.crisp': ['構図もピントも整列しています。運動会の入場行進でしょうか。'],
  },
  truths: {
    'expression.neutral+light.good': [
      '光もお顔も「ふつうに元気です」と言っています。いちばん長続きするお返事です。',
    ],
    'expression.smile+light.good': [
      'いい光に、ひかえめな笑顔。「つまらないものですが」と言って、メロンが出てきました。',
    ],
    'expression.big-smile+light.great': [
      'まぶしいのが光か笑顔か、多数決をとりました。笑顔が二票差で勝ちました。',
      '光も笑顔もまぶしくて、サングラスの上からサングラスをかけました。',
    ],
    'expression.smile+light.great': ['光がよくて、ほほえみもよくて、私の意地悪はポケットから出られません。'],
    'expression.neutral+framing.great': [
      'こんなに真ん中で、こんなに静か。エレベーターの鏡の前で、誰かが乗ってきた瞬間ですね。',
    ],
    'expression.smile+framing.great': [
      '構図はお手本、笑顔はひかえめ。書道なら、とめとはねまで美しい楷書です。',
    ],
    'expression.smile+sharpness.crisp': [
      'くっきりしたほほえみです。なぞり書きをしていたら、こちらも笑っていました。',
    ],
    'expression.serious+light.good': [
      'やさしい明るさの中で、まじめなお顔。ピクニックで、サンドイッチの個数を検算しています。',
      '気持ちのいい明るさの中、真剣なお顔。お花見で、一人だけ撤収時刻を見ています。',
    ],
    'expression.smile+framing.close': [
      '笑顔と近さが合わさると、こちらは断れません。その新製品、いただきます。',
    ],
    'expression.smile+framing.far': [
      '遠くで、ひかえめに笑っていらっしゃいます。拡大したら会えました、というごほうび方式です。',
    ],
    'expression.smile+framing.tilted': [
      '写真は坂道、お顔はほほえみ。ブレーキをかけずに、楽しそうに下ってきましたね。',
    ],
    'expression.smile+sharpness.soft': [
      'ほほえみが、絵の具のようににじんでいます。水を少し減らして、もう一筆どうぞ。',
    ],
    'expression.neutral+sharpness.soft': [
      'おだやかなお顔が、おだやかな写りの中に。ぬるめのお湯のような一枚です。',
    ],
    'expression.neutral+framing.turned': ['静かに、あちらを向いて。渡り鳥を数えるお仕事中でしょうか。'],
    'expression.neutral+framing.off-centre': ['端の席で、静かに。図書委員さんの、いつもの場所ですね。'],
    'expression.serious+framing.turned': [
      '真剣に横を見ています。見張り台からの報告を、お待ちしています。',
      '真剣に横を向いていらっしゃる。そちらに、焼きそばの屋台が見えましたか。',
    ],
    'framing.great+sharpness.crisp': [
      'きちんと真ん中で、きちんとくっきり。うわばきのかかとも、きっと踏まない方です。',
      '構図もピントも満点です。困った赤ペンが、自分の名前に丸をつけています。',
    ],
    'light.great+sharpness.crisp': [
      '光もピントもよすぎて、小言の在庫が余りました。ただいま半額です。',
      '光もピントもよすぎて、悪口が日なたで干されています。ふかふかです。',
    ],
    'light.good+framing.far': [
      'いい明るさなので、遠くにいらっしゃるのがよく見えます。よく見えるぶん、遠いです。',
    ],
    'light.good+framing.close': [
      '明るさはちょうど、近さは少しだけおおめ。お砂糖の分量でしたら、ひとさじ減らしましょう。',
    ],
    'light.good+framing.tilted': ['気持ちのいい光が、写真のななめの坂をころころ転がっています。'],
    'light.good+framing.off-centre': [
      'いい光が、真ん中の空席をていねいに照らしています。もったいないので、お座りください。',
    ],
    'gaze.camera+expression.smile': [
      '目が合って、ほほえまれました。こちらの小言は、いま、おみやげの袋に入れています。',
    ],
    'gaze.camera+expression.neutral': [
      '静かに目が合いました。どちらが先に「こんにちは」を言うか、待っています。',
    ],
  },
};
