import { expect, test } from 'vitest';
import { nodeIsNewEnough } from '#scripts/lib/node-version.ts';

test.each([
  ['20.19.0', true],
  ['20.20.1', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.99.0', false],
])('Node %s: %s', (version, expected) => {
  expect(nodeIsNewEnough(version)).toBe(expected);
});
