/** The reminders that are due now, to every browser that asked for them. Run every few minutes. */
import { z } from 'zod';
import { reminderMessage } from './message.ts';
import { sendPush, type PushOutcome, type PushSender } from './send.ts';

/** Calls a function of the schema `public` as service_role and resolves to its result. */
export type CallDatabase = (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

const dueSchema = z.array(
  z.object({
    id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.string(),
    ttl: z.int().min(1),
  }),
);

/** How many are given out, and sent, at a time. */
const BATCH = 50;
/** More than a few minutes can send; the next run goes on. */
const MOST_BATCHES = 100;

/** How many came to which end. No address is among it: it may be logged. */
export type ReminderReport = Readonly<Record<PushOutcome['kind'], number>>;

/**
 * Each is given out once, before it is sent: what is cut off in between is not sent twice. Rejects where the database
 * cannot be asked.
 *
 * @param origin of the app, where a tap leads
 */
export async function remindDue(
  call: CallDatabase,
  sender: PushSender,
  origin: string,
): Promise<ReminderReport> {
  const report = { sent: 0, gone: 0, refused: 0, later: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const now = new Date(sender.now()).toISOString();
    const due = dueSchema.parse(await call('claim_push', { p_now: now, p_limit: BATCH }));
    const ends = await Promise.all(
      due.map(async ({ id, language, ttl, ...address }) => {
        const outcome = await sendPush(sender, address, { message: reminderMessage(language, origin), ttl });
        report[outcome.kind] += 1;
        return { id, outcome };
      }),
    );
    const gone = ends.filter(({ outcome }) => outcome.kind === 'gone').map(({ id }) => id);
    const later = ends.flatMap(({ id, outcome }) =>
      outcome.kind === 'later' ? [{ id, seconds: outcome.seconds }] : [],
    );
    if (gone.length + later.length > 0)
      await call('settle_push', { p_now: now, p_gone: gone, p_later: later });
    if (due.length < BATCH) break;
  }
  return report;
}
