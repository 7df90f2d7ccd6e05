/**
 * Idempotency: a request sent again while its answer was lost gets the same answer. Kept in this process
 * only and not for long; no roast is ever written to a database here. Another process falls back to the
 * writer, which gives the same text for the same facts.
 */

export interface ReplyMemory<T> {
  /**
   * The answer under way or given for `key`, or the result of `make`. 'conflict': the key was used for
   * another content. What is not worth keeping is forgotten: a refusal holds for its moment only.
   */
  once(key: string, content: string, make: () => Promise<T>): Promise<T | 'conflict'>;
}

export interface ReplyMemoryOptions<T> {
  readonly now: () => number;
  /** Whether an answer is given again. */
  readonly isKept: (reply: T) => boolean;
  readonly keepMs?: number;
  readonly capacity?: number;
}

interface Kept<T> {
  readonly content: string;
  readonly reply: Promise<T>;
  readonly until: number;
}

export function createReplyMemory<T>({
  now,
  isKept,
  keepMs = 600_000,
  capacity = 500,
}: ReplyMemoryOptions<T>): ReplyMemory<T> {
  const kept = new Map<string, Kept<T>>();
  const forgetOld = () => {
    for (const [key, { until }] of kept) {
      // In the order of arrival: the first that is young ends the search.
      if (until > now() && kept.size < capacity) return;
      kept.delete(key);
    }
  };
  return {
    async once(key, content, make) {
      forgetOld();
      const known = kept.get(key);
      if (known !== undefined) return known.content === content ? known.reply : 'conflict';
      const reply = make();
      kept.set(key, { content, reply, until: now() + keepMs });
      const forgetUnlessKept = async () => {
        const stays = await reply.then(isKept, () => false);
        if (!stays && kept.get(key)?.reply === reply) kept.delete(key);
      };
      void forgetUnlessKept();
      return reply;
    },
  };
}
