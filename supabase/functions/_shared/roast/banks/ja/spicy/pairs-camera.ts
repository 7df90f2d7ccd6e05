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
      '闇夜の水平線に船影あり。汽笛を鳴らせ、返事は「撮影中」。',
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
      '湖の向こうに首長竜か。いや、主役だ。専門家の意見が割れている。',
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
      '暗い遠くに人がいる。ホラーなら次の写真で近くなっている。次は送るな、いや、送れ。',
      '暗い、遠い。山小屋の主人が「カレーできたぞ」と叫んでいる。返事をしろ。',
    ],
    'light.dim+framing.close': ['暗い、近い。テントの中で「トイレ、ついてきて」と起こされた。'],
    'light.dim+framing.tilted': ['暗くて傾いている。夜行バスで、隣の人の肩に着地する寸前だ。'],
    'light.dim+framing.off-centre': [
      '暗くて、真ん中にいない。肝試しで一人だけ道を間違えて、家に着いた人だ。',
    ],
    'light.harsh+framing.close': ['懐中電灯をくわえて突進してきた。怪談の語り手でも、もう少し下がる。'],
    'light.harsh+framing.far': ['彼方で爆光。宇宙船か。連れて行かれる前に名前を言え。'],
    'light.uneven+framing.turned': [
      '顔は横、光は半分。ふすまのすきまから、すき焼きの煮え具合を見るな。呼ぶまで待て。',
      '横を向いて、片側は影。日時計か。今、三時四十分だな。',
      '横を向いて、光は片側。似顔絵師が、半分だけ描いて「続きは来週」と言った。',
      '片側は暗め、顔は横。三日月の物まねか。満ちてから来い。',
      '半分の顔に、半分の光。四分割の残りは別売りか。セット割はあるのか。',
      '顔は横、光は片側。影絵のキツネを作るなら、手でやれ。',
    ],
    'light.uneven+framing.tilted': [
      '光は片側、写真は斜め。脚が一本短いテーブルで、みそ汁を守っている気分だ。',
    ],
    'light.uneven+framing.off-centre': ['光は片側、主役は真ん中を外した。弁当箱を縦にして走ったな。'],
    'light.great+framing.far': ['国宝級の照明が、背景を照らし上げた。背景、代表作おめでとう。'],
    'light.great+framing.tilted': [
      '最高の光に、傾いた頭。木もれ日の中で小鳥と話しているな。相づちが大きい。',
    ],
    'light.dim+sharpness.soft': [
      '暗くて、ぼけている。写真のほうがコンタクトを落としたな。全員、動くな。',
      '闇とぼやけの共同制作。題名は「何か」。作者も分かっていない。',
    ],
    'light.harsh+sharpness.soft': ['強い光なのに、写真がぼけた。まぶしくて目を細めたのは、カメラだ。'],
    'light.dim+sharpness.crisp': [
      '暗いのに、くっきり。肝試しのおばけが、名札をつけたままだ。',
      '暗いのに、くっきり。紺の靴下と黒の靴下を、これで初めて見分けた。',
    ],
    'light.harsh+sharpness.crisp': ['強い光に、高画質。空港の荷物検査か。ポケットの飴玉まで見えたぞ。'],
    'light.great+sharpness.soft': ['三つ星の照明に、ピントだけ食い逃げした。'],
    'sharpness.soft+framing.close': ['近い、そして見えない。壁に鼻をつけて映画を観た感想がこれ。'],
    'sharpness.soft+framing.far': ['遠くて、ぼけている。雪男の証拠写真か。新聞には「散歩中の人」と出るぞ。'],
    'sharpness.soft+framing.tilted': ['ぶれながら傾いて、どこへ飛ぶ。洗濯機の脱水、残り三分。'],
    'sharpness.soft+framing.off-centre': [
      '真ん中にいない、ぼけている。タイマーを押して走って、間に合わなかったな。',
    ],
    'sharpness.crisp+framing.far': ['一粒の米に長編小説を書く技術で、一粒の自分を撮った。'],
    'sharpness.crisp+framing.tilted': [
      'くっきり写って、首は斜め。「聞いてる？」と言われた、聞いていない人の角度だ。',
      'ピントは完璧、首は斜め。こっちの送った地図、逆さまだったか。',
    ],
    'sharpness.crisp+framing.off-centre': [
      'ピントはくっきり、主役は真ん中の外。空席の座り心地まで見えてきた。',
    ],
    'sharpness.crisp+framing.close': [
      'この近さで、この鮮明さ。博物館なら、ガラスに額をつけて注意されている。',
    ],
    'repeat.light+light.dim': ['また闇。もう目が慣れて、闇の品種が三つ分かるようになった。'],
    'repeat.light+light.harsh': ['またあの爆光。こっちはもう溶接用の面をかぶって待っていた。'],
    'repeat.light+light.uneven': [
      'また片側だけ明るい。反対側は今日も「近日公開」だ。前回も近日だったぞ。',
      'また片側だけ明るい。反対側の頬から「うちにも回覧板を」と電話が来た。',
      'また片側だけ明るい。靴を片方だけ磨いて、二回とも胸を張って出かけたな。',
    ],
    'repeat.framing+framing.close': [
      'また近い。前に「下がれ」と言ったら、聞こえないと言って近づいてきたな。',
    ],
    'repeat.framing+framing.far': [
      'またこの遠さ。前回から一歩も近づいていない。野良猫か。煮干しならあるぞ。',
    ],
    'repeat.framing+framing.tilted': ['斜めに撮り、斜めに帰り、また斜めに来た。家が斜めなら大家に言え。'],
    'repeat.framing+framing.off-centre': ['また真ん中を外した。角部屋の家賃を三回分、まとめて請求する。'],
    'light.dim+sharpness.soft+framing.far': ['闇、ぼやけ、遠方。ツッコむ相手が見つからない。作戦勝ちか。'],
    'repeat.light+framing.far': ['また同じ光、しかも遠い。自由研究のアサガオを、二階から観察するな。'],
    'repeat.light+sharpness.soft': ['また同じ光で、今度はぼけた。替えてほしかったのは、そこじゃない。'],
    'repeat.framing+sharpness.soft': [
      'またこの構図で、ぼけている。コピーのコピーの、そのまたコピーを取ったな。',
    ],
    'repeat.framing+light.dim': ['またこの構図、今度は暗い。紙芝居の絵を替えずに、電気だけ消すな。'],
    'repeat.framing+light.harsh': [
      'またこの構図で、強い光を浴びている。溶けかけた雪だるまでも、少しは逃げるぞ。',
    ],
  },
};
