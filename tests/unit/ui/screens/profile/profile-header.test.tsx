import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { createI18n } from '#i18n/setup.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { historyEntry, setUpUser } from '#tests/unit/state/support/history.ts';
import { StatsCard } from '#ui/screens/profile/profile-header.tsx';

/** The tile of the best of these scores, as HTML. */
async function bestOf(...scores: number[]): Promise<string | undefined> {
  const { store, services, kept } = setUpUser();
  for (const [i, score] of scores.entries()) {
    const entry = historyEntry(i, services.now() - i, score);
    kept.set(entry.id, entry);
  }
  await store.set(loadHistoryAtom);
  const card = renderToStaticMarkup(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en', en)}>
        <StatsCard />
      </I18nextProvider>
    </Provider>,
  );
  return card.split('<div').find((tile) => tile.includes(en.profile.stats.best));
}

it.each([
  [88, 'good'],
  [79, 'fine'],
  [51, 'some'],
  [30, 'warm'],
])('the best score has the colour of its band: %d', async (score, tone) => {
  const tile = await bestOf(score, score - 10);
  expect(tile).toContain(`data-tone="${tone}"`);
  expect(tile).toContain(`>${score}<`);
});

it('has none where there is no score', async () => {
  expect(await bestOf()).not.toContain('data-tone');
});
