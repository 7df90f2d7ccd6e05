import { expect, test } from 'vitest';
import { ROUTES } from '#app/route-table.ts';
import { resolveRoute } from '#app/routes.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';

const pathOf = (address: string) => address.split('?')[0] ?? '';
const takes = SCENES.flatMap((scene) => scene.takes);

test.each(ROUTES.map(({ path }) => path))('%s has its picture', (pattern) => {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  const matches = new RegExp(`^${parts.join('/')}$`);
  // A result is reached by roasting a photo, as a person reaches it.
  const pictured =
    pattern === '/results' ? takes.map(({ name }) => `/${name}`) : SCENES.map(({ path }) => pathOf(path));
  expect(pictured.filter((one) => matches.test(one))).not.toEqual([]);
});

test('no two pictures share a file, and every name is one', () => {
  const names = takes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('no scene opens an address that does not exist', () => {
  const visitor = { splashCompleted: true, onboardingCompleted: true, session: { kind: 'guest' } } as const;
  const lost = SCENES.map(({ path }) => pathOf(path)).filter((path) => {
    const resolution = resolveRoute(path, visitor);
    return resolution.kind === 'redirect' && resolution.to === '/';
  });
  expect(lost).toEqual([]);
});
