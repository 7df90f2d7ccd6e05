import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { createI18n } from '#i18n/setup.ts';
import { followHistoryAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUpUser } from '#tests/unit/state/support/history.ts';
import { fakeAccounts } from '#tests/unit/state/support/accounts.ts';
import { SyncStatus } from '#ui/components/sync-status.tsx';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

/** What is said once a round has ended, after which the account has refused these. */
async function said(refused: readonly string[], waiting = 0): Promise<string> {
  const { store, services } = setUpUser();
  const { cloud } = fakeAccounts();
  store.set(servicesAtom, {
    ...services,
    cloud: {
      ...cloud,
      followHistory(_ownerId, { onSync }) {
        onSync({ running: false, stuck: waiting > 0, kept: new Set(), refused: new Set(refused), waiting });
        return () => undefined;
      },
    },
  });
  store.set(followHistoryAtom);
  await store.set(refreshAccountAtom);
  return renderToStaticMarkup(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en', en)}>
        <SyncStatus />
      </I18nextProvider>
    </Provider>,
  );
}

it('calls everything saved where the account has everything', async () => {
  expect(await said([])).toContain(en.sync.done);
});

it('does not where the account could not take a roast', async () => {
  const words = await said(['one']);
  expect(words).toContain(en.sync.refused_one.replace('{{count}}', '1'));
  expect(words).toContain(en.sync.rest);
  expect(words).not.toContain(en.sync.done);
});

it('says offline where that is why, what waits besides, and offers no try that cannot work', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const words = await said([], 2);
  expect(words).toContain(en.sync.offline.replaceAll("'", '&#x27;'));
  expect(words).toContain(en.sync.waiting_other.replace('{{count}}', '2').replaceAll("'", '&#x27;'));
  expect(words).not.toContain(en.sync.retry);
  expect(await said([])).not.toContain(en.sync.done);
  vi.stubGlobal('navigator', { onLine: true });
  expect(await said([], 2)).toContain(en.sync.retry);
});
