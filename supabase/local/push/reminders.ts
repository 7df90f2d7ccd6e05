/** Reminders of the embedded backend: a timer in the server, in the place of a hosted project's schedule. */
import { subjectSchema } from '#functions/push/hosted.ts';
import { remindDue, type ReminderReport } from '#functions/push/remind.ts';
import type { PostPush } from '#functions/push/send.ts';
import type { Database } from '../database/open.ts';
import { callFunction } from '../rest/call.ts';
import type { Secrets } from '../secrets.ts';
import { postByNode } from './post.ts';

export interface ReminderOptions {
  readonly database: Database;
  readonly secrets: Pick<Secrets, 'push'>;
  /** Where the app is opened; the first that is https leads taps into it, else the first. */
  readonly origins: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** By default the push services themselves. */
  readonly post?: PostPush | undefined;
  readonly now: () => number;
}

/** Nobody reads it; push services only want something of the form. */
const NOBODY = 'mailto:push@roast-me.invalid';

/** Sends what is due now. Throws, as it is made, where ROAST_PUSH_SUBJECT is neither `mailto:` nor `https:`. */
export function createReminders(options: ReminderOptions): () => Promise<ReminderReport> {
  const { database, secrets, origins, env, post = postByNode, now } = options;
  const secure = origins.find((origin) => origin.startsWith('https:'));
  const sender = {
    key: secrets.push,
    subject: subjectSchema.parse(env['ROAST_PUSH_SUBJECT'] || secure || NOBODY),
    post,
    now,
  };
  const origin = secure ?? origins[0] ?? 'http://localhost';
  return () =>
    remindDue(
      (name, parameters) =>
        database.asRole({ role: 'service_role' }, (queries) => callFunction(queries, name, parameters)),
      sender,
      origin,
    );
}

/** Once a minute, one after the other; returns how to stop, which waits for the one under way. A failed one is tried again. */
export function remindByTimer(remind: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    running ??= remind()
      .catch(() => undefined)
      .finally(() => {
        running = null;
      });
  }, 60_000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
