/** A server of its own with its clock and its mailbox at hand, spoken to in plain HTTP: what a client library hides is seen. */
import { startFromTemplate } from './template.ts';
import type { Embedded, EmbeddedOptions } from './embedded.ts';

export const PASSWORD = 'correct horse battery';

export interface Said {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Tokens {
  readonly id: string;
  readonly email: string;
  readonly access: string;
  readonly refresh: string;
}

export interface TestServer {
  readonly server: Embedded;
  readonly clock: { now: number };
  ask(
    method: string,
    path: string,
    sent?: {
      readonly body?: unknown;
      readonly text?: string;
      readonly token?: string;
      readonly agent?: string;
      /** Another machine asks, past the socket. */
      readonly from?: string;
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<Said>;
  /** The e-mails to an address, the newest first. */
  mails(email: string): Promise<
    readonly {
      readonly subject: string;
      readonly body: string;
      readonly code: string | null;
      readonly link: string;
    }[]
  >;
  /** The newest code. */
  code(email: string): Promise<string>;
  newEmail(): string;
  /** A confirmed account with a session. */
  move(email?: string): Promise<Tokens>;
  signIn(email: string, password?: string, agent?: string): Promise<Tokens>;
  isSignedIn(token: string): Promise<boolean>;
}

export async function openTestServer(options: EmbeddedOptions = {}): Promise<TestServer> {
  const clock = { now: Date.now() };
  const server = await startFromTemplate({ now: () => clock.now, ...options });
  const { database, secrets } = server.backend;

  const ask: TestServer['ask'] = async (method, path, sent = {}) => {
    const { body, text, token, agent, from, headers } = sent;
    const given = text ?? (body === undefined ? null : JSON.stringify(body));
    const request = new Request(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: secrets.publicKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(agent === undefined ? {} : { 'user-agent': agent }),
        ...headers,
      },
      ...(given === null ? {} : { body: given }),
    });
    const response = await (from === undefined
      ? fetch(request)
      : server.backend.handle(request, { address: from }));
    const answer = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (answer === '' ? {} : JSON.parse(answer)) as Said['body'],
    };
  };
  const mails: TestServer['mails'] = (email) =>
    database.query(
      'select subject, body, code, link from local.mails where recipient = $1 order by id desc',
      [email],
    );
  const code = async (email: string) => (await mails(email)).find((mail) => mail.code !== null)?.code ?? '';
  const newEmail = () => `host-${crypto.randomUUID().slice(0, 12)}@example.com`;
  const tokensOf = ({ status, body }: Said): Tokens => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const user = body['user'] as { readonly id: string; readonly email: string };
    return { ...user, access: String(body['access_token']), refresh: String(body['refresh_token']) };
  };
  return {
    server,
    clock,
    ask,
    mails,
    code,
    newEmail,
    async move(email = newEmail()) {
      await ask('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } });
      const body = { email, token: await code(email), type: 'signup' };
      return tokensOf(await ask('POST', '/auth/v1/verify', { body }));
    },
    signIn: async (email, password = PASSWORD, agent) =>
      tokensOf(
        await ask('POST', '/auth/v1/token?grant_type=password', {
          body: { email, password },
          ...(agent === undefined ? {} : { agent }),
        }),
      ),
    isSignedIn: async (token) => (await ask('GET', '/auth/v1/user', { token })).status === 200,
  };
}
