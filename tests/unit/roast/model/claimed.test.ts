/** What words claim of a photo: false claims are stopped, and pictures that use the same words mostly are not. */
import { describe, expect, test } from 'vitest';
import { LANGS, STYLES, type Lang } from '#functions/vocabulary.ts';
import { entriesOf } from '#roast/banks/entries.ts';
import { CLAIMED, claimsOther, hasWordOf } from '#roast/model/claimed.ts';
import { CLAIMS } from '#roast/plan/claims.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { bankOf } from '#tests/support/roast.ts';

/** In a hundred lines of the banks, which are true of their facts, so many are taken for claims: 5.3 and 4.2 when this was written. */
const MOST_LOST: Readonly<Record<Lang, number>> = { en: 6, ja: 5 };

const lines = (lang: Lang) =>
  STYLES.flatMap((style) =>
    (['verdicts', 'headlines', 'truths', 'closers'] as const).flatMap((place) =>
      entriesOf(bankOf(lang, style), place)
        .filter(({ on }) => !on.some((tag) => tag.startsWith('band.')))
        .flatMap(({ on, lines: told }) => told.map((text) => ({ on, text }))),
    ),
  );

test.each(LANGS)('few lines of the banks are lost to it (%s)', (lang) => {
  const all = lines(lang);
  const lost = all.filter(({ on, text }) => claimsOther(text, lang, new Set(on)));
  expect((100 * lost.length) / all.length).toBeLessThan(MOST_LOST[lang]);
});

const SERIOUS_AND_DIM: readonly Tag[] = [
  'expression.serious',
  'light.dim',
  'framing.close',
  'sharpness.soft',
];
/** Of a photo with none of it. */
const FALSE: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'That grin sold me two raffle tickets.',
    'You look surprised to be here.',
    'Your mouth was open when the bus arrived.',
    'The teeth have been counted twice.',
    'Perfect lighting, said the toaster.',
    'So bright that the sun asked for its job back.',
    'Pin-sharp, down to the last crumb.',
    'You are so far away that the post takes a week.',
    'The whole photo is tilted like a shelf of mine.',
    'In profile, like a coin.',
    'Straight eye contact. The lens blinked.',
    'Chin up, like a general on a horse.',
    'Dead centre, like a darts champion.',
    'Those shades have their own agent.',
    'Black and white, like a penguin with taxes.',
    'A blue wall stands there like a wet Monday.',
    'The background has more to say than the news.',
    'Two freckles asked for directions.',
    'The earrings arrived by separate taxi.',
    'Your jumper has seen things.',
    'This morning the toast looked like that.',
    'Same face again, says the fridge.',
    'Your fringe is holding a meeting.',
    'The best photo yet, says the stapler.',
  ],
  ja: [
    'その笑顔、回覧板で回します。',
    '驚いた顔のまま、電車が出ました。',
    '口が開いたまま、昼休みが終わった。',
    '歯が全員、整列している。',
    'いい光だ。トースターがうらやんでいる。',
    'まぶしくて、太陽が休みを取った。',
    'くっきり写って、図鑑の表紙になった。',
    '遠すぎて、年賀状が届かない。',
    '写真が斜めで、みかんが転がった。',
    '横顔で、硬貨になれる。',
    'カメラ目線で、改札が開いた。',
    'あごを上げて、校長先生を待っている。',
    'サングラスが、先に返事をした。',
    '白黒で、パンダが自己紹介に来た。',
    '青い壁が、雨の月曜に似ている。',
    '背景のほうが、よくしゃべる。',
    'そばかすが、道を聞いている。',
    'ピアスだけ、別のバスで来た。',
    '今朝のパンも、この顔だった。',
    'またこの顔だ、と冷蔵庫が言う。',
    '前髪が会議中だ。',
    '自己ベストだ、とホチキスが言う。',
  ],
};

describe.each(LANGS)('what no fact says (%s)', (lang) => {
  test.each(FALSE[lang])('%s', (text) => {
    expect(claimsOther(text, lang, new Set(SERIOUS_AND_DIM))).toBe(true);
  });
});

test('each rule names facts that there are', () => {
  const tags = Object.keys(CLAIMS);
  const parts = CLAIMED.flatMap(({ of }) => of);
  expect(
    parts.filter((part) => !tags.some((tag) => (part.endsWith('.') ? tag.startsWith(part) : tag === part))),
  ).toEqual([]);
});

test('the same words pass where a fact says so', () => {
  expect(claimsOther('That grin sold me two tickets.', 'en', new Set<Tag>(['expression.big-smile']))).toBe(
    false,
  );
  expect(claimsOther('サングラスが返事をした。', 'ja', new Set<Tag>(['frames.dark']))).toBe(false);
});

test('a line has a word of its fact, or has none', () => {
  expect(hasWordOf('The lamp has left.', 'en', 'light.dim')).toBe(true);
  expect(hasWordOf('The bus has left.', 'en', 'light.dim')).toBe(false);
  expect(hasWordOf('照明が帰った。', 'ja', 'light.dim')).toBe(true);
});
