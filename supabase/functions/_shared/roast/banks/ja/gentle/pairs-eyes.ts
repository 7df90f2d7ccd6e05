/** Gaze, eyes, brows and mouth together with the rest. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsEyes: TopicLines = {
  headlines: {
    'repeat.expression+expression.serious': ['きりり、の続きもの'],
    'repeat.expression+expression.sleepy': ['いつもの、うとうと'],
    'repeat.expression+light.dim': ['暗がりに、いつものお顔'],
  },
  openers: {
    'repeat.expression+expression.neutral': [
      'いつもの静かなお顔です。鏡のような水面に、石を投げる勇気がありません。',
      '今日も、波ひとつないお顔です。天気予報なら、三日続けて「晴れ」です。',
    ],
    'repeat.expression+light.dim': ['暗くても、いつものお顔だとわかりました。声でわかる親戚のようです。'],
  },
  truths: {
    'gaze.camera+expression.tense': [
      'まっすぐ見つめて、少し力んで。給食の時間の放送なら、一行目で息を吸いましょう。',
      'カメラさんが、何か悪いことをしたか思い返しています。',
    ],
    'gaze.camera+expression.serious': [
      'まっすぐで、真剣な目。「はい」と返事をしてから、何の話か考えました。',
    ],
    'gaze.camera+framing.close': ['近くで、じっと目が合いました。おでこで熱をはかられる前の気持ちです。'],
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
  },
};
