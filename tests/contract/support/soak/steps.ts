/** What a person does, one step each: on good days and on bad ones. Each says what came of it. */
import { AUTH_ERROR_CODES } from '#functions/vocabulary.ts';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { ACCOUNT_SYNC_KEY } from '#state/account-profile.ts';
import { deleteEntryAtom, historyAtom, loadHistoryAtom, undoDeleteAtom } from '#state/history-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { cancelAtom, journeyAtom } from '#state/journey-atoms.ts';
import { startAtom } from '#state/journey-run-atoms.ts';
import { onboardingAtom, personalizationAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom, signOutAtom } from '#state/session-atoms.ts';
import { SETTINGS_KEY, settingsAtom } from '#state/settings-atoms.ts';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';
import { userOf } from '#tests/support/came-in.ts';
import type { App } from '#tests/support/phone/app.ts';
import {
  closeApp,
  heldByPhone,
  heldByServer,
  openAppIn,
  ownerOfApp,
  PASSWORD,
  within,
  type World,
} from './world.ts';

export type Step = (world: World, app: App) => Promise<string>;

export const pick = <T>({ random }: World, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Storage was shut as this tab began: it shows the first run, in which nobody takes a photo or gives a name. */
const inFirstRun = ({ store }: App): boolean => !store.get(onboardingAtom).completed;

/** Resolves when the journey rests. */
const resting = ({ store }: App): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isRunning(store.get(journeyAtom))) return;
      stop();
      resolve();
    };
    const stop = store.sub(journeyAtom, look);
    look();
  });

/** A tab that was killed may have stored a roast without reporting it. */
async function claimUnknown(world: World, owner: string, atMost: number): Promise<void> {
  const unknown = (await heldByPhone(world)).filter(({ id }) => !world.ledger.fates.has(id));
  if (unknown.length > atMost) throw new Error(`doubled: ${unknown.length} roasts of one`);
  for (const { id, owner: whose } of unknown) {
    if (whose !== owner) throw new Error(`another user's roast: ${id}`);
    world.ledger.fates.set(id, { owner, fate: 'unknown' });
  }
}

const roast: Step = async (world, app) => {
  if (inFirstRun(app)) return 'in the first run';
  const owner = ownerOfApp(app);
  app.worker.says = pick(world, ['read', 'read', 'read', 'read', 'internal', 'no-face', 'model-unavailable']);
  const ended = await within(app, async () => {
    if (!app.store.set(startAtom, new Blob(['photo']))) return 'limit';
    if (world.random() < 0.1) app.store.set(cancelAtom);
    await resting(app);
    return app.store.get(journeyAtom);
  });
  // Begun by nobody, it is kept for who has signed in meanwhile.
  const whose = owner ?? ownerOfApp(app);
  if (ended === 'silent') {
    if (app.tab.alive) throw new Error('a roast that never ended');
    if (whose !== null) await claimUnknown(world, whose, 1);
    return 'killed';
  }
  if (ended === 'limit') return 'limit reached';
  // Cancelled while it was being kept: the history may have it.
  if (ended.phase !== 'done') {
    if (whose !== null) await claimUnknown(world, whose, 1);
    return ended.phase;
  }
  if (whose === null || ended.kept === 'tab') return 'in this tab';
  world.ledger.fates.set(ended.id, { owner: whose, fate: ended.kept === 'history' ? 'kept' : 'unknown' });
  return ended.kept;
};

const remove: Step = async (world, app) => {
  await within(app, () => app.store.set(loadHistoryAtom));
  const history = app.store.get(historyAtom);
  if (history.phase !== 'ready' || history.entries.length === 0) return history.phase;
  const entry = pick(world, history.entries);
  const known = world.ledger.fates.get(entry.id);
  if (known === undefined) throw new Error(`shown, but not in the ledger: ${entry.id}`);
  const outcome = await within(app, () => app.store.set(deleteEntryAtom, entry));
  if (outcome === 'silent') {
    if (app.tab.alive) throw new Error('a deletion that never ended');
    known.fate = 'unknown';
    return 'killed';
  }
  if (outcome !== 'done') return outcome;
  known.fate = 'deleted';
  if (world.random() < 0.7) return 'deleted';
  const undone = await within(app, () => app.store.set(undoDeleteAtom));
  if (undone === 'done') known.fate = 'kept';
  if (undone === 'silent') known.fate = 'unknown';
  return `deleted, undo: ${undone}`;
};

