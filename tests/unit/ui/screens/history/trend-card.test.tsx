/** What the card of the chart says of one score, and of more. */
import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { createI18n } from '#i18n/setup.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { historyEntry, setUpUser } from '#tests/unit/state/support/history.ts';
import { TrendCard } from '#ui/screens/history/trend-card.tsx';

/** The card as HTML once there are roasts of these scores, an hour apart. */
async function cardOf(...scores: number[]): Promise<string> {
  const { store, services, kept } = setUpUser();
  for (const [i, score] of scores.entries()) {
    const entry = historyEntry(i, services.now() - (scores.length - i) * 3_600_000, score);
    kept.set(entry.id, entry);
  }
  await store.set(loadHistoryAtom);
  return renderToStaticMarkup(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en', en)}>
        <MemoryRouter>
          <TrendCard />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
}

const { chart } = en.history;

it('a single score stands with its ±, without a chart and without what is best or usual', async () => {
  const card = await cardOf(78);
  expect(card).toMatch(/<dd[^>]*>78 ± \d+<\/dd>/);
  for (const word of [chart.usual, chart.best, chart.table, 'trend-chart']) expect(card).not.toContain(word);
});

it('says how many more there have to be for a trend', async () => {
  expect(await cardOf(78)).toContain(chart.few_other.replace('{{count}}', '4'));
  expect(await cardOf(78, 70)).toContain(chart.few_other.replace('{{count}}', '3'));
  expect(await cardOf(78, 70, 75, 74)).toContain(chart.few_one.replace('{{count}}', '1'));
  expect(await cardOf(78, 70, 75, 74, 76)).not.toContain('we can say where');
});

it('leads to the next photo as long as there is no trend', async () => {
  for (const scores of [[78], [78, 70], [78, 70, 75, 74]]) {
    const card = await cardOf(...scores);
    expect(card).toContain('href="/camera"');
    expect(card).toContain(chart.next);
  }
  expect(await cardOf(78, 70, 75, 74, 76)).not.toContain(chart.next);
});

it('two have a chart, and numbers that can differ', async () => {
  const card = await cardOf(78, 70);
  for (const word of [chart.latest, chart.best, chart.table, 'trend-chart', '>78</dd>'])
    expect(card).toContain(word);
});

it('has a middle from five roasts on, and not before', async () => {
  const word = `>${chart.usual}<`;
  expect(await cardOf(78, 70, 75, 74)).not.toContain(word);
  expect(await cardOf(78, 70, 75, 74, 76)).toContain(word);
});
