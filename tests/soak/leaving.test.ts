/** The long form of tests/contract/leaving.test.ts. */
import process from 'node:process';
import { expect, test } from 'vitest';
import { startEmbedded } from '#tests/contract/support/embedded.ts';
import { live } from '#tests/contract/support/leaving/live.ts';

const LIVES = 300;

test(`${LIVES} lives of a shared phone`, async () => {
  const seed = Number(process.env['SEED'] ?? 0);
  expect(await live(startEmbedded, { lives: LIVES, seed })).toBe(LIVES);
});
