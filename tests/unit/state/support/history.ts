/** People and entries for tests of the history and the profile. */
import { entryOf, type HistoryEntry } from '#domain/history/entry.ts';
import { bandOf } from '#domain/score/bands.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import type { User } from '#ports/auth.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { REPORT } from '#tests/support/report.ts';
import { roastFor, setUp } from './services.ts';

export const USER: User = {
  id: 'user-1',
  email: 'ana@example.org',
  name: 'Ana',
  createdAt: '2026-01-15T09:00:00.000Z',
};

/** Through the first run, and signed in unless `user` is null. */
export function setUpUser(user: User | null = USER) {
  const all = setUp();
  all.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
  });
  if (user !== null) all.store.set(setUserAtom, user);
  return all;
}

/** `n` makes the id; `time` is milliseconds since 1970. */
export function historyEntry(n: number, time: number, value = 78, ownerId = USER.id): HistoryEntry {
  const report = { ...REPORT, score: { ...REPORT.score, value, band: bandOf(value) } };
  const facts = factsFromReport(report, {
    lang: 'en',
    style: 'classic',
    concern: null,
    level: 'basic',
    teen: false,
    variant: n,
  });
  return entryOf({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    ownerId,
    createdAt: new Date(time).toISOString(),
    report,
    facts,
    roast: roastFor(facts),
    sent: null,
  });
}
