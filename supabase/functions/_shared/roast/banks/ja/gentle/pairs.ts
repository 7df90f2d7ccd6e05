/** The expression together with light, framing or sharpness. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.big-smile+light.dim': ['暗がりに、笑顔がひとつ'],
    'expression.serious+light.dim': ['静かな暗さと、静かなお顔'],
    'expression.serious+light.harsh': ['まぶしいのに、まじめです'],
    'expression.sleepy+light.dim': ['明かりもまぶたも、半分です'],
    'expression.sleepy+light.harsh': ['まぶたに、お日さまは早すぎます'],
    'expression.neutral+light.great': ['いい光と、静かなお顔'],
    'expression.tense+light.harsh': ['光も眉も、力こぶです'],
    'expression.surprised+light.dim': ['暗やみで「わっ」の巻'],
    'expression.big-smile+framing.close': ['笑顔が、こちらにはみ出しました'],
    'expression.serious+framing.far': ['遠くから、真剣なお知らせです'],
    'expression.serious+framing.tilted': ['斜めですが、本気です'],
    'expression.sleepy+framing.tilted': ['まくらの角度で失礼します'],
    'expression.surprised+framing.close': ['近くで「わっ」と会いました'],
    'expression.sleepy+sharpness.soft': ['夢うつつ、全体に'],
    'expression.serious+sharpness.soft': ['ふんわりと、真剣なお顔'],
  },
  openers: {
    'expression.big-smile+light.dim': [
      '暗いところで笑い声だけ先に届いて、あとからお顔がうっすら見えてきました。',
      '暗い押し入れを開けたら、満面の笑みがいらっしゃいました。',
    ],
    'expression.serious+light.dim': [
      '灯台のない海のように暗くて、船長さんのように真剣です。',
      'こわい話が始まりそうな暗さと、まじめなお顔です。ろうそくは、あと何本でしょう。',
    ],
    'expression.sleepy+light.dim': [
      '暗い写真に、眠そうなまぶた。ひつじたちが、足もとに気をつけて集まっています。',
      '写真は消灯、まぶたも消灯。カメラだけが起きています。',
    ],
    'expression.sleepy+light.harsh': [
      '光は元気に「起きてー」、まぶたは小声で「いやです」と言っています。',
      '眠っていたところを、急に照らされたお顔ですね。',
    ],
    'expression.neutral+framing.close': [
      'お隣の席に、静かに座られました。何か話しかけたほうがいいでしょうか。',
      'とても近くで、とても静か。エレベーターに二人きりのようです。',
    ],
    'expression.serious+framing.close': [
      '大事な話をするときの距離と、大事な話をするときのお顔です。お茶を持ってきます。',
      '真剣なお顔が、ひざをつき合わせる近さまで来てくださいました。',
    ],
    'expression.sleepy+framing.tilted': [
      '船をこいで、お顔まで波にゆられています。',
      'お顔もまぶたも、いっしょに傾いています。まくらは、どちらですか。',
    ],
    'expression.surprised+framing.far': [
      'むこうの岸で、どなたかが「わあ」と言いました。こちらまで、あと三秒で届きます。',
      '遠くのほうで、どなたかが驚いています。何があったのか、聞きに行きますね。',
    ],
    'expression.sleepy+sharpness.soft': [
      '眠そうなお顔に、眠そうなレンズ。まず、お互いに顔を洗いましょう。',
      '目もとも輪郭も、まだ夢の中にいるようです。',
    ],
    'expression.big-smile+sharpness.soft': [
      '楽しすぎて、ピントを合わせるどころではなかったのですね。',
      '笑いすぎて、写真までゆれてしまったのですね。',
    ],
  },
  truths: {
    'expression.big-smile+light.dim': [
      '暗いところで思いきり笑っています。電気のスイッチは、笑い声で入るタイプですか。',
      '暗いのに大笑いです。停電になると、いちばん楽しんでいる人ですね。',
    ],
    'expression.big-smile+light.harsh': [
      'まぶしい光に、まぶしい笑顔。洗剤の広告なら、うしろでシーツがはためいています。',
    ],
    'expression.big-smile+light.uneven': [
      '大笑いですが、片側が影の中です。「あっはっは」の「は」が、ひとつ隠れています。',
    ],
    'expression.smile+light.dim': [
      '暗い中で、そっと笑っています。かくれんぼの鬼が、すぐ横を通ったのですね。',
    ],
    'expression.smile+light.uneven': [
      'ほほえみの半分が、影の中です。おみやげの缶に残ったクッキーの数を、一枚少なく言いましたね。',
    ],
    'expression.neutral+light.dim': [
      '暗い所で、無表情。家族が電気をつけて「いたの？」と言うまで、あと三秒です。',
    ],
    'expression.neutral+light.harsh': [
      '強い光の中で、無表情。マジックショーの「箱に入る人」に、選ばれてしまった方です。',
    ],
    'expression.serious+light.dim': [
      '暗い中に、真剣な目。怪談の前に、「これは私の友だちの話ですが」と言いそうです。',
    ],
    'expression.serious+light.harsh': [
      '強い光に、真剣なお顔。記者会見なら、「シュークリームは、私が」と始まるところです。',
    ],
    'expression.serious+light.uneven': [
      '半分影の、真剣なお顔。怪盗の予告状です。「今夜八時にうかがいます。遅れる場合は、お電話します」。',
      '片側だけの光に、真剣なお顔。占いの館の先生です。「見えます。……おうちの、やかんがふいています」。',
      '片側だけ明るくて、とても真剣。停電の夜に、とける順番でアイスを並べている方です。',
      '半分影の、真剣なお顔。秘密の会議で、お弁当の注文を取っています。からあげが、六つです。',
      '半分影で、真剣なお顔。地下の会議で、「では、おやつは三時十分に」と決めた方です。',
      '半分が影で、とても真剣。「この村には、古い言い伝えが」と始まりました。まんじゅうの元祖の話でした。',
      '半分が影で、とても真剣。「実は」とおっしゃるので身がまえたら、電池の買い忘れでした。',
    ],
    'expression.tense+light.dim': [
      '暗くて、お顔が力んでいます。家具の角を、足の小指で探しているところですか。',
    ],
    'expression.tense+light.harsh': [
      '光がまぶしくて、お顔がぎゅっとしています。プールから上がって、タオルが見つからない人です。',
    ],
    'expression.sleepy+light.dim': [
      '暗い写真に、半分のまぶた。プラネタリウムで、夏の大三角まで起きていられなかった方です。',
      '暗くて、眠そうです。映画館でしたら、予告編だけ全部見た人です。',
    ],
    'expression.sleepy+light.harsh': [
      '強い光に、眠い目。夜のサービスエリアで、「ついでに行っておきなさい」と起こされた方です。',
    ],
    'expression.surprised+light.dim': [
      '暗い中で、驚いたお顔。廊下の鏡に、会釈されましたね。',
      '暗くて見えないものに驚いています。たぶん、洗濯物です。',
    ],
    'expression.surprised+light.harsh': [
      'サプライズの電気がついた瞬間ですね。お誕生日、おめでとうございます。',
    ],
    'expression.serious+light.great': [
      '最高の光で、真剣なお顔。「波とたわむれて」と言われて、波に会釈をしました。',
      'この光に、この真剣さ。南の島に着いて、最初に非常口を確認した方です。',
      '最高の光に、真剣なお顔。表彰台の上で、賞状の誤字に気づいた方です。',
      'こんなにいい光なのに、お顔は真剣。日なたのベンチで、アリの道順を直している方ですね。',
    ],
    'expression.sleepy+light.great': [
      '光はこんなに起きているのに、まぶたが欠席です。ノートは、光が取っておいてくれます。',
    ],
    'expression.neutral+light.great': [
      '最高の光の中で、無表情。オーロラの下で「これ、何時までですか」と聞いた方です。',
      '光は「はい、どうぞ」と舞台を整えました。お顔は、まだ楽屋でお茶を飲んでいます。',
    ],
    'expression.big-smile+framing.close': [
      'この近さで、この笑顔。主役より先に、ケーキのろうそくを吹き消してしまう人です。',
    ],
    'expression.big-smile+framing.far': [
      '遠くで大笑いです。わけを話しに来てくださるのですが、笑いながらなので、まだ着きません。',
    ],
    'expression.big-smile+framing.tilted': [
      '笑いすぎて、お顔が傾きました。となりの席の人は、もう三回、肩をたたかれています。',
    ],
    'expression.neutral+framing.close': [
      '近くて、無表情。美容室のシャンプー台で、お顔の布がずれたときの気まずさです。',
      '近くて、無表情。玄関ののぞき穴から見た、町内会費を集めに来た方です。',
    ],
    'expression.neutral+framing.far': [
      '遠くで、無表情。買い物のあいだ、エスカレーターの下で荷物を持って待つお父さんです。',
    ],
    'expression.serious+framing.close': [
      '真剣なお顔が、この近さ。まつげのごみを取ってくれる人の距離です。はい、動きません。',
    ],
    'expression.serious+framing.far': [
      '遠くに、まじめなお顔が見えます。巌流島で、お待たせしてしまいましたか。',
      '遠くで、真剣なお顔。ラジコンの飛行機が、木に引っかかりましたね。',
    ],
    'expression.serious+framing.tilted': [
      '表情はまっすぐ真剣なのに、お顔は斜め。坂の途中で、トランプの塔を建てている人です。',
    ],
    'expression.serious+framing.off-centre': [
      '真剣なお顔が、真ん中にいません。大なわとびに入る「いま」を、ずっと待っている人です。',
    ],
    'expression.tense+framing.close': [
      '近くて、力んでいます。ふくらませすぎた風船の口を結ぶ人が、すぐ横にいる気分です。',
    ],
    'expression.sleepy+framing.tilted': [
      'まぶたは半分、お顔は斜め。船をこぐと言いますが、もう岸を離れました。',
    ],
    'expression.sleepy+framing.close': [
      '眠そうなお顔が、この近さ。お泊まり会の「まだ起きてる？」は、だいたいこの距離です。',
    ],
    'expression.sleepy+framing.off-centre': [
      '眠そうなお顔が、真ん中からずれました。帰りの車の窓に、おでこの丸い跡を残す方です。',
    ],
    'expression.surprised+framing.close': [
      'この近さで、びっくりしたお顔。ワニの歯を押すおもちゃの、はずれの一本を引きましたね。',
    ],
    'expression.surprised+framing.off-centre': [
      '驚いて、真ん中から飛びのきました。落ちていたセミが、生きていましたね。',
    ],
    'expression.smile+framing.turned': [
      '横を向いて、ほほえんで。通りがかりのガラスに映った前髪が、うまくいっていた人です。',
    ],
    'expression.neutral+framing.tilted': [
      'お顔は斜め、表情は無。ゆれるボートの上で、アイスの棒の当たりを確かめる方です。',
    ],
    'expression.serious+sharpness.soft': [
      'お顔は真剣、写りはにじんで。水性ペンで書いた決意表明に、雨が来ました。',
      'お顔は真剣、写りはもやの中。露天風呂で将棋を指していて、お相手は、もう上がりました。',
    ],
    'expression.sleepy+sharpness.soft': [
      '眠くて、ぼやけて。歯ブラシに、洗顔フォームをのせてしまう人の見え方です。',
    ],
    'expression.surprised+sharpness.soft': [
      '驚いて、写真までぶれました。衝撃映像の番組なら、ここで三回くり返されます。',
    ],
    'expression.tense+sharpness.soft': [
      '眉に力が入って、写りはぶれています。マッサージチェアの「強」から、撮りましたね。',
      '眉には力、写真にはぼけ。びんのふたが、やっと開いた瞬間です。',
    ],
    'expression.neutral+sharpness.crisp': [
      '静かなお顔が、くっきり写っています。「特になし」を太字で書いたようです。',
    ],
    'expression.serious+sharpness.crisp': [
      '真剣なお顔が、この鮮明さ。教科書にのっていたら、もうひげが描かれています。',
      'くっきり、真剣。ゲームなら、「……」だけで三秒使う人です。',
      '真剣なお顔が、くっきり。この写真を居間に飾ったら、猫まで正座しそうです。',
      '真剣なお顔が、くっきり。この写真を職員室に貼ると、翌日から、会議が五分前に始まります。',
    ],
    'expression.sleepy+sharpness.crisp': [
      '眠気が、こんなに鮮明に写るとは知りませんでした。まつげが一本ずつ、うとうとしています。',
    ],
    'expression.big-smile+sharpness.soft': [
      '大笑いで、写真がぶれました。だれですか、シャッターの直前に変な声を出したのは。',
    ],
  },
};
