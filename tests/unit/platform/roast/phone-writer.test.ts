import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { expect, it } from 'vitest';
import { remember } from '#domain/facts/shown-lines.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { roastSchema, type Roast, type RoastFacts, type ShownLines } from '#roast/contract.ts';

const FACTS: RoastFacts = {
  v: FACTS_VERSION,
  lang: 'en',
  style: 'classic',
  score: 78,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: { skin: 'good-work', features: 'good-work', vibe: 'needs-improvement' },
  skin: {
    evenness: 3,
    spots: 1,
    redness: 3,
    texture: 4,
    pores: 2,
    lines: 4,
    shine: null,
    darkCircles: 0,
  },
  expression: 'smile',
  light: 'uneven',
  sharpness: 'crisp',
  framing: 'great',
  concern: null,
  level: 'beginner',
  teen: true,
  variant: 0,
  moment: { ...NO_MOMENT, gaze: 'camera', daytime: 'late', source: 'front', tries: 2 },
  past: NO_PAST,
  turns: [...FIRST_TURNS],
  tellings: [...NO_TELLINGS],
};
const COMBINATIONS = LANGS.flatMap((lang) => STYLES.map((style) => ({ lang, style })));

it.each(COMBINATIONS)('writes whole roasts in $lang, $style, and sends nothing', async ({ lang, style }) => {
  const writer = createPhoneWriter();
  for (let variant = 0; variant < 200; variant += 1) {
    const { roast, sent } = await writer.write({ ...FACTS, lang, style, variant }, []);
    expect(sent).toBeNull();
    expect(roastSchema.safeParse(roast).success).toBe(true);
  }
});

it('leaves the place for the name as it is in the text', async () => {
  const writer = createPhoneWriter();
  const texts: string[] = [];
  for (let variant = 0; variant < 200; variant += 1) {
    texts.push(JSON.stringify((await writer.write({ ...FACTS, variant }, [])).roast));
  }
  expect(texts.some((text) => text.includes('{name}'))).toBe(true);
});

const told = ({ headline, opener, harshTruths, closer }: Roast) => [headline, opener, ...harshTruths, closer];

it('says nothing twice while somebody goes through styles and languages and back', async () => {
  const writer = createPhoneWriter();
  let said: ShownLines = [];
  const heard: string[] = [];
  for (const { lang, style } of [...COMBINATIONS, ...COMBINATIONS, ...COMBINATIONS]) {
    const written = await writer.write({ ...FACTS, lang, style }, said);
    said = remember(said, written.told);
    heard.push(...told(written.roast));
  }
  expect(heard.filter((line, i) => heard.indexOf(line) !== i)).toEqual([]);
});

it('never says the same twice in a row', async () => {
  const writer = createPhoneWriter();
  const first = await writer.write(FACTS, []);
  const second = await writer.write(FACTS, first.told);
  expect(told(second.roast).filter((line) => told(first.roast).includes(line))).toEqual([]);
});
