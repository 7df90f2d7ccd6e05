import type { Note, NotificationState } from '#domain/notifications/rules.ts';
import type { NotificationService } from '#ports/presence.ts';

interface FakeNotifications {
  readonly service: NotificationService;
  readonly shown: Note[];
  /** What is scheduled now. */
  readonly pending: { at: number | null };
  readonly asked: { times: number };
}

/** A browser that answers its question with `answer`. */
export function fakeNotifications(
  start: NotificationState = 'default',
  answer: NotificationState = 'granted',
): FakeNotifications {
  let state = start;
  const shown: Note[] = [];
  const pending: { at: number | null } = { at: null };
  const asked = { times: 0 };
  return {
    shown,
    pending,
    asked,
    service: {
      state: () => state,
      ask() {
        asked.times += 1;
        state = answer;
        return Promise.resolve(state);
      },
      show(note) {
        shown.push(note);
        return Promise.resolve();
      },
      schedule(_note, at) {
        pending.at = at;
        return Promise.resolve();
      },
      cancel() {
        pending.at = null;
        return Promise.resolve();
      },
      reach: () => Promise.resolve('open'),
      onOpen: () => () => undefined,
    },
  };
}
