import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSyncedHistory, type SyncNews } from '#platform/history/synced-history.ts';
import { entry, fakeServer, phone } from './fakes.ts';

beforeEach(() => {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', { ...events, visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => vi.unstubAllGlobals());

function followed() {
  const server = fakeServer();
  const { parts } = phone(server.remote);
  const synced = createSyncedHistory(parts);
  const news: SyncNews[] = [];
  const stop = synced.follow('aki', { onChange: () => undefined, onSync: (said) => news.push(said) });
  return { server, parts, synced, news, stop };
}

const calm = { running: false, stuck: false, waiting: 0 };

it('says where each roast is: here, on its way, in the account, or never to be taken', async () => {
  const { server, synced, news, stop } = followed();
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject(calm));

  await synced.history.save(entry(1));
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject({ ...calm, kept: new Set([entry(1).id]) }));
  expect(news.filter(({ running, waiting }) => running && waiting === 1)).toHaveLength(1);

  server.trouble.push('refused');
  await synced.history.save(entry(2));
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject({ ...calm, refused: new Set([entry(2).id]) }));
  stop();
});

it('says that something waits where the server cannot be reached, and goes on when told to', async () => {
  const { server, synced, news, stop } = followed();
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject(calm));
  server.trouble.push('later');
  await synced.history.save(entry(1));
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject({ running: false, stuck: true, waiting: 1 }));
  synced.syncNow();
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject({ ...calm, kept: new Set([entry(1).id]) }));
  stop();
});

it('says at once that it asks anew, and what was known last where the device cannot be read', async () => {
  const { parts, synced, news, stop } = followed();
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject(calm));
  parts.device.records = () => Promise.reject(new Error('shut'));
  synced.syncNow();
  expect(news.at(-1)).toMatchObject({ ...calm, running: true });
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject({ ...calm, stuck: true }));
  stop();
});

it('says nothing more once nobody listens', async () => {
  const { synced, news, stop } = followed();
  await vi.waitFor(() => expect(news.at(-1)).toMatchObject(calm));
  stop();
  const before = news.length;
  await synced.history.save(entry(1));
  synced.syncNow();
  // A round of its own, which nobody hears of.
  await synced.farewell('aki');
  expect(news).toHaveLength(before);
});
