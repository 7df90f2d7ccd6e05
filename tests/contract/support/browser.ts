/** The real supabase-js as a browser has it: PKCE, a storage of its own, and the mailbox at hand. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import { WebSocket } from 'ws';

export const target = inject('target');

/** Anything else than the real class would fail in the types of the realtime client. */
const transport = WebSocket as unknown as typeof globalThis.WebSocket;

export interface Browser {
  readonly client: SupabaseClient;
  readonly storage: Map<string, string>;
}

/** A fresh browser without a session; `storage` opens another tab of the same one, and `at` another server. */
export function openBrowser(
  storage: Map<string, string> = new Map(),
  at: { readonly url: string; readonly publicKey: string } = target,
): Browser {
  const client = createClient(at.url, at.publicKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      persistSession: true,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    realtime: { transport },
  });
  return { client, storage };
}

export const serviceClient = (): SupabaseClient =>
  createClient(target.url, target.serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport },
  });

export const PASSWORD = 'correct horse battery';
export const CALLBACK = `${target.url}/auth/callback`;

export const newEmail = (): string => `contract-${crypto.randomUUID().slice(0, 12)}@example.com`;

/** An address of the embedded backend's locked pages, with their key. */
export const mailboxAt = (path: string): string => `${target.url}${path}?key=${target.devKey}`;

export interface MailSeen {
  readonly recipient: string;
  readonly subject: string;
  readonly link: string;
  readonly code: string;
}

/** The newest e-mail to an address (the embedded backend's mailbox). */
export async function newestMail(email: string): Promise<MailSeen> {
  const response = await fetch(mailboxAt('/dev/mailbox.json'));
  const mails = (await response.json()) as readonly MailSeen[];
  const mail = mails.find(({ recipient }) => recipient === email);
  if (mail === undefined) throw new Error(`no e-mail to ${email}`);
  return mail;
}

export { openLink as follow } from './links.ts';

/** What a client call answers: data, or an error and empty data. */
type Answer = { readonly data: unknown; readonly error: unknown };

/** The data of a call that must succeed. */
export function ok<A extends Answer>(answer: A): NonNullable<Extract<A, { error: null }>['data']> {
  if (answer.error !== null) throw answer.error;
  return answer.data as NonNullable<Extract<A, { error: null }>['data']>;
}

/** The error of a call that must fail. */
export function refused<E>({ error }: { error: E | null }): E {
  if (error === null) throw new Error('this should have been refused');
  return error;
}

export interface SignedUp extends Browser {
  readonly email: string;
  readonly id: string;
}

/** A confirmed account with a session, by the code of its e-mail (on a hosted project by the service key). */
export async function signUp(email = newEmail()): Promise<SignedUp> {
  const { client, storage } = openBrowser();
  if (target.embedded) {
    ok(await client.auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: CALLBACK } }));
    const { code } = await newestMail(email);
    const { user } = ok(await client.auth.verifyOtp({ email, token: code, type: 'signup' }));
    return { client, storage, email, id: user?.id ?? '' };
  }
  ok(await serviceClient().auth.admin.createUser({ email, password: PASSWORD, email_confirm: true }));
  const { user } = ok(await client.auth.signInWithPassword({ email, password: PASSWORD }));
  return { client, storage, email, id: user.id };
}
