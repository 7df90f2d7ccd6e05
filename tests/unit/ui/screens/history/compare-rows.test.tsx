import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { REPORT } from '#tests/support/report.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { CompareRows } from '#ui/screens/history/compare-rows.tsx';

const { score } = REPORT.sections.skin.metrics.redness ?? { score: 0 };
const later = {
  ...REPORT,
  sections: {
    ...REPORT.sections,
    skin: {
      ...REPORT.sections.skin,
      metrics: { ...REPORT.sections.skin.metrics, redness: { score: score - 1 } },
    },
  },
};
const rows = (comparable: boolean) => <CompareRows before={REPORT} after={later} comparable={comparable} />;

describe('two results, row by row', () => {
  it('shows a difference that may be chance as such', () => {
    expect(markupOf(rows(true))).toContain('≈');
  });

  it('shows no difference at all where two versions measured', () => {
    expect(markupOf(rows(false))).not.toMatch(/≈|[+−]\d/);
  });

  it('tells nobody under 20 of lines, nor anybody who has not said their age', () => {
    const { name } = en.metrics.skin.lines;
    expect(markupOf(rows(true), { ageRange: 'late-20s' })).toContain(`>${name}<`);
    expect(markupOf(rows(true), { ageRange: 'teens' })).not.toContain(`>${name}<`);
    expect(markupOf(rows(true))).not.toContain(`>${name}<`);
  });
});
