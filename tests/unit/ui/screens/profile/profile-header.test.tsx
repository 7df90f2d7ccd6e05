/** @vitest-environment happy-dom */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { historyEntry, setUpUser } from '#tests/unit/state/support/history.ts';
import { showWith } from '#tests/unit/ui/support/show.tsx';
import { StatsCard } from '#ui/screens/profile/profile-header.tsx';

/** The tile of the best of these scores. */
async function bestOf(...scores: number[]): Promise<HTMLElement | null> {
  const { store, services, kept } = setUpUser();
  for (const [i, score] of scores.entries()) {
    const entry = historyEntry(i, services.now() - i, score);
    kept.set(entry.id, entry);
  }
  await store.set(loadHistoryAtom);
  showWith(store, <StatsCard />);
  return screen.getByText(en.profile.stats.best).closest('div');
}

it.each([
  [88, 'good'],
  [79, 'fine'],
  [51, 'some'],
  [30, 'warm'],
])('the best score has the colour of its band: %d', async (score, tone) => {
  const tile = within((await bestOf(score, score - 10)) ?? document.body);
  expect(tile.getByText(score).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

it('has none where there is no score', async () => {
  expect((await bestOf())?.querySelector('[data-tone]')).toBeNull();
});
