/**
 * What the card of the chart says of one score, and of more.
 *
 * @vitest-environment happy-dom
 */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { historyEntry, setUpUser } from '#tests/unit/state/support/history.ts';
import { showWith, text } from '#tests/unit/ui/support/show.tsx';
import { TrendCard } from '#ui/screens/history/trend-card.tsx';

/** Shows the card once there are roasts of these scores, an hour apart. Returns all that it says. */
async function cardOf(...scores: number[]): Promise<string> {
  const { store, services, kept } = setUpUser();
  for (const [i, score] of scores.entries()) {
    const entry = historyEntry(i, services.now() - (scores.length - i) * 3_600_000, score);
    kept.set(entry.id, entry);
  }
  await store.set(loadHistoryAtom);
  showWith(store, <TrendCard />);
  return text();
}

const { chart } = en.history;
/** The number beside this word. */
const numberOf = (word: string) => screen.queryByText(word)?.parentElement?.querySelector('dd')?.textContent;

it('a single score stands with its ±, without a chart and without what is best or usual', async () => {
  const card = await cardOf(78);
  expect(numberOf(chart.latest)).toMatch(/^78 ± \d+$/);
  for (const word of [chart.usual, chart.best, chart.table]) expect(card).not.toContain(word);
  expect(screen.queryByTestId('trend-chart')).toBeNull();
});

it('says how many more there have to be for a trend', async () => {
  expect(await cardOf(78)).toContain(chart.few_other.replace('{{count}}', '4'));
  expect(await cardOf(78, 70)).toContain(chart.few_other.replace('{{count}}', '3'));
  expect(await cardOf(78, 70, 75, 74)).toContain(chart.few_one.replace('{{count}}', '1'));
  expect(await cardOf(78, 70, 75, 74, 76)).not.toContain('we can say where');
});

it('leads to the next photo as long as there is no trend', async () => {
  for (const scores of [[78], [78, 70], [78, 70, 75, 74]]) {
    await cardOf(...scores);
    expect(screen.getByRole('link', { name: chart.next }).getAttribute('href')).toBe('/camera');
  }
  expect(await cardOf(78, 70, 75, 74, 76)).not.toContain(chart.next);
});

it('two have a chart, and numbers that can differ', async () => {
  const card = await cardOf(78, 70);
  expect(card).toContain(chart.table);
  expect(screen.queryByTestId('trend-chart')).not.toBeNull();
  expect([numberOf(chart.latest), numberOf(chart.best)]).toEqual(['70', '78']);
});

it('has a middle from five roasts on, and not before', async () => {
  await cardOf(78, 70, 75, 74);
  expect(screen.queryByText(chart.usual)).toBeNull();
  await cardOf(78, 70, 75, 74, 76);
  expect(screen.queryByText(chart.usual)).not.toBeNull();
});
