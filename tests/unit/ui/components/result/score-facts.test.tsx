/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Doubt } from '#domain/capture/gates.ts';
import type { Contributions } from '#domain/score/contributions.ts';
import { en } from '#i18n/locales/en/en.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { engineCostsAtom } from '#state/model-prefetch-atoms.ts';
import { ScoreFacts } from '#ui/components/result/score-facts.tsx';
import { REPORT } from '#tests/support/report.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';

const factsOf = (
  moment: Contributions | null,
  hardLight = false,
  lang: 'en' | 'ja' = 'en',
  sections: KeptReport['sections'] = REPORT.sections,
  spread = 7,
) =>
  textOf(
    <ScoreFacts
      score={{ value: 78, spread, band: 'not-bad' }}
      sections={sections}
      engine="mediapipe"
      hardLight={hardLight}
      doubt={null}
      moment={moment}
      untold={null}
      change={null}
    />,
    { lang },
  );
const facts = (hardLight: boolean, known = true) =>
  factsOf(
    known ? { calm: 75, parts: { expression: 3, light: 0, framing: 0, sharpness: 0 } } : null,
    hardLight,
  );

it('has one word for one ±, never a surer one for a wider', () => {
  const { high, medium, low } = en.result.confidence;
  const words = [high, medium, low];
  const places = Array.from({ length: 12 }, (_, i) => {
    const page = factsOf(null, false, 'en', REPORT.sections, i + 1);
    return words.findIndex((word) => page.includes(word));
  });
  expect(places).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2]);
});

it('names what makes it unsure, and says it in general only where that is not known', () => {
  const sureness = (doubt: Doubt | null, spread: number, lang: 'en' | 'ja' = 'en') =>
    textOf(
      <ScoreFacts
        score={{ value: 78, spread, band: 'not-bad' }}
        sections={REPORT.sections}
        engine={null}
        hardLight={false}
        doubt={doubt}
        moment={null}
        untold={null}
        change={null}
      />,
      { lang },
    );
  expect(sureness('size', 10)).toContain('Guessing a bit: the photo is small.');
  expect(sureness('size', 9)).toContain('Fairly sure: the photo is small.');
  expect(sureness('size', 7)).not.toContain('the photo is small');
  expect(sureness('covered', 10)).toContain('Guessing a bit: hair, glasses or something else covers a part.');
  expect(sureness('light', 10, 'ja')).toContain('自信はひかえめ。光のせいで');
  expect(sureness(null, 10)).toContain(en.result.confidence.low);
});

it('begins with what to take from the number, and keeps the sum and its footnotes behind a fold', () => {
  const all = facts(true);
  const fold = screen.getByText(en.result.total.label).closest('details');
  expect(fold).toHaveProperty('open', false);
  const inside = fold?.textContent ?? '';
  const { next, inHand, spreadHard } = en.result.score;
  const lead = next.replace('{{low}}', '71').replace('{{high}}', '85');
  expect(all.startsWith(lead), all).toBe(true);
  for (const plain of [lead, 'What helped: your expression (+3).', en.result.confidence.label]) {
    expect(all).toContain(plain);
    expect(inside).not.toContain(plain);
  }
  const calm = en.result.moment.calm.replace('{{calm}}', '75');
  for (const footnote of [calm, inHand, spreadHard, en.result.moment.hard, en.result.engines.mediapipe]) {
    expect(all.split(footnote), footnote).toHaveLength(2);
    expect(inside).toContain(footnote);
  }
});

it('says of hard light that it widens the ±, and that no part of the sum holds what it did', () => {
  const page = facts(true);
  expect(page).toContain(en.result.score.spreadHard);
  expect(page).toContain(en.result.moment.hard);
});

