/** Random lives of a shared phone, each to its end, at which everybody comes back once more and leaves for good. */
import fc from 'fast-check';
import process from 'node:process';
import { vi } from 'vitest';
import { installPhones, killTab } from '#tests/support/phone/phone.ts';
import type { Embedded, EmbeddedOptions } from '../embedded.ts';
import { openSharedPhone, type SharedPhone } from './shared-phone.ts';
import { faultsOf, quiet } from './judge.ts';
import { act, acts, type Act } from './steps.ts';

const STEPS = { minLength: 8, maxLength: 16 };

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function look(shared: SharedPhone): Promise<void> {
  await quiet(shared);
  // Once more: what one tab has sent, the other hears of with the next word that the line is back.
  await quiet(shared);
  const faults = await faultsOf(shared);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Everybody comes back, finds what is theirs, and leaves; then nobody is left on the phone. */
async function farewell(shared: SharedPhone, note: (line: string) => void): Promise<void> {
  const doAll = async (...steps: readonly Act['step'][]) => {
    for (const step of steps) {
      note(`at the end, ${step}: ${await act(shared, { step, tab: 0, pause: 'quiet' })}`);
      await look(shared);
    }
  };
  await look(shared);
  await doAll('sign out', 'Akiko signs in', 'sign out', 'Benno signs in', 'sign out');
}

async function oneLife(server: Embedded, steps: readonly Act[]): Promise<void> {
  const story: string[] = [];
  const uninstall = installPhones();
  const shared = await openSharedPhone(server);
  try {
    for (const one of steps) {
      story.push(`tab ${one.tab}, ${one.step}: ${await act(shared, one)}, ${one.pause}`);
      if (one.pause === 'quiet') await look(shared);
      else await pause(one.pause);
    }
    await farewell(shared, (line) => story.push(line));
  } catch (error) {
    throw new Error(`${String(error)}\nafter\n${story.join('\n')}`, { cause: error });
  } finally {
    for (const { tab } of shared.apps) killTab(tab);
    uninstall();
  }
}

/** Resolves with how many lives came to a good end; rejects with the first that did not, its steps and its seed. */
export async function live(
  start: (options: EmbeddedOptions) => Promise<Embedded>,
  { lives, seed }: { readonly lives: number; readonly seed: number },
): Promise<number> {
  const quota = { guest: 1e5, free: 1e5, premium: 1e5, address: 1e5 };
  const server = await start({ quota });
  // supabase-js tells the console of every fault that it meets.
  const silenced = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  for (const spy of silenced) spy.mockImplementation(() => undefined);
  const uncaught: unknown[] = [];
  const note = (reason: unknown) => void uncaught.push(reason);
  process.on('unhandledRejection', note);
  let ended = 0;
  try {
    // Without shrinking: a life is a matter of moments as well as of steps, and its story is short.
    await fc.assert(
      fc.asyncProperty(fc.array(acts, STEPS), async (steps) => {
        await oneLife(server, steps);
        if (uncaught.length > 0) throw new Error(`uncaught: ${uncaught.map(String).join('\n')}`);
        ended += 1;
      }),
      { numRuns: lives, seed, endOnFailure: true },
    );
  } finally {
    process.off('unhandledRejection', note);
    for (const spy of silenced) spy.mockRestore();
    await server.close();
  }
  return ended;
}
