import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { phrasesOf } from '#i18n/japanese-phrases.ts';
import { longestRoast } from '#tests/support/longest-roast.ts';
import {
  CARD_FORMATS,
  MARGIN,
  type SetContent,
  SHOWN_WIDTH,
  spacedWords,
} from '#ui/screens/results/share/card.ts';
import {
  layoutCard,
  PHOTO_EDGE,
  type Box,
  type CardLayout,
  type Text,
} from '#ui/screens/results/share/card-layout.ts';

const WORDS = { en, ja };
const WIDE = /[\u3000-\u9fff\uff00-\uff60]/u;

/** A font in which a Japanese letter is a square and another one `narrow` of it: a phone's bold one is about 0.55. */
const fontOf = (narrow: number) => (text: string, size: number) =>
  Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : narrow), 0) * size;
const measure = fontOf(0.55);

function contentIn(lang: Lang, said: Partial<SetContent> = {}): SetContent {
  const { common, result, share } = WORDS[lang];
  return {
    told: { score: 100, spread: 10, band: result.bands['room-for-growth'] },
    headline: result.noHeadline,
    joke: null,
    strength: null,
    phrases: lang === 'ja' ? phrasesOf : spacedWords,
    words: { appName: common.appName, ...share.card },
    ...said,
  };
}

it.each(LANGS)('has neither number nor band where the light tells no score (%s)', (lang) => {
  const outOf = WORDS[lang].result.untold.light;
  const content = contentIn(lang);
  const untold = { ...content, told: null, words: { ...content.words, outOf } };
  for (const withPhoto of [false, true]) {
    const { pill, texts, width } = layoutCard(untold, 'feed', withPhoto, measure);
    expect(pill).toBeNull();
    const said = texts.map(({ text }) => text);
    expect(said).toContain(outOf);
    expect(said.join(' ')).not.toMatch(/\d|±/);
    for (const text of texts) {
      const { x, width: wide } = edges(text);
      expect([x >= 0, x + wide <= width]).toEqual([true, true]);
    }
  }
});

/** The longest lines of a language, all at once, with a name of usual length. */
function longestIn(lang: Lang): SetContent {
  const { headline, harshTruths, whatIsGreat } = longestRoast(lang, 'Alexandra');
  return contentIn(lang, { headline, joke: harshTruths[0] ?? null, strength: whatIsGreat[0] ?? null });
}

function edges({ text, x, y, size, align }: Text, font = measure): Box {
  const width = font(text, size);
  // Figures have nothing below the line.
  const height = /^[±\d]+$/.test(text) ? size * 0.8 : size;
  return { x: align === 'left' ? x : x - width / 2, y: y - size * 0.8, width, height };
}

const ringBox = ({ ring }: CardLayout): Box => ({
  x: ring.x - ring.radius,
  y: ring.y - ring.radius,
  width: 2 * ring.radius,
  height: 2 * ring.radius,
});
const photoBox = ({ photo }: CardLayout): Box | null =>
  photo && {
    x: photo.x - PHOTO_EDGE,
    y: photo.y - PHOTO_EDGE,
    width: photo.width + 2 * PHOTO_EDGE,
    height: photo.height + 2 * PHOTO_EDGE,
  };
/** Px between two boxes; negative where they meet. */
const apart = (a: Box, b: Box) =>
  Math.max(b.x - a.x - a.width, a.x - b.x - b.width, b.y - a.y - a.height, a.y - b.y - b.height);
const inside = (a: Box, b: Box) =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

const CASES = LANGS.flatMap((lang) =>
  CARD_FORMATS.flatMap((format) => [true, false].map((photo) => ({ lang, format, photo }))),
);

