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
      'いい光に、静かなお顔。映画の終わりの文字を、最後まで座って見る方です。',
    ],
    'expression.smile+light.good': [
      'いい光に、ひかえめな笑顔。「つまらないものですが」と言って、メロンが出てきました。',
    ],
    'expression.big-smile+light.great': [
      '最高の光に、この大笑い。直売所のトマトの袋に、「私が作りました」と貼ってある写真です。',
      '最高の光の中で、大笑い。遊園地のちらしで、コーヒーカップに乗せられる方です。',
    ],
    'expression.smile+light.great': [
      '最高の光に、ひかえめな笑み。観光ポスターで、抹茶のお茶碗を回している人です。',
    ],
    'expression.neutral+framing.great': [
      'まっすぐ真ん中で、無表情。図鑑なら、下に「正面」と書いてあります。',
    ],
    'expression.smile+framing.great': [
      '構図はぴたり、笑顔はひかえめ。旅館のふすまを、あと三センチ残して閉める方です。',
    ],
    'expression.smile+sharpness.crisp': [
      'そっと笑ったのに、くっきりです。小声の「やった」を、マイクが全部ひろいました。',
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
      'お顔は斜め、口もとはにこり。ころんだのに、先に「大丈夫です」と言う人です。',
    ],
    'expression.smile+sharpness.soft': [
      'ほほえみが、にじんでいます。水彩の絵はがきでしたら、切手まで濡れています。',
    ],
    'expression.neutral+sharpness.soft': [
      'ぼんやり写って、無表情。透明人間の薬が、半分だけ効いたところです。',
    ],
    'expression.neutral+framing.turned': [
      'あちらを向いて、無表情。洗濯機が回るのを、なんとなく最後まで見ている人です。',
    ],
    'expression.neutral+framing.off-centre': [
      '真ん中をよけて、無表情。廊下でもめている二人の横を、紙パックのジュースを持って通る人です。',
    ],
    'expression.serious+framing.turned': [
      '真剣に横を見ています。スーパーの半額シールの係が、いま動きだしましたね。',
      '横を向いて、真剣です。教室に入ってきたハチの、いまの居場所を知っている人です。',
    ],
    'framing.great+sharpness.crisp': [
      '構図もピントも、きちんとしています。目玉焼きの黄身なら、割るのを家族会議にかけるところです。',
      '構図もピントもぴったりです。間違い探しの、お手本のほうの絵ですね。',
    ],
    'light.great+sharpness.crisp': [
      '光もピントもよすぎて、悪口が日なたで干されています。ふかふかです。',
      '光もピントも決まって、お子さまランチのメニューの写真です。旗まで立っています。',
    ],
    'light.good+framing.far': [
      'いい光なのに、お顔が遠い。席が空いているのに、「すぐ帰りますので」と立っている方です。',
    ],
    'light.good+framing.close': [
      '光はほどよく、お顔は近い。一冊の図鑑を、二人で読む距離です。まだ、めくらないでください。',
    ],
    'light.good+framing.tilted': [
      'いい光に、斜めのお顔。本屋さんで、背表紙を読みながら横に歩いていく人の首です。',
    ],
    'light.good+framing.off-centre': [
      'いい光が、あいた真ん中を照らしています。発表会で、呼ばれた子がまだお手洗いです。',
    ],
    'gaze.camera+expression.smile': [
      '目が合って、ほほえまれました。見るだけのつもりのお店で、もう紙袋を持っています。',
    ],
    'gaze.camera+expression.neutral': ['静かに目が合っています。最後の一個に、同時に手をのばした二人です。'],
  },
};
