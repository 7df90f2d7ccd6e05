/** Waits until nothing moves, and asks whether everybody has what is theirs, and nobody anything else. */
import { DATABASE } from '#platform/database/schema.ts';
import { readRecord } from '#platform/history/entry-schema.ts';
import { LEAVING_KEY } from '#platform/supabase/session-key.ts';
import { syncSummaryAtom } from '#state/cloud-atoms.ts';
import { profileAtom } from '#state/profile-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { STEP_LIMIT_MS } from '#tests/support/patience.ts';
import { tellOnline } from '#tests/support/phone/phone.ts';
import { ownerOfApp } from '../soak/world.ts';
import {
  FIELDS,
  memberIn,
  serviceHeaders,
  storedSession,
  type SharedPhone,
  type Member,
  type Values,
} from './shared-phone.ts';

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** So many looks in a row find the same before it counts as quiet. */
const LOOKS = 4;
const LOOK_MS = 15;

/** The line is good, every sign-out is over, and every tab is in step with who is signed in; throws with what is not. */
export async function quiet(shared: SharedPhone): Promise<void> {
  const { phone } = shared;
  phone.network.state = 'sound';
  tellOnline(phone);
  const end = Date.now() + STEP_LIMIT_MS / 4;
  const state = () => {
    const owner = storedSession(shared)?.ownerId ?? null;
    const tabs = shared.apps.map((app) => ({
      owner: shared.members.find(({ id }) => id === ownerOfApp(app))?.word ?? null,
      sync: app.store.get(syncSummaryAtom)?.phase ?? null,
    }));
    const isQuiet =
      shared.leaving.size === 0 &&
      // Also one whose tab has died: the others see to it.
      !phone.texts.has(LEAVING_KEY) &&
      phone.busy === 0 &&
      shared.apps.every((app) => ownerOfApp(app) === owner) &&
      tabs.every(({ sync }) => sync === null || sync === 'done');
    return {
      isQuiet,
      text: JSON.stringify({ session: storedSession(shared), leaving: shared.leaving.size, tabs }),
    };
  };
  for (let [looks, before] = [0, '']; looks < LOOKS;) {
    const { isQuiet, text } = state();
    looks = isQuiet && text === before ? looks + 1 : 0;
    before = text;
    if (Date.now() > end) throw new Error(`never quiet: ${text}`);
    await rest(LOOK_MS);
  }
}

async function rowOf({ server }: SharedPhone, { id }: Member): Promise<Values> {
  const answer = await fetch(`${server.url}/rest/v1/profiles?user_id=eq.${id}&select=${FIELDS.join(',')}`, {
    headers: serviceHeaders(server),
  });
  const [row] = (await answer.json()) as readonly Values[];
  if (row === undefined) throw new Error('an account without a profile');
  return row;
}

async function idsInAccount({ server }: SharedPhone, { id }: Member): Promise<readonly string[]> {
  const answer = await fetch(`${server.url}/rest/v1/analyses?user_id=eq.${id}&select=id`, {
    headers: serviceHeaders(server),
  });
  return ((await answer.json()) as readonly { readonly id: string }[]).map((row) => row.id);
}

const idsOnPhone = async ({ phone }: SharedPhone, { id }: Member): Promise<readonly string[]> =>
  (await phone.databases.rows(DATABASE, 'history')).flatMap((value) => {
    const record = readRecord(value);
    return record.kind === 'entry' && record.entry.ownerId === id ? [record.entry.id] : [];
  });

const STORES = ['marks', 'cursors', 'sent', 'thumbnails', 'pictures'] as const;

/** Everything on the phone that tells of this person, by where it lies. An untold deletion may stay (decision of the history). */
async function tracesOf(shared: SharedPhone, member: Member): Promise<readonly string[]> {
  const tells = (text: string) => [member.word, member.id, member.email].some((one) => text.includes(one));
  const texts = [...shared.phone.texts]
    .filter(([, text]) => tells(text))
    .map(([key, text]) => `${key} ${text}`);
  const rows = STORES.map(async (store) =>
    (await shared.phone.databases.rows(DATABASE, store))
      .filter((row) => tells(JSON.stringify(row)))
      .map((row) => `${store} ${JSON.stringify(row).slice(0, 200)}`),
  );
  const ids = await idsOnPhone(shared, member);
  return [...texts, ...(await Promise.all(rows)).flat(), ...ids.map((id) => `history ${id}`)];
}

/**
 * The account holds what was last saved: exactly, unless somebody left before it could be sent, or two tabs saved at once,
 * whose words may arrive in any order.
 */
async function accountFaults(shared: SharedPhone, member: Member): Promise<readonly string[]> {
  const row = await rowOf(shared, member);
  const { saved, confirmed, wasLeft } = member;
  const last = saved.at(-1) ?? confirmed;
  const isExact = !wasLeft && new Set(saved.map(({ tab }) => tab)).size <= 1;
  const faults = FIELDS.flatMap((field) => {
    const right = isExact ? [last[field]] : [confirmed, ...saved].map((one) => one[field]);
    return right.includes(row[field])
      ? []
      : [`${member.word}'s account: ${field} is ${row[field]}, not ${right.join(' or ')}`];
  });
  member.confirmed = row;
  // What the phone still holds goes up when they are back.
  if (member.waits) return faults;
  member.saved = [];
  member.wasLeft = false;
  return faults;
}

/** Broken promises, in words; nothing must move meanwhile. */
export async function faultsOf(shared: SharedPhone): Promise<readonly string[]> {
  const faults: string[] = [];
  const session = storedSession(shared);
  if (session?.id !== (shared.expected ?? undefined))
    faults.push(
      shared.expected === null ? 'signed in by a session that was left' : 'who signed in was thrown out',
    );
  for (const member of shared.members) {
    faults.push(...(await accountFaults(shared, member)));
    if (member.id === session?.ownerId) {
      const there = (await idsInAccount(shared, member)).filter(
        (id) => !member.deleted.has(id) && !member.away.has(id),
      );
      const here = await idsOnPhone(shared, member);
      const missing = there.filter((id) => !here.includes(id));
      if (missing.length > 0)
        faults.push(`${member.word}'s history has not come back: ${missing.join(', ')}`);
    } else if (!member.waits) {
      faults.push(...(await tracesOf(shared, member)).map((trace) => `left of ${member.word}: ${trace}`));
    }
  }
  for (const [index, app] of shared.apps.entries()) {
    const mine = memberIn(shared, app);
    const shown = JSON.stringify([app.store.get(profileAtom), app.store.get(personalizationAtom)]);
    for (const other of shared.members) {
      if (other !== mine && !(mine === null && other.waits) && shown.includes(other.word))
        faults.push(`tab ${index} shows ${other.word} to ${mine?.word ?? 'a guest'}: ${shown}`);
    }
    const { displayName } = app.store.get(personalizationAtom);
    if (mine !== null && displayName !== mine.confirmed.display_name)
      faults.push(`tab ${index} has ${displayName}, the account ${mine.confirmed.display_name}`);
  }
  return faults;
}
