import { describe, expect, it } from 'vitest';
import type { KeptReport } from '#domain/history/entry.ts';
import { EXPRESSIONS, type Expression, type FaceShapeName } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { REPORT } from '#tests/support/report.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';

const { clarity, bands } = en.result;

/** A part of the page, from its fold or row on. Throws where it is missing. */
function partOf(markup: string, name: string): string {
  const [part] = new RegExp(`"${name}".*?</summary>`).exec(markup) ?? [];
  if (part === undefined) throw new Error(`The page has no part "${name}"`);
  return part;
}

function sections(shown: readonly FaceShapeName[], changed: Partial<KeptReport['sections']> = {}): string {
  const report = {
    ...REPORT,
    faceShape: { ...REPORT.faceShape, shown },
    sections: { ...REPORT.sections, ...changed },
  };
  return markupOf(<ResultSections report={report} roast={null} teen={false} />);
}

describe('the sections of a result', () => {
  it('say how clear the face shape is, and nothing clear beside one that is open', () => {
    const noteOf = (...given: Parameters<typeof sections>) => partOf(sections(...given), 'faceShape');
    expect(noteOf(['oval'])).toContain(`>${clarity['good-work']}<`);
    // Neither of them needs to know how clear it was.
    for (const faceShape of [REPORT.sections.faceShape, { rating: null }]) {
      expect(noteOf(['oval', 'round'], { faceShape })).toContain(`>${clarity.between}<`);
      expect(noteOf([], { faceShape })).toContain(`>${clarity.open}<`);
    }
  });

  it('call the mouth a smile only where the roast does', () => {
    const named = (expression: Expression | null) => {
      const report = { ...REPORT, expression };
      const markup = markupOf(<ResultSections report={report} roast={null} teen={false} />);
      const { smile, mouth } = en.metrics.features;
      return [smile, mouth].filter((name) => markup.includes(`>${name} <`));
    };
    for (const expression of EXPRESSIONS) {
      const smiles = expression === 'smile' || expression === 'big-smile';
      expect(named(expression), expression).toEqual([en.metrics.features[smiles ? 'smile' : 'mouth']]);
    }
    expect(named(null)).toEqual([en.metrics.features.mouth]);
  });

  it('rate the number that they show, in the words of the total', () => {
    const vibe = partOf(sections(['oval'], { vibe: { ...REPORT.sections.vibe, score: 69.6 } }), 'vibe');
    expect(vibe).toContain('>70<');
    expect(vibe).toContain(`>${bands['not-bad']}<`);
  });

  it('show no number and no bar of what costs no points', () => {
    const markup = sections(['oval']);
    expect(partOf(markup, 'pores')).toMatch(/>67<.*--share/);
    expect(partOf(markup, 'spots')).not.toMatch(/>58<|--share/);
  });

  it('nor say of it how far its points may be off', () => {
    const markup = sections(['oval']);
    const about = (name: string) => new RegExp(`"${name}".*?</details>`).exec(markup)?.[0] ?? '';
    expect(about('pores')).toMatch(/Measured: .*Within \d+ points\./);
    expect(about('spots')).toContain('Measured: ');
    expect(about('spots')).not.toContain('Within ');
  });

  it('says once for all of them what their points rest on', () => {
    expect(sections(['oval']).split('19 of 20')).toHaveLength(2);
  });
});
