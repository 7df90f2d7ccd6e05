/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { PlanTable } from '#ui/screens/premium/plans.tsx';
import { show } from '#tests/unit/ui/support/show.tsx';

describe('free and premium compared', () => {
  it('counts the roasts of a day as the language counts them', () => {
    const { free } = ROASTS_A_DAY;
    show(<PlanTable />);
    screen.getByRole('cell', { name: String(free) });
    show(<PlanTable />, { lang: 'ja' });
    screen.getByRole('cell', { name: `${free}回` });
  });

  it('says over the column, and in each of its cells on a phone, that premium is still to open', () => {
    const { premium } = en.premium.compare;
    expect(premium).toContain('once it opens');
    show(<PlanTable />);
    screen.getByRole('columnheader', { name: premium });
    const cells = screen.getAllByRole('cell').map((cell) => cell.dataset['column']);
    expect(cells.filter((column) => column === premium)).toHaveLength(3);
  });
});
