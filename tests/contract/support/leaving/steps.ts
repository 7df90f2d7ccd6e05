/** What people do with a shared phone, one step each, as data that fast-check draws. */
import fc from 'fast-check';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';
import { deleteEntryAtom, historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import { startAtom } from '#state/journey-run-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { leaveAtom, saveProfileAtom } from '#state/profile-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { continueAsGuestAtom, sessionAtom, setUserAtom } from '#state/session-atoms.ts';
import { clearStoreAtom } from '#state/privacy/stores.ts';
import { userOf } from '#tests/support/came-in.ts';
import type { App } from '#tests/support/phone/app.ts';
import { comeToFront, inTab, tellOnline } from '#tests/support/phone/phone.ts';
import { PASSWORD } from '../soak/world.ts';
import { until } from '../soak/reckon.ts';
import { memberIn, openIn, storedSession, type SharedPhone, type Values } from './shared-phone.ts';

type Do = (shared: SharedPhone, app: App, index: number) => Promise<string>;

const signIn =
  (who: 0 | 1): Do =>
  async (shared, { store, tab }) => {
    if (store.get(sessionAtom).kind === 'user') return 'somebody is signed in';
    const member = shared.members[who];
    const outcome = await inTab(tab, () =>
      store.get(servicesAtom).auth.signInWithPassword({ email: member.email, password: PASSWORD }),
    );
    if (!outcome.ok) return outcome.code;
    inTab(tab, () => store.set(setUserAtom, userOf(outcome.value)));
    shared.expected = storedSession(shared)?.id ?? null;
    member.waits = false;
    member.away = new Set();
    return `${member.word} is signed in`;
  };

/** Does not wait for its end: what comes next comes while the session is still there. */
const signOut: Do = (shared, app) => {
  const member = memberIn(shared, app);
  if (member === null) return Promise.resolve('nobody to sign out');
  const session = storedSession(shared);
  if (session !== null && session.ownerId === member.id) {
    shared.left.add(session.id);
    if (shared.expected === session.id) shared.expected = null;
  }
  member.wasLeft = true;
  member.waits = false;
  const leaving = inTab(app.tab, () => app.store.set(leaveAtom, 'local'));
  shared.leaving.set(leaving, app);
  void leaving.finally(() => shared.leaving.delete(leaving));
  return Promise.resolve(`${member.word} signs out`);
};

/** Other ones than at first, and the same again only after many: a tab that still has it would have changed nothing. */
const AGES = ['teens', 'early-20s', 'late-20s', 'early-30s', 'late-30s', '50s-plus'] as const;

const edit: Do = (shared, app) => {
  const member = memberIn(shared, app);
  if (member === null) return Promise.resolve('nobody to ask');
  shared.count += 1;
  const values = {
    display_name: `${member.word} ${shared.count}`,
    bio: member.hasForm ? `${member.word} says ${shared.count}` : null,
    age_range: AGES[shared.count % AGES.length] ?? 'teens',
  } as const satisfies Values;
  member.saved.push({ ...values, tab: app });
  const { display_name: name, bio, age_range: ageRange } = values;
  inTab(app.tab, () => {
    if (bio !== null) app.store.set(saveProfileAtom, { name, bio, email: '', birthDate: '' });
    app.store.set(personalizationAtom, { displayName: name, ageRange });
  });
  return Promise.resolve(JSON.stringify(values));
};

const roast: Do = async (shared, app) => {
  if (memberIn(shared, app) === null) return 'for nobody';
  inTab(app.tab, () => app.store.set(startAtom, new Blob(['photo'])));
  await until('a roast rests', () => !isRunning(app.store.get(journeyAtom)));
  return app.store.get(journeyAtom).phase;
};

const remove: Do = async (shared, app) => {
  const member = memberIn(shared, app);
  await inTab(app.tab, () => app.store.set(loadHistoryAtom));
  const history = app.store.get(historyAtom);
  const entry = history.phase === 'ready' ? history.entries[0] : undefined;
  if (member === null || entry === undefined) return 'nothing to delete';
  const outcome = await inTab(app.tab, () => app.store.set(deleteEntryAtom, entry));
  if (outcome === 'done') member.deleted.add(entry.id);
  return `${entry.id}: ${outcome}`;
};

/** "Until you next sign in": also when a guest does it, or another account. */
const clearHistory: Do = async (shared, app) => {
  const member = memberIn(shared, app);
  const here = (await inTab(app.tab, () => app.store.get(servicesAtom).history.list(member?.id ?? '')))
    ?.entries;
  await inTab(app.tab, () => app.store.set(clearStoreAtom, { kind: 'indexedDB', name: 'roast-me-history' }));
  // Who left while it was cleared has nothing that could stay away.
  if (member !== null && memberIn(shared, app) === member)
    member.away = new Set([...member.away, ...(here ?? []).map(({ id }) => id)]);
  return `${here?.length ?? 0} away`;
};

const toFront: Do = (_shared, app) => {
  comeToFront(app.tab);
  return Promise.resolve('seen');
};

const line =
  (state: 'sound' | 'offline' | 'slow'): Do =>
  ({ phone }) => {
    phone.network.state = state === 'slow' ? 'bad' : state;
    phone.network.choose = () => 'slow';
    if (state === 'sound') tellOnline(phone);
    return Promise.resolve(state);
  };

const clock =
  (ms: number): Do =>
  ({ phone }) => {
    phone.clock += ms;
    return Promise.resolve(`${phone.clock / 1_000} s`);
  };

/** The server ends it, and the phone learns that when it asks for a new token. */
const ends: Do = async (shared, app) => {
  const session = storedSession(shared);
  if (session === null || shared.left.has(session.id) || shared.phone.network.state === 'offline')
    return 'nothing to end';
  await shared.server.backend.database.query('delete from auth.sessions where id = $1', [session.id]);
  const stored = JSON.parse(shared.phone.texts.get(SESSION_KEY) ?? '{}') as object;
  shared.phone.texts.set(SESSION_KEY, JSON.stringify({ ...stored, expires_at: 1, expires_in: 0 }));
  comeToFront(app.tab);
  await until('the session is gone', () => storedSession(shared)?.id !== session.id);
  if (shared.expected === session.id) shared.expected = null;
  for (const member of shared.members) {
    if (member.id !== session.ownerId) continue;
    member.waits = true;
    member.wasLeft = true;
  }
  return 'ended';
};

const guest: Do = (_shared, app) => {
  if (app.store.get(sessionAtom).kind === 'user') return Promise.resolve('somebody is signed in');
  inTab(app.tab, () => app.store.set(continueAsGuestAtom));
  return Promise.resolve('a guest');
};

const reload: Do = async (shared, _app, index) => {
  await openIn(shared, index);
  return 'reloaded';
};

const STEPS = {
  'Akiko signs in': signIn(0),
  'Benno signs in': signIn(1),
  'sign out': signOut,
  edit,
  roast,
  delete: remove,
  'clear history': clearHistory,
  'come to front': toFront,
  'line is lost': line('offline'),
  'line is back': line('sound'),
  'line is slow': line('slow'),
  'clock forwards': clock(3_600_000),
  'clock back': clock(-3_600_000),
  'session ends': ends,
  guest,
  reload,
} as const satisfies Readonly<Record<string, Do>>;

const WEIGHTS: Readonly<Record<keyof typeof STEPS, number>> = {
  'Akiko signs in': 6,
  'Benno signs in': 3,
  'sign out': 6,
  edit: 6,
  roast: 2,
  delete: 1,
  'clear history': 2,
  'come to front': 5,
  'line is lost': 1,
  'line is back': 2,
  'line is slow': 2,
  'clock forwards': 1,
  'clock back': 1,
  'session ends': 1,
  guest: 1,
  reload: 2,
};

export interface Act {
  readonly step: keyof typeof STEPS;
  readonly tab: 0 | 1;
  /** How long nobody does anything after it: in milliseconds, or until all is quiet. */
  readonly pause: number | 'quiet';
}

/** One step of somebody on one of the two tabs. */
export const acts: fc.Arbitrary<Act> = fc.record({
  step: fc.oneof(
    ...(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step) => ({
      weight: WEIGHTS[step],
      arbitrary: fc.constant(step),
    })),
  ),
  tab: fc.constantFrom(0, 1),
  pause: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(0, 3, 10, 40) },
    { weight: 2, arbitrary: fc.constant('quiet' as const) },
  ),
});

/** Does it, and says what came of it. */
export async function act(shared: SharedPhone, { step, tab }: Act): Promise<string> {
  const app = shared.apps[tab];
  if (app === undefined) throw new Error('no such tab');
  return STEPS[step](shared, app, tab);
}
