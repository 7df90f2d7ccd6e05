/** @vitest-environment happy-dom */
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
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
const score = fc.integer({ min: 4000, max: 10_000 }).map((hundredths) => hundredths / 100);
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

/** Per cent and number of every row of a section, and the lines of the sum below them. */
function printed(page: HTMLElement, section: string) {
  const panel = page.querySelector(`[data-fold="${section}"]`);
  const lines = [...(panel?.querySelectorAll('[data-sum] li') ?? [])].map((line) =>
    [...line.querySelectorAll('span')].map(({ textContent }) => textContent.trim()),
  );
  const rows = [...(panel?.querySelectorAll('summary, li, p') ?? [])].flatMap((row) => {
    const texts = [...row.querySelectorAll('span')].map(({ textContent }) => textContent);
    const share = texts.find((text) => /^\d+%$/.test(text));
    const number = texts.find((text) => /^\d+(\.\d)?$/.test(text));
    return share === undefined || number === undefined ? [] : [`${number} × ${share}`];
  });
  return { rows, lines };
}

const numberOf = (text: string | undefined) => Number(text?.replace('−', '-'));

const SECTIONS = ['skin', 'features', 'vibe'] as const;

it('adds up as it stands there, to a teen, to an adult and to who did not say', () => {
  fc.assert(
    fc.property(reports, fc.constantFrom(true, false, null), (report, teen) => {
      const page = show(
        <ResultSections report={report} version={PIPELINE_VERSION} roast={null} teen={teen} />,
      );
      for (const section of SECTIONS) {
        const { rows, lines } = printed(page, section);
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
        const said = `${section}: ${JSON.stringify(lines)}`;
        const terms = lines.filter((line) => line.length === 3);
        const products = terms.map(([, product]) => product ?? '');
        expect(products, said).toEqual(rows);
        const parsed = products.map((product) => product.split(' × ').map(Number.parseFloat));
        const shares = parsed.map(([, share = NaN]) => share);
        expect(
          shares.reduce((sum, share) => sum + share, 0),
          said,
        ).toBe(100);
        const points = terms.map(([, , shown]) => numberOf(shown));
        for (const [i, [number = NaN, share = NaN]] of parsed.entries())
          expect(Math.abs((points[i] ?? NaN) - (number * share) / 100), said).toBeLessThanOrEqual(0.5);
        // Line by line as a person adds: each line of a sum is what the lines above it come to.
        let tenths = points.reduce((sum, point) => sum + Math.round(10 * point), 0);
        for (const [name, shown] of lines.slice(terms.length)) {
          if (name === en.result.total.together) expect(Math.round(10 * numberOf(shown)), said).toBe(tenths);
          else if (name === en.result.total.rounded) tenths = 10 * Math.round(tenths / 10);
          else if (name?.startsWith('To use the whole scale')) {
            const [middle = NaN, more = NaN, together = NaN] = name.match(/\d+(\.\d)?/g)?.map(Number) ?? [];
            expect(Math.round(10 * together), said).toBe(tenths);
            const byHand = more * (tenths - 10 * middle);
            expect(Math.abs(numberOf(shown) * 10 - byHand), said).toBeLessThan(0.51);
            tenths += Math.round(10 * numberOf(shown));
          } else tenths = 10 * Math.min(99, Math.max(40, tenths / 10));
        }
        expect(tenths, said).toBe(10 * report.sections[section].score);
        expect(numberOf(lines.at(-1)?.at(-1)), said).toBe(report.sections[section].score);
      }
    }),
    { numRuns: 8 },
  );
});

it('lies behind a closed line', () => {
  show(<ResultSections report={REPORT} version={PIPELINE_VERSION} roast={null} teen={false} />);
  for (const sum of screen.getAllByText(en.result.total.together)) {
    const fold = sum.closest('details');
    expect(fold).toHaveProperty('open', false);
    expect(fold?.querySelector('summary')?.textContent).toBe(en.result.total.label);
  }
});

it('names nothing that is for adults only, and draws no bar of it', () => {
  show(<ResultSections report={REPORT} version={PIPELINE_VERSION} roast={null} teen />);
  const row = document.querySelector('[data-metric="rest"]');
  expect(row?.textContent).toBe(`Fine detail 13%${en.metrics.restWhat}91`);
  expect(row?.querySelector('[style*="--share"]')).toBeNull();
  show(<ResultSections report={REPORT} version={PIPELINE_VERSION} roast={null} teen={false} />);
  expect(screen.queryByText(/^Fine detail/)).toBeNull();
});
