/** One server, one phone with tabs, some people who share it, and the ledger of what they were promised. */
import { DATABASE } from '#platform/database/schema.ts';
import { readRecord } from '#platform/history/entry-schema.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { ANALYSIS_LIMIT_MS } from '#tests/support/patience.ts';
import { openApp, type App } from '#tests/support/phone/app.ts';
import { inTab, killTab, makePhone, type Phone, type Tab } from '#tests/support/phone/phone.ts';
import type { Network } from '#tests/support/phone/network.ts';
import type { Embedded } from '../embedded.ts';
import { newLedger, type Held, type Ledger } from './ledger.ts';

export const PASSWORD = 'correct horse battery';
const newEmail = () => `soak-${crypto.randomUUID().slice(0, 12)}@example.com`;

export interface Person {
  readonly email: string;
  readonly id: string;
}

export interface World {
  readonly server: Embedded;
  readonly phone: Phone;
  readonly openTab: () => Tab;
  readonly people: readonly Person[];
  readonly ledger: Ledger;
  readonly apps: App[];
  readonly random: () => number;
}

/** An account with a password, premium so that no day ends the soak. */
export async function makePerson({ url, mailbox, backend }: Embedded): Promise<Person> {
  const email = newEmail();
  const headers = {
    'content-type': 'application/json',
    apikey: backend.secrets.serviceKey,
    authorization: `Bearer ${backend.secrets.serviceKey}`,
  };
  const post = (path: string, body: object) =>
    fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/auth/v1/signup', { email, password: PASSWORD });
  const mails = (await (await fetch(mailbox)).json()) as {
    readonly recipient: string;
    readonly code: string;
  }[];
  const token = mails.find(({ recipient }) => recipient === email)?.code ?? '';
  const verified = (await (await post('/auth/v1/verify', { email, token, type: 'signup' })).json()) as {
    readonly user?: { readonly id: string };
  };
  const id = verified.user?.id;
  if (id === undefined) throw new Error(`no account for ${email}`);
  const row = { user_id: id, status: 'premium' };
  const made = await post('/rest/v1/subscriptions', row);
  if (!made.ok) throw new Error(`no premium: ${made.status} ${await made.text()}`);
  return { email, id };
}

/** @param many how many accounts share the phone */
export async function makeWorld(server: Embedded, random: () => number, many = 4): Promise<World> {
  const network: Network = { server: server.url, state: 'sound', choose: () => null, met: [] };
  const { phone, openTab } = makePhone(network);
  phone.texts.set(ONBOARDING_KEY, JSON.stringify({ ...FIRST_RUN, splashCompleted: true, completed: true }));
  const people: Person[] = [];
  for (let i = 0; i < many; i += 1) people.push(await makePerson(server));
  return { server, phone, openTab, people, ledger: newLedger(), apps: [], random };
}

export async function openAppIn(world: World): Promise<App> {
  const app = await openApp(world.openTab(), world.server.backend.secrets.publicKey, world.random);
  world.apps.push(app);
  return app;
}

export function closeApp(world: World, app: App): void {
  killTab(app.tab);
  const index = world.apps.indexOf(app);
  if (index >= 0) world.apps.splice(index, 1);
}

/** Runs in the tab of the app; `silent` when it was killed, or nothing is to be expected any more. */
export async function within<T>(app: App, work: () => Promise<T>): Promise<T | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), ANALYSIS_LIMIT_MS);
  });
  const watch = new Promise<'silent'>((resolve) => {
    const look = setInterval(() => {
      if (app.tab.alive) return;
      clearInterval(look);
      resolve('silent');
    }, 5);
    void late.then(() => clearInterval(look));
  });
  try {
    return await Promise.race([inTab(app.tab, work), late, watch]);
  } finally {
    clearTimeout(timer);
  }
}

export const ownerOfApp = ({ store }: App): string | null => store.get(ownerIdAtom);

/** The roasts that the phone holds, of everybody, past all faults. */
export async function heldByPhone({ phone }: World): Promise<readonly Held[]> {
  return (await phone.databases.rows(DATABASE, 'history')).flatMap((value) => {
    const record = readRecord(value);
    return record.kind === 'entry' ? [{ id: record.entry.id, owner: record.entry.ownerId }] : [];
  });
}

/** The roasts that the server holds; `texts`: only those whose text has come, too. */
export async function heldByServer(
  { server }: World,
  { texts = false }: { readonly texts?: boolean } = {},
): Promise<readonly Held[]> {
  const { serviceKey } = server.backend.secrets;
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
  const only = texts ? '&roast=neq.{}' : '';
  const answer = await fetch(`${server.url}/rest/v1/analyses?select=id,user_id${only}`, { headers });
  const rows = (await answer.json()) as { readonly id: string; readonly user_id: string }[];
  return rows.map(({ id, user_id }) => ({ id, owner: user_id }));
}
