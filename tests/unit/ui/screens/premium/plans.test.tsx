import { describe, expect, it } from 'vitest';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { PlanTable } from '#ui/screens/premium/plans.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

describe('free and premium compared', () => {
  it('counts the roasts of a day as the language counts them', () => {
    const { free } = ROASTS_A_DAY;
    expect(markupOf(<PlanTable />)).toContain(`>${free}</td>`);
    expect(markupOf(<PlanTable />, { lang: 'ja' })).toContain(`>${free}回</td>`);
  });

  it('says over the column, and in each of its cells on a phone, that premium is still to open', () => {
    const { premium } = en.premium.compare;
    expect(premium).toContain('once it opens');
    const table = markupOf(<PlanTable />);
    expect(table).toContain(`<th scope="col">${premium}</th>`);
    expect(table.split(`data-column="${premium}"`)).toHaveLength(4);
  });
});
