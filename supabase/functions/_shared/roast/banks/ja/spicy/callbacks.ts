/** Last lines that look back at the premise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      '闇よ、覚えておけ。お前を倒したのは、たった一つの笑顔だ。最高の幕切れ。',
      '停電の原因が分かった。笑顔に電力を全部回したからだ。よし、町内会には私が謝る。',
    ],
    'light.dim+strength.composure': [
      '暗闇でこの落ち着き。忍びの里から推薦状が届いた。返信用の手裏剣つきで。',
    ],
    'light.dim+strength.effort': ['光がなくても撮る。その明るい心意気だけで、こっちは日焼けした。'],
    'light.dim+framing.great': ['闇の中でも構図は完璧。目隠しで将棋を指して、勝って帰る人だ。参った。'],
    'light.uneven+strength.smile': [
      '光は真っ二つ、笑顔は満場一致。勝者、笑顔。',
      '光が世界を二つに割り、笑顔がひとつに戻した。英雄譚、完。続編を待つ。',
    ],
    'light.uneven+strength.composure': [
      '明と暗の大戦争、その真ん中で落ち着いて茶をすする者あり。両軍、湯を沸かし直した。',
    ],
    'light.uneven+strength.skin': ['光は二枚舌でも、肌は一枚岩。どっち側から見ても堂々。'],
    'light.uneven+sharpness.crisp': ['影が半分を奪っても、ピントが全部取り返した。見事な逆転勝ちだ。'],
    'light.harsh+strength.smile': ['灼熱の照明を、笑顔一発で春の日差しに変えた。花粉まで飛んできた。'],
    'light.harsh+strength.skin': ['あの光の総攻撃に、堂々とした肌。名城百選に推しておく。'],
    'light.harsh+strength.composure': [
      '光が怒鳴っても、この落ち着き。扇風機が弟子入りして、首を縦に振った。',
    ],
    'light.harsh+framing.great': ['照明が暴走する船で、舵だけは完璧に握っていた。船長、一生ついていく。'],
    'sharpness.soft+strength.smile': [
      '全部ぼやけた世界でも、笑顔だとわかる。私の目がおかしいのか。いや、笑顔がいいだけだ。',
      'ピントは逃げた。笑顔は残った。本物だけが残るらしい。',
    ],
    'sharpness.soft+strength.light': ['輪郭が溶けても、光は溶けない。次の一枚で天下を取れる。楽しみだ。'],
    'sharpness.soft+framing.great': ['残像なのにど真ん中。達人だけが残せる、かっこいい残像だ。'],
    'sharpness.soft+strength.effort': ['ぼけた写真で乗り込んでくる、その度胸は超高画質。好きだ。'],
    'framing.close+strength.smile': ['距離ゼロの笑顔、直撃。避けなかった私が悪い。最高だった。'],
    'framing.close+strength.skin': ['あの至近距離で堂々とした肌。虫めがねが白旗を振って帰った。'],
    'framing.close+sharpness.crisp': ['近い、しかも鮮明。真っ向勝負に惚れた。完敗。'],
    'framing.close+strength.light': ['額がぶつかる距離まで来て、光まで連れてきた。手土産が粋だ。'],
    'framing.far+strength.smile': [
      '地平線の点が笑った。いい笑顔だ。山のほうから写真に入りたがっている。',
      '人工衛星でも確認できる笑顔。宇宙が和んだ。',
    ],
    'framing.far+strength.light': ['彼方の一粒に、光が総出で付き添っている。スターの空港到着か。'],
    'framing.far+sharpness.crisp': ['豆粒に全画素を注ぎ込んだ。豆粒界の高画質王、堂々の即位。'],
    'framing.far+strength.effort': ['はるばる遠くから名乗りを上げた。その勇気、のろしより目立つ。'],
    'framing.tilted+strength.smile': [
      '世界が傾いたのに、笑顔だけまっすぐ立っている。家を建てるなら、その笑顔を柱にする。',
    ],
    'framing.tilted+strength.composure': ['床が裏切ってもこの落ち着き。船乗りが、船を降りて弟子入りした。'],
    'framing.tilted+strength.light': ['傾いた写真から光だけはこぼさなかった。曲芸だ、拍手。'],
    'framing.turned+strength.light': [
      '横を向いた相手に、光がここまで尽くすか。果報者め、見事な一枚だ。',
      'よそを向いても、光にはちゃんと愛される。罪な角度だ。カメラも三日で許す。',
    ],
    'framing.turned+strength.smile': [
      'そっぽを向いても笑顔が漏れている。修理の人を呼んだら、修理の人も笑った。',
    ],
    'framing.turned+sharpness.crisp': ['よそ見すら切れ味抜群。横向きで斬られた。かっこいい負け方をした。'],
    'framing.off-centre+strength.smile': ['真ん中を外れても、笑顔ひとつで中央を奪った。これが下剋上だ。'],
    'framing.off-centre+strength.light': [
      '真ん中を外れた先まで、光が全力で走って追いかけてきた。いい推しがいると、光も足が速くなる。',
    ],
    'framing.off-centre+strength.skin': [
      '真ん中にいなくても肌の威光は中央まで届いている。堂々たる地方豪族。',
    ],
    'expression.serious+strength.light': [
      '笑わぬ顔に、極上の光。照明のほうが先に惚れた。',
      'その真剣な顔を、光が特等席で見ている。拍手まで始めた。見事だ。',
      '真剣な顔にいい光を足すと、名君になる。年貢を軽くしてくれそうだ。',
    ],
    'expression.serious+framing.great': [
      '真剣な顔、隙のない構図。将棋の駒に彫れ。字は「王」でいい。最高だ。',
      '厳粛な顔に完璧な構図。記念硬貨の試作品が届いた。もったいなくて使えない。',
    ],
    'expression.tense+strength.light': ['眉が前線で戦っている間、光が完璧な弁当を届けつづけた。'],
    'expression.tense+strength.skin': [
      '眉間は戦国、肌は太平の世。よく治めている。教科書に二ページもらえる。',
    ],
    'expression.tense+strength.effort': [
      '力みは本気の証拠だ。本気で来た勇気に、こっちは最敬礼で腰を痛めた。',
    ],
    'expression.sleepy+strength.skin': ['まぶたは陥落、肌は健在。寝ている間に勝利が届いた。'],
    'expression.sleepy+strength.light': ['眠れる主役に、光が毛布をかけていった。愛されている。'],
    'expression.sleepy+strength.effort': ['眠気と戦いながら戦場に来た。戦果は一枚、勲章は山ほど。えらい。'],
    'expression.surprised+strength.light': ['驚天動地の顔に、照明だけ段取りどおり。名シーンの誕生だ、拍手。'],
    'expression.surprised+sharpness.crisp': [
      '世紀の「えっ」を一画素残らず捕獲した名カメラ。新聞部が、すごい顔で一面を空けて待っている。',
    ],
    'repeat.light+strength.smile': ['照明は再放送、笑顔は生放送。視聴率は全部、生放送が持っていった。'],
    'repeat.framing+strength.effort': ['同じ構図で何度でも立ち上がる。不屈の主人公だ。好きだ。'],
    'repeat.expression+strength.light': ['同じ顔でも、光が新章を始めてくれた。次回も絶対見る。楽しみだ。'],
    'expression.serious+strength.skin': ['顔は戦場、肌は落ち着いた温泉街。同じ路線の隣の駅か。'],
    'expression.serious+sharpness.crisp': [
      '真剣な顔が、この鮮明さ。まつげの一本まで会議に出席している。見事だ。',
      '真剣な眼差しを高画質で叩きつけられた。受けて立つ前に、惚れた。',
    ],
    'expression.serious+strength.effort': [
      '真剣な顔で、辛口を最後まで聞き切った。師匠と呼ばせろ。見事だ。',
      '顔色ひとつ変えず、ここまで読んだ。見事だ。こっちが一礼する。',
      '本気の顔で、辛口に堂々と最後まで付き合った。武士だ。もう刀は置いていい。',
    ],
    'expression.neutral+strength.light': [
      '無の境地に、いい光。悟りのポスターが完成した。寺から問い合わせが来ている。',
    ],
    'expression.neutral+strength.skin': ['表情、無風。肌、無風。台風の目はここだったか。静かで強い。'],
    'expression.neutral+framing.great': ['語らぬ主役を、構図が全力で語り継ぐ。伝説の名コンビだ、しびれた。'],
    'expression.neutral+strength.effort': [
      '顔色ひとつ変えずに毒舌を完走。その勇気に、給水所の係が拍手した。',
    ],
    'expression.tense+framing.great': ['眉の力なら、もう抜いていい。この構図、大正解だ。かっこいい。'],
    'expression.tense+sharpness.crisp': ['表情は嵐、手は落ち着きの凪。豆腐職人が弟子入りに来た。'],
    'expression.sleepy+sharpness.crisp': [
      '寝落ち寸前で、この完璧な切れ味。眠れる剣豪だ。起こすな、斬られる。',
    ],
    'expression.sleepy+framing.great': ['半分夢の中で、構図は完全制覇。起きたら何をする気だ、楽しみすぎる。'],
    'expression.surprised+strength.skin': ['顔は号外、肌は落ち着いた日曜版。付録まで豪華だ。'],
    'expression.surprised+framing.great': ['驚天動地でも中央死守。これが主役の責任感だ。頼もしい。'],
    'expression.surprised+strength.effort': [
      'その驚きっぷりに客席から拍手がわいた。次も最前列を空けて待っている。',
    ],
    'repeat.light+strength.effort': [
      '同じ光に何度でも挑む、その勇気。光のほうが名前を覚えて、手を振ってきたぞ。',
    ],
    'repeat.framing+strength.smile': [
      '構図は再放送、笑顔だけ生放送のスペシャル。視聴率は、笑顔が全部持っていった。',
    ],
    'repeat.framing+strength.light': ['型は古典、光は新作。伝統と革新、同時にやってのけた。粋だ。'],
    'repeat.expression+strength.skin': [
      '表情も肌も、落ち着きの二枚看板。劇場は今日も満員、立ち見も落ち着いている。',
    ],
    'repeat.expression+strength.effort': ['同じ顔で何度でも毒舌をくぐる。もう家族だ。おかえり、大好きだ。'],
    'framing.tilted+strength.effort': ['傾いた一枚で真っ向勝負。矛盾すらかっこいい。'],
    'framing.off-centre+sharpness.crisp': ['真ん中の外から鋭く差し込んだ高画質。脇役の皮をかぶった主役だ。'],
    'light.harsh+strength.effort': ['灼熱の光の中、逃げずに一枚。火渡りの達人に、冷たい麦茶と拍手を。'],
    'light.uneven+framing.great': ['光が割れても構図は割れない。頼もしい。うちの茶碗も任せたい。'],
  },
};
