/**
 * What left this device because of a roast, word for word, by the roast's id. It is kept on this
 * device alone, goes with its roast, and at a sign-out with everything of its account.
 */
import * as z from 'zod/mini';
import { BODIES_MAX } from '#domain/history/access.ts';
import type { Database } from '#platform/database/database.ts';
import type { SentBody } from '#ports/cloud.ts';

const recordSchema = z.object({
  ownerId: z.string().check(z.minLength(1)),
  /** Oldest first. */
  bodies: z.array(
    z.object({ part: z.enum(['numbers', 'text', 'facts']), body: z.string(), answered: z.boolean() }),
  ),
});

interface SentAbout {
  readonly ownerId: string;
  /** Of the roast. */
  readonly id: string;
  readonly sent: SentBody;
}

/** Rejects where storage is blocked, but for `of`. */
export interface SentBodies {
  /** Keeps it; the same text once more only changes whether it was answered. */
  note(about: SentAbout): Promise<void>;
  /** Oldest first; empty where nothing is known. */
  of(ownerId: string, id: string): Promise<readonly SentBody[]>;
  drop(id: string): Promise<void>;
  /** Drops all of this owner. */
  forget(ownerId: string): Promise<void>;
  /** Drops all of everybody. */
  clear(): Promise<void>;
}

function readRecord(value: unknown): z.infer<typeof recordSchema> | null {
  const parsed = recordSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** With this one among them; an answer that came once stays. */
export function withBody(bodies: readonly SentBody[], sent: SentBody): SentBody[] {
  const at = bodies.findIndex(({ part, body }) => part === sent.part && body === sent.body);
  const known = bodies[at];
  if (known === undefined) {
    const ofPart = bodies.filter(({ part }) => part === sent.part);
    const tooOld = new Set(ofPart.slice(0, Math.max(0, ofPart.length + 1 - BODIES_MAX)));
    return [...bodies.filter((one) => !tooOld.has(one)), sent];
  }
  return bodies.with(at, { ...known, answered: known.answered || sent.answered });
}

export function createSentBodies(database: Database): SentBodies {
  return {
    note: ({ ownerId, id, sent }) =>
      database.run('readwrite', ['sent'], async ({ store }) => {
        const record = readRecord(await store.get(id));
        const own = record?.ownerId === ownerId ? record.bodies : [];
        await store.put({ ownerId, bodies: withBody(own, sent) }, id);
      }),
    async of(ownerId, id) {
      try {
        const record = readRecord(await database.run('readonly', ['sent'], ({ store }) => store.get(id)));
        return record?.ownerId === ownerId ? record.bodies : [];
      } catch {
        return [];
      }
    },
    drop: (id) => database.run('readwrite', ['sent'], ({ store }) => store.delete(id)),
    forget: (ownerId) =>
      database.run('readwrite', ['sent'], async ({ store }) => {
        const own = await store.index('owner').getAllKeys(ownerId);
        await Promise.all(own.map((id) => store.delete(id)));
      }),
    clear: () => database.run('readwrite', ['sent'], ({ store }) => store.clear()),
  };
}

/** Stands at the wire: what goes to the table of the history is noted word for word, whoever sends it. */
const TABLE = /\/rest\/v1\/analyses$/;

const namedSchema = z.object({ id: z.string(), user_id: z.string() });

const filterOf = (url: URL, column: string): string | null =>
  /^eq\.(.+)$/.exec(url.searchParams.get(column) ?? '')?.[1] ?? null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What this request tells of a roast; null where it tells nothing. */
export function sentBy(input: RequestInfo | URL, init: RequestInit | undefined): SentAbout | null {
  const url = new URL(input instanceof Request ? input.url : input);
  const body = init?.body;
  if (!TABLE.test(url.pathname) || typeof body !== 'string') return null;
  if (init?.method === 'POST') {
    const named = namedSchema.safeParse(parsed(body));
    if (!named.success) return null;
    const { id, user_id: ownerId } = named.data;
    return { ownerId, id, sent: { part: 'numbers', body, answered: false } };
  }
  const [ownerId, id] = [filterOf(url, 'user_id'), filterOf(url, 'id')];
  if (init?.method !== 'PATCH' || ownerId === null || id === null) return null;
  return { ownerId, id, sent: { part: 'text', body, answered: false } };
}

/**
 * `ask`, which notes each body before it leaves, and once more when an answer came. Storage that is shut costs the
 * note, never the request; what belongs to nobody who is signed in (any more) is not noted.
 */
export function watchSent(
  ask: typeof fetch,
  sent: Pick<SentBodies, 'note'>,
  currentOwner: () => string | null,
): typeof fetch {
  const note = async (about: SentAbout, answered: boolean) => {
    if (currentOwner() !== about.ownerId) return;
    await sent.note({ ...about, sent: { ...about.sent, answered } }).catch(() => undefined);
  };
  return async (input, init) => {
    const about = sentBy(input, init);
    if (about === null) return ask(input, init);
    await note(about, false);
    const response = await ask(input, init);
    await note(about, true);
    return response;
  };
}

export interface FactsSent {
  readonly ask: typeof fetch;
  /** Oldest first. */
  readonly all: () => readonly string[];
}

/** `ask`, which remembers in this tab each text that it was given to send to the joke writer. */
export function watchFacts(ask: typeof fetch): FactsSent {
  const left: string[] = [];
  return {
    ask: (input, init) => {
      if (typeof init?.body === 'string') left.push(init.body);
      return ask(input, init);
    },
    all: () => left,
  };
}
