import { expect, it } from 'vitest';
import { engineFromAddress } from '#app/engine-from-address.ts';

it.each([
  ['', 'auto'],
  ['?engine=lite', 'lite'],
  ['?engine=mediapipe', 'mediapipe'],
  ['?engine=tfjs', 'auto'],
  ['?x=1&engine=lite', 'lite'],
])('%s asks for %s', (search, engine) => {
  expect(engineFromAddress(search)).toBe(engine);
});
