/** @vitest-environment happy-dom */
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LOW_CONFIDENCE } from '#domain/capture/limits.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import {
  type Expression,
  type FaceShapeName,
  recordOf,
  SECTIONS,
  SKIN_METRICS,
} from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { REPORT } from '#tests/support/report.ts';
import { FACTS } from '#tests/unit/platform/history/fakes.ts';
import { roastFor } from '#tests/unit/state/support/services.ts';
import { show } from '#tests/unit/ui/support/show.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';

const { clarity, bands, sections } = en.result;
const ROAST = roastFor(FACTS);

/** The line with this name on it, which one opens. Throws where it is missing. */
function lineOf(name: string): HTMLElement {
  const line = screen.getByText(name, { selector: 'summary *' }).closest('summary');
  if (line === null) throw new Error(`The page has no line "${name}"`);
  return line;
}

/** The words on a line that are these and nothing else. */
const wordsOn = (name: string, words: Readonly<Record<string, string>>) =>
  Object.values(words).filter((word) => within(lineOf(name)).queryByText(word) !== null);

function showReport(changed: Partial<KeptReport>, version = PIPELINE_VERSION) {
  return show(
    <ResultSections report={{ ...REPORT, ...changed }} version={version} roast={null} teen={false} />,
  );
}

function showSections(shown: readonly FaceShapeName[], changed: Partial<KeptReport['sections']> = {}) {
  const faceShape = { ...REPORT.faceShape, shown };
  return showReport({ faceShape, sections: { ...REPORT.sections, ...changed } });
}

describe('the sections of a result', () => {
  it('say how clear the face shape is, and nothing clear beside one that is open', () => {
    const noteOf = (...given: Parameters<typeof showSections>) => {
      showSections(...given);
      return wordsOn(sections.faceShape, clarity);
    };
    expect(noteOf(['oval'])).toEqual([clarity['good-work']]);
    // Neither of them needs to know how clear it was.
    for (const faceShape of [REPORT.sections.faceShape, { rating: null }]) {
      expect(noteOf(['oval', 'round'], { faceShape })).toEqual([clarity.between]);
      expect(noteOf([], { faceShape })).toEqual([clarity.open]);
    }
  });

  it('have the words of the writer alone where the light tells no score: no number, no band and no bar', () => {
    const score = { ...REPORT.score, spread: 11 };
    const told = recordOf(SECTIONS, (name) => `What is told of ${name}.`);
    show(
      <ResultSections
        report={{ ...REPORT, score }}
        version={PIPELINE_VERSION}
        roast={{ ...ROAST, sections: told }}
        teen={false}
      />,
    );
    expect(document.body.textContent).not.toMatch(/\d/);
    for (const band of Object.values(bands)) expect(screen.queryByText(band)).toBeNull();
    expect(document.body.querySelector('[style*="--share"]')).toBeNull();
    for (const text of Object.values(told)) expect(document.body.textContent).toContain(text);
    // Without a roast there is nothing to open but the shape.
    showReport({ score });
    for (const name of [sections.skin, sections.features, sections.vibe])
      expect(screen.queryByText(name, { selector: 'summary *' })).toBeNull();
    lineOf(sections.faceShape);
  });

  it('show no line that refuses to tell of the skin beside its figures', () => {
    const line = 'That page stays blank.';
    const roast = { ...ROAST, sections: { ...ROAST.sections, skin: line } };
    const linesOf = (confidence: number, metrics = REPORT.sections.skin.metrics) => {
      const skin = { ...REPORT.sections.skin, metrics };
      const report = { ...REPORT, confidence, sections: { ...REPORT.sections, skin } };
      show(<ResultSections report={report} version={PIPELINE_VERSION} roast={roast} teen={false} />);
      return screen.queryAllByText(line).length;
    };
    expect(linesOf(LOW_CONFIDENCE)).toBe(1);
    expect(linesOf(LOW_CONFIDENCE - 0.01)).toBe(0);
    const none = recordOf(SKIN_METRICS, () => null);
    expect(linesOf(LOW_CONFIDENCE - 0.01, none)).toBe(1);
  });

  it('say how the parts add up, but not those of an earlier pipeline, whose weights are not known any more', () => {
    const sums = (version: string) => {
      const shown = showReport({}, version);
      return within(shown).queryAllByText(en.result.total.label).length;
    };
    expect(sums(PIPELINE_VERSION)).toBeGreaterThan(0);
    expect(sums('2.5.0')).toBe(0);
  });

  it('call the mouth a smile only where the roast does', () => {
    const named = (expression: Expression | null) => {
      showReport({ expression });
      const { smile, mouth } = en.metrics.features;
      return [smile, mouth].filter(
        (name) => screen.queryAllByText(name, { selector: 'li > span' }).length > 0,
      );
    };
    for (const expression of ['smile', 'big-smile'] as const)
      expect(named(expression), expression).toEqual([en.metrics.features.smile]);
    for (const expression of ['neutral', null] as const)
      expect(named(expression), String(expression)).toEqual([en.metrics.features.mouth]);
  });

  it('rate the number that they show, in the words of the total', () => {
    showSections(['oval'], { vibe: { ...REPORT.sections.vibe, score: 69.6 } });
    within(lineOf(sections.vibe)).getByText('70');
    expect(wordsOn(sections.vibe, bands)).toEqual([bands['not-bad']]);
  });

  it('show no number and no bar of what costs no points, nor say how far its points may be off', () => {
    showSections(['oval']);
    const bar = (line: HTMLElement) => line.querySelector('[style*="--share"]');
    const { pores, spots } = en.metrics.skin;
    within(lineOf(pores.name)).getByText('67');
    expect(bar(lineOf(pores.name))).not.toBeNull();
    expect(lineOf(spots.name).textContent).not.toMatch(/\d/);
    expect(bar(lineOf(spots.name))).toBeNull();
    const about = (name: string) => lineOf(name).closest('details')?.textContent;
    expect(about(pores.name)).toMatch(/Measured: .*Within \d+ points\./);
    expect(about(spots.name)).toContain('Measured: ');
    expect(about(spots.name)).not.toContain('Within ');
  });

  it('says once for all of them what their points rest on', () => {
    showSections(['oval']);
    screen.getByText(/19 of 20/);
  });
});
