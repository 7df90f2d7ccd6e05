/** The expression together with light, framing or sharpness. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.big-smile+light.dim': ['暗がりに、笑顔がひとつ'],
    'expression.serious+light.dim': ['静かな暗さと、静かなお顔'],
    'expression.serious+light.harsh': ['まぶしいのに、まじめです'],
    'expression.sleepy+light.dim': ['おやすみなさい、が似合う一枚'],
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
    'expression.serious+sharpness.soft': ['ふんわりと、きびしいお顔'],
  },
  openers: {
    'expression.big-smile+light.dim': [
      '暗いところで笑い声だけ先に届いて、あとからお顔がうっすら見えてきました。',
      '真っ暗な押し入れを開けたら、満面の笑みがいらっしゃいました。',
    ],
    'expression.serious+light.dim': [
      '灯台のない海のように暗くて、船長さんのように真剣です。',
      'こわい話が始まりそうな暗さと、まじめなお顔です。ろうそくは、あと何本でしょう。',
    ],
    'expression.sleepy+light.dim': [
      '夜のひつじたちも、もう解散したころの写真です。',
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
      '船をこいで、写真まで波にゆられています。',
      '写真もまぶたも、いっしょに傾いています。まくらは、どちらですか。',
    ],
    'expression.surprised+framing.far': [
      'むこうの岸で、どなたかが「わあ」と言いました。こちらまで、あと三秒で届きます。',
      '遠くのほうで、どなたかが驚いています。何があったのか、聞きに行きますね。',
    ],
    'expression.sleepy+sharpness.soft': [
      '寝起きのお顔に、寝起きのレンズ。まず、お互いに顔を洗いましょう。',
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
      '笑顔は大きいのに、光が半分しか見に来ていません。入場券が片側だけ売れたようです。',
    ],
    'expression.smile+light.dim': [
      '暗い中で、そっと笑っています。かくれんぼの鬼が、すぐ横を通ったのですね。',
    ],
    'expression.smile+light.uneven': [
      'ほほえみの半分が影の中です。片方は「楽しいです」、もう片方は「まだ言えません」と答えました。',
    ],
    'expression.neutral+light.dim': [
      '暗い所で、無表情。家族が電気をつけて「いたの？」と言うまで、あと三秒です。',
    ],
    'expression.neutral+light.harsh': [
      'こんなにまぶしいのに、お顔は「べつに」です。光が、少し自信をなくしました。',
    ],
    'expression.serious+light.dim': [
      '暗い中に、真剣な目。怪談の前に、「これは私の友だちの話ですが」と言いそうです。',
    ],
    'expression.serious+light.harsh': [
      '強い光に、真剣なお顔。記者会見なら、「シュークリームは、私が」と始まるところです。',
    ],
    'expression.serious+light.uneven': [
      '半分が影で、とても真剣。お化け屋敷の受付の方なら、百点です。',
      '半分照らされて、まじめなお顔。推理小説なら、いま犯人を知ったところです。',
    ],
    'expression.tense+light.dim': [
      '暗くて、お顔が力んでいます。家具の角を、足の小指で探しているところですか。',
    ],
    'expression.tense+light.harsh': [
      '光がまぶしくて、お顔がぎゅっとしています。プールから上がって、タオルが見つからない人です。',
    ],
    'expression.sleepy+light.dim': [
      '暗くて、眠そうです。映画館でしたら、予告編だけ全部見た人です。',
      '電気もまぶたも消えかけています。歯みがきだけ、お忘れなく。',
    ],
    'expression.sleepy+light.harsh': [
      'カーテンを急に開けられた、日曜日のお顔です。あと少し、そっとしておきます。',
    ],
    'expression.surprised+light.dim': [
      '暗くて見えないものに驚いています。たぶん、洗濯物です。',
      '暗いところで、びっくりなさっています。何かいましたか。あの、先に帰りますね。',
    ],
    'expression.surprised+light.harsh': [
      'サプライズの電気がついた瞬間ですね。お誕生日、おめでとうございます。',
    ],
    'expression.serious+light.great': [
      'こんなにいい光なのに、お顔は真剣。ひなたぼっこに、時間割を作ってきた方ですね。',
      '最高の光の中で、配る枚数を数え直す、プリント係のお顔です。',
    ],
    'expression.sleepy+light.great': [
      '光はこんなに起きているのに、まぶたが欠席です。ノートは、光が取っておいてくれます。',
    ],
    'expression.neutral+light.great': [
      '光は「はい、どうぞ」と舞台を整えました。お顔は、まだ楽屋でお茶を飲んでいます。',
    ],
    'expression.big-smile+framing.close': [
      'この近さで、この笑顔。主役より先に、ケーキのろうそくを吹き消してしまう人です。',
    ],
    'expression.big-smile+framing.far': [
      '遠くでも笑っているのがわかります。丘の上で手を振る人のようです。丘は、もう少し低くても大丈夫です。',
    ],
    'expression.big-smile+framing.tilted': [
      '笑いすぎて、写真ごと傾きました。となりの席の人は、もう三回、肩をたたかれています。',
    ],
    'expression.neutral+framing.close': [
      '近くて、無表情。美容室のシャンプー台で、お顔の布がずれたときの気まずさです。',
      '近くて、無言です。朝の満員電車で、毎朝となりになる方ですね。',
    ],
    'expression.neutral+framing.far': [
      '遠くで、無表情。買い物のあいだ、エスカレーターの下で荷物を持って待つお父さんです。',
    ],
    'expression.serious+framing.close': [
      '真剣なお顔が、この近さ。まつげのごみを取ってくれる人の距離です。はい、動きません。',
    ],
    'expression.serious+framing.far': [
      '遠くから、まじめに見つめられています。巌流島で、お待たせしてしまいましたか。',
      '遠くから真剣に見守られています。参観日の、いちばん奥の列ですね。',
    ],
    'expression.serious+framing.tilted': [
      'お顔はまっすぐ真剣なのに、写真は斜め。坂の途中で、トランプの塔を建てている人です。',
    ],
    'expression.serious+framing.off-centre': [
      '真剣なお顔が、すみっこにいらっしゃいます。見張り番でしたら、お茶をお持ちしますね。',
    ],
    'expression.tense+framing.close': [
      '近くて、力んでいます。ふくらませすぎた風船の口を結ぶ人が、すぐ横にいる気分です。',
    ],
    'expression.sleepy+framing.tilted': ['写真が傾いたのか、まくらにもたれたのか。たぶん、両方正解です。'],
    'expression.sleepy+framing.close': [
      '眠そうなお顔が、この近さ。お泊まり会の「まだ起きてる？」は、だいたいこの距離です。',
    ],
    'expression.sleepy+framing.off-centre': [
      '眠くて、写真の端までころがってしまったのですね。お布団を真ん中に敷き直します。',
    ],
    'expression.surprised+framing.close': [
      'カメラが近くて、カメラにおどろいたのですね。カメラも、おどろいています。',
    ],
    'expression.surprised+framing.off-centre': [
      '驚いて、写真の端まで飛びのいたようです。もう大丈夫、戻っていらっしゃい。',
    ],
    'expression.smile+framing.turned': [
      '横を向いて、ほほえんでいます。カメラの話より、となりの小声のほうがおもしろかったのですね。',
    ],
    'expression.neutral+framing.tilted': [
      '世界が傾いても、表情がひとつも変わりません。地球儀の職人さんでしょうか。',
    ],
    'expression.serious+sharpness.soft': ['真剣なまなざしが、湯気の向こうにあります。お鍋奉行のかたですね。'],
    'expression.sleepy+sharpness.soft': ['眠そうなお顔が、ピントまで寝かしつけました。いい子守歌です。'],
    'expression.surprised+sharpness.soft': [
      '驚いて、写真までぶれました。衝撃映像の番組なら、ここで三回くり返されます。',
    ],
    'expression.tense+sharpness.soft': [
      '力んだお顔と、ふるえた写真。「動かないで」と言われて、いちばん動く人です。',
    ],
    'expression.neutral+sharpness.crisp': [
      '静かなお顔が、くっきり写っています。「特になし」を太字で書いたようです。',
    ],
    'expression.serious+sharpness.crisp': [
      '真剣なお顔が、この鮮明さ。教科書にのっていたら、もうひげが描かれています。',
      'くっきり、真剣。ゲームなら、「……」だけで三秒使う人です。',
    ],
    'expression.sleepy+sharpness.crisp': [
      '眠気が、こんなに鮮明に写るとは知りませんでした。まつげが一本ずつ、うとうとしています。',
    ],
    'expression.big-smile+sharpness.soft': [
      'ピントより先に、笑いが来てしまいました。カメラも肩をふるわせています。',
    ],
  },
};
