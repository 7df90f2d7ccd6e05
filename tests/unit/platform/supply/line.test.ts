import { expect, it } from 'vitest';
import { readLine } from '#platform/supply/line.ts';

it('a browser that says nothing of the line saves nothing', () => {
  expect(readLine(undefined)).toEqual({ saveData: false, effectiveType: null });
  expect(readLine({ saveData: true, effectiveType: '2g' })).toEqual({ saveData: true, effectiveType: '2g' });
});
