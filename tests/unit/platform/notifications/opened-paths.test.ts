import { expect, it, vi } from 'vitest';
import { hearOpenedPaths, OPEN_MESSAGE } from '#platform/notifications/opened-paths.ts';

/** A page, and what its service worker says to it. */
function page() {
  const messages = new EventTarget();
  const say = (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data }));
  return {
    follow: hearOpenedPaths(messages),
    say,
    tap: (path: unknown) => say({ type: OPEN_MESSAGE, path }),
  };
}

it('leads to addresses of the app and to nothing else', () => {
  const { follow, say, tap } = page();
  const open = vi.fn();
  const stop = follow(open);
  tap('/results');
  for (const path of ['//evil.example', 'https://evil.example', 'camera', 7, null]) tap(path);
  say({ type: 'other', path: '/camera' });
  say('text');
  say(null);
  expect(open.mock.calls).toEqual([['/results']]);
  stop();
  tap('/camera');
  expect(open).toHaveBeenCalledTimes(1);
});

it('the last one of the taps that came before anybody followed is kept for the first who does, once', () => {
  const { follow, tap } = page();
  tap('/results');
  tap('/history');
  tap('//evil.example');
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = follow(first);
  expect(first.mock.calls).toEqual([['/history']]);
  stop();
  follow(second);
  expect(second).not.toHaveBeenCalled();
});

it('says nothing where there is no service worker', () => {
  const open = vi.fn();
  hearOpenedPaths(null)(open)();
  expect(open).not.toHaveBeenCalled();
});
