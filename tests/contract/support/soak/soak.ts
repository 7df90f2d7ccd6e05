/** Many random steps on a phone with bad luck, and after each the question whether anything was lost or doubled. */
import { historySyncAtom, syncSummaryAtom } from '#state/cloud-atoms.ts';
import { unsaidProfileAtom } from '#state/profile-sync-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { NETWORK_FAULTS } from '#tests/support/phone/network.ts';
import { installPhones, makePhone, tellOnline } from '#tests/support/phone/phone.ts';
import { openApp, type App } from '#tests/support/phone/app.ts';
import type { Embedded } from '../embedded.ts';
import { broken, type Held } from './ledger.ts';
import { pick, signOut, STEPS, type Step } from './steps.ts';
import {
  closeApp,
  heldByPhone,
  heldByServer,
  makeWorld,
  openAppIn,
  ownerOfApp,
  PASSWORD,
  within,
  type Person,
  type World,
} from './world.ts';

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

/** Neither on the phone nor at the server, there twice, or there again: in words. */
async function faultsOf(world: World): Promise<readonly string[]> {
  const [here, there] = [heldByPhone(world), await heldByServer(world)];
  const faults: string[] = [];
  for (const { id: owner } of world.people) {
    const own = (held: readonly Held[]) => held.filter((one) => one.owner === owner);
    faults.push(
      ...broken(world.ledger, own(here), { owner, whole: false }).map((fault) => `phone: ${fault}`),
    );
    faults.push(
      ...broken(world.ledger, own(there), { owner, whole: false }).map((fault) => `server: ${fault}`),
    );
    const anywhere = new Set([...own(here), ...own(there)].map(({ id }) => id));
    const onPhone = new Set(own(here).map(({ id }) => id));
    for (const [id, known] of world.ledger.fates) {
      if (known.owner !== owner) continue;
      if (known.fate === 'kept' && !anywhere.has(id)) faults.push(`lost: ${id}`);
      if (known.fate === 'deleted' && onPhone.has(id)) faults.push(`came back: ${id}`);
    }
  }
  for (const app of world.apps) {
    if (isRunning(app.store.get(journeyAtom))) faults.push('a journey that does not rest');
  }
  return faults;
}

/** Waits until it holds, in real time; says what did not. */
async function until(
  what: string | (() => string),
  holds: () => boolean | Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`never: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Signs in, and again where an old session ends meanwhile, as a person would; rests when all is in the account. */
async function comeIn(world: World, app: App, { id, email }: Person): Promise<void> {
  const inStep = () => app.store.get(syncSummaryAtom)?.phase === 'done';
  const state = () =>
    JSON.stringify({
      owner: ownerOfApp(app),
      summary: app.store.get(syncSummaryAtom),
      sync: app.store.get(historySyncAtom),
      profile: app.store.get(unsaidProfileAtom),
    });
  for (let tries = 0; tries < 5; tries += 1) {
    const owner = ownerOfApp(app);
    if (owner !== null && owner !== id) await signOut(world, app);
    if (owner !== id) {
      const outcome = await within(app, async () => {
        const { auth } = app.store.get(servicesAtom);
        const signedIn = await auth.signInWithPassword({ email, password: PASSWORD });
        if (signedIn.ok) app.store.set(setUserAtom, signedIn.value);
        return signedIn;
      });
      if (outcome === 'silent' || !outcome.ok) throw new Error(`no way in: ${JSON.stringify(outcome)}`);
    }
    await until(
      () => `${email} in step: ${state()}`,
      () => inStep() || ownerOfApp(app) !== id,
    );
    if (inStep()) return;
  }
  throw new Error(`${email} is sent out again and again`);
}

/** Everybody signs in once more on this phone in good weather, and then on a new one: both show the same. */
async function reckon(world: World): Promise<void> {
  const { phone } = world;
  phone.network.state = 'sound';
  phone.storage = 'sound';
  // Every deletion is due, whatever the clock was when it was made.
  phone.clock = 500 * 86_400_000;
  for (const app of [...world.apps]) closeApp(world, app);
  for (const person of world.people) {
    const app = await openAppIn(world);
    await comeIn(world, app, person);
    const { fates } = world.ledger;
    const faultsAt = (held: readonly Held[]) =>
      broken(
        world.ledger,
        held.filter(({ owner }) => owner === person.id),
        { owner: person.id, whole: true },
      );
    await until(
      `what ${person.email} was promised: ${JSON.stringify({
        phone: faultsAt(heldByPhone(world)),
        server: faultsAt(await heldByServer(world)),
      })}`,
      async () => faultsAt(heldByPhone(world)).length + faultsAt(await heldByServer(world)).length === 0,
      10_000,
    );
    const { openTab } = makePhone({ ...phone.network, met: [] });
    const fresh = openTab();
    for (const [key, text] of phone.texts) fresh.phone.texts.set(key, text);
    const elsewhere = await openApp(fresh, world.server.backend.secrets.publicKey, world.random);
    await until('a new phone in step', () => elsewhere.store.get(syncSummaryAtom)?.phase === 'done');
    await within(elsewhere, () => elsewhere.store.set(loadHistoryAtom));
    const shown = elsewhere.store.get(historyAtom);
    const entries = shown.phase === 'ready' ? shown.entries : [];
    const faults = faultsAt(entries.map(({ id, ownerId }) => ({ id, owner: ownerId })));
    if (faults.length > 0) throw new Error(`a new phone: ${faults.join(', ')} of ${fates.size}`);
    fresh.alive = false;
    closeApp(world, app);
  }
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
    throw new Error(`SEED=${seed}, after\n${last}\nrequests that failed:\n${met}\n${String(error)}`, {
      cause: error,
    });
  } finally {
    for (const app of [...world.apps]) closeApp(world, app);
    uninstall();
    process.off('unhandledRejection', note);
  }
  return counts;
}