it('says nothing of it in other light, nor of a sum that is not known', () => {
  expect(facts(false)).not.toContain(en.result.score.spreadHard);
  expect(facts(false)).not.toContain(en.result.moment.hard);
  expect(facts(true, false)).toContain(en.result.score.spreadHard);
  expect(facts(true, false)).not.toContain(en.result.moment.hard);
});

describe('the sum', () => {
  const SMILE = { calm: 72, parts: { expression: 6, light: 0, framing: 0, sharpness: 0 } };
  const ALL = { calm: 76, parts: { expression: 6, light: -2, framing: -1, sharpness: -1 } };
  const NOTHING = { calm: 78, parts: { expression: 0, light: 0, framing: 0, sharpness: 0 } };

  it('names what moved the score with its points, and nothing that did not: its name would read as if it did not count', () => {
    expect(factsOf(SMILE)).toContain('What helped: your expression (+6).');
    expect(factsOf(SMILE)).toContain('The rest was just right.');
    expect(factsOf(SMILE)).not.toContain('What held it back');
    expect(factsOf(SMILE, false, 'ja')).toContain('プラスになったもの：表情（+6点）。');
    expect(factsOf(SMILE, false, 'ja')).toContain('ほかは、そのままで十分です。');
  });

  it('has no empty sentence where all of it counted, or nothing did', () => {
    expect(factsOf(ALL)).toContain('What helped: your expression (+6).');
    expect(factsOf(ALL)).toContain(
      'What held it back: the light (−2), the framing (−1), and the sharpness (−1).',
    );
    expect(factsOf(ALL, false, 'ja')).toContain(
      'マイナスになったもの：光（−2点）、写り方（−1点）、ピント（−1点）。',
    );
    expect(factsOf(ALL)).not.toContain('The rest');
    expect(factsOf(ALL, false, 'ja')).not.toContain('ほかは');
    expect(factsOf(NOTHING)).toContain('Expression, light, framing and sharpness were all just right.');
    expect(factsOf(NOTHING, false, 'ja')).toContain('表情も、光も、写り方も、ピントも、そのままで十分です。');
    expect(factsOf(NOTHING)).not.toMatch(/What helped|What held/);
  });
});

describe('how the number adds up', () => {
  const { skin, features, vibe } = REPORT.sections;
  const summed = (lang: 'en' | 'ja') =>
    factsOf(null, false, lang, { ...REPORT.sections, vibe: { ...vibe, score: 78 } });

  it('is a line for each of the three numbers that stand beside it, and one for the sum', () => {
    expect(summed('en')).toContain(
      'Skin quality 74 × 45% 33.3Expression 86 × 25% 21.5Overall vibe 78 × 30% 23.4Together 78.2Rounded 78',
    );
    expect(summed('ja')).toContain(
      '肌の調子 74 × 45% 33.3表情 86 × 25% 21.5全体の雰囲気 78 × 30% 23.4合計 78.2四捨五入 78',
    );
    expect(summed('en')).toContain(en.result.total.why);
  });

  it('is not said of an old result, whose number is another one or whose parts are not known', () => {
    const unknown = { ...REPORT.sections, skin: { ...skin, score: null } };
    const other = { ...REPORT.sections, features: { ...features, score: 60 } };
    for (const sections of [unknown, other]) {
      factsOf(null, false, 'en', sections);
      expect(screen.queryByText(en.result.total.together)).toBeNull();
    }
  });
});

describe('the face reader', () => {
  const readBy = (engine: 'mediapipe' | 'lite', full: number | null, lite = false) =>
    textOf(
      <ScoreFacts
        score={{ value: 78, spread: 7, band: 'not-bad' }}
        sections={REPORT.sections}
        engine={engine}
        hardLight={false}
        doubt={null}
        moment={null}
        untold={null}
        change={null}
      />,
      {
        prepare: (store) => {
          store.set(settingsAtom, { lite });
          store.set(engineCostsAtom, { mediapipe: full, lite: 4e6 });
        },
      },
    );
  const missing = en.engine.fullMissing;

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
