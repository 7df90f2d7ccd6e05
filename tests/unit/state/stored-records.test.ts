/** Every record that the phone keeps, against every text that may stand in its place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ACCOUNT_SYNC_KEY, accountSyncRecord } from '#state/account-profile.ts';
import { RUN_TIMES_KEY, runTimesRecord, withRun } from '#state/capture/run-times.ts';
import { countRoastAtom, DAILY_KEY, dailyRecord, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { GIVING_KEY, givingRecord } from '#state/giving-atoms.ts';
import { INSTALL_KEY, installRecord } from '#state/install-atoms.ts';
import { NOTIFICATIONS_KEY, notificationsRecord } from '#state/notifications/preference-atoms.ts';
import { PREMIUM_NEWS_KEY, premiumNewsRecord } from '#state/notifications/premium-news.ts';
import { PUSH_KEY, pushRecord } from '#state/notifications/push-record.ts';
import { localDay } from '#state/local-day.ts';
import { FIRST_RUN, ONBOARDING_KEY, onboardingRecord } from '#state/onboarding-atoms.ts';
import { ABOUT_KEY, aboutRecord } from '#state/about-atom.ts';
import { PLAN_KEY, planRecord } from '#state/session-atoms.ts';
import { DEVICE_STORES } from '#state/privacy/stores.ts';
import { PROFILE_KEY, profileRecord } from '#state/profile.ts';
import { SENT_CODE_KEY, sentCodeRecord } from '#state/sent-code.ts';
import { SHOWN_LINES_KEY, shownLinesRecord } from '#state/shown-lines-atoms.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, settingsRecord } from '#state/settings-atoms.ts';
import { TASTE_KEY, tasteRecord } from '#state/taste-atoms.ts';
import { storedRecord, type StoredRecord } from '#state/stored-record.ts';
import { STORED } from '#tests/support/stored.ts';
import { setUp } from './support/services.ts';

const RECORDS: Readonly<Record<string, StoredRecord<object>>> = {
  [SETTINGS_KEY]: settingsRecord,
  [ONBOARDING_KEY]: onboardingRecord,
  [PROFILE_KEY]: profileRecord,
  [ACCOUNT_SYNC_KEY]: accountSyncRecord,
  [NOTIFICATIONS_KEY]: notificationsRecord,
  [INSTALL_KEY]: installRecord,
  [DAILY_KEY]: dailyRecord,
  [RUN_TIMES_KEY]: runTimesRecord,
  [PLAN_KEY]: planRecord,
  [SHOWN_LINES_KEY]: shownLinesRecord,
  [PREMIUM_NEWS_KEY]: premiumNewsRecord,
  [PUSH_KEY]: pushRecord,
  [SENT_CODE_KEY]: sentCodeRecord,
  [ABOUT_KEY]: aboutRecord,
  [TASTE_KEY]: tasteRecord,
  [GIVING_KEY]: givingRecord,
} as unknown as Readonly<Record<string, StoredRecord<object>>>;

/** Text of any kind; JSON; and the record's own default with one field changed into anything. */
const anyText = ({ fallback, write }: StoredRecord<object>) => {
  const sound = JSON.parse(write(fallback)) as Record<string, unknown>;
  const oneOff = fc
    .tuple(fc.constantFrom(...Object.keys(sound)), fc.oneof(fc.jsonValue(), fc.double(), fc.maxSafeInteger()))
    .map(([key, value]) => JSON.stringify({ ...sound, [key]: value }));
  const cut = fc.nat({ max: write(fallback).length }).map((end) => write(fallback).slice(0, end));
  return fc.oneof(fc.string(), fc.json(), oneOff, cut);
};

describe.each(Object.entries(RECORDS))('%s', (_name, record) => {
  it('is read from any text without throwing, as something that can be written and read back', () => {
    fc.assert(
      fc.property(anyText(record), (text) => {
        const { value } = record.read(text);
        expect(record.read(record.write(value))).toEqual({ value, damaged: false });
      }),
      { numRuns: 300 },
    );
  });

  const sound = JSON.parse(record.write(record.fallback)) as Record<string, unknown>;

  it('keeps every field that can be read when another is lost, damaged or new', () => {
    const names = Object.keys(sound).filter((name) => name !== 'version');
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(undefined, { odd: true }), (name, by) => {
        const { value } = record.read(JSON.stringify({ ...sound, [name]: by, new: 'field' }));
        expect(value).toEqual(record.fallback);
        const { [name]: _gone, ...others } = sound;
        expect(record.read(JSON.stringify(others)).value).toEqual(record.fallback);
      }),
    );
  });

  it('of a newer version is read as far as it is known, and loses nothing when this one writes', () => {
    // One record carries no version, since the specification pins its keys.
    const version = 'version' in sound ? { version: 99 } : {};
    const tomorrow = JSON.stringify({ ...sound, ...version, kept: { for: 'later' } });
    expect(record.read(tomorrow)).toEqual({ value: record.fallback, damaged: false });
    expect(JSON.parse(record.write(record.fallback, tomorrow))).toEqual({ ...sound, kept: { for: 'later' } });
  });

  it('is never another prototype’s, and takes no key that it does not name', () => {
    const text = `${JSON.stringify({ ...sound, extra: 1 }).slice(0, -1)},"__proto__":{"polluted":true}}`;
    const { value } = record.read(text);
    expect('extra' in value).toBe(false);
    expect('polluted' in value).toBe(false);
    expect('polluted' in {}).toBe(false);
  });
});

