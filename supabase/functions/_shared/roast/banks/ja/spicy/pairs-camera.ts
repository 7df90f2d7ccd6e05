/** Light, framing and sharpness together, and what repeats. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsCamera: TopicLines = {
  headlines: {
    'light.dim+framing.far': ['深宇宙より、点一つ'],
    'light.dim+sharpness.soft': ['怪奇現象、本日三回公演'],
    'light.harsh+framing.close': ['閃光、零距離'],
    'light.dim+framing.tilted': ['沈没船の最後の一枚'],
    'sharpness.soft+framing.close': ['接近しすぎた彗星'],
    'sharpness.soft+framing.far': ['伝説の生物、湖畔に現る'],
    'light.great+framing.far': ['豪華照明、主演は米粒'],
    'repeat.light+light.dim': ['闇、長期連載'],
    'repeat.framing+framing.close': ['接近遭遇、第二種'],
    'repeat.framing+framing.tilted': ['斜塔、修復の予定なし'],
    'light.dim+sharpness.soft+framing.far': ['本人消失の大魔術'],
    'repeat.light+framing.far': ['光は常連、主役は亡命中'],
    'repeat.framing+sharpness.soft': ['型は完璧、輪郭は行方不明'],
  },
  openers: {
    'light.dim+framing.far': [
      '闇夜の水平線に船影あり。汽笛を鳴らせ、返事は「自撮り中」。',
      '闇の向こう、はるか遠くに何かいる。探検隊、点呼。……一人多い。',
    ],
    'light.dim+sharpness.soft': [
      '闇の湯に、とろけた輪郭。いい湯だな、じゃない、上がれ。',
      '暗い。ぼやけている。ナレーションが「次の瞬間」と言い出した。',
    ],
    'light.harsh+framing.close': [
      '鼻先に太陽が昇った。日の出が近すぎる。',
      '目の前で花火が開いた。しかも顔の形で。',
    ],
    'sharpness.soft+framing.far': [
      '砂漠の果てに水場…いや人…いや、やっぱり蜃気楼だ。',
      '湖の向こうに首長竜か。いや、自撮りだ。専門家の意見が割れている。',
    ],
    'sharpness.crisp+framing.tilted': [
      '超高画質で送られてきた、坂。そこに人もいる。',
      '最新鋭の画質で、盛大に傾いている。',
    ],
    'light.great+framing.tilted': [
      '光の祝福を、横滑りで浴びていくスタイルか。',
      '奇跡の光を、すべり台で受け止めた者がいる。',
    ],
    'repeat.framing+framing.far': [
      '今日も彼方で待つ者よ。こっちはもう迎えの馬車を三台出した。',
      'またも彼方から参上。望遠鏡の手入れだけがうまくなった。',
    ],
    'light.dim+sharpness.soft+framing.far': [
      '怪盗が現場に残したのは、黒い紙一枚。それがこの写真だ。',
      '闇、遠方、残像。三つ合わせて、ほぼ留守。',
    ],
    'repeat.light+framing.far': ['おなじみの照明が舞台を照らす。主役は客席のさらに奥、売店の列だ。'],
    'repeat.framing+sharpness.soft': ['構図は百戦錬磨、ピントは新入り。先輩、ちゃんと教えたか。'],
  },
  truths: {
    'light.dim+framing.far': [
      '真っ暗な遠くに人がいる。ホラーなら次の写真で近くなってる。次は送るな、いや、送れ。',
      '暗い、遠い。山小屋の主人が「カレーできたぞ」と叫んでいる。返事をしろ。',
    ],
    'light.dim+framing.close': ['暗闇でいきなり目の前。お化け屋敷の最後の角を曲がった。'],
    'light.dim+framing.tilted': ['暗くて傾いている。夜行バスで、隣の人の肩に着地する寸前だ。'],
    'light.dim+framing.off-centre': ['闇にまぎれて端から逃げる。怪盗なら予告状を出してからにしろ。'],
    'light.harsh+framing.close': ['懐中電灯をくわえて突進してきた。怪談の語り手でも、もう少し下がる。'],
    'light.harsh+framing.far': ['彼方で爆光。宇宙船か。連れて行かれる前に名前を言え。'],
    'light.uneven+framing.turned': [
      '半分の顔に、半分の光。四分割の残りは別売りか。セット割はあるのか。',
      '横を向いて、光は片側。似顔絵師が、耳だけ描いて帰った。',
      '横を向いて、光は片側。福笑いなら、まだ眉しか置いてないぞ。',
    ],
    'light.uneven+framing.tilted': [
      '光は片側、写真は斜め。脚が一本短いテーブルで、みそ汁を守っている気分だ。',
    ],
    'light.uneven+framing.off-centre': ['光も主役も同じ角に固まった。おしくらまんじゅうか。'],
    'light.great+framing.far': ['国宝級の照明が、背景を照らし上げた。背景、代表作おめでとう。'],
    'light.great+framing.tilted': ['完璧な光の中で、優雅に転んだ。芸術点だけ満点。'],
    'light.dim+sharpness.soft': [
      '闇とぼやけの共同制作。題名は「何か」。作者も分かってない。',
      '探偵が「手がかりはこれだけか」と三回聞き返した写真。',
    ],
    'light.harsh+sharpness.soft': ['全力の照明で、全力のぼやけを照らした。無駄に見せつけるな。'],
    'light.dim+sharpness.crisp': ['高画質の闇。一粒一粒の暗さが際立ってる。贅沢か。'],
    'light.harsh+sharpness.crisp': ['強い光と高画質が手を組んだ。ほこり一粒まで、氏名と住所を聞かれている。'],
    'light.great+sharpness.soft': ['三つ星の照明に、ピントだけ食い逃げした。'],
    'sharpness.soft+framing.close': ['近い、そして見えない。壁に鼻をつけて映画を観た感想がこれ。'],
    'sharpness.soft+framing.far': ['豆粒がぶれてる。豆がはねた瞬間か。煮豆か。'],
    'sharpness.soft+framing.tilted': ['ぶれながら傾いて、どこへ飛ぶ。洗濯機の脱水、残り三分。'],
    'sharpness.soft+framing.off-centre': ['枠の端をかすめる残像。忍者の出勤風景を撮るな。'],
    'sharpness.crisp+framing.far': ['一粒の米に長編小説を書く技術で、一粒の自分を撮った。'],
    'sharpness.crisp+framing.tilted': ['くっきり斜め。手ブレのせいにできない、確信犯の傾き。'],
    'sharpness.crisp+framing.off-centre': ['ピントはくっきり、主役は端っこ。空席の座り心地まで見えてきた。'],
    'sharpness.crisp+framing.close': ['至近距離の超高画質。こっちが先に瞬きして、こっちが先に謝った。'],
    'repeat.light+light.dim': ['また闇。もう目が慣れて、闇の品種が三つ分かるようになった。'],
    'repeat.light+light.harsh': ['またあの爆光。こっちはもう溶接用の面をかぶって待ってた。'],
    'repeat.light+light.uneven': [
      'また片側だけ明るい。反対側の頬から「うちにも回覧板を」と電話が来た。',
      'また光が片側だけ！　じゃんけんでチョキしか出さないやつか。',
    ],
    'repeat.framing+framing.close': ['前も近い、今日も近い。次は画面を割って出てくる、予告しておく。'],
    'repeat.framing+framing.far': ['毎度の遠距離。文通か。伝書鳩が過労で寝込んだ。'],
    'repeat.framing+framing.tilted': ['斜めに撮り、斜めに帰り、また斜めに来た。家が斜めなら大家に言え。'],
    'repeat.framing+framing.off-centre': ['またその端。角部屋の家賃を三回分、まとめて請求する。'],
    'light.dim+sharpness.soft+framing.far': ['闇、ぼやけ、遠方。悪口を言う相手が見つからない。作戦勝ちか。'],
    'repeat.light+framing.far': ['また同じ光で、この遠さ。照明さんは、主役の名前をまだ知らないそうだ。'],
    'repeat.light+sharpness.soft': ['光は因縁、ピントは失踪。事件を一件ずつ持ってこい。'],
    'repeat.framing+sharpness.soft': ['その構図を極めすぎて、ついに残像だけで撮れるようになった。'],
    'repeat.framing+light.dim': ['同じ構図を、今度は闇でやる。上級者向けの縛りプレイか。'],
    'repeat.framing+light.harsh': [
      '同じ場所に立ち続けるから光に焼かれる。学べ、トーストは一回で飛び出すぞ。',
    ],
  },
};
