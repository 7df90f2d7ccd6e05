/** Words that claims have. A sentence with one of them is a claim or has been read and found to be none. */
import type { Lang } from '#functions/vocabulary.ts';

const ENGLISH = [
  // How far it goes.
  'never|only|always|nobody|nothing|anybody|not even|every|everything|everywhere|complete|exact(?:ly)?|at most|up to',
  'more than|once|unlimited|sure|safe|promise',
  // Where data is.
  'stays?|leaves?|left|sent|sends?|keeps?|kept|stored?|stores|saved?|saves|deleted?|deletes|gone|uploads?|uploaded',
  'private|encrypted|hash(?:es)?|tracking|advertising|third part\\w+|server|random|offline|flight mode',
  // Time, money, accuracy.
  'minutes?|seconds?|hours?|days?|midnight|free|prices?|paid|pay|charged?|costs?|money|grant\\w*',
  'accurate|chance|medical|wobble|measured?',
];

const JAPANESE = [
  '決して|だけ|のみ|必ず|常に|いつでも|一切|すべて|ぜんぶ|全部|誰も|誰に|何も|どこにも|無制限|そろうと|約束|安全',
  '残[りらしす]|残っ|出ません|出ていません|出ることは|送[りら]|送っ|保存|消[えしすさ]|削除|アップロード|ダウンロード',
  '暗号|追跡|広告|第三者|サーバー|オフライン|圏外|機内',
  '無料|料金|円|正確|確か|偶然|誤差|ゆらぎ|医学',
];

const FIGURE = '[%$±\\d０-９]';

const WORDS: Readonly<Record<Lang, RegExp>> = {
  en: new RegExp(`\\b(?:${ENGLISH.join('|')})\\b|${FIGURE}|\\bMB\\b`, 'i'),
  ja: new RegExp(`${JAPANESE.join('|')}|${FIGURE}`),
};

const SLOT = /\{\{\w+\}\}/g;

/** Whether a sentence has a word or a figure that claims have; slots that are filled in are no figures. */
export const soundsLikeClaim = (text: string, lang: Lang): boolean =>
  WORDS[lang].test(text.replaceAll(SLOT, ''));
