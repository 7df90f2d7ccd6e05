/** Every record that the phone keeps, against every text that may stand in its place. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountSyncRecord } from '#state/account-profile.ts';
import { runTimesRecord, withRun } from '#state/capture/run-times.ts';
import { countRoastAtom, DAILY_KEY, dailyRecord, roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import { installRecord } from '#state/install.ts';
import { notificationsRecord } from '#state/notifications/preferences.ts';
import { localDay } from '#state/local-day.ts';
import { FIRST_RUN, onboardingRecord } from '#state/onboarding.ts';
import { planRecord } from '#state/plan.ts';
import { profileRecord } from '#state/profile.ts';
import { DEFAULT_SETTINGS, settingsRecord } from '#state/settings.ts';
import type { StoredRecord } from '#state/stored-record.ts';
import { setUp } from './support/services.ts';

const RECORDS: Readonly<Record<string, StoredRecord<object>>> = {
  settings: settingsRecord,
  onboarding: onboardingRecord,
  profile: profileRecord,
  'account sync': accountSyncRecord,
  notifications: notificationsRecord,
  install: installRecord,
  'daily count': dailyRecord,
  'run times': runTimesRecord,
  plan: planRecord,
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
