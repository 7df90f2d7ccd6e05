/** Two people who share a phone with two tabs, and what may be relied on of each. */
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';
import { openApp, type App } from '#tests/support/phone/app.ts';
import { killTab, makePhone, type Phone, type Tab } from '#tests/support/phone/phone.ts';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import type { Embedded } from '../embedded.ts';
import { makePerson, ownerOfApp, type Person } from '../soak/world.ts';

/** Columns of the profile that the people change. */
export const FIELDS = ['display_name', 'bio', 'age_range'] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Readonly<Record<Field, string | null>>;

export interface Member extends Person {
  /** It is in every text that this person writes, and in no other. */
  readonly word: string;
  /** Whether they write in the profile's form; else only answer the questions of the first run. */
  readonly hasForm: boolean;
  /** What the account was last seen to hold. */
  confirmed: Values;
  /** What was saved since then, in order, and in which tab. */
  saved: (Values & { readonly tab: App })[];
  /** Their session ended since then, so that the last of `saved` need not have been sent. */
  wasLeft: boolean;
  /** The session ended by itself: what the device holds waits for this person to return. */
  waits: boolean;
  readonly deleted: Set<string>;
  /** Ids that were cleared off the phone in the session of now. */
  away: ReadonlySet<string>;
}

export interface SharedPhone {
  readonly server: Embedded;
  readonly phone: Phone;
  readonly openTab: () => Tab;
  readonly members: readonly [Member, Member];
  readonly apps: App[];
  /** Sessions that somebody has asked to end. */
  readonly left: Set<string>;
  /** The session that was begun last, and neither left nor ended since; null: none. */
  expected: string | null;
  /** Sign-outs under way, each with the tab that carries it out. */
  readonly leaving: Map<Promise<unknown>, App>;
  count: number;
}

export const serviceHeaders = ({ backend }: Embedded): Record<string, string> => ({
  'content-type': 'application/json',
  apikey: backend.secrets.serviceKey,
  authorization: `Bearer ${backend.secrets.serviceKey}`,
});

async function makeMember(server: Embedded, word: string, hasForm: boolean): Promise<Member> {
  const person = await makePerson(server);
  const confirmed: Values = {
    display_name: `${word} 0`,
    bio: hasForm ? `${word} says 0` : null,
    age_range: '40s',
  };
  const row = { user_id: person.id, onboarding_completed: true, ...confirmed };
  const made = await fetch(`${server.url}/rest/v1/profiles`, {
    method: 'POST',
    headers: serviceHeaders(server),
    body: JSON.stringify(row),
  });
  if (!made.ok) throw new Error(`no profile: ${made.status} ${await made.text()}`);
  const fresh = {
    saved: [],
    wasLeft: false,
    waits: false,
    deleted: new Set<string>(),
    away: new Set<string>(),
  };
  return { ...person, word, hasForm, confirmed, ...fresh };
}

/** Opens the shared with one tab open for each, nobody signed in. */
export async function openSharedPhone(server: Embedded): Promise<SharedPhone> {
  const { phone, openTab } = makePhone({ server: server.url, state: 'sound', choose: () => null, met: [] });
  const record = { ...FIRST_RUN, splashCompleted: true, completed: true, confirmed: CONFIRMATIONS };
  phone.texts.set(ONBOARDING_KEY, JSON.stringify(record));
  const members = [
    await makeMember(server, 'Akiko', false),
    await makeMember(server, 'Benno', true),
  ] as const;
  const shared: SharedPhone = {
    server,
    phone,
    openTab,
    members: [...members],
    apps: [],
    left: new Set(),
    expected: null,
    leaving: new Map(),
    count: 0,
  };
  for (const index of [0, 1]) await openIn(shared, index);
  return shared;
}

/** A tab in the place of the one with this number, which dies. */
export async function openIn(shared: SharedPhone, index: number): Promise<void> {
  const before = shared.apps[index];
  if (before !== undefined) killTab(before.tab);
  for (const [leaving, app] of shared.leaving) if (app === before) shared.leaving.delete(leaving);
  shared.apps[index] = await openApp(shared.openTab(), shared.server.backend.secrets.publicKey, () => 0.5);
}

export const memberIn = (shared: SharedPhone, app: App): Member | null =>
  shared.members.find(({ id }) => id === ownerOfApp(app)) ?? null;

export interface Stored {
  readonly id: string;
  readonly ownerId: string;
}

/** The session that the phone holds, by what its token says; null: none. */
export function storedSession({ phone }: SharedPhone): Stored | null {
  const text = phone.texts.get(SESSION_KEY);
  if (text === undefined) return null;
  const { access_token: token } = JSON.parse(text) as { readonly access_token: string };
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { session_id: id, sub: ownerId } = JSON.parse(claims) as { session_id: string; sub: string };
  return { id, ownerId };
}
