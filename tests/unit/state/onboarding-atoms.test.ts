import { describe, expect, it } from 'vitest';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import {
  askWithAtom,
  chooseInterestAtom,
  completeOnboardingAtom,
  completeSplashAtom,
  confirmAtom,
  FIRST_RUN,
  isAskedWithAtom,
  ONBOARDING_KEY,
  onboardingAtom,
  openStep,
  personalizationAtom,
  reachableStep,
  resetOnboardingAtom,
  stopAskingAtom,
} from '#state/onboarding-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { setUp } from './support/services.ts';

type Store = ReturnType<typeof setUp>['store'];
const step = (store: Store) => openStep(store.get(onboardingAtom));
const confirmAll = (store: Store) => CONFIRMATIONS.forEach((item) => store.set(confirmAtom, item, true));

/** A new store over what another one left behind: a reload. */
function reload({ storage }: ReturnType<typeof setUp>): Store {
  const world = setUp();
  Object.assign(world.storage.texts, storage.texts);
  return world.store;
}

describe('the first run', () => {
  it('leads from the promise to the interest and is completed with its answer or without', () => {
    const { store } = setUp();
    expect(step(store)).toBe('promise');
    expect(store.set(completeOnboardingAtom)).toBe(false);
    confirmAll(store);
    expect(step(store)).toBe('interest');
    expect(store.set(completeOnboardingAtom)).toBe(true);
    expect(store.get(onboardingAtom).interest).toBeNull();
    expect(store.get(onboardingAtom).completed).toBe(true);
  });

  it('asks for nothing about the person', () => {
    const { store } = setUp();
    confirmAll(store);
    store.set(chooseInterestAtom, 'fun');
    store.set(completeOnboardingAtom);
    expect(store.get(personalizationAtom)).toEqual(FIRST_RUN.personalization);
  });

  it.each(CONFIRMATIONS)('wants all three confirmations: without %s there is no way on', (item) => {
    const { store } = setUp();
    confirmAll(store);
    store.set(confirmAtom, item, false);
    store.set(chooseInterestAtom, 'fun');
    expect(step(store)).toBe('promise');
    expect(store.set(completeOnboardingAtom)).toBe(false);
  });

  it('goes on after a reload where the answers reach', () => {
    const world = setUp();
    world.store.set(completeSplashAtom);
    confirmAll(world.store);
    const later = reload(world);
    expect(step(later)).toBe('interest');
    expect(later.get(onboardingAtom)).toEqual(world.store.get(onboardingAtom));
  });

  it('is not jumped by an address', () => {
    expect(reachableStep(FIRST_RUN, 'interest')).toBeNull();
    expect(reachableStep(FIRST_RUN, 'nonsense')).toBeNull();
    const confirmed = { ...FIRST_RUN, confirmed: [...CONFIRMATIONS] };
    expect(reachableStep(confirmed, 'interest')).toBe('interest');
    expect(reachableStep(confirmed, 'promise')).toBe('promise');
  });

  it('can be reset: flags and answers are gone, the settings stay', () => {
    const world = setUp();
    world.store.set(settingsAtom, { language: 'en' });
    world.store.set(completeSplashAtom);
    confirmAll(world.store);
    world.store.set(chooseInterestAtom, 'fun');
    world.store.set(completeOnboardingAtom);
    world.store.set(resetOnboardingAtom);
    expect(reload(world).get(onboardingAtom)).toEqual(FIRST_RUN);
    expect(reload(world).get(settingsAtom).language).toBe('en');
  });

  it('begins anew where the stored record is damaged', () => {
    const world = setUp();
    world.storage.texts[ONBOARDING_KEY] = '{"version":2,"confirmed":99,"completed":true}';
    expect(world.store.get(onboardingAtom)).toEqual(FIRST_RUN);
  });
});

describe('the questions that come with a result', () => {
  it('stay with every result until one is answered, and go when that result does', () => {
    const world = setUp();
    expect(world.store.get(isAskedWithAtom)('one')).toBe(true);
    world.store.set(askWithAtom, 'one');
    expect(reload(world).get(isAskedWithAtom)('two')).toBe(true);
    world.store.set(personalizationAtom, { ageRange: '40s' });
    for (const store of [world.store, reload(world)]) {
      expect(store.get(isAskedWithAtom)('one')).toBe(true);
      expect(store.get(isAskedWithAtom)('two')).toBe(false);
    }
  });

  it('do not come again once they were closed unanswered', () => {
    const world = setUp();
    world.store.set(askWithAtom, 'one');
    world.store.set(stopAskingAtom);
    for (const store of [world.store, reload(world)]) {
      expect(store.get(isAskedWithAtom)('one')).toBe(false);
      expect(store.get(isAskedWithAtom)('two')).toBe(false);
    }
  });

  it('do not come to who has answered before', () => {
    const { store } = setUp();
    store.set(personalizationAtom, { skincareLevel: 'basic' });
    expect(store.get(isAskedWithAtom)('one')).toBe(false);
  });
});

describe('answers', () => {
  it.each([
    ['serious', 'gentle'],
    ['fun', 'classic'],
    ['curious', 'classic'],
    ['recommended', 'gentle'],
  ] as const)('%s asks for %s roasts', (interest, style) => {
    const { store } = setUp();
    store.set(chooseInterestAtom, interest);
    expect(store.get(settingsAtom).style).toBe(style);
  });
});
