import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serve, type RunningServer } from '#scripts/serve.ts';
import type { Step } from '#scripts/start/progress.ts';
import { START_TEXTS } from '#scripts/start/texts.ts';
import { createWaitingPage, waitingHtml, type WaitingPage } from '#scripts/start/waiting-page.ts';

const STEPS: readonly Step[] = [
  { name: 'database', state: 'running', detail: { kind: 'setting-up' }, ms: 0 },
  { name: 'models', state: 'done', detail: { kind: 'models', there: 6, of: 7 }, ms: 0 },
  { name: 'app', state: 'waiting', detail: null, ms: 0 },
];
const HTML = { accept: 'text/html' };

let waiting: WaitingPage;
let server: RunningServer;
beforeEach(async () => {
  waiting = createWaitingPage(() => STEPS);
  server = await serve({
    dir: 'no-such-folder',
    supabaseOrigin: null,
    api: (request) => waiting.answer(request),
  });
});
afterEach(() => server.close());

describe('while there is no app yet', () => {
  test.each(['/', '/result', '/dev/mailbox'])(
    'a visit of %s is told so, and comes back by itself',
    async (path) => {
      const response = await fetch(server.url + path, { headers: HTML });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('retry-after')).toBe('2');
      expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
      expect(await response.text()).toContain('<meta http-equiv="refresh" content="2">');
    },
  );

  test.each(['/assets/index-abc.js', '/models/manifest.json', '/config.json', '/sw.js'])(
    'a request of %s is refused in plain words',
    async (path) => {
      const response = await fetch(server.url + path, { headers: { accept: '*/*' } });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('retry-after')).toBe('2');
    },
  );

  test('so is whatever is sent', async () => {
    expect((await fetch(`${server.url}/auth/v1/token`, { method: 'POST', headers: HTML })).status).toBe(503);
  });

  test('style and icon of the page are there', async () => {
    const [, style] = /rel="stylesheet" href="([^"]+)"/.exec(waitingHtml(STEPS)) ?? [];
    const sheet = await fetch(server.url + style);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const css = await sheet.text();
    const used = [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !css.includes(`${name}:`))).toEqual([]);
    const [, icon] = /<img src="([^"]+)"/.exec(waitingHtml(STEPS)) ?? [];
    const image = await fetch(server.url + icon);
    expect(image.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(await image.text()).toContain('<svg');
  });
});

test('once it has finished it leaves everything to the files', async () => {
  waiting.finish();
  const response = await fetch(server.url, { headers: HTML });
  expect(await response.text()).toBe('No build here yet\n');
});

describe('the page', () => {
  test('says how far each step is, in both languages', () => {
    const html = waitingHtml(STEPS);
    for (const { heading, lead, steps } of Object.values(START_TEXTS)) {
      for (const words of [heading, lead, ...Object.values(steps)]) expect(html).toContain(words);
    }
    expect(html).toContain('Database: at work – setting up, this once');
    expect(html).toContain('Models: done – 6 of 7 in place');
    expect(html).toContain('App: later<');
    expect(html).toContain('7 個のうち 6 個');
  });

  test('has nothing that the policy forbids', () => {
    expect(waitingHtml(STEPS)).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|https?:\/\//);
  });

  test('makes no markup of a name', () => {
    const detail = { kind: 'fetching', name: '<b>&"', bytes: 1_200_000, total: 3_800_000 } as const;
    const html = waitingHtml([{ name: 'models', state: 'running', detail, ms: 0 }]);
    expect(html).toContain('fetching &#60;b&#62;&#38;&#34;, 1.2 of 3.8 MB');
  });
});
