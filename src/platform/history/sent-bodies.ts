/**
 * What left this device because of a roast, word for word, by the roast's id. It is kept on this
 * device alone, goes with its roast, and at a sign-out with everything of its account.
 */
import * as z from 'zod/mini';
import { BODIES_MAX } from '#domain/history/limits.ts';
import type { Database } from '#platform/database/database.ts';
import type { SentBody } from '#ports/cloud.ts';

const recordSchema = z.object({
  ownerId: z.string().check(z.minLength(1)),
  /** Oldest first. */
  bodies: z.array(
    z.object({ part: z.enum(['numbers', 'text', 'facts']), body: z.string(), answered: z.boolean() }),
  ),
});

export interface SentAbout {
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
