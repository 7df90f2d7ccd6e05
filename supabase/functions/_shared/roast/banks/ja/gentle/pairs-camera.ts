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
    'repeat.light+light.dim': ['暗がりの常連さん、いらっしゃいませ'],
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
      '暗くて、ぼんやりしています。目をこすったのは、今日これで三度目です。',
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
      '光はすばらしいのに、写真が寝そべっています。日なたの猫ですね。',
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
      '暗い中の、遠い人影。声をかけたら、ご近所の方でないか少し心配です。',
      '星なら、見つけた人の名前がつきます。今のところ、私の名前になりそうです。',
    ],
    'light.dim+framing.close': ['暗いところで、ぐっと近い。押し入れに二人で隠れているみたいです。'],
    'light.dim+framing.tilted': ['暗くて、傾いています。夜の船の乗り心地です。酔い止めの飴をどうぞ。'],
    'light.dim+framing.off-centre': ['暗い上に、端にいらっしゃいます。かくれんぼでしたら、お上手すぎます。'],
    'light.harsh+framing.close': ['光も、お顔も、いっぺんに目の前へ来ました。順番にお願いします。'],
    'light.harsh+framing.far': [
      'まぶしい光の向こうに、小さなお姿。舞台のいちばん奥に立つ、照れやの主役です。',
    ],
    'light.uneven+framing.turned': [
      '横を向いて、光も片側。半分の半分で、四分の一くらいお会いできました。',
      '横向きで、光も片側だけ。だるまさんがころんだの、いちばんいい場面ですね。',
    ],
    'light.uneven+framing.tilted': [
      '光は片寄り、写真は傾き。ついでに私の首も傾きました。三人でラジオ体操をしましょう。',
    ],
    'light.uneven+framing.off-centre': [
      '光も立つ場所も、片側に寄っています。シーソーでしたら、もう着地しています。',
    ],
    'light.great+framing.far': ['こんなにいい光を浴びて、あんなに遠くに。宝の地図の、×印の気持ちです。'],
    'light.great+framing.tilted': ['いい光を、こぼれそうな角度で持っていますね。お盆は水平が安心です。'],
    'light.dim+sharpness.soft': [
      '昔の幻灯機の写真です。お名前の札が、裏にありますように。',
      '思い出せそうで思い出せない夢の、あの場面です。',
    ],
    'light.harsh+sharpness.soft': ['光は「見て」と言い、ピントは「見ないで」と言っています。板ばさみです。'],
    'light.dim+sharpness.crisp': ['暗いのに、くっきり。夜行性のカメラをお持ちですか。'],
    'light.harsh+sharpness.crisp': [
      '光が強くて、ピントも正確。かくしておいたおやつのかけらまで、見つかりそうです。',
    ],
    'light.great+sharpness.soft': [
      '光は満点なのに、ピントがうたた寝をしました。日なたでは、仕方ありませんね。',
    ],
    'sharpness.soft+framing.close': ['近すぎて、レンズが目を回したようです。一歩さがると、正気に戻ります。'],
    'sharpness.soft+framing.far': [
      '遠くて、ぼやけて、むかし話の挿絵のようです。「あるところに」までは、わかりました。',
    ],
    'sharpness.soft+framing.tilted': ['ゆれて、傾いて。遊覧船から撮ってくださったのですね。'],
    'sharpness.soft+framing.off-centre': [
      'ぼやけた誰かが、端を通りすぎました。座敷わらしなら、縁起がいいです。',
    ],
    'sharpness.crisp+framing.far': ['くっきり、そして遠く。とてもよく見える豆粒です。'],
    'sharpness.crisp+framing.tilted': ['傾きまで、鮮明に記録されています。言い訳のできない斜めですね。'],
    'sharpness.crisp+framing.off-centre': [
      'お顔より、真ん中の空席にピントが似合いそうです。どうぞ、お座りください。',
    ],
    'sharpness.crisp+framing.close': [
      'こんなに近くて、こんなに鮮明。虫めがねが、お役ごめんの手紙を書いています。',
    ],
    'repeat.light+light.dim': [
      'また暗がりでお会いしましたね。スイッチというものは、さがすと案外近くにあります。',
    ],
    'repeat.light+light.harsh': ['また、あの強い光です。お互いに、そろそろ敬語をやめたころでしょうか。'],
    'repeat.light+light.uneven': [
      '光が今日も片側です。もう片方は、いつになったら順番が来るのでしょう。',
      '今日も片側だけ明るいですね。反対側のほっぺから、席替え希望の紙が出ています。',
    ],
    'repeat.framing+framing.close': ['前も近くて、今日も近い。ご近所を通りこして、同居です。'],
    'repeat.framing+framing.far': [
      '今日も遠くから、お元気そうで何よりです。お正月くらいは、近くへ来てくださいね。',
    ],
    'repeat.framing+framing.tilted': [
      '傾きが続いています。おうちのほうが斜めだという説を、考えはじめました。',
    ],
    'repeat.framing+framing.off-centre': [
      'またその端の席ですね。「指定席」の札を、こちらで作っておきました。',
    ],
    'light.dim+sharpness.soft+framing.far': [
      '福引きなら、暗さ、遠さ、にじみの三つがそろって、みごと大当たりです。賞品は懐中電灯です。',
    ],
    'repeat.light+framing.far': [
      '光は顔なじみなのに、ご本人とは遠距離です。文通の相手が、光になりそうです。',
    ],
    'repeat.light+sharpness.soft': ['同じ光を待つうちに、ピントが居眠りをしたようです。'],
    'repeat.framing+sharpness.soft': ['構図は暗記していらっしゃるのに、ピントだけ、ど忘れしました。'],
    'repeat.framing+light.dim': ['いつもの場所の、いつもの角度で、電気だけ忘れてしまったのですね。'],
    'repeat.framing+light.harsh': ['立つ場所が同じだから、強い光にも毎回見つかってしまうのです。'],
  },
};
