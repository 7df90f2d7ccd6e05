import { expect, it } from 'vitest';
import { readNetworkInfo } from '#platform/model-prefetch/network-info.ts';

it('a browser that says nothing of the line saves nothing', () => {
  expect(readNetworkInfo(undefined)).toEqual({ saveData: false, effectiveType: null });
  expect(readNetworkInfo({ saveData: true, effectiveType: '2g' })).toEqual({
    saveData: true,
    effectiveType: '2g',
  });
});