/** No records of fields: a word, and texts of others that say themselves what they are. */
const PLAIN = new Set([
  'roast-me-engine',
  'roast-me-auth',
  'roast-me-auth-code-verifier',
  'roast-me-leaving',
  'roast-me-cloud',
  'roast-me-held',
]);

/** What this version makes of the one word in the future's record that it does not know. */
const UNKNOWN: Readonly<Record<string, object>> = {
  [SETTINGS_KEY]: { theme: 'auto' },
  [ONBOARDING_KEY]: { interest: null },
  [PROFILE_KEY]: { birthDate: '' },
  [PLAN_KEY]: { status: 'free' },
  [ABOUT_KEY]: { about: null },
};

describe('golden records', () => {
  const of = (stored: object, name: string): Readonly<Record<string, unknown>> => {
    const [, record] = Object.entries(stored).find(([key]) => key === name) ?? [];
    if (typeof record !== 'object' || record === null) throw new Error(`no golden record of ${name}`);
    return { ...record };
  };

  it('are there of every record in localStorage', () => {
    const names = DEVICE_STORES.filter(({ kind, name }) => kind === 'localStorage' && !PLAIN.has(name));
    expect(names.map(({ name }) => name).toSorted()).toEqual(Object.keys(RECORDS).toSorted());
  });

  it.each(Object.entries(RECORDS))('%s of today is read whole, and written as it stands', (name, record) => {
    const today = of(STORED.today, name);
    const { value, damaged } = record.read(JSON.stringify(today));
    expect({ value, damaged }).toEqual({ value: today, damaged: false });
    expect(JSON.parse(record.write(value))).toEqual(today);
  });

  it.each(Object.entries(RECORDS))('%s of the future is read as far as it is known', (name, record) => {
    const future = of(STORED.future, name);
    const { value, damaged } = record.read(JSON.stringify(future));
    expect(damaged).toBe(false);
    expect(value).toEqual({ ...of(STORED.today, name), ...UNKNOWN[name] });
    expect(JSON.parse(record.write(value, JSON.stringify(future)))).toHaveProperty('ofTomorrow', {
      kept: true,
    });
  });
});

it('a record of an earlier shape comes one version at a time to this one', () => {
  const record = storedRecord({
    schema: z.object({ version: z.literal(3), name: z.string(), age: z.nullable(z.int()) }),
    version: 3,
    fallback: { version: 3, name: '', age: null },
    migrations: {
      1: ({ called, ...old }) => ({ ...old, name: called, version: 2 }),
      2: (old) => ({ ...old, age: null, version: 3 }),
    },
  });
  const stored = (fields: object) => record.read(JSON.stringify(fields));
  const aki = { value: { version: 3, name: 'Aki', age: null }, damaged: false };
  expect(stored({ version: 1, called: 'Aki' })).toEqual(aki);
  expect(stored({ version: 2, name: 'Aki' })).toEqual(aki);
  // Without a step from there, what can be read of it is.
  expect(stored({ version: 0, name: 'Aki' })).toEqual({ ...aki, damaged: true });
});

describe('one field of many', () => {
  it('that this version does not know costs no other choice', () => {
    const mine = { ...DEFAULT_SETTINGS, language: 'en', theme: 'dark', lite: true };
    const { value, damaged } = settingsRecord.read(JSON.stringify({ ...mine, style: 'operatic' }));
    expect(value).toEqual({ ...mine, style: DEFAULT_SETTINGS.style });
    expect(damaged).toBe(true);
  });

  it('the first run does not count as completed without its confirmations', () => {
    const done = { ...FIRST_RUN, splashCompleted: true, completed: true, interest: 'fun' };
    const { value } = onboardingRecord.read(
      JSON.stringify({ ...done, confirmed: ['age', 'mood', 'tomorrow'] }),
    );
    expect(value).toMatchObject({ splashCompleted: true, completed: false, interest: 'fun' });
  });

  it('an answer of another version leaves the other answers', () => {
    const personalization = { ...FIRST_RUN.personalization, ageRange: 'teens', gender: 'of tomorrow' };
    const { value } = onboardingRecord.read(JSON.stringify({ ...FIRST_RUN, personalization }));
    expect(value.personalization).toMatchObject({ ageRange: 'teens', gender: null });
  });
});

it('counts a roast whatever the counter says, and leaves 0 to 3 of them', () => {
  const { clock } = setUp();
  const today = fc
    .nat({ max: Number.MAX_SAFE_INTEGER })
    .map((used) => JSON.stringify({ version: 1, day: localDay(clock.now), used }));
  const most = JSON.stringify({ version: 1, day: localDay(clock.now), used: Number.MAX_SAFE_INTEGER });
  const any = anyText(dailyRecord as unknown as StoredRecord<object>);
  fc.assert(
    fc.property(fc.oneof(any, today, fc.constant(most)), (text) => {
      const { store, storage } = setUp();
      storage.texts[DAILY_KEY] = text;
      expect(() => store.set(countRoastAtom)).not.toThrow();
      expect([0, 1, 2, 3]).toContain(store.get(roastsLeftAtom)());
    }),
  );
});

it('remembers times that can be stored, whatever a clock says', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { maxLength: 20 }), fc.integer({ min: 1, max: 4 }), (times, photos) => {
      let past: number[] = [];
      for (const ms of times) past = withRun(past, ms, photos);
      expect(() => runTimesRecord.write({ version: 1, perPhotoMs: past })).not.toThrow();
    }),
  );
});
