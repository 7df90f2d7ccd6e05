/** Light, framing and sharpness together, and what repeats. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsCamera: TopicLines = {
  headlines: {
    'light.dim+framing.far': ['暗い、遠い、誰'],
    'light.dim+sharpness.soft': ['都市伝説、ここに生まれる'],
    'light.harsh+framing.close': ['近い上にまぶしい'],
    'light.dim+framing.tilted': ['暗闇で転ぶ直前'],
    'sharpness.soft+framing.close': ['近すぎて見えない'],
    'sharpness.soft+framing.far': ['たぶん人'],
    'light.great+framing.far': ['いい光、遠すぎる主役'],
    'repeat.light+light.dim': ['暗い、の続編'],
    'repeat.framing+framing.close': ['また近い'],
    'repeat.framing+framing.tilted': ['斜め三部作'],
    'light.dim+sharpness.soft+framing.far': ['目撃情報は少なめ'],
    'repeat.light+framing.far': ['同じ光、減っていく本人'],
    'repeat.framing+sharpness.soft': ['手が覚えている、ピントは覚えていない'],
  },
  openers: {
    'light.dim+framing.far': [
      '写真の奥に、暗い人影。校長先生の銅像なら、夜はこう見える。',
      '暗くて遠い。写っているのが本人かどうかは、信頼関係で決まる。',
    ],
    'light.dim+sharpness.soft': [
      '夢で見た景色を人に説明するときの、あの自信のなさで写っている。',
      '暗い中でぼやけている。学校の七不思議に、八つ目として出せる。',
    ],
    'light.harsh+framing.close': [
      'まぶしくて目を閉じた。開けたら、まだ近くにいた。',
      'まぶしい物体が、近い。自転車のライトに正面から会った気分。',
    ],
    'sharpness.soft+framing.far': [
      'クラス全員の名前は言えるのに、この写真の一人が言えない。',
      '遠くて、ぼやけて、なぜか自信だけ伝わってくる。',
    ],
    'sharpness.crisp+framing.tilted': [
      '鮮明さに自信がある人の、堂々とした斜め。',
      '傾いている。しかも、くっきり傾いている。',
    ],
    'light.great+framing.tilted': ['光は正座、写真はあぐら。', 'いい光を、わざわざ斜めに注いでいる。'],
    'repeat.framing+framing.far': [
      '前回より近づいたか、歩数計に聞いてみた。ゼロ歩。',
      'また遠い。前回から一歩も近づいていない、この関係。',
    ],
    'light.dim+sharpness.soft+framing.far': [
      '写真の右下に「イメージです」と入れてほしい。',
      '暗い、遠い、ぼやけた。三つとも拒否された面会。',
    ],
    'repeat.light+framing.far': ['光は前と同じ場所にいる。本人だけ、二つ先の信号にいる。'],
    'repeat.framing+sharpness.soft': ['構図はいつもどおり。ピントだけ、今日は欠席の連絡が来ていない。'],
  },
  truths: {
    'light.dim+framing.far': [
      '暗くて遠い。写真の中の人に、懐中電灯とおにぎりを届けたい。',
      '暗くて、遠い。潜水艦の窓から見た、名前のまだない魚。',
    ],
    'light.dim+framing.close': ['暗い中で、この近さ。押し入れに、二人で隠れている。'],
    'light.dim+framing.tilted': ['暗くて傾いている。二段ベッドのはしごを踏み外した記録。'],
    'light.dim+framing.off-centre': ['暗くて、真ん中にもいない。かくれんぼなら優勝、写真なら出場取り消し。'],
    'light.harsh+framing.close': ['強い光で、この近さ。コピー機のガラスに、顔を置いた？'],
    'light.harsh+framing.far': ['強い光の中、遠くに人。ナイター中継で、客席のいとこを見つけた気分。'],
    'light.uneven+framing.turned': [
      '横を向いて、片側だけ明るい。焼き魚が隣から、「そろそろ返してもらえますよ」。',
      '横を向いて、片側だけ明るい。ふすまのすき間から話を聞いている。自分の話になった。',
      '横を向いて、片側は影。音楽室の肖像画に「新入り？」と聞かれた。',
      '横を向いて、光も片側。見えているのは全体の四分の一。残りは後日配送。',
      '横を向いて、光は片側。似顔絵屋が「お代は半分でいいです」と言った。',
      '横を向いて、半分は影。冷蔵庫のプリンのことなら、まだ聞いていない。',
      '横向きで、片側が影。顔出しパネルの穴に、横から入ってきた人。',
      '横を向いて、光は片側。月なら、理科のテストに出る形。',
    ],
    'light.uneven+framing.tilted': ['首が傾いて、明るいのは片側だけ。光は案外、重い。'],
    'light.uneven+framing.off-centre': ['光も人も真ん中にいない。船なら傾く。'],
    'light.great+framing.far': ['最高の光を浴びている。面積で言えば、主に背景が。'],
    'light.great+framing.tilted': [
      '最高の光で、首が斜め。写真館の人が直しに来て、つられて傾いた。',
      '百点の光なのに、写真が斜め。お盆なら、みそ汁がもう端まで来ている。',
    ],
    'light.dim+sharpness.soft': [
      '暗くて、ぼやけている。説明板だけ立派で、何もいないように見える水槽。',
      '暗くてぼやけている。テレビなら、ここで音楽が止まって再現ドラマに入る。',
    ],
    'light.harsh+sharpness.soft': ['光は強いのに、ぼやけている。灯台の真下で、地図が読めない人。'],
    'light.dim+sharpness.crisp': ['暗いのに鮮明。暗さがすごくよく見える。'],
    'light.harsh+sharpness.crisp': ['強い光で、くっきり。空港の荷物検査なら、水筒の氷まで数えられた。'],
    'light.great+sharpness.soft': [
      'こんなにいい光なのに、ぼやけている。立体映画を、専用の眼鏡なしで見ている。',
    ],
    'sharpness.soft+framing.close': ['近すぎて、ピントがあきらめた。鼻の前に出された献立表と同じ。'],
    'sharpness.soft+framing.far': ['ぼやけて遠い。本人確認の質問を三つ用意した。まず好きな給食から。'],
    'sharpness.soft+framing.tilted': ['ぶれて、傾いて。体育のマット運動、後転の途中。'],
    'sharpness.soft+framing.off-centre': [
      'ぼけた人が、真ん中を外れて写っている。怖い番組なら、赤い丸がついて三回再生される。',
    ],
    'sharpness.crisp+framing.far': ['遠いのに鮮明。点の輪郭を、こんなに丁寧に見せられたのは初めて。'],
    'sharpness.crisp+framing.tilted': ['くっきり傾いている。ここまで高画質で曲がると、作品名がほしくなる。'],
    'sharpness.crisp+framing.off-centre': ['ピントは完璧。完璧に、空席が写っている。'],
    'sharpness.crisp+framing.close': ['近くて高画質。まばたきの風まで届きそう。'],
    'repeat.light+light.dim': ['前も暗く、今回も暗い。冬眠の経過を、写真で報告されている。'],
    'repeat.light+light.harsh': ['またあの光。日焼け止めを塗って画面を開く習慣がついた。'],
    'repeat.light+light.uneven': [
      'また片側だけ明るい。観覧車に二回乗って、二回とも夕日の側に詰めて座った。',
      'また片側だけ明るい。暗いほうの頬から、ご意見箱に「前回も書きましたが」。',
      '前も今回も、光は片側。もう片側は、別売り。',
    ],
    'repeat.framing+framing.close': ['前回「近い」と言われて、今回も近い。聞こえない距離ではないはず。'],
    'repeat.framing+framing.far': ['前も遠い、今回も遠い。文通から始めるタイプか。'],
    'repeat.framing+framing.tilted': [
      '前も斜め、今日も斜め。ここまでそろうと、まっすぐなのはこの人の方かもしれない。',
    ],
    'repeat.framing+framing.off-centre': ['前も今回も、真ん中にいない。自分の写真で、ずっと付き添いの人。'],
    'light.dim+sharpness.soft+framing.far': ['暗い、ぼやけた、遠い。幽霊のほうが、もう少し協力的に写る。'],
    'repeat.light+framing.far': ['また同じ光で、遠い。盆踊りなら今年も一番外の輪、ほぼ駐車場。'],
    'repeat.light+sharpness.soft': ['光だけまた来て、ピントは休み。二人きりの掃除当番みたいに気まずい。'],
    'repeat.framing+sharpness.soft': [
      'いつもの構図で、ピントはお留守。通い慣れた階段の、最後の一段でつまずいた。',
    ],
    'repeat.framing+light.dim': [
      '目をつぶっても撮れる構図なのは分かった。だから電気を消していいとは言っていない。',
    ],
    'repeat.framing+light.harsh': ['同じ撮り方に、強い光。「ここに立って撮る」の足形が、日なたにある。'],
  },
};
