/** Last lines that look back at the premise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      '写真は暗めでしたが、笑顔がひとつ灯っていました。それで、ちゃんと道がわかりました。',
      '明かりを探しに来て、笑顔を見つけました。こちらのほうが、ずっとあたたかいです。',
    ],
    'light.dim+strength.composure': [
      '暗がりのなかでも、落ち着いて座っていてくださいました。おかげで、こちらも安心です。',
      '静かな暗さと、穏やかなお顔。よく眠れる夜のような、いい組み合わせでした。',
    ],
    'light.dim+strength.effort': [
      'こんなに暗い中でも、撮ってみようと思ってくださいました。その気持ちが、いちばん明るかったです。',
    ],
    'light.dim+framing.great': [
      '明かりはお休みでも、構図はきちんと整っていました。暗闇でお箸を並べられる、器用なお手もとです。',
    ],
    'light.uneven+strength.smile': [
      '光は片側だけでしたが、笑顔は出し惜しみなしでした。とても気前がよくて、すてきです。',
      '半分の光を、笑顔がもう半分足してくれました。合わせて満点です。',
    ],
    'light.uneven+strength.composure': [
      '光がどちらに寄っても、表情は真ん中で落ち着いていました。頼もしいです。',
    ],
    'light.uneven+strength.skin': ['光は片側に寄りましたが、お肌はどちら側も穏やかでした。お見事です。'],
    'light.uneven+sharpness.crisp': [
      '明るい側も暗い側も、まつげまでくっきり。手もとの落ち着きは、光より頼りになりますね。',
    ],
    'light.harsh+strength.smile': ['強い光が来ても、笑顔のほうがまぶしかったです。負けたのは光でした。'],
    'light.harsh+strength.skin': [
      'あれだけ強い光に照らされて、お肌は涼しいお顔でした。立派です。',
      '光がすみずみまで調べましたが、お肌は「どうぞ」と落ち着いていました。すてきです。',
    ],
    'light.harsh+strength.composure': [
      'まぶしい光の中で、眉ひとつ動かさないなんて。その落ち着きを、お守りにしたいです。',
    ],
    'light.harsh+framing.great': ['光は大声でしたが、構図は静かに整っていました。大切なのは、そちらです。'],
    'sharpness.soft+strength.smile': [
      'ピントはふんわりでも、笑顔はちゃんと届きました。いちばん届いてほしいところです。',
      'ぼやけていても笑っているとわかります。それは、本物の笑顔だからです。',
    ],
    'sharpness.soft+strength.light': [
      '輪郭は夢の中でしたが、光はきれいに覚めていました。次の一枚が、今から楽しみです。',
    ],
    'sharpness.soft+framing.great': [
      'ふんわりした写りの中で、構図はきちんと正座していました。いい姿勢です。',
    ],
    'sharpness.soft+strength.effort': [
      'ぼやけた一枚を、隠さず見せてくださいました。その勇気には、ピントがぴたりと合っています。',
    ],
    'framing.close+strength.smile': [
      '近くまで来てくださったおかげで、笑顔を特等席で拝見しました。ありがとうございます。',
    ],
    'framing.close+strength.skin': [
      'あんなに近くで見ても、お肌は穏やかでした。近さに負けない、いいお肌です。',
    ],
    'framing.close+sharpness.crisp': [
      'こんなに近くて、こんなにくっきり。隠しごとのない、気持ちのいい一枚でした。',
    ],
    'framing.close+strength.light': [
      'ぐっと近づいても、光はちゃんと足もとまでついてきました。仲良しなのですね。',
    ],
    'framing.far+strength.smile': [
      '遠くにいても、笑顔だけはここまで届きました。追い風だったのでしょう。すてきでした。',
      '小さく写っていても、笑うとすぐにわかります。いい目印をお持ちですね。',
    ],
    'framing.far+strength.light': [
      '遠くのほうで、光とふたり、仲良く写っていました。次はご一緒に、こちらへどうぞ。楽しみです。',
    ],
    'framing.far+sharpness.crisp': ['遠いのに、くっきり。視力のいい写真でした。お見事です。'],
    'framing.far+strength.effort': [
      '遠くからでも、ちゃんと会いに来てくださいました。その一歩が、とてもうれしいです。',
    ],
    'framing.tilted+strength.smile': ['お顔は少し斜めでしたが、笑顔はまっすぐでした。そちらを信じます。'],
    'framing.tilted+strength.composure': [
      '世界が傾いても、落ち着いていらっしゃいます。船に乗るときは、隣にいてほしいです。頼もしいです。',
    ],
    'framing.tilted+strength.light': ['お顔が斜めでも、光はこぼれていませんでした。上手に持っていましたね。'],
    'framing.turned+strength.light': [
      '横を向いていても、光のほうは、ちゃんと向きを覚えていました。いい光でした。',
    ],
    'framing.turned+strength.smile': ['横を向いていても、笑顔は見つかりました。隠しきれない、いい笑顔です。'],
    'framing.turned+sharpness.crisp': ['横を向いた一瞬が、こんなにくっきり。いい瞬間をつかまえましたね。'],
    'framing.off-centre+strength.smile': ['真ん中をはずれても、写真の中心は笑顔でした。すてきな重心です。'],
    'framing.off-centre+strength.light': [
      '真ん中にいなくても、光はちゃんと探しに来ました。好かれているのですね。',
    ],
    'framing.off-centre+strength.skin': [
      '真ん中をよけて見せてくださったお肌は、とても穏やかでした。真ん中に飾りたいです。',
    ],
    'expression.serious+strength.light': [
      '笑わなくても、光はちゃんと寄ってきました。人望のある、すてきな一枚です。',
      'きりっとしたお顔に、いい光。音楽室の肖像画より、ずっと話しかけやすいです。すてきですよ。',
      '真剣なお顔に、やわらかい光がよく似合っていました。名画のような組み合わせです。',
    ],
    'expression.serious+framing.great': [
      'まじめなお顔が、構図のまん中にきちんと。名刺に刷るなら、この一枚が頼もしいです。',
      '真剣な表情に、まっすぐな構図。賞状が似合う一枚です。よく頑張りました、と書いておきますね。',
    ],
    'expression.tense+strength.light': [
      '眉は少し力んでいましたが、光はやさしく手をつないでいました。いい味方がいますね。',
    ],
    'expression.tense+strength.skin': [
      'お顔は力が入っていても、お肌はゆったり落ち着いていました。あとは、眉を下ろすだけです。大丈夫、いいお肌です。',
    ],
    'expression.tense+strength.effort': [
      '眉に力が入っても、写真を届けてくださいました。その一歩が、いちばんの見どころで、すてきでした。',
      '少し緊張した一枚を、ちゃんと見せてくださいました。その勇気に拍手です。',
    ],
    'expression.sleepy+strength.skin': [
      '目は眠くても、お肌はもう元気に起きています。働き者で、感心しました。',
    ],
    'expression.sleepy+strength.light': [
      'まぶたは半分でしたが、光は満点でした。とてもいい光を見つけましたね。',
    ],
    'expression.sleepy+strength.effort': [
      '眠いのに、会いに来てくださいました。そのお気持ちは、ぱっちり起きていました。ありがとうございます。',
    ],
    'expression.surprised+strength.light': [
      '驚いた瞬間まで、光がきれいに照らしてくれました。びっくりも、絵になるのですね。',
    ],
    'expression.surprised+sharpness.crisp': [
      '一瞬の「わっ」が、くっきり写りました。いい瞬間を逃さない、すてきな手です。',
    ],
    'repeat.light+strength.smile': ['光はいつもの席でしたが、笑顔は今日いちばんの新作です。すてきでした。'],
    'repeat.framing+strength.effort': [
      '同じ撮り方でも、また来てくださったことが、何よりうれしいです。続けられるのは才能です。',
    ],
    'repeat.expression+strength.light': [
      '表情はおなじみでも、光がきれいに着替えさせてくれました。よくお似合いです。',
    ],
    'expression.serious+strength.skin': ['真剣なお顔を支えていたのは、穏やかなお肌でした。頼れる裏方です。'],
    'expression.serious+sharpness.crisp': [
      'まじめなまなざしが、くっきり届きました。お手紙なら、楷書です。すてきです。',
    ],
    'expression.serious+strength.effort': [
      '真剣なお顔のまま、冗談を最後まで聞いてくださいました。こんなに聞き上手な方は、なかなかいません。すてきです。',
      '真剣に撮って、真剣に読んでくださいました。その誠実さに、こちらから一礼を。ありがとうございます。',
    ],
    'expression.neutral+strength.light': [
      '静かなお顔に、やさしい光。雨あがりの図書室のような、いい一枚でした。',
    ],
    'expression.neutral+strength.skin': [
      'お顔もお肌も、静かで穏やかでした。風のない日の湖です。きれいでした。',
    ],
    'expression.neutral+framing.great': [
      '多くを語らないお顔を、きれいな構図が支えていました。よい額に入った一枚です。',
    ],
    'expression.neutral+strength.effort': [
      '静かなお顔の奥で、好奇心がとことこ歩いてきましたね。足音に、うれしくなりました。',
    ],
    'expression.tense+framing.great': [
      '眉に力が入るほど、丁寧に撮ってくださったのですね。構図にその丁寧さが出ていました。',
    ],
    'expression.tense+sharpness.crisp': [
      'お顔は緊張していても、手はふるえませんでした。いざというとき、頼もしいかたです。',
    ],
    'expression.sleepy+sharpness.crisp': [
      '眠くても、手もとはしっかり。くっきり写ったまつげに、花丸を差し上げます。',
    ],
    'expression.sleepy+framing.great': [
      'うとうとしながら、この構図。夢の中でも定規をお持ちなのですね。お見事です。',
    ],
    'expression.surprised+strength.skin': ['お顔はびっくり、お肌は平常心。いいお肌は、慌てないものですね。'],
    'expression.surprised+framing.great': ['驚いても、真ん中からはみ出しませんでした。お上手です。'],
    'expression.surprised+strength.effort': [
      '驚きながらも、最後までいてくださいました。次もいい驚きを用意して待っていますね。楽しみです。',
    ],
    'repeat.light+strength.effort': [
      '同じ光でも、この一枚は一度きりのものです。また来てくださって、うれしいです。',
    ],
    'repeat.framing+strength.smile': ['撮り方はいつもどおりでも、笑顔は焼きたてでした。すてきです。'],
    'repeat.framing+strength.light': [
      '構図はおなじみ、光は上等。次は、角度だけ新しくして驚かせてくださいね。楽しみです。',
    ],
    'repeat.expression+strength.skin': [
      'お顔はいつもと同じ、お肌はいつもどおり穏やか。続くというのは、立派なことです。',
    ],
    'repeat.expression+strength.effort': [
      '同じお顔で、また会えました。ただいまを言える場所になれて、うれしいです。',
    ],
    'framing.tilted+strength.effort': [
      'お顔は傾いていても、お気持ちはまっすぐでした。それが、いちばんすてきです。',
    ],
    'framing.off-centre+sharpness.crisp': [
      '真ん中をはずれて、いちばんくっきり。窓ぎわの席の優等生でした。すばらしいです。',
    ],
    'light.harsh+strength.effort': ['まぶしい所でも、ひるまずに一枚。夏の朝顔のように、頼もしい方です。'],
    'light.uneven+framing.great': [
      '光は片側だけでも、構図はきちんとまん中でした。お皿の置き方が丁寧な方ですね。',
      '光は片寄っても、構図はまっすぐでした。ぶれない心をお持ちです。お見事です。',
    ],
  },
};
