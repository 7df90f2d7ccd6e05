/** Light, framing and sharpness together, and what repeats. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsCamera: TopicLines = {
  headlines: {
    'light.dim+framing.far': ['遠くて暗い、星のような一枚です'],
    'light.dim+sharpness.soft': ['暗くて、ふんわり、夢の入口です'],
    'light.harsh+framing.close': ['まぶしくて、近いです'],
    'light.dim+framing.tilted': ['暗がりの、すべり台です'],
    'sharpness.soft+framing.close': ['近づきすぎて、にじみました'],
    'sharpness.soft+framing.far': ['遠くの、ふんわりさん'],
    'light.great+framing.far': ['いい光が、あんなに遠くに'],
    'repeat.light+light.dim': ['暗がりに、おかえりなさい'],
    'repeat.framing+framing.close': ['また、お近くで'],
    'repeat.framing+framing.tilted': ['ななめ暮らし、続いています'],
    'light.dim+sharpness.soft+framing.far': ['遠く、暗く、ふんわり'],
    'repeat.light+framing.far': ['いつもの光の、奥のほう'],
    'repeat.framing+sharpness.soft': ['いつもの場所で、ふんわり'],
  },
  openers: {
    'light.dim+framing.far': [
      '遠くの暗がりに、どなたか。迷子のお呼び出しをしたほうがよいでしょうか。',
      '暗い上に、遠くにいらっしゃいます。灯台があれば、船を出すのですが。',
    ],
    'light.dim+sharpness.soft': [
      '夜のバスの窓に映った人のように、あわくてやさしい一枚です。',
      '暗くて、ぼんやりしています。目をこすったのは、これで三度目です。',
    ],
    'light.harsh+framing.close': [
      'まぶしさと近さが、同時に「こんにちは」と言いました。',
      'まぶしいものと、近いものが、いっしょに来ました。少々お待ちください、目を閉じています。',
    ],
    'sharpness.soft+framing.far': [
      '霧の向こうの島のような写真です。渡し舟はありますか。',
      '遠くに、にじんだ点がひとつ。お手紙の差出人は、どなたでしょう。',
    ],
    'sharpness.crisp+framing.tilted': [
      'はっきり、きっぱり、ななめです。',
      'すみずみまでくっきりと、きれいに傾いています。',
    ],
    'light.great+framing.tilted': [
      'きれいな光が、すべり台をすべってきました。',
      '光はすばらしいのに、お顔が寝そべっています。日なたの猫ですね。',
    ],
    'repeat.framing+framing.far': [
      '今日も、遠くの岸から手を振ってくださいました。そろそろ橋をかけましょう。',
      'また遠くからのごあいさつですね。前より近くなったかどうか、定規を当てています。',
    ],
    'light.dim+sharpness.soft+framing.far': [
      'どこかに、どなたかが、おそらくいらっしゃいます。',
      '暗くて、遠くて、ぼんやり。想像力の体操を、ありがとうございます。',
    ],
    'repeat.light+framing.far': [
      'いつもの光の中に、今日は小さくいらっしゃいます。光だけ、先に駅へ着いたようです。',
    ],
    'repeat.framing+sharpness.soft': ['いつもの立ち位置で、今日は輪郭がひと休みしています。'],
  },
  truths: {
    'light.dim+framing.far': [
      '暗くて、遠い。広い駐車場で、うちの車が光るまで、ボタンを押している方です。',
      '暗い上に遠いので、先に見つけた人が名前をつけられます。星と同じ決まりです。',
    ],
    'light.dim+framing.close': ['暗いところで、ぐっと近い。押し入れに二人で隠れているみたいです。'],
    'light.dim+framing.tilted': [
      '暗くて、お顔が傾いています。肝だめしの先頭で、曲がり角の向こうをのぞく人です。',
    ],
    'light.dim+framing.off-centre': [
      '暗くて、真ん中にいません。パーティーの主役なのに、台所で氷を出している人です。',
    ],
    'light.harsh+framing.close': ['光が強くて、お顔が近い。前髪を自分で切る人の、切りすぎる五秒前です。'],
    'light.harsh+framing.far': [
      '強い光の中、遠くにお一人。校庭の白線を引いていて、チャイムが聞こえなかった人です。',
    ],
    'light.uneven+framing.turned': [
      '横を向いて、光も片側だけ。幕のすきまから、お客さんの数を見ている人です。三人でした。',
      '横を向いて、光も片側。半分の半分で、四分の一くらいお会いできました。',
    ],
    'light.uneven+framing.tilted': [
      '光は片側だけ、お顔は斜め。電車でうたた寝をして、片方の肩だけ日なたの人です。',
    ],
    'light.uneven+framing.off-centre': [
      '光はお顔の半分、お顔は真ん中の外。傘に入れてもらって、肩が片方ぬれる人です。',
    ],
    'light.great+framing.far': [
      'いちばんいい光の中で、いちばん遠くに。花火大会なら、特等席に荷物だけ置いてあります。',
    ],
    'light.great+framing.tilted': [
      '最高の光なのに、お顔が斜め。きれいに盛ったお寿司を、自転車で届けましたね。',
    ],
    'light.dim+sharpness.soft': [
      '暗くて、ぼんやり。かばんの底で「たぶん、かぎ」とつかんだら、飴でした。',
      '暗い上に、ぼやけています。夢の「知らない家なのに、自分の家」というときの写りです。',
    ],
    'light.harsh+sharpness.soft': ['光は強く、ピントはゆるい。マイクの音量だけ上げて、歌詞を忘れた人です。'],
    'light.dim+sharpness.crisp': ['暗いのに、ピントはくっきり。闇なべで、一人だけ全部当てた方です。'],
    'light.harsh+sharpness.crisp': [
      '強い光に、くっきりのピント。空港の機械なら、かばんの底ののど飴まで数えられました。',
    ],
    'light.great+sharpness.soft': [
      '最高の光なのに、ピントがいません。ごちそうの日に、「いただきます」の前に寝てしまった子です。',
    ],
    'sharpness.soft+framing.close': [
      '近くて、ぼんやり。寝ころんで見ていたスマホが、顔に落ちてくる直前の眺めです。',
    ],
    'sharpness.soft+framing.far': [
      '遠くて、ぼやけて、むかし話の挿絵のようです。「あるところに」までは、わかりました。',
    ],
    'sharpness.soft+framing.tilted': [
      'お顔は斜め、写りはぼんやり。水族館のガラスの、曲がったところから見た方です。',
    ],
    'sharpness.soft+framing.off-centre': [
      'ぼやけた誰かが、真ん中をよけて通りました。座敷わらしなら、縁起がいいです。',
    ],
    'sharpness.crisp+framing.far': ['くっきり、そして遠く。とてもよく見える豆粒です。'],
    'sharpness.crisp+framing.tilted': [
      '斜めのお顔が、くっきり。デパートの紳士服売り場で、値札だけ見てすぐ戻した瞬間です。',
    ],
    'sharpness.crisp+framing.off-centre': [
      'ピントはくっきり、お顔は真ん中の外。何もない真ん中が、高画質で撮れています。',
    ],
    'sharpness.crisp+framing.close': [
      '近くて、くっきり。ほっぺにごはん粒がついていたら、お米の品種までわかります。',
    ],
    'repeat.light+light.dim': ['前も暗くて、今回も暗い。ラジオでしたら、続けて聞いています。'],
    'repeat.light+light.harsh': ['また、あの強い光です。お互いに、そろそろ敬語をやめたころでしょうか。'],
    'repeat.light+light.uneven': [
      'また片側だけ明るいです。光に「前もこちら側でしたよね」と聞いたら、「え、もう片方があるんですか」と言われました。',
      'また片側だけ明るいですね。もう片方のほっぺへのおわび状が、前回のコピーです。日付だけ、手書きです。',
      'また片側だけ明るいですね。もう片方のほっぺは、待つあいだに編み物を始めました。',
      'また、光が半分だけです。もう半分は、「次号へつづく」を信じて待っています。',
    ],
    'repeat.framing+framing.close': ['前も近くて、今日も近い。ご近所を通りこして、同居です。'],
    'repeat.framing+framing.far': [
      '今日も遠くから、お元気そうで何よりです。お正月くらいは、近くへ来てくださいね。',
    ],
    'repeat.framing+framing.tilted': [
      '傾きが続いています。おうちのほうが斜めだという説を、考えはじめました。',
    ],
    'repeat.framing+framing.off-centre': [
      'また真ん中をあけていますね。お店でしたら、いつもの席に、もうおしぼりが出ています。',
    ],
    'light.dim+sharpness.soft+framing.far': [
      '暗くて、遠くて、ぼんやり。無人島から届いた、びんの中のお手紙のほうが、まだ読めます。',
    ],
    'repeat.light+framing.far': [
      '前と同じ光の中、お顔は遠くに。よく行くお店で、店長さんに気づかれたくない日です。',
    ],
    'repeat.light+sharpness.soft': [
      'またこの光か、とピントが目をつぶりました。見なくても、知っているそうです。',
    ],
    'repeat.framing+sharpness.soft': [
      'いつもの構図が、ぼやけています。通いなれた道で、自分の家を通りすぎました。',
    ],
    'repeat.framing+light.dim': ['いつもの構図で、写真は暗い。閉店したお店に、ひとりだけ座っています。'],
    'repeat.framing+light.harsh': [
      'いつもの構図に、強い光。公園のそのベンチだけ、夏はいつも空いている理由がわかりました。',
    ],
  },
};
