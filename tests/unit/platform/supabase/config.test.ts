import { describe, expect, it, vi } from 'vitest';
import { NO_CLOUD } from '#functions/http/app-config.ts';
import { loadConfig } from '#platform/supabase/config.ts';
import { addressOf } from '#platform/supabase/client.ts';

const CLOUD = {
  supabase: { url: '/', publicKey: 'key' },
  embedded: true,
  google: true,
  passkeys: true,
  googleClient: null,
  captcha: null,
  push: null,
  roastModel: false,
};

/** A fake memory: one text. */
function memory(text: string | null = null) {
  const state = { text };
  return {
    state,
    read: () => state.text,
    write(next: string) {
      state.text = next;
      return true;
    },
  };
}
const answers =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('config.json', () => {
  it('is taken and remembered', async () => {
    const kept = memory();
    expect((await loadConfig(answers(JSON.stringify(CLOUD)), kept)).config).toEqual(CLOUD);
    expect((await loadConfig(offline, kept)).config).toEqual(CLOUD);
  });

  it.each([
    ['missing', answers('Not found', 404)],
    ['a page in its place', answers('<!doctype html><title>Roast Me</title>')],
    ['of another shape', answers('{"supabase":{"url":""}}')],
    ['without a cloud', answers('{"supabase":null}')],
  ])('%s: no cloud, and what was remembered is forgotten', async (_name, ask) => {
    const kept = memory(JSON.stringify(CLOUD));
    expect((await loadConfig(ask, kept)).config).toEqual(NO_CLOUD);
    expect((await loadConfig(offline, kept)).config).toEqual(NO_CLOUD);
  });

  it.each([
    ['offline', offline],
    ['a server that is not up yet', answers('{"error":{}}', 503)],
  ])('%s: what the last visit learned, else no cloud', async (_name, ask) => {
    expect((await loadConfig(ask, memory(JSON.stringify(CLOUD)))).config).toEqual(CLOUD);
    expect((await loadConfig(ask, memory())).config).toEqual(NO_CLOUD);
    expect((await loadConfig(ask, memory('{damaged'))).config).toEqual(NO_CLOUD);
  });

  it.each([
    ['a first visit', null, CLOUD, [CLOUD]],
    ['a first visit, where there is no cloud', null, NO_CLOUD, []],
    ['a later visit, which has its accounts already', JSON.stringify(CLOUD), CLOUD, []],
  ] as const)(
    'slow on %s: the app opens, and accounts come behind it',
    async (_which, before, told, late) => {
      vi.useFakeTimers();
      try {
        const kept = memory(before);
        const loading = loadConfig(
          () =>
            new Promise((resolve) => {
              setTimeout(() => resolve(Response.json(told)), 20_000);
            }),
          kept,
        );
        await vi.advanceTimersByTimeAsync(2_500);
        const loaded = await loading;
        expect(loaded.config).toEqual(before === null ? NO_CLOUD : CLOUD);
        const used: unknown[] = [];
        loaded.onLate((found) => used.push(found));
        await vi.advanceTimersByTimeAsync(20_000);
        expect(used).toEqual(late);
        expect(kept.state.text).toBe(told.supabase === null ? null : JSON.stringify(CLOUD));
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('stores nothing for a guest who never met a cloud', async () => {
    const kept = memory();
    await loadConfig(answers('Not found', 404), kept);
    expect(kept.state.text).toBeNull();
  });
});

it('resolves the address against the app’s own origin', () => {
  expect(addressOf({ url: '/', publicKey: 'k' }, 'http://localhost:4173').url).toBe('http://localhost:4173');
  expect(addressOf({ url: 'https://x.example/', publicKey: 'k' }, 'http://a.b').url).toBe(
    'https://x.example',
  );
});
