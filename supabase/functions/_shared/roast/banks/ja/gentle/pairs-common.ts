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
      '光は日なたぼっこのつもりで来ました。お顔は、面接のつもりで来ました。',
      'やさしい光の中で、お顔だけがネクタイをしめています。たとえ話です。',
      '光は「楽にしてください」と言い、お顔は「いえ、このままで」と言っています。',
    ],
    'expression.smile+framing.close': [
      'にっこりと近いのが、同時に来ました。試食をすすめる売り場の方の距離です。',
    ],
    'framing.great+sharpness.crisp': ['構図もピントも整列しています。運動会の入場行進でしょうか。'],
  },
  truths: {
    'expression.neutral+light.good': [
      '光もお顔も、ほどほどです。アンケートなら、全部まん中の「どちらとも言えない」に丸です。',
    ],
    'expression.smile+light.good': [
      'いい光に、ひかえめな笑顔。「つまらないものですが」と言って、メロンが出てきました。',
    ],
    'expression.big-smile+light.great': [
      'まぶしいのが光か笑顔か、多数決をとりました。笑顔が二票差で勝ちました。',
      '光も笑顔もまぶしくて、サングラスの上からサングラスをかけました。',
    ],
    'expression.smile+light.great': [
      '最高の光で、ほほえんで。「何かいいことあった？」と、三人に聞かれる一枚です。',
    ],
    'expression.neutral+framing.great': [
      'まっすぐ真ん中で、無表情。図鑑なら、下に「正面」と書いてあります。',
    ],
    'expression.smile+framing.great': [
      '構図はお手本、笑顔は控えめ。美術館の受付の方が、こんなふうに「お静かに」とおっしゃいます。',
    ],
    'expression.smile+sharpness.crisp': [
      'ほほえみが、くっきり写っています。「笑ってないよ」と言い張るのは、もう難しいです。',
    ],
    'expression.serious+light.good': [
      'やさしい明るさの中で、まじめなお顔。ピクニックで、サンドイッチの個数を検算しています。',
      '気持ちのいい明るさの中、真剣なお顔。お花見で、一人だけ撤収時刻を見ています。',
    ],
    'expression.smile+framing.close': [
      '笑顔と近さが合わさると、こちらは断れません。その新製品、いただきます。',
    ],
    'expression.smile+framing.far': [
      '遠くで、そっとほほえんでいます。人の家族写真に、うっかり写った方の遠慮です。',
    ],
    'expression.smile+framing.tilted': [
      '写真は斜め、お顔はにこり。ころんだのに、先に「大丈夫です」と言う人です。',
    ],
    'expression.smile+sharpness.soft': [
      'ほほえみがぼやけて、ドラマの回想シーンになっています。まだ、いらっしゃるのに。',
    ],
    'expression.neutral+sharpness.soft': [
      'ぼんやりした写りに、無表情。お風呂上がりに、何を取りに行くか忘れた人です。',
    ],
    'expression.neutral+framing.turned': [
      'あちらを向いて、無表情。洗濯機が回るのを、なんとなく最後まで見ている人です。',
    ],
    'expression.neutral+framing.off-centre': ['端の席で、静かに。図書委員さんの、いつもの場所ですね。'],
    'expression.serious+framing.turned': [
      '真剣に横を見ています。スーパーの半額シールの係が、いま動きだしましたね。',
      '真剣に横を向いていらっしゃる。そちらに、焼きそばの屋台が見えましたか。',
    ],
    'framing.great+sharpness.crisp': [
      'きちんと真ん中で、きちんとくっきり。うわばきのかかとも、きっと踏まない方です。',
      '構図もピントもぴったりです。三脚さんが「私、いりましたか」と、たたまれながら聞いています。',
    ],
    'light.great+sharpness.crisp': [
      '光もピントもよすぎて、悪口が日なたで干されています。ふかふかです。',
      '光もピントもよすぎて、小言の在庫が余りました。ご自由にお持ちください。',
    ],
    'light.good+framing.far': [
      'いい明るさなので、遠くにいらっしゃるのがよく見えます。よく見えるぶん、遠いです。',
    ],
    'light.good+framing.close': [
      '明るさはちょうどよくて、お顔は近すぎます。味見の「はい、あーん」が、早いのです。',
    ],
    'light.good+framing.tilted': [
      '光は申し分なく、写真は斜め。きれいに焼けた目玉焼きが、お皿から半分出ています。',
    ],
    'light.good+framing.off-centre': [
      'いい光が、あいた真ん中を照らしています。発表会で、呼ばれた子がまだお手洗いです。',
    ],
    'gaze.camera+expression.smile': [
      '目が合って、ほほえまれました。持ってきた小言は、背中のうしろに隠しました。',
    ],
    'gaze.camera+expression.neutral': ['静かに目が合っています。最後の一個に、同時に手をのばした二人です。'],
  },
};
