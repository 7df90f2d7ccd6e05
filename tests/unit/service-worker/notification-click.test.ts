import { describe, expect, it } from 'vitest';
import { OPEN_MESSAGE as FROM_PAGE } from '#platform/notifications/opened-paths.ts';
import { OPEN_MESSAGE, openTapped, type Pages } from '#service-worker/notification-click.ts';

function surroundings(open: number, refuses = false) {
  const said: unknown[] = [];
  const opened: string[] = [];
  const answer = () => (refuses ? Promise.reject(new Error('no')) : Promise.resolve());
  let focused = 0;
  const page = {
    focus() {
      focused += 1;
      return answer();
    },
    postMessage: (message: unknown) => void said.push(message),
  };
  const pages: Pages = {
    matchAll: () => Promise.resolve(Array.from({ length: open }, () => page)),
    openWindow(url) {
      opened.push(url);
      return answer();
    },
  };
  let closed = 0;
  const tapped = (data: unknown) => ({ data, close: () => void (closed += 1) });
  return { said, opened, pages, tapped, counts: () => ({ focused, closed }) };
}

const DATA = { path: '/results', coldPath: '/history/1' };

describe('a tap', () => {
  it('speaks the page’s language', () => {
    expect(OPEN_MESSAGE).toBe(FROM_PAGE);
  });

  it('brings the open page to the front and tells it where to go', async () => {
    const { said, opened, pages, tapped, counts } = surroundings(2);
    await openTapped(tapped(DATA), pages);
    expect(said).toEqual([{ type: OPEN_MESSAGE, path: '/results' }]);
    expect(opened).toEqual([]);
    expect(counts()).toEqual({ focused: 1, closed: 1 });
  });

  it('opens the app where it is closed', async () => {
    const { said, opened, pages, tapped, counts } = surroundings(0);
    await openTapped(tapped(DATA), pages);
    expect(said).toEqual([]);
    expect(opened).toEqual(['/history/1']);
    expect(counts()).toEqual({ focused: 0, closed: 1 });
  });

  it.each([undefined, null, 'x', {}, { coldPath: '//evil.example' }, { coldPath: 'https://evil.example' }])(
    'leads to the start where its data say nothing of use: %j',
    async (data) => {
      const { opened, pages, tapped } = surroundings(0);
      await openTapped(tapped(data), pages);
      expect(opened).toEqual(['/']);
    },
  );

  it.each([0, 1])('is silent where the browser refuses, with %i pages open', async (open) => {
    const { pages, tapped, counts } = surroundings(open, true);
    await openTapped(tapped(DATA), pages);
    expect(counts().closed).toBe(1);
  });
});
