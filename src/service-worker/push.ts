/**
 * Reminders that a server sends by the browser's push service. Safari shows them by itself since 18.4; elsewhere this does.
 * What is not understood is shown as plainly as possible: browsers take the right away from an app that shows nothing.
 */

/** The agreement with the server (supabase/functions/_shared/push/message.ts), and how notifications look here. */
interface Declared {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly path: string;
}

const PLAIN: Declared = { title: 'Roast Me', body: '', lang: '', tag: 'daily-reminder', path: '/camera' };

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** An address of this origin, as a path; the camera for every other. */
function pathOf(navigate: unknown, origin: string): string {
  if (typeof navigate !== 'string') return PLAIN.path;
  try {
    const { origin: leadsTo, pathname, search } = new URL(navigate, origin);
    return leadsTo === origin ? pathname + search : PLAIN.path;
  } catch {
    return PLAIN.path;
  }
}

/** What a message says; the plainest for anything that is no declarative push message. */
export function readPush(message: string | null, origin: string): Declared {
  try {
    const { web_push, notification } = fieldsOf(JSON.parse(message ?? ''));
    const { title, body, lang, tag, navigate } = fieldsOf(notification);
    if (web_push !== 8030 || typeof title !== 'string' || title === '') return PLAIN;
    return {
      title,
      body: text(body, PLAIN.body),
      lang: text(lang, PLAIN.lang),
      tag: text(tag, PLAIN.tag),
      path: pathOf(navigate, origin),
    };
  } catch {
    return PLAIN;
  }
}

/** As the notifications look that the page shows (src/domain/notifications/rules.ts; a test compares). */
export function optionsOfPush({ body, lang, tag, path }: Declared) {
  return {
    body,
    lang,
    tag,
    renotify: true,
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-96.png',
    vibrate: [200, 100, 200],
    data: { path, coldPath: path },
  };
}