describe.each(CASES)('the card ($lang, $format, photo: $photo)', ({ lang, format, photo }) => {
  const contents = {
    'the longest lines': longestIn(lang),
    'short ones': contentIn(lang, { headline: 'OK', joke: 'Hm.', strength: 'Ah!' }),
    'no roast': contentIn(lang),
    'lines of a model at the bounds of the contract': contentIn(lang, {
      headline: (lang === 'ja' ? '眉がぜんぶ言っています。' : 'The eyebrows do it all. ').repeat(6),
      joke: (lang === 'ja' ? '眉だけが先に着いています。' : 'Eyebrows arrived early. ').repeat(12),
      strength: (lang === 'ja' ? '目がとても生き生きしています。' : 'Such awake eyes. ').repeat(16),
    }),
    'a long name': contentIn(lang, {
      headline: longestRoast(lang, 'Maximiliana Wilhelmina Fairfax').headline,
      joke: longestIn(lang).joke,
      strength: longestIn(lang).strength,
    }),
    'a word without an end': contentIn(lang, { headline: 'a'.repeat(110), joke: 'あ'.repeat(240) }),
  };

  const inFonts = Object.entries(contents).flatMap(([what, content]) =>
    [0.45, 0.55, 0.7].map((narrow) => [what, narrow, content] as const),
  );

  it.each(inFonts)('%s, letters of %f: all inside, nothing on top of another', (_what, narrow, content) => {
    const font = fontOf(narrow);
    const layout = layoutCard(content, format, photo, font);
    const card = { x: MARGIN - 1, y: 24, width: layout.width - 2 * MARGIN + 2, height: layout.height - 48 };
    const texts = layout.texts.map((text) => edges(text, font));
    for (const [i, text] of texts.entries()) {
      expect(inside(text, card), layout.texts[i]?.text).toBe(true);
      for (const other of texts.slice(i + 1)) expect(apart(text, other)).toBeGreaterThanOrEqual(0);
    }
    const blocks = [layout.pill, ringBox(layout), photoBox(layout), layout.bubble].filter(
      (box) => box !== null,
    );
    for (const [i, block] of blocks.entries()) {
      expect(inside(block, { x: 0, y: 0, ...layout })).toBe(true);
      for (const other of blocks.slice(i + 1)) expect(apart(block, other)).toBeGreaterThan(0);
      for (const text of texts) expect(inside(text, block) || apart(text, block) >= 0).toBe(true);
    }
  });

  it.each(Object.entries(contents))(
    '%s: no type under 12 px where it is shown smallest',
    (_what, content) => {
      const layout = layoutCard(content, format, photo, measure);
      const shown = layout.texts.map(({ size }) => (size * SHOWN_WIDTH) / layout.width);
      expect(Math.min(...shown)).toBeGreaterThanOrEqual(12);
    },
  );

  it.each(inFonts)('%s, letters of %f: the headline is never cut', (_what, narrow, content) => {
    const told = layoutCard(content, format, photo, fontOf(narrow)).texts.map(({ text }) => text);
    expect(told.join('').replaceAll(' ', '')).toContain(content.headline.replaceAll(' ', ''));
  });

  it('tells the longest lines of the banks word for word', () => {
    const content = contents['the longest lines'];
    const told = layoutCard(content, format, photo, measure).texts.map(({ text }) => text);
    const all = told.join('').replaceAll(' ', '');
    for (const line of [content.headline, content.joke, content.strength])
      expect(all).toContain(line?.replaceAll(' ', ''));
  });

  it('keeps the ring clear of the photo, and what it says within it', () => {
    for (const content of Object.values(contents)) {
      const layout = layoutCard(content, format, photo, measure);
      const framed = photoBox(layout);
      expect(framed !== null).toBe(photo);
      if (framed !== null) expect(apart(framed, ringBox(layout))).toBeGreaterThanOrEqual(24);
      const { ring } = layout;
      for (const said of layout.texts.filter(({ text }) => text === '100' || text === '±12')) {
        const { x, y, width, height } = edges(said);
        const corner = Math.hypot(x + width - ring.x, Math.max(y + height - ring.y, ring.y - y));
        expect(corner).toBeLessThan(ring.radius * 0.8);
      }
    }
  });

  it('says that the photo was chosen only where it is shown', () => {
    const content = contents['no roast'];
    const { footer, footerPhoto } = content.words;
    const told = layoutCard(content, format, photo, measure)
      .texts.map(({ text }) => text)
      .join('|');
    expect(told.includes(footerPhoto)).toBe(photo);
    expect(told.includes(footer)).toBe(!photo);
  });

  it('sets short lines in larger letters than long ones', () => {
    const sizes = (content: SetContent) => {
      const { texts } = layoutCard(content, format, photo, measure);
      return Math.max(...texts.filter(({ text }) => text !== '100').map(({ size }) => size));
    };
    expect(sizes(contents['short ones'])).toBeGreaterThan(sizes(contents['the longest lines']));
  });
});
