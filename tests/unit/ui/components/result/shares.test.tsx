/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeatureScores, VibeScores } from '#domain/face/report.ts';
import { scoreSections, wholeMetrics, wholeSections } from '#domain/score/score.ts';
import { sectionMeans } from '#domain/score/sections.ts';
import { FEATURE_PARTS, recordOf, SKIN_METRICS, VIBE_PARTS } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { REPORT } from '#tests/support/report.ts';
import { show } from '#tests/unit/ui/support/show.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';

/** What anybody finds who multiplies and adds up what a section prints. */
const score = fc.double({ min: 0, max: 100, noNaN: true });
const maybe = fc.option(score, { freq: 6 });
const recordsOf = <Name extends string, Value>(names: readonly Name[], value: fc.Arbitrary<Value>) =>
  fc
    .tuple(...names.map(() => value))
    .map((values) => Object.fromEntries(names.map((name, i) => [name, values[i]])) as Record<Name, Value>);

/** Reports as the pipeline builds them, down to which digits they keep. */
const reports = fc
  .record({
    skin: recordsOf(SKIN_METRICS, maybe),
    features: recordsOf(FEATURE_PARTS, maybe),
    vibe: recordsOf(VIBE_PARTS, score),
    sharpness: fc.double({ min: 0.1, max: 1, noNaN: true }),
  })
  .map(({ skin, features, vibe, sharpness }) => {
    const metrics = recordOf(SKIN_METRICS, (name) => {
      const value = skin[name];
      return value === null ? null : { raw: 0, score: value };
    });
    const parts: { features: FeatureScores; vibe: VibeScores } = {
      features,
      vibe,
    };
    const sections = wholeSections(scoreSections(sectionMeans(metrics, parts.features, vibe, sharpness)));
    const whole = (value: number | null) => (value === null ? null : Math.round(value));
    return {
      ...REPORT,
      quality: { ...REPORT.quality, sharpness },
      sections: {
        ...REPORT.sections,
        skin: { ...REPORT.sections.skin, score: sections.skin, metrics: wholeMetrics(metrics) },
        features: {
          ...REPORT.sections.features,
          score: sections.features,
          parts: recordOf(FEATURE_PARTS, (part) => whole(features[part])) as FeatureScores,
        },
        vibe: {
          ...REPORT.sections.vibe,
          score: sections.vibe,
          parts: recordOf(VIBE_PARTS, (part) => Math.round(vibe[part])),
        },
      },
    };
  });

/** Per cent and number of every row of a section, and the sentence below them. */
function printed(page: HTMLElement, section: string) {
  const panel = page.querySelector(`[data-fold="${section}"]`);
  const rows = [...(panel?.querySelectorAll('summary, li, p') ?? [])].flatMap((row) => {
    const texts = [...row.querySelectorAll('span')].map(({ textContent }) => textContent);
    const share = texts.find((text) => /^\d+%$/.test(text));
    const number = texts.find((text) => /^\d+(\.\d)?$/.test(text));
    return share === undefined || number === undefined
      ? []
      : [{ share: Number.parseInt(share, 10), number: Number(number) }];
  });
  return { rows, sentence: panel?.querySelector('[data-section-sum]')?.textContent ?? '' };
}

const SECTIONS = ['skin', 'features', 'vibe'] as const;

it('gives the number that is shown, to a teen, to an adult and to who did not say', () => {
  fc.assert(
    fc.property(reports, fc.constantFrom(true, false, null), (report, teen) => {
      const page = show(<ResultSections report={report} roast={null} teen={teen} />);
      for (const section of SECTIONS) {
        const { rows, sentence } = printed(page, section);
        const { skin, features } = report.sections;
        const measured = { skin: skin.metrics, features: features.parts, vibe: { all: 1 } }[section];
        if (rows.length === 0) {
          // Spots count nothing.
          const counting = Object.entries(measured).filter(
            ([name, value]) => name !== 'spots' && value !== null,
          );
          expect(counting, section).toEqual([]);
          continue;
        }
        expect(
          rows.reduce((sum, { share }) => sum + share, 0),
          `${section}: ${JSON.stringify(rows)}`,
        ).toBe(100);
        const mean = rows.reduce((sum, { share, number }) => sum + (share * number) / 100, 0);
        const [, said] = /add them up: (\d+(?:\.\d)?)/.exec(sentence) ?? [];
        expect(Math.abs(Number(said) - mean), `${section}: ${sentence} of ${mean}`).toBeLessThan(0.06);
        const found = Math.round(section === 'skin' ? 75 + 1.25 * (Number(said) - 75) : Number(said));
        const shown = report.sections[section].score;
        if (found === shown) expect(sentence).toMatch(new RegExp(`\\b${shown}\\.$`));
        else expect(sentence).toMatch(new RegExp(`(rounded; .* comes to|stays at) ${shown}\\.$`));
      }
    }),
    { numRuns: 8 },
  );
});

it('lies behind a closed line', () => {
  show(<ResultSections report={REPORT} roast={null} teen={false} />);
  const sums = screen.getAllByText(/^Take each number/);
  for (const sum of sums) {
    const fold = sum.closest('details');
    expect(fold).toHaveProperty('open', false);
    expect(fold?.querySelector('summary')?.textContent).toBe(en.result.total.label);
  }
});

it('names nothing that is for adults only, and draws no bar of it', () => {
  show(<ResultSections report={REPORT} roast={null} teen />);
  const row = screen.getByText(/^Fine detail/).closest('p');
  expect(row?.textContent).toBe(`Fine detail 18%${en.metrics.restWhat}91`);
  expect(row?.querySelector('[style*="--share"]')).toBeNull();
  show(<ResultSections report={REPORT} roast={null} teen={false} />);
  expect(screen.queryByText(/^Fine detail/)).toBeNull();
});
