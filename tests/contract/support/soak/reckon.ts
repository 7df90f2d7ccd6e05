/** The reckoning: whether everything that the app promised is so, here, at the server and on a new phone. */
import { historySyncAtom, syncSummaryAtom } from '#state/cloud-atoms.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import { unsyncedProfileAtom } from '#state/profile-sync-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { userOf } from '#tests/support/came-in.ts';
import { STEP_LIMIT_MS } from '#tests/support/patience.ts';
import { openApp, type App } from '#tests/support/phone/app.ts';
import { makePhone } from '#tests/support/phone/phone.ts';
import { broken, lifeOf, note, type Held } from './ledger.ts';
import { signOut } from './steps.ts';
import {
  closeApp,
  heldByPhone,
  heldByServer,
  openAppIn,
  ownerOfApp,
  PASSWORD,
  within,
  type Person,
  type World,
} from './world.ts';

/** Neither on the phone nor at the server, there twice, or there again: in words. */
export async function faultsOf(world: World): Promise<readonly string[]> {
  const [here, there] = [await heldByPhone(world), await heldByServer(world)];
  note(world.ledger, here, there);
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
      if (known.fate === 'kept' && !anywhere.has(id)) faults.push(`lost: ${id}, ${lifeOf(world.ledger, id)}`);
      if (known.fate === 'deleted' && onPhone.has(id))
        faults.push(`came back: ${id}, ${lifeOf(world.ledger, id)}`);
    }
  }
  for (const app of world.apps) {
    if (isRunning(app.store.get(journeyAtom))) faults.push('a journey that does not rest');
    const inAccount = new Set(there.map(({ id }) => id));
    for (const id of app.store.get(historySyncAtom)?.kept ?? []) {
      const told = world.ledger.fates.get(id)?.fate === 'kept';
      if (told && !inAccount.has(id)) faults.push(`said to be in the account, and is not: ${id}`);
    }
  }
  return faults;
}

/** Waits until it holds, in real time; says what did not. */
export async function until(
  what: string | (() => string),
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + STEP_LIMIT_MS;
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
      profile: app.store.get(unsyncedProfileAtom),
    });
  for (let tries = 0; tries < 5; tries += 1) {
    const owner = ownerOfApp(app);
    if (owner !== null && owner !== id) await signOut(world, app);
    if (owner !== id) {
      const outcome = await within(app, async () => {
        const { auth } = app.store.get(servicesAtom);
        const signedIn = await auth.signInWithPassword({ email, password: PASSWORD });
        if (signedIn.ok) app.store.set(setUserAtom, userOf(signedIn.value));
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
export async function reckon(world: World): Promise<void> {
  const { phone } = world;
  phone.network.state = 'sound';
  phone.storage = 'sound';
  // Every deletion is due, whatever the clock was when it was made.
  phone.clock = 500 * 86_400_000;
  while (world.apps[0] !== undefined) closeApp(world, world.apps[0]);
  // First the signed-in user: the sign-out of another must not hide what was not uploaded.
  const here = await openAppIn(world);
  const owner = ownerOfApp(here);
  closeApp(world, here);
  const isHere = ({ id }: Person) => Number(id === owner);
  for (const person of world.people.toSorted((a, b) => isHere(b) - isHere(a))) {
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
        phone: faultsAt(await heldByPhone(world)),
        server: faultsAt(await heldByServer(world)),
      })}`,
      async () =>
        faultsAt(await heldByPhone(world)).length + faultsAt(await heldByServer(world)).length === 0,
    );
    const { openTab } = makePhone({ ...phone.network, met: [] });
    const fresh = openTab();
    for (const [key, text] of phone.texts) fresh.phone.texts.set(key, text);
    const elsewhere = await openApp(fresh, world.server.backend.secrets.publicKey, world.random);
    await until('a new phone in step', () => elsewhere.store.get(syncSummaryAtom)?.phase === 'done');
    await within(elsewhere, () => elsewhere.store.set(loadHistoryAtom));
    const shown = elsewhere.store.get(historyAtom);
    const entries = shown.phase === 'ready' ? shown.entries : [];
    const faults = [...faultsAt(entries.map(({ id, ownerId }) => ({ id, owner: ownerId })))];
    for (const { id, roast } of entries) {
      if (roast === null && fates.get(id)?.fate === 'kept')
        faults.push(`without its text: ${id}, ${lifeOf(world.ledger, id)}`);
    }
    if (faults.length > 0) throw new Error(`a new phone: ${faults.join(', ')} of ${fates.size}`);
    fresh.alive = false;
    closeApp(world, app);
  }
}
