import { expect, test } from 'vitest';
import { ROUTES } from '#app/route-table.ts';
import { activeTab } from '#ui/components/tab-bar.tsx';

test('every address belongs to the tab that leads to it', () => {
  const of = (tab: string) => ROUTES.map(({ path }) => path).filter((path) => activeTab(path) === tab);
  expect(of('history')).toEqual(['/history', '/history/:id']);
  expect([...new Set(of('profile').map((path) => path.split(/[/-]/)[1]))]).toEqual(
    'profile licences premium privacy routine adviser payment'.split(' '),
  );
  expect(activeTab('/camera')).toBe('roast');
});
