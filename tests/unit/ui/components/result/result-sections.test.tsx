import { describe, expect, it } from 'vitest';
import type { FaceShapeName } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { REPORT } from '#tests/support/report.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';

const { clarity, ratings } = en.result;

/** A part of the page, from its fold or row on. */
const partOf = (markup: string, name: string) => new RegExp(`"${name}".*?</summary>`).exec(markup)?.[0] ?? '';

function sections(shown: readonly FaceShapeName[], vibeScore = REPORT.sections.vibe.score): string {
  const vibe = { ...REPORT.sections.vibe, score: vibeScore };
  const report = {
    ...REPORT,
    faceShape: { ...REPORT.faceShape, shown },
    sections: { ...REPORT.sections, vibe },
  };
  return markupOf(<ResultSections report={report} facts={null} roast={null} teen={false} />);
}

describe('the sections of a result', () => {
  it('say how clear the face shape is, and nothing clear beside one that is open', () => {
    expect(partOf(sections(['oval']), 'faceShape')).toContain(`>${clarity['good-work']}<`);
    for (const shown of [[], ['oval', 'round']] as const)
      expect(partOf(sections(shown), 'faceShape')).toContain(`>${clarity.open}<`);
  });

  it('rate the number that they show', () => {
    const vibe = partOf(sections(['oval'], 69.6), 'vibe');
    expect(vibe).toContain('>70<');
    expect(vibe).toContain(`>${ratings['good-work']}<`);
  });

  it('show no number and no bar of what costs no points', () => {
    const markup = sections(['oval']);
    expect(partOf(markup, 'pores')).toMatch(/>67<.*--share/);
    expect(partOf(markup, 'spots')).not.toMatch(/>58<|--share/);
  });
});
