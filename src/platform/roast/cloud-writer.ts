/**
 * Asks the roast function for the text; the writer on the phone stands in wherever no answer comes well within its time. The
 * facts are all that is sent: enums and small integers, at most 1 KB.
 */
import { FACTS_MAX_BYTES } from '#functions/moment-words.ts';
import { roastFactsSchema, roastSchema, type Roast } from '#roast/contract.ts';
import type { RoastService, WrittenRoast } from '#ports/cloud.ts';

/** The function's own writer is no better than the phone's, only fresher: a person waits for it before anything is shown. */
export const WRITER_LIMIT_MS = 1_200;
/** A model is waited for behind the text that stands already. Its own limit is 8 s, too. */
export const MODEL_LIMIT_MS = 8_000;

export interface CloudWriterOptions {
  readonly phone: RoastService;
  /** Of the function. */
  readonly address: string;
  readonly publicKey: string;
  /** Whether the function has a language model. */
  readonly hasModel: boolean;
  /**
   * The access token of the signed-in user, or a guest's public key. Null: somebody is signed in whose token cannot be
   * had now, and is not asked for as a guest.
   */
  readonly bearer: () => Promise<string | null>;
  readonly online: () => boolean;
  readonly newKey: () => string;
  readonly ask: typeof fetch;
  readonly limitMs?: number;
}

export function createCloudWriter(options: CloudWriterOptions): RoastService {
  const { phone, address, publicKey, hasModel, bearer, online, newKey, ask } = options;
  const { limitMs = hasModel ? MODEL_LIMIT_MS : WRITER_LIMIT_MS } = options;

  /** Null on everything that is not a roast. */
  async function request(body: string): Promise<Roast | null> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limitMs);
    try {
      const late = new Promise<null>((resolve) => {
        limit.signal.addEventListener('abort', () => resolve(null));
      });
      const token = await Promise.race([bearer(), late]);
      if (token === null) return null;
      const response = await ask(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          apikey: publicKey,
          authorization: `Bearer ${token}`,
          'idempotency-key': newKey(),
        },
        body,
        cache: 'no-store',
        credentials: 'omit',
        signal: limit.signal,
      });
      if (!response.ok) return null;
      const parsed = roastSchema.safeParse(await response.json());
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The function's text for what the phone has written; null: none came. */
  async function askFor(own: WrittenRoast, body: string): Promise<WrittenRoast | null> {
    const answer = await request(body);
    if (answer === null) return null;
    // The advice follows from photo and day: it stays the same, whoever tells the jokes.
    const { roadmap, products, verdict } = own.roast;
    const roast: Roast = { ...(verdict === undefined ? {} : { verdict }), ...answer, roadmap, products };
    const { toldOf } = await import('./writing.ts');
    return { facts: own.facts, roast, told: await toldOf(own.facts, roast), sent: body };
  }

  return {
    prepare: () => phone.prepare(),
    thingsOf: (facts, roast, truth) => phone.thingsOf(facts, roast, truth),
    async write(facts, said, start, taste) {
      // The phone chooses first: its memory stays here, and its text stands in where no other comes.
      const own = await phone.write(facts, said, start, taste);
      // Strict: a key that the contract does not name is a bug, and stays on the phone.
      const strict = roastFactsSchema.safeParse(own.facts);
      const body = strict.success ? JSON.stringify(strict.data) : null;
      const fits = body !== null && new TextEncoder().encode(body).byteLength <= FACTS_MAX_BYTES;
      if (!fits || !online()) return own;
      const asked = askFor(own, body);
      if (hasModel) return { ...own, sent: body, better: asked };
      return { ...own, sent: body, ...(await asked) };
    },
  };
}
