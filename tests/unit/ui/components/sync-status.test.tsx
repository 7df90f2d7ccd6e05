/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { followHistoryAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUpUser } from '#tests/unit/state/support/history.ts';
import { fakeAccounts } from '#tests/unit/state/support/accounts.ts';
import { showWith, text } from '#tests/unit/ui/support/show.tsx';
import { SyncStatus } from '#ui/components/sync-status.tsx';

/** What is said once a round has ended, after which the account has refused these. */
async function said(refused: readonly string[], waiting = 0, onLine = true): Promise<string> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
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
  showWith(store, <SyncStatus />);
  return text();
}

const retry = () => screen.queryByRole('button', { name: en.sync.retry });

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
  const words = await said([], 2, false);
  expect(words).toContain(en.sync.offline);
  expect(words).toContain(en.sync.waiting_other.replace('{{count}}', '2'));
  expect(retry()).toBeNull();
  expect(await said([], 0, false)).not.toContain(en.sync.done);
  await said([], 2);
  expect(retry()).not.toBeNull();
});
