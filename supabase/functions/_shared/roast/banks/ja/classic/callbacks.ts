/** Last lines that look back at the premise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      '暗い写真で唯一の照明が笑顔だった。電気代もかからない、いい照明。',
      '明るさは欠席でも、笑顔が代返してくれた。ばれない、むしろ満点。',
    ],
    'light.dim+strength.composure': ['この暗さで落ち着いていられるなら、停電の夜はぜひ班長を。頼もしい。'],
    'light.dim+strength.effort': ['暗かろうが撮る。その前向きさに、懐中電灯を一本贈りたい。えらい。'],
    'light.dim+framing.great': ['暗闇でこの構図を決めたなら、明るいところでは誰も勝てない。いい腕だ。'],
    'light.uneven+strength.smile': [
      '光は片側をひいきしたけど、笑顔は誰のこともひいきしていない。そこがいい。',
      '半分だけの光でも、笑顔は一人分まるごと届いた。いい配達だった。',
    ],
    'light.uneven+strength.composure': ['左右で天気が違っても、本人は動じない。いい船長になれる。'],
    'light.uneven+strength.skin': ['明るい側も暗い側も、肌は同じように落ち着いていた。裏表がない。立派だ。'],
    'light.uneven+sharpness.crisp': ['光は半分、ピントは満額。手の落ち着きだけで帳尻を合わせた。見事。'],
    'light.harsh+strength.smile': ['強い光に笑顔で返した。喧嘩を売った光のほうが、いまは照れている。強い。'],
    'light.harsh+strength.skin': ['あの光に調べられて、何も出てこない肌。堂々とした無罪だった。'],
    'light.harsh+strength.composure': ['照らされすぎても涼しい顔。取り調べ側が先に帰った。落ち着きの勝ち。'],
    'light.harsh+framing.great': ['光が暴れても、構図は一ミリも動いていない。現場監督として優秀。いい仕事。'],
    'sharpness.soft+strength.smile': [
      'ぼやけていても笑顔だと分かる。輪郭より先に伝わるものがあるらしい。いい笑顔だ。',
      'ピントは来なかったけど、笑顔はちゃんと間に合った。大事なほうが来てよかった。',
    ],
    'sharpness.soft+strength.light': [
      '輪郭は夢の中、光は本物。次にピントを連れてきたら、文句なしの一枚になる。楽しみだ。',
    ],
    'sharpness.soft+framing.great': ['ぶれても枠から出ない。構図の体幹がいい。'],
    'sharpness.soft+strength.effort': [
      'ぶれた写真を消さずに持ってくる度胸。そこにはピントが合っている。いい度胸だ。',
    ],
    'framing.close+strength.smile': [
      '近すぎる、と言ったのを取り消す。この笑顔なら、近くで見たほうが得だった。最高。',
    ],
    'framing.close+strength.skin': ['あの距離で見せて平気な肌。自信というより、実績。すごい。'],
    'framing.close+sharpness.crisp': ['ゼロ距離で高画質。逃げる気がまったくない。気持ちいい度胸だ。'],
    'framing.close+strength.light': ['枠いっぱいでも光は隅まで回っていた。詰めたわりに、いい仕上がり。'],
    'framing.far+strength.smile': [
      '遠くて小さいのに、笑っているのは分かった。よく届く笑顔だ。',
      '写真の九割は別のものだったのに、覚えているのは笑顔のほう。いい笑顔だった。',
    ],
    'framing.far+strength.light': [
      '遠くでいい光に当たっている。二歩近づけば、その光ごと主役になれる。楽しみだ。',
    ],
    'framing.far+sharpness.crisp': ['豆粒でも鮮明。広げてもつぶれない。えらい豆粒だった。'],
    'framing.far+strength.effort': [
      '遠慮して下がったとしても、来たのは事実。その一歩がいちばん大きく写っている。いい一枚。',
    ],
    'framing.tilted+strength.smile': ['写真が傾いても、笑顔は傾かない。水平器の代わりに使える。いい笑顔だ。'],
    'framing.tilted+strength.composure': [
      '床が斜めでも落ち着いている。地面のほうが反省すると思う。かっこいい。',
    ],
    'framing.tilted+strength.light': [
      '斜めでも光はまっすぐ届いていた。次は写真のほうを合わせてあげて。いい光だから。',
    ],
    'framing.turned+strength.light': ['そっぽを向いても、光が追いかけてきた。人望ならぬ光望がある。すごい。'],
    'framing.turned+strength.smile': [
      '横から見ても笑顔は笑顔だった。正面で見たら、たぶん三割増し。いい笑顔だ。',
    ],
    'framing.turned+sharpness.crisp': ['よそ見の一瞬を、ここまで鮮明に。横顔の見事な記録だ。'],
    'framing.off-centre+strength.smile': [
      '端にいても、目が行くのは笑顔。つまり、そこが真ん中だった。いい笑顔だ。',
    ],
    'framing.off-centre+strength.light': ['端っこまで光が迎えに来ている。いい待遇だ。才能だと思う。'],
    'framing.off-centre+strength.skin': ['端に寄っても肌の調子は中央値より上。立派だった。'],
    'expression.serious+strength.light': ['厳しい顔に、やさしい光。いい先生の条件がそろっている。'],
    'expression.serious+strength.composure': [
      '最後まで笑わなかった。こっちの負けだ。その落ち着き、見習いたい。',
      '真剣で、静かで、ぶれない。避難訓練の先頭を頼みたい。頼もしい。',
    ],
    'expression.serious+framing.great': ['真剣な顔と、まっすぐな構図。もう額縁が来るのを待っている。見事。'],
    'expression.tense+strength.light': ['眉は緊張していても、光はのんびりしていた。いい相棒がついている。'],
    'expression.tense+strength.skin': ['顔の真ん中は会議中でも、肌は平和そのもの。いい国だ。'],
    'expression.tense+strength.effort': ['力んででも撮った。やる気が眉に出ただけの話。えらい。'],
    'expression.sleepy+strength.skin': ['目は寝ていても、肌は朝礼に出ている。まじめで、いい部下を持った。'],
    'expression.sleepy+strength.light': ['半分寝ていても、いい光の席は譲らない。その執念、好きだ。'],
    'expression.sleepy+strength.effort': [
      '眠いのに撮った。明日の自分が感謝する。今日はもう寝ていい、よく頑張った。',
    ],
    'expression.neutral+strength.composure': [
      '読み込み中だと思った表情は、完成形だった。その落ち着き、いい。',
    ],
    'expression.surprised+strength.light': ['驚いた顔まで照明が決まっている。日常が連続ドラマ。かっこいい。'],
    'expression.surprised+sharpness.crisp': ['びっくりの瞬間がこの鮮明さ。手だけは冷静だった。見事。'],
    'gaze.aside+strength.light': ['目はよそへ行ったのに、光は動かなかった。律儀ないい光だ。'],
    'gaze.down+strength.skin': ['下を向いても、肌は胸を張っていた。調子のいい証拠だ。'],
    'gaze.up+strength.smile': ['上を見ながら笑っている。その上にあるもの、幸せだと思う。'],
    'eyes.one-shut+strength.smile': ['ウインクだろうと事故だろうと、その笑顔がついてくるなら大成功。'],
    'mouth.puckered+strength.light': ['すぼめた口にまで、光は丁寧だった。いい仕事。'],
    'repeat.light+strength.smile': ['光は使い回しでも、笑顔は毎回とれたて。そこが強い。'],
    'repeat.framing+strength.effort': ['構図は同じでも、また撮りに来る人は変わっていく。続ける人は強い。'],
    'repeat.expression+strength.light': ['同じ表情でも、この光なら新しく見える。いい着替えだった。'],
    'brows.raised+strength.skin': ['眉が上がったまま下りてこない理由が分かった。肌の調子がいいからだ。'],
    'mouth.pressed+strength.composure': [
      '何も言わない。それで全部伝わる。落ち着いている人は得だ。かっこいい。',
    ],
    'eyes.wide+sharpness.crisp': [
      '見開いた目に、ピントがぴったり。これ以上ないくらい、起きている写真。気持ちいい。',
    ],
    'mouth.open+strength.light': ['台詞は聞けなかったけど、光が先にいい話をしてくれた。'],
    'eyes.squint+strength.smile': ['目を細めて笑うと、季節が変わる。いい笑顔だった。'],
  },
};
