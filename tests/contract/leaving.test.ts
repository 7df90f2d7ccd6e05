/**
 * Two people, two tabs, one phone: whatever they do in whatever order, an account holds what was last saved, the phone
 * nothing of who left, and nobody sees another's. The app's own services and state with the real supabase-js against the
 * real backend. `npm run test:soak` takes many more.
 */
import process from 'node:process';
import { expect, test } from 'vitest';
import { live } from './support/leaving/live.ts';
import { startFromTemplate } from './support/template.ts';

const LIVES = 4;

test(`${LIVES} lives of a shared phone`, async () => {
  const seed = Number(process.env['SEED'] ?? 0);
  expect(await live(startFromTemplate, { lives: LIVES, seed })).toBe(LIVES);
});
