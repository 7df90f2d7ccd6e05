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
      'まっすぐ見つめて、この力の入れ方。スプーンを、念力で曲げますね。……眉のほうが、曲がりました。',
      '眉に力をこめて、まっすぐ。瓶の底のなめたけと、箸が届かないまま、にらみ合っています。',
      'カメラを見すえて、眉に力。開かない自動ドアに、目で理由をたずねている人です。',
      'そんなに力んで見つめられると、カメラのほうが、何をしたのか思い返しています。',
    ],
    'gaze.camera+expression.serious': [
      'まっすぐ、真剣に見つめられて、背すじがのびました。ご用件をどうぞ。……お手洗いは、右です。',
      'まっすぐで、真剣な目。カメラが、借りたままだった漫画の五巻を、そっと差し出しました。',
      'まっすぐ、真剣です。カメラがつい「お願いいたします」と頭を下げて、床が三枚撮れました。',
      'まっすぐで、真剣な目。「はい」と返事をしてから、何の話か考えました。',
    ],
    'gaze.camera+framing.close': ['近くで、じっと目が合いました。おでこで熱をはかられる前の気持ちです。'],
    'repeat.expression+expression.serious': [
      'また真剣なお顔ですね。撮る前に、毎回どなたかに「人生とは」と聞かれていませんか。',
    ],
    'repeat.expression+expression.neutral': [
      '静かなお顔が、また届きました。俳句なら、季語が「いつも」です。',
    ],
    'repeat.expression+expression.sleepy': [
      '前も眠そうで、今回も眠そうです。夢が続きもので、いいところなのですね。',
    ],
    'repeat.expression+expression.tense': [
      'また、眉に力が入っています。水筒のふたでしたら、次に飲む人が、開けられません。',
    ],
    'repeat.expression+light.dim': [
      '暗くても、いつもの表情だとわかります。階段の足音だけで、家族のだれかわかるのと同じです。',
    ],
    'repeat.expression+framing.tilted': ['同じ表情で、お顔は斜め。時計の針だけ、五分進みました。'],
  },
};
