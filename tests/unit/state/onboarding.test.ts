import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { FIRST_RUN, ONBOARDING_KEY, ONBOARDING_STEPS } from '#state/onboarding.ts';
import {
  chooseInterestAtom,
  completeOnboardingAtom,
  completeSplashAtom,
  confirmAtom,
  goToStepAtom,
  nextStepAtom,
  onboardingAtom,
  personalizationAtom,
  resetOnboardingAtom,
} from '#state/onboarding-atoms.ts';
import { currentStep, furthestStep } from '#state/onboarding-steps.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { setUp } from './support/services.ts';

type Store = ReturnType<typeof setUp>['store'];
const step = (store: Store) => currentStep(store.get(onboardingAtom));

/** A new store over what another one left behind: a reload. */
function reload({ storage }: ReturnType<typeof setUp>): Store {
  const world = setUp();
  Object.assign(world.storage.texts, storage.texts);
  return world.store;
}

const ANSWERS: Readonly<Record<string, (store: Store) => void>> = {
  age: (store) => CONFIRMATIONS.forEach((item) => store.set(confirmAtom, item, true)),
  interest: (store) => store.set(chooseInterestAtom, 'serious'),
  about: (store) => store.set(personalizationAtom, { ageRange: 'teens' }),
};

/** Answers and goes on until `wanted` is the step. */
function walkTo(store: Store, wanted: string): void {
  while (step(store) !== wanted) {
    ANSWERS[step(store)]?.(store);
    expect(store.set(nextStepAtom)).toBe(true);
  }
}

describe('the first run', () => {
  it('leads through seven steps and is completed at the last only', () => {
    const { store } = setUp();
    const seen = [step(store)];
    while (step(store) !== 'done') {
      expect(store.set(completeOnboardingAtom)).toBe(false);
      ANSWERS[step(store)]?.(store);
      expect(store.set(nextStepAtom)).toBe(true);
      seen.push(step(store));
    }
    expect(seen).toEqual([...ONBOARDING_STEPS]);
    expect(store.get(onboardingAtom).completed).toBe(false);
    expect(store.set(completeOnboardingAtom)).toBe(true);
    expect(store.get(onboardingAtom).completed).toBe(true);
  });

  it.each(['age', 'interest', 'about'])('holds on at %s until it is answered', (name) => {
    const { store } = setUp();
    walkTo(store, name);
    expect(store.set(nextStepAtom)).toBe(false);
    expect(step(store)).toBe(name);
    ANSWERS[name]?.(store);
    expect(store.set(nextStepAtom)).toBe(true);
  });

  it('asks for the age alone about the person: the tips do without the rest', () => {
    const { store } = setUp();
    walkTo(store, 'about');
    store.set(personalizationAtom, { gender: 'other', mainConcern: 'acne', skincareLevel: 'basic' });
    expect(store.set(nextStepAtom)).toBe(false);
    store.set(personalizationAtom, { gender: null, mainConcern: null, skincareLevel: null, ageRange: '40s' });
    expect(store.set(nextStepAtom)).toBe(true);
  });

  it.each(CONFIRMATIONS)('wants all three confirmations: without %s there is no way on', (item) => {
    const { store } = setUp();
    walkTo(store, 'age');
    ANSWERS['age']?.(store);
    store.set(confirmAtom, item, false);
    expect(store.set(nextStepAtom)).toBe(false);
  });

  it.each(ONBOARDING_STEPS)('goes on at %s after a reload, with every answer', (name) => {
    const world = setUp();
    walkTo(world.store, name);
    const later = reload(world);
    expect(step(later)).toBe(name);
    expect(later.get(onboardingAtom)).toEqual(world.store.get(onboardingAtom));
  });

  it('keeps the answers when an address leads back', () => {
    const { store } = setUp();
    walkTo(store, 'interest');
    store.set(goToStepAtom, 'language');
    expect(step(store)).toBe('language');
    expect(furthestStep(store.get(onboardingAtom))).toBe(ONBOARDING_STEPS.indexOf('interest'));
  });

  it('is not jumped by an address', () => {
    const { store } = setUp();
    walkTo(store, 'age');
    expect(store.set(goToStepAtom, 'about')).toBe(false);
    expect(store.set(goToStepAtom, 'nonsense')).toBe(false);
    expect(step(store)).toBe('age');
    expect(store.set(goToStepAtom, 'language')).toBe(true);
    expect(step(store)).toBe('language');
  });

  it('can be reset: flags, step and answers are gone, the settings stay', () => {
    const world = setUp();
    world.store.set(settingsAtom, { language: 'en' });
    world.store.set(completeSplashAtom);
    walkTo(world.store, 'done');
    world.store.set(completeOnboardingAtom);
    world.store.set(resetOnboardingAtom);
    expect(reload(world).get(onboardingAtom)).toEqual(FIRST_RUN);
    expect(reload(world).get(settingsAtom).language).toBe('en');
  });

  it('begins anew where the stored record is damaged', () => {
    const world = setUp();
    world.storage.texts[ONBOARDING_KEY] = '{"version":1,"step":99,"completed":true}';
    expect(world.store.get(onboardingAtom)).toEqual(FIRST_RUN);
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
