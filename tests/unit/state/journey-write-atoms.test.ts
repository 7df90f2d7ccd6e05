import { atom } from 'jotai';
import { describe, expect, it } from 'vitest';
import { countRoastAtom } from '#state/daily-limit-atoms.ts';
import { circumstancesOf } from '#state/journey-write-atoms.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUp } from './support/services.ts';

type Source = Parameters<typeof circumstancesOf>[1]['source'];
const asked = (source: Source) => atom((get) => circumstancesOf(get, { source }));

describe('the circumstances of a photo', () => {
  it('knows when and how a photo came, and what the person said of it', () => {
    const { store, clock } = setUp();
    clock.now = new Date(2026, 10, 20, 23, 30).getTime();
    store.set(occasionAtom, 'exams');
    store.set(countRoastAtom);
    expect(store.get(asked('rear'))).toEqual({
      daytime: 'late',
      source: 'rear',
      tries: 2,
      told: 'exams',
      about: null,
    });
  });

  it('does not guess the hour of a photo from the library', () => {
    expect(setUp().store.get(asked('library')).daytime).toBeNull();
    expect(setUp().store.get(asked('shared')).daytime).toBeNull();
  });

  it('says nothing of the way of a file that a computer handed over: it has no album', () => {
    const { store, services } = setUp();
    store.set(servicesAtom, { ...services, handheld: false });
    store.set(occasionAtom, 'exams');
    expect(store.get(asked('library'))).toEqual({
      daytime: null,
      source: null,
      tries: null,
      told: 'exams',
      about: null,
    });
    expect(store.get(asked('front')).source).toBe('front');
  });

  it('knows nothing of the drawn face', () => {
    expect(setUp().store.get(asked(null))).toEqual({
      daytime: null,
      source: null,
      tries: null,
      told: null,
      about: null,
    });
  });
});
