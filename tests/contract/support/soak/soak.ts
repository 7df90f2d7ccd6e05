/** Many random steps on a phone with bad luck, and after each the question whether anything was lost or doubled. */
import process from 'node:process';
import { NETWORK_FAULTS } from '#tests/support/phone/network.ts';
import { installPhones, tellOnline } from '#tests/support/phone/phone.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import type { App } from '#tests/support/phone/app.ts';
import type { Embedded } from '../embedded.ts';
import { faultsOf, reckon } from './reckon.ts';
import { pick, STEPS, type Step } from './steps.ts';
import { closeApp, makeWorld, openAppIn, ownerOfApp, type World } from './world.ts';

function chooseStep(world: World): readonly [string, Step] {
  let left = world.random() * STEPS.reduce((sum, [, , weight]) => sum + weight, 0);
  for (const [name, step, weight] of STEPS) {
    left -= weight;
    if (left < 0) return [name, step];
  }
  throw new Error('the weights do not add up');
}

/** Good days are the more frequent ones; bad luck may last for several steps. */
function chooseWeather(world: World): void {
  const { phone, random } = world;
  if (random() < 0.2) return;
  const luck = random();
  phone.network.state = luck < 0.6 ? 'sound' : luck < 0.72 ? 'offline' : 'bad';
  phone.network.choose = () => (random() < 0.5 ? pick(world, NETWORK_FAULTS) : null);
  const room = random();
  phone.storage = room < 0.84 ? 'sound' : room < 0.92 ? 'full' : 'blocked';
  if (phone.network.state !== 'offline') tellOnline(phone);
}

/** Whose a tab is, and what it says of its latest roast: a roast that is nobody's is one of these, or an earlier one's. */
function tabIn(app: App): string {
  const journey = app.store.get(journeyAtom);
  const roast = journey.phase === 'done' ? `, roast ${journey.id} kept: ${journey.kept}` : '';
  return `owner ${ownerOfApp(app) ?? 'none'}, ${journey.phase}${roast}`;
}

export interface SoakOptions {
  readonly steps: number;
  readonly seed: number;
  readonly random: () => number;
}

/** Rejects with the step at which a promise was broken. Resolves with what happened, counted. */
export async function soak(
  server: Embedded,
  { steps, seed, random }: SoakOptions,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const uncaught: unknown[] = [];
  const note = (reason: unknown) => void uncaught.push(reason);
  process.on('unhandledRejection', note);
  const world = await makeWorld(server, random);
  const uninstall = installPhones();
  const story: string[] = [];
  try {
    await openAppIn(world);
    for (let number = 1; number <= steps; number += 1) {
      world.ledger.step = number;
      chooseWeather(world);
      const [name, step] = chooseStep(world);
      const app = pick(world, world.apps);
      const weather = `${world.phone.network.state}/${world.phone.storage}`;
      const said = await step(world, app);
      story.push(`${number} ${weather} ${name}: ${said}`);
      counts.set(`${name}: ${said}`, (counts.get(`${name}: ${said}`) ?? 0) + 1);
      if (world.apps.length === 0) await openAppIn(world);
      const faults = [
        ...(await faultsOf(world)),
        ...uncaught.map((reason) => `uncaught: ${reason instanceof Error ? reason.stack : String(reason)}`),
      ];
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }
    await reckon(world);
  } catch (error) {
    const last = story.slice(-12).join('\n');
    const met = world.phone.network.met.slice(-8).join('\n');
    const tabs = world.apps.map(tabIn).join('\n');
    throw new Error(
      `SEED=${seed}, after\n${last}\nrequests that failed:\n${met}\ntabs:\n${tabs}\n${String(error)}`,
      { cause: error },
    );
  } finally {
    while (world.apps[0] !== undefined) closeApp(world, world.apps[0]);
    uninstall();
    process.off('unhandledRejection', note);
  }
  return counts;
}
