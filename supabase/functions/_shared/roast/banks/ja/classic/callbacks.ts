/** Last lines that look back at the premise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      '暗い写真で唯一の照明が笑顔だった。電気代もかからない、いい照明。',
      '明るさは欠席でも、笑顔が代返してくれた。ばれない、むしろ満点。',
    ],
    'light.dim+strength.composure': ['この暗さで落ち着いていられるなら、停電の夜はぜひ班長を。'],
    'light.dim+strength.effort': ['暗かろうが撮る。そのいい根性に、懐中電灯を一本贈りたい。電池つきで。'],
    'light.dim+framing.great': ['暗闇でこの構図を決めたなら、明るいところでは誰も勝てない。'],
    'light.uneven+strength.smile': [
      '光は片側をひいきしたけど、笑顔は誰のこともひいきしていない。そこがいい。',
      '半分だけの光でも、笑顔は一人分まるごと届いた。いい配達だった。',
    ],
    'light.uneven+strength.composure': ['左右で天気が違っても、本人は動じない。いい船長になれる。'],
    'light.uneven+strength.skin': ['明るい側も暗い側も、肌は同じように落ち着いていた。裏表がない。'],
    'light.uneven+sharpness.crisp': ['光は半分、ピントは満額。手の落ち着きだけで帳尻を合わせた。'],
    'light.harsh+strength.smile': ['強い光に笑顔で返した。喧嘩を売った光のほうが、いまは照れている。'],
    'light.harsh+strength.skin': ['あの光に調べられて、何も出てこない肌。堂々とした無罪だった。'],
    'light.harsh+strength.composure': ['照らされすぎても涼しい顔。取り調べ側が先に帰った。落ち着きの勝ち。'],
    'light.harsh+framing.great': ['光が暴れても、構図は一ミリも動いていない。現場監督として優秀。いい仕事。'],
    'sharpness.soft+strength.smile': [
      'ぼやけていても笑顔だと分かる。輪郭より先に伝わるものがあるらしい。',
      'ピントは来なかったけど、笑顔はちゃんと間に合った。大事なほうが来てよかった。',
    ],
    'sharpness.soft+strength.light': [
      '輪郭は夢の中、光は本物。次にピントを連れてきたら、文句なしの一枚になる。',
    ],
    'sharpness.soft+framing.great': ['ぶれても枠から出ない。構図の体幹がいい。'],
    'sharpness.soft+strength.effort': [
      'ぶれた写真を、ぶれたまま持ってくる。いい度胸だ。そこにはピントが合っている。',
    ],
    'framing.close+strength.smile': [
      '近すぎる、と言ったのを取り消す。この笑顔なら、近くで見たほうが得だった。',
    ],
    'framing.close+strength.skin': ['あの距離で見せて平気な肌。自信というより、実績。'],
    'framing.close+sharpness.crisp': ['ゼロ距離で高画質。逃げる気がまったくない。気持ちいい度胸だ。'],
    'framing.close+strength.light': ['枠いっぱいでも光は隅まで回っていた。詰めたわりに、いい仕上がり。'],
    'framing.far+strength.smile': [
      '遠くて小さいのに、笑っているのは分かった。よく届く笑顔だ。',
      '写真の九割は別のものだったのに、覚えているのは笑顔のほう。いい笑顔だった。',
    ],
    'framing.far+strength.light': ['遠くでいい光に当たっている。二歩近づけば、その光ごと主役になれる。'],
    'framing.far+sharpness.crisp': ['豆粒でも鮮明。広げてもつぶれない。えらい豆粒だった。'],
    'framing.far+strength.effort': ['遠くても、ちゃんと来た。その一歩がいちばん大きく写っている。'],
    'framing.tilted+strength.smile': ['写真が傾いても、笑顔は傾かない。水平器の代わりに使える。'],
    'framing.tilted+strength.composure': ['床が斜めでも落ち着いている。地面のほうが反省すると思う。'],
    'framing.tilted+strength.light': [
      '斜めでも光はまっすぐ届いていた。次は写真のほうを合わせてあげて。いい光だから。',
    ],
    'framing.turned+strength.light': [
      '顔は横へ、光は顔へ。追いかける側が優秀だった、いい一枚。',
      'そっぽを向いても、いい光が走って追いかけてきた。忘れ物を届ける友達みたいに。',
    ],
    'framing.turned+strength.smile': ['横から見ても笑顔は笑顔だった。正面で見たら、たぶん三割増し。'],
    'framing.turned+sharpness.crisp': [
      '横を向いたまま、この鮮明さ。カメラのほうが、まばたきを我慢した。見事。',
      '顔は少し横、写りはくっきり。本の帯なら、このまま書店に並ぶ立派な一枚。',
      'よそ見の一瞬が、ここまで鮮明。よそ見の記録としては博物館級、さすが。',
    ],
    'framing.off-centre+strength.smile': [
      '真ん中にいなくても、目が行くのは笑顔。つまり、そこが真ん中だった。',
    ],
    'framing.off-centre+strength.light': ['真ん中を外れても、光が迎えに来ている。いい待遇だ。才能だと思う。'],
    'framing.off-centre+strength.skin': ['真ん中を外れても、肌の調子は中央値より上。立派だった。'],
    'expression.serious+strength.light': [
      '顔は試験監督、光は春休み。この組み合わせ、案外いい。',
      '真剣な顔も、いい光の中だと「頼りになる先輩」になる。さすが。',
      '真剣な顔に、やさしい光。いい先生の条件がそろっている。',
    ],
    'expression.serious+framing.great': [
      '真顔でも構図はきっちり。証明写真の見本として、窓口に貼ってほしい、いい出来。',
      '真剣な顔と、立派な構図。校長室の歴代の列に混ぜても、三年は気づかれない。',
    ],
    'expression.tense+strength.light': ['眉は緊張していても、光はのんびりしていた。いい相棒がついている。'],
    'expression.tense+strength.skin': ['顔の真ん中は会議中でも、肌は平和そのもの。いい国だ。'],
    'expression.tense+strength.effort': [
      '力みながらも、ちゃんと撮った。えらい。眉は張り切っただけなので、おとがめなし。',
    ],
    'expression.sleepy+strength.skin': ['目は寝ていても、肌は朝礼に出ている。まじめで、いい部下を持った。'],
    'expression.sleepy+strength.light': ['半分寝ていても、いい光の席は譲らない。その執念、好きだ。'],
    'expression.sleepy+strength.effort': [
      '眠くても、ここまで来た。まぶたより先に、根性が起きている。よく頑張った。',
    ],
    'expression.surprised+strength.light': [
      '驚いた顔まで、いい光が決まっている。日常が連続ドラマ。来週も見る。',
    ],
    'expression.surprised+sharpness.crisp': [
      'びっくりの瞬間がこの鮮明さ。手だけは聞いていなかったらしい。いい手だ。',
    ],
    'repeat.light+strength.smile': ['光は使い回しでも、笑顔は毎回とれたて。そこが強い。'],
    'repeat.framing+strength.effort': ['構図は同じでも、また撮りに来る人は変わっていく。続ける人は強い。'],
    'repeat.expression+strength.light': ['同じ表情でも、この光なら新しく見える。いい着替えだった。'],
    'expression.serious+strength.skin': [
      '顔は締め切り前、肌は日曜の午後。落ち着いたほうに、拍手。',
      '顔は真剣、肌は穏やか。テスト中の教室に、いい風が入ってきた。',
    ],
    'expression.serious+sharpness.crisp': [
      '真剣な顔を、ピントが一ミリも逃していない。仕事の丁寧なカメラだ。',
      '真剣な顔が、この立派な鮮明さ。教科書の偉人でも、もう少しぼやけている。',
    ],
    'expression.serious+strength.effort': [
      '真剣な顔のまま、冗談を最後まで聞いてくれた。会議なら議長に推す。頼もしい。',
      'にこりともせずに最後まで。これだけ落ち着いて聞かれると、話すほうも丁寧になる。',
      '真剣に撮って、真剣に冗談を聞く。こういうお客さんが、いちばん好きだ。',
    ],
    'expression.neutral+strength.light': ['無表情に、いい光。駅のポスターなら立ち止まる一枚。'],
    'expression.neutral+strength.skin': ['表情も肌も、波風なし。穏やかさが本物だと分かる。'],
    'expression.neutral+framing.great': [
      '何も語らない顔と、全部そろった構図。無口な職人の店は、だいたいうまい。',
    ],
    'expression.neutral+strength.effort': [
      '顔には出さずに、ここまで来た。えらい。花束をもらっても、この顔だと思う。',
    ],
    'expression.tense+framing.great': [
      '眉の残業は、もう終わりでいい。構図はとっくに、きれいに決まっている。',
    ],
    'expression.tense+sharpness.crisp': ['顔は緊張、手は冷静。本番に強い人の写り方。'],
    'expression.sleepy+sharpness.crisp': [
      '眠くてもピントは外さない。居眠りしながらノートがきれいな人と同じ才能。',
    ],
    'expression.sleepy+framing.great': ['半分寝ていてこの構図。起きたらどうなるのか、次が楽しみ。'],
    'expression.surprised+strength.skin': ['顔は大騒ぎ、肌は落ち着いている。いい肌は、噂話に乗らない。'],
    'expression.surprised+framing.great': [
      '驚いても真ん中から動かない。避難訓練の「いい例」の写真に採用したい。',
    ],
    'expression.surprised+strength.effort': [
      '驚くほど正直に撮ってきた。その反応のよさ、こっちも話しがいがある。ありがとう。',
    ],
    'repeat.light+strength.effort': ['光は前と同じ。それでもまた来る、強い人だ。先に折れるのは、光のほう。'],
    'repeat.framing+strength.smile': ['構図は前と同じ。笑顔は前より近くに感じた。'],
    'repeat.framing+strength.light': ['撮り方は据え置き、光は上等。値上げしていい。'],
    'repeat.expression+strength.skin': ['顔も肌も安定している。続くって、いちばん難しい才能だ。'],
    'repeat.expression+strength.effort': [
      '同じ顔で、また来た。待ち合わせの目印みたいで、その顔、もう好きになっている。',
    ],
    'framing.tilted+strength.effort': ['傾いたまま出してきた、その飾らなさ。そこはまっすぐで、いい。'],
    'framing.off-centre+sharpness.crisp': [
      '真ん中にいないのに、いちばんいいピント。後ろの席で全部聞いている優等生。',
    ],
    'light.harsh+strength.effort': ['まぶしくても逃げなかった。光より本人の根性のほうが強い。'],
    'light.uneven+framing.great': ['光は偏っても構図は公平。運動会の審判を、安心して任せられる。'],
  },
};
