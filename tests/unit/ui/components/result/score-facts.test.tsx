import { describe, expect, it } from 'vitest';
import type { Contributions } from '#domain/score/contributions.ts';
import { en } from '#i18n/locales/en/en.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { engineCostsAtom } from '#state/model-prefetch-atoms.ts';
import { totalOf } from '#domain/score/score.ts';
import { ScoreFacts } from '#ui/components/result/score-facts.tsx';
import { REPORT } from '#tests/support/report.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const factsOf = (
  moment: Contributions | null,
  hardLight = false,
  lang: 'en' | 'ja' = 'en',
  sections: KeptReport['sections'] = REPORT.sections,
  spread = 7,
) =>
  markupOf(
    <ScoreFacts
      score={{ value: 78, spread, band: 'not-bad' }}
      sections={sections}
      engine="mediapipe"
      hardLight={hardLight}
      moment={moment}
      change={null}
    />,
    { lang },
  );
const facts = (hardLight: boolean, known = true) =>
  factsOf(known ? { calm: 75, parts: { expression: 3, light: 0, framing: 0 } } : null, hardLight);
/** As a page writes it. */
const written = (text: string) => text.replaceAll("'", '&#x27;');

it('has one word for one ±, never a surer one for a wider', () => {
  const { high, medium, low } = en.result.confidence;
  const words = [high, medium, low];
  const places = Array.from({ length: 12 }, (_, i) => {
    const html = factsOf(null, false, 'en', REPORT.sections, i + 1);
    return words.findIndex((word) => html.includes(written(word)));
  });
  expect(places).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
});

it('begins with what to take from the number, and keeps the sum and its footnotes behind a fold', () => {
  const html = facts(true);
  const fold = html.indexOf('data-fold="sum"');
  expect(html).not.toContain('<details open');
  const { next, inHand } = en.result.score;
  const lead = next.replace('{{low}}', '71').replace('{{high}}', '85');
  expect(html.replace(/<[^>]+>/, '').replace(/<[^>]+>/, '')).toMatch(new RegExp(`^${lead}`));
  for (const plain of [lead, 'What helped: your expression (+3).', en.result.confidence.label]) {
    expect(html.indexOf(plain), plain).toBeGreaterThan(-1);
    expect(html.indexOf(plain), plain).toBeLessThan(fold);
  }
  const { spreadHard } = en.result.score;
  for (const footnote of [
    'data-moment',
    inHand,
    spreadHard,
    en.result.moment.hard,
    en.result.engines.mediapipe,
  ])
    expect(html.indexOf(written(footnote)), footnote).toBeGreaterThan(fold);
});

it('says of hard light that it widens the ±, and that no part of the sum holds what it did', () => {
  const html = facts(true);
  expect(html).toContain(written(en.result.score.spreadHard));
  expect(html).toContain(written(en.result.moment.hard));
});

it('says nothing of it in other light, nor of a sum that is not known', () => {
  expect(facts(false)).not.toContain(written(en.result.score.spreadHard));
  expect(facts(false)).not.toContain(written(en.result.moment.hard));
  expect(facts(true, false)).toContain(written(en.result.score.spreadHard));
  expect(facts(true, false)).not.toContain(written(en.result.moment.hard));
});

describe('the sum', () => {
  const SMILE = { calm: 72, parts: { expression: 6, light: 0, framing: 0 } };
  const ALL = { calm: 75, parts: { expression: 6, light: -2, framing: -1 } };
  const NOTHING = { calm: 78, parts: { expression: 0, light: 0, framing: 0 } };

  it('names what moved the score with its points, and what did not without a number', () => {
    expect(factsOf(SMILE)).toContain('What helped: your expression (+6).');
    expect(factsOf(SMILE)).toContain('No difference from the light and the framing.');
    expect(factsOf(SMILE)).not.toContain('What cost');
    expect(factsOf(SMILE, false, 'ja')).toContain('プラスになったもの：表情（+6点）。');
    expect(factsOf(SMILE, false, 'ja')).toContain('光、写り方の影響はありません。');
  });

  it('has no empty sentence where all of it counted, or nothing did', () => {
    expect(factsOf(ALL)).toContain('What helped: your expression (+6).');
    expect(factsOf(ALL)).toContain('What cost points: the light (−2) and the framing (−1).');
    expect(factsOf(ALL, false, 'ja')).toContain('マイナスになったもの：光（−2点）、写り方（−1点）。');
    expect(factsOf(ALL)).not.toContain('No difference');
    expect(factsOf(ALL, false, 'ja')).not.toContain('影響はありません');
    expect(factsOf(NOTHING)).toContain('No difference from your expression, the light, and the framing.');
    expect(factsOf(NOTHING)).not.toMatch(/What helped|What cost/);
  });
});