const signIn: Step = async (world, app) => {
  if (ownerOfApp(app) !== null) return 'signed in already';
  const { email } = pick(world, world.people);
  const outcome = await within(app, () =>
    app.store.get(servicesAtom).auth.signInWithPassword({ email, password: PASSWORD }),
  );
  if (outcome === 'silent') {
    if (app.tab.alive) throw new Error('a sign-in that never ended');
    return 'killed';
  }
  if (outcome.ok) await within(app, async () => app.store.set(setUserAtom, userOf(outcome.value)));
  else if (!AUTH_ERROR_CODES.includes(outcome.code)) throw new Error(`no words for ${outcome.code}`);
  return outcome.ok ? 'signed in' : outcome.code;
};

/** After it the account's word stands, but for deletions: those it was not told of are told with the next sign-in. */
export const signOut: Step = async (world, app) => {
  const owner = ownerOfApp(app);
  if (owner === null) return 'not signed in';
  const outcome = await within(app, () => app.store.set(signOutAtom, 'local'));
  if (outcome === 'silent' && app.tab.alive) throw new Error('a sign-out that never ended');
  const there = new Set((await heldByServer(world, { texts: true })).map(({ id }) => id));
  for (const [id, known] of world.ledger.fates) {
    if (known.owner !== owner) continue;
    if (known.fate === 'kept' && !there.has(id)) known.fate = 'unknown';
  }
  return outcome === 'silent' ? 'killed' : outcome.ok ? 'signed out' : outcome.code;
};

const edit: Step = async (world, app) => {
  if (inFirstRun(app)) return 'in the first run';
  const name = `Name ${Math.floor(world.random() * 1_000)}`;
  const done = await within(app, async () => {
    app.store.set(personalizationAtom, { displayName: name });
    app.store.set(settingsAtom, {
      emailUpdates: world.random() < 0.5,
      style: pick(world, ['gentle', 'classic'] as const),
    });
  });
  if (done !== 'silent' && app.store.get(personalizationAtom).displayName !== name) {
    throw new Error('a change that did not hold');
  }
  return 'kept';
};

const reload: Step = async (world, app) => {
  closeApp(world, app);
  await openAppIn(world);
  return 'reloaded';
};

const secondTab: Step = async (world, app) => {
  if (world.apps.length > 1) {
    closeApp(world, app);
    return 'closed';
  }
  await openAppIn(world);
  return 'opened';
};

const DAY = 86_400_000;
const turnClock: Step = (world) => {
  world.phone.clock = pick(world, [
    0,
    20_000,
    3_600_000,
    DAY,
    2 * DAY,
    400 * DAY,
    -3_600_000,
    -DAY,
    -400 * DAY,
  ]);
  return Promise.resolve(`${world.phone.clock / 1_000} s`);
};

const expireToken: Step = (world) => {
  const text = world.phone.texts.get(SESSION_KEY);
  if (text === undefined) return Promise.resolve('no session');
  const session = JSON.parse(text) as object;
  world.phone.texts.set(SESSION_KEY, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  return Promise.resolve('expired');
};

const damage: Step = (world) => {
  const key = pick(world, [SETTINGS_KEY, DAILY_KEY, ACCOUNT_SYNC_KEY]);
  world.phone.texts.set(key, pick(world, ['', '{"version":', '[]', '{"version":99}', 'null']));
  return Promise.resolve(key);
};

/** The step is under way when the tab dies; a new one takes its place. */
const killedDuring =
  (step: Step): Step =>
  async (world, app) => {
    const said = step(world, app);
    const timer = setTimeout(() => closeApp(world, app), world.random() * 25);
    const outcome = await said;
    clearTimeout(timer);
    closeApp(world, app);
    await openAppIn(world);
    return outcome;
  };

/** How often each step comes. */
export const STEPS: readonly (readonly [name: string, step: Step, weight: number])[] = [
  ['roast', roast, 30],
  ['delete', remove, 14],
  ['sign in', signIn, 10],
  ['sign out', signOut, 2],
  ['edit', edit, 8],
  ['reload', reload, 5],
  ['second tab', secondTab, 6],
  ['clock', turnClock, 6],
  ['token', expireToken, 3],
  ['damage', damage, 4],
  ['roast, killed', killedDuring(roast), 8],
  ['delete, killed', killedDuring(remove), 4],
  ['sign in, killed', killedDuring(signIn), 3],
  ['sign out, killed', killedDuring(signOut), 1],
];
