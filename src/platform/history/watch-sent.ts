/** Stands at the wire: what goes to the table of the history is noted word for word, whoever sends it. */
import * as z from 'zod/mini';
import type { SentAbout, SentBodies } from './sent-bodies.ts';

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
