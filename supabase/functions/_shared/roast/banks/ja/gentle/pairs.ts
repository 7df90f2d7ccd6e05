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
      '光の分まで、笑顔が働いています。残業代を払ってあげたいです。',
    ],
    'expression.big-smile+light.harsh': ['笑顔と光が、まぶしさを競っています。判定は引き分けです。'],
    'expression.big-smile+light.uneven': [
      '笑顔は大きいのに、光が半分しか見に来ていません。入場券が片側だけ売れたようです。',
    ],
    'expression.smile+light.dim': [
      '暗い中で、そっと笑っています。かくれんぼの鬼が、すぐ横を通ったのですね。',
    ],
    'expression.smile+light.uneven': [
      'ほほえみの半分だけ、光に見つかってしまいました。もう半分は、まだないしょです。',
    ],
    'expression.neutral+light.dim': ['暗くて静かで、表情も静か。写真のほうが先に寝息を立てました。'],
    'expression.neutral+light.harsh': [
      'こんなにまぶしいのに、お顔は「べつに」です。光が、少し自信をなくしました。',
    ],
    'expression.serious+light.dim': [
      '暗い中に、真剣な目。怪談の前に、「これは私の友だちの話ですが」と言いそうです。',
    ],
    'expression.serious+light.harsh': [
      '強い光に、強いまなざし。証明写真の機械が「そこまでは求めていません」と言いました。',
    ],
    'expression.serious+light.uneven': [
      '半分照らされて、まじめなお顔。推理小説なら、いま犯人を知ったところです。',
      '半分が影で、とても真剣。お化け屋敷の受付の方なら、百点です。',
    ],
    'expression.tense+light.dim': ['暗くて、力んでいます。ドアの段差なら、もう越えましたよ。'],
    'expression.tense+light.harsh': [
      '光がまぶしいと、眉も集まってきますね。日陰をひとつ、眉に差し上げましょう。',
    ],
    'expression.sleepy+light.dim': [
      '写真から、すうすうと聞こえます。音量を下げておきました。',
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
      'こんなにやさしい光の中で、その真剣さ。日なたの猫に、宿題の提出日を聞いている人のお顔です。',
      '最高の光の中で、最後のプリンを数える係のお顔です。',
    ],
    'expression.sleepy+light.great': [
      '光は朝の準備ができています。まぶたの到着を、お待ちしているところです。',
    ],
    'expression.neutral+light.great': [
      '光は「はい、どうぞ」と舞台を整えました。お顔は、まだ楽屋でお茶を飲んでいます。',
    ],
    'expression.big-smile+framing.close': [
      '笑顔が大きくて近くて、画面の外にこぼれました。こちらで少し拾っておきます。',
    ],
    'expression.big-smile+framing.far': [
      '遠くでも笑っているのがわかります。丘の上で手を振る人のようです。丘は、もう少し低くても大丈夫です。',
    ],
    'expression.big-smile+framing.tilted': ['笑いすぎて、写真ごと転がりそうです。'],
    'expression.neutral+framing.close': [
      '近くて静か。満員の電車で、目をつぶって計算をしている方のようです。',
      '近くて、無言です。朝の満員電車で、毎朝となりになる方ですね。',
    ],
    'expression.neutral+framing.far': [
      '遠くに、静かに立っていらっしゃいます。かかしさんなら、田んぼが豊作です。',
    ],
    'expression.serious+framing.close': ['真剣なお顔で近づかれて、宿題のノートを差し出しました。'],
    'expression.serious+framing.far': [
      '遠くから真剣に見守られています。参観日の、いちばん奥の列ですね。',
      '遠くから、まじめに見つめられています。巌流島で、お待たせしてしまいましたか。',
    ],
    'expression.serious+framing.tilted': [
      '表情はまっすぐなのに、写真が斜めです。どちらの言うことを聞けばよいのでしょう。',
    ],
    'expression.serious+framing.off-centre': [
      '真剣なお顔が、すみっこにいらっしゃいます。見張り番でしたら、お茶をお持ちしますね。',
    ],
    'expression.tense+framing.close': [
      '力の入ったお顔が近くて、こちらまで息を止めました。せーので、吐きましょう。',
    ],
    'expression.sleepy+framing.tilted': ['写真が傾いたのか、まくらにもたれたのか。たぶん、両方正解です。'],
    'expression.sleepy+framing.close': ['近くで眠られると、こちらは動けません。電車で肩を貸した気持ちです。'],
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
      '横を向いて、ほほえんでいます。いい知らせは、そちらから来たのですね。',
    ],
    'expression.neutral+framing.tilted': [
      '世界が傾いても、表情がひとつも変わりません。地球儀の職人さんでしょうか。',
    ],
    'expression.serious+sharpness.soft': ['真剣なまなざしが、湯気の向こうにあります。お鍋奉行のかたですね。'],
    'expression.sleepy+sharpness.soft': ['眠そうなお顔が、ピントまで寝かしつけました。いい子守歌です。'],
    'expression.surprised+sharpness.soft': [
      'びっくりして、写真までぶれました。カメラも驚いたのですから、おあいこです。',
    ],
    'expression.tense+sharpness.soft': [
      'お顔に入った力が、手のほうでふるえて出たようです。深呼吸で、両方なおります。',
    ],
    'expression.neutral+sharpness.crisp': [
      '静かなお顔が、くっきり写っています。「特になし」を太字で書いたようです。',
    ],
    'expression.serious+sharpness.crisp': [
      'くっきりした真剣なお顔に、つい「はい、食べました」と白状しました。まだ何も聞かれていません。',
      'とても真剣で、とてもくっきり。虫めがねで冗談を探しましたが、一つも落ちていません。',
    ],
    'expression.sleepy+sharpness.crisp': [
      '眠気が、こんなに鮮明に写るとは知りませんでした。まつげが一本ずつ、うとうとしています。',
    ],
    'expression.big-smile+sharpness.soft': [
      'ピントより先に、笑いが来てしまいました。カメラも肩をふるわせています。',
    ],
  },
};