describe('how the number adds up', () => {
  const { skin, features, vibe } = REPORT.sections;
  const summed = (lang: 'en' | 'ja') =>
    factsOf(null, false, lang, { ...REPORT.sections, vibe: { ...vibe, score: 78 } });

  it('is said in one line, with the three numbers that stand beside it', () => {
    expect(summed('en')).toContain('Skin 74 × 45% + expression 86 × 25% + vibe 78 × 30% = 78.2, so 78');
    // Word joiners keep each number with its name.
    expect(summed('ja').replaceAll('\u2060', '')).toContain(
      '肌74×45% + 表情86×25% + 雰囲気78×30% = 78.2 → 78点',
    );
    expect(summed('en')).toContain(written(en.result.total.why));
  });

  it('can be checked with a calculator', () => {
    for (const [skin, features, vibe] of [
      [74, 86, 78],
      [63, 78, 71],
      [91, 88, 80],
    ] as const) {
      const value = totalOf({ skin, features, vibe });
      const html = markupOf(
        <ScoreFacts
          score={{ value, spread: 7, band: 'not-bad' }}
          sections={{
            ...REPORT.sections,
            skin: { ...REPORT.sections.skin, score: skin },
            features: { ...REPORT.sections.features, score: features },
            vibe: { ...REPORT.sections.vibe, score: vibe },
          }}
          engine={null}
          hardLight={false}
          moment={null}
          change={null}
        />,
      );
      const line = /Skin \d+ × [^<]*/.exec(html)?.[0] ?? '';
      const [a, p, b, q, c, r, exact, total = exact] = [...line.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) =>
        Number(text),
      );
      const byHand = [a, b, c].reduce<number>(
        (sum, part, i) => sum + ((part ?? 0) * ([p, q, r][i] ?? 0)) / 100,
        0,
      );
      expect(exact, line).toBeCloseTo(byHand, 6);
      expect(total, line).toBe(value);
    }
  });

  it('is not said of an old result, whose number is another one or whose parts are not known', () => {
    const unknown = { ...REPORT.sections, skin: { ...skin, score: null } };
    const other = { ...REPORT.sections, features: { ...features, score: 60 } };
    for (const sections of [unknown, other]) {
      expect(factsOf(null, false, 'en', sections)).not.toContain('data-sum');
    }
  });
});

describe('the face reader', () => {
  const readBy = (engine: 'mediapipe' | 'lite', full: number | null, lite = false) =>
    markupOf(
      <ScoreFacts
        score={{ value: 78, spread: 7, band: 'not-bad' }}
        sections={REPORT.sections}
        engine={engine}
        hardLight={false}
        moment={null}
        change={null}
      />,
      {
        prepare: (store) => {
          store.set(settingsAtom, { lite });
          store.set(engineCostsAtom, { mediapipe: full, lite: 4e6 });
        },
      },
    );
  const missing = written(en.engine.fullMissing);

  it('is named, and why it was the lite one where the server lacks the model of the full one', () => {
    expect(readBy('lite', null)).toContain(en.result.engines.lite);
    expect(readBy('lite', null)).toContain(missing);
  });

  it('needs no reason where the full one read, is there, or was not wanted', () => {
    expect(readBy('mediapipe', null)).not.toContain(missing);
    expect(readBy('lite', 9e6)).not.toContain(missing);
    expect(readBy('lite', null, true)).not.toContain(missing);
  });
});
