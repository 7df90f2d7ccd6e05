/** Gaze, eyes, brows and mouth together with the rest. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsEyes: TopicLines = {
  headlines: {
    'eyes.one-shut+light.dim': ['暗がりで、ないしょのウインク'],
    'eyes.one-shut+light.harsh': ['まぶしくて、片方お休みです'],
    'eyes.wide+light.dim': ['暗やみに、ぱっちり'],
    'gaze.aside+framing.turned': ['お顔も目も、あちらです'],
    'mouth.puckered+framing.close': ['近くで、ふーっ'],
    'brows.raised+expression.neutral': ['眉だけ、お返事しました'],
    'mouth.puckered+expression.serious': ['まじめな、すぼめ口'],
    'repeat.expression+expression.big-smile': ['あの笑顔、今日も営業中です'],
    'repeat.expression+expression.serious': ['きりり、の続きもの'],
    'repeat.expression+expression.sleepy': ['いつもの、うとうと'],
    'repeat.expression+light.dim': ['暗がりに、いつものお顔'],
  },
  openers: {
    'gaze.aside+expression.big-smile': [
      'お隣の方のお話が、大当たりだったようですね。カメラもつられて、そちらを向きかけました。',
      '横を向いて大笑い。そちらのお話、こちらにも聞こえるようにお願いします。',
    ],
    'eyes.wide+light.dim': [
      '夜の水族館で、こちらをじっと見ているお魚さんの目です。',
      '真っ暗な中で、目だけがぱっちり。フクロウさんの夜勤に同行されましたか。',
    ],
    'eyes.squint+light.harsh': [
      'まぶしい雪の朝に、玄関を開けたところでしょうか。',
      '光が強くて、目を細めて。お日さまと、にらめっこの途中ですね。',
    ],
    'gaze.aside+framing.turned': [
      'どちらへお出かけですか。お夕飯までには、こちらを向いてくださいね。',
      'お顔も目線も、向こうへお出かけです。置き手紙を探しています。',
    ],
    'gaze.down+expression.sleepy': [
      'こっくり、こっくり。いまのは、お返事と受け取っておきます。',
      'まぶたも目線も、下りの電車に乗りました。',
    ],
    'repeat.expression+expression.neutral': [
      'いつもの静かなお顔です。鏡のような水面に、石を投げる勇気がありません。',
      '今日も、波ひとつないお顔です。天気予報なら、三日続けて「晴れ」です。',
    ],
    'repeat.expression+light.dim': ['暗くても、いつものお顔だとわかりました。声でわかる親戚のようです。'],
  },
  truths: {
    'gaze.up+expression.serious': ['真剣に空を見上げています。洗濯物、取りこみますか。'],
    'gaze.down+expression.sleepy': ['眠くて、下を向いて。机が、まくらに見えてくる時間ですね。'],
    'gaze.aside+expression.big-smile': [
      'カメラのとなりの人が、とても面白いのですね。次は、その方がレンズを持ってください。',
    ],
    'gaze.aside+sharpness.crisp': ['よそ見が、こんなにくっきり。行き先まで写っていそうです。'],
    'gaze.camera+expression.tense': [
      'まっすぐ見つめて、少し力んで。給食の時間の放送なら、一行目で息を吸いましょう。',
    ],
    'gaze.camera+expression.serious': [
      'まっすぐで、真剣な目。「はい」と返事をしてから、何の話か考えました。',
    ],
    'gaze.camera+framing.close': ['近くで、じっと目が合いました。おでこで熱をはかられる前の気持ちです。'],
    'gaze.aside+framing.far': ['遠くにいらして、しかもよそ見。手を振っても、当分気づかれません。'],
    'gaze.aside+framing.turned': [
      '顔も目も、あちら向き。振り向いてもらうには、おやつの袋を鳴らすしかありません。',
    ],
    'gaze.aside+framing.off-centre': ['端に寄って、横目で。先生に当てられない席の、お手本です。'],
    'gaze.up+light.dim': ['暗がりで、上を見ています。星は出ていますか。'],
    'eyes.one-shut+light.harsh': ['まぶしくて、片方だけ避難しました。もう片方も、お連れください。'],
    'eyes.one-shut+light.dim': ['暗い中のウインクは、とても贅沢です。ほとんど誰にも見えません。'],
    'eyes.wide+light.dim': ['暗いところで目を見開いて、冷蔵庫の前の猫と同じです。'],
    'eyes.wide+framing.close': ['近くで目がまんまるで、水族館なら人だかりができます。'],
    'eyes.squint+light.harsh': ['この光では、目も細くたたみたくなります。日陰に、席を取っておきました。'],
    'eyes.squint+light.dim': ['暗くて、目をこらしていますね。目をこらすより、電気が近道です。'],
    'brows.raised+framing.close': [
      '近くで眉を上げられて、つい「すみません、もう一回言います」と答えました。',
    ],
    'brows.raised+expression.neutral': ['お顔は静かなのに、眉だけ挙手しています。はい、眉さん、どうぞ。'],
    'mouth.puckered+expression.serious': [
      'まじめなお顔で、お口だけ「う」。校歌の練習でしたら、続けてください。',
    ],
    'mouth.puckered+framing.close': ['近くで「ふー」とされて、画面のろうそくが消えました。'],
    'mouth.half-smile+light.dim': ['暗がりで、半分だけ笑っています。おやつの場所を、知っているお顔です。'],
    'mouth.pressed+expression.serious': ['真剣に、ぎゅっと口を結んで。おみくじを開ける直前ですね。'],
    'mouth.open+framing.far': ['遠くで、何か呼びかけてくださっています。すみません、もう一度お願いします。'],
    'mouth.open+sharpness.soft': ['しゃべりながら撮ったので、言葉までぶれています。'],
    'repeat.expression+expression.big-smile': [
      'また満面の笑みです。毎回同じで、毎回うれしい。お味噌汁のような笑顔ですね。',
    ],
    'repeat.expression+expression.serious': [
      '今日も真剣です。カメラとの和平交渉は、まだ続いているようです。',
    ],
    'repeat.expression+expression.neutral': [
      '静かなお顔が、また届きました。俳句なら、季語が「いつも」です。',
    ],
    'repeat.expression+expression.sleepy': [
      '前も眠そう、今日も眠そう。目覚まし時計と、一度話し合ってみます。',
    ],
    'repeat.expression+expression.tense': [
      '眉の力こぶが、続いています。そろそろ眉にも、夏休みをあげましょう。',
    ],
    'repeat.expression+light.dim': [
      '暗くて見えませんが、たぶん、いつものお顔です。いつものお顔で、合っていました。',
    ],
    'repeat.expression+framing.tilted': [
      'いつもの表情が、ななめになって届きました。配達の途中で、ころがったのでしょうか。',
    ],
    'repeat.expression+expression.smile': [
      'また同じほほえみに会えました。角のパン屋さんの「いらっしゃいませ」くらい、ほっとします。',
    ],
  },
};
