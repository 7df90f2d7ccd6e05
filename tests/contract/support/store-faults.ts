/** Evenings on which a phone's storage begins to fail, each at another access. */
import { expect } from 'vitest';
import type { App } from '#tests/support/phone/app.ts';
import { tabTime } from '#tests/support/phone/phone.ts';
import { evening } from './soak/flow.ts';
import { faultsOf, reckon } from './soak/reckon.ts';
import type { World } from './soak/world.ts';

interface StoreFault {
  /** Name of the DOMException that an access rejects with. */
  readonly name: string;
  /** Whether reads and writes fail from then on until the evening ends; else a few writes in a row do. */
  readonly shut: boolean;
  /** The access of the evening at which the first one begins to fail. */
  readonly first: number;
  /** So many accesses later the next one begins to. */
  readonly apart: number;
}

/** How a store fails, with fewer accesses than an evening has of the kind that fails. */
export const STORE_FAULTS = [
  { why: 'has no room for a few writes', name: 'QuotaExceededError', shut: false, least: 15 },
  { why: 'is shut until tomorrow', name: 'SecurityError', shut: true, least: 150 },
] as const;

/** So many writes in a row find no room. */
const NO_ROOM = 4;
/** Evenings share nothing but the server: while one waits for its phone's clock, the other has the processor. */
const AT_A_TIME = 2;
/** For what goes on behind the screens. */
const WHILE_MS = 30_000;
const STEP_MS = 1_000;

/** How far the evenings went. */
export interface Sweep {
  /** The access from which on nothing was left to fail. */
  readonly end: number;
  /** Accesses that failed, over all evenings. */
  readonly failed: number;
}

/** An evening for every `apart`th access of one; each keeps what the app said that it kept, or this rejects. */
export async function failInTurn(
  worldOfOne: () => Promise<World>,
  { name, shut, first, apart }: StoreFault,
): Promise<Sweep> {
  let next = first;
  let end = Number.POSITIVE_INFINITY;
  let failed = 0;
  const failFrom = async (failing: number): Promise<void> => {
    const world = await worldOfOne();
    const { phone } = world;
    let count = 0;
    phone.refuse = (access) => {
      if (!shut && access !== 'write') return null;
      const now = count;
      count += 1;
      const fails = now >= failing && (shut || now < failing + NO_ROOM);
      if (!fails) return null;
      failed += 1;
      return new DOMException('by the test', name);
    };
    const calm = () => {
      phone.refuse = null;
    };
    const met = () => count >= failing + NO_ROOM;
    // By the phone's own clock: what is planned for the next seconds comes before.
    const linger = async ({ tab }: App) => {
      for (let left = WHILE_MS; left > 0 && !met(); left -= STEP_MS) await tabTime(tab, STEP_MS);
      // Good weather that came before, with a sign-in taken twice, stopped the count and says nothing of the end.
      if (phone.refuse !== null && !met()) end = Math.min(end, failing + NO_ROOM);
    };
    await evening(world, { calm, linger });
    expect(await faultsOf(world), `access ${failing}`).toEqual([]);
    await reckon(world);
  };
  const takeTurns = async (): Promise<void> => {
    while (next < end) {
      const failing = next;
      next += apart;
      await failFrom(failing);
    }
  };
  // All of them end before the first fault is told: none goes on in a world whose server is gone.
  const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, takeTurns));
  for (const one of ends) if (one.status === 'rejected') throw one.reason;
  return { end, failed };
}
