import { AGE_RANGES, MAIN_CONCERNS } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { FIRST_RUN, ONBOARDING_STEPS, type Onboarding } from '#state/onboarding.ts';
import { canLeave } from '#state/onboarding-steps.ts';
import { concernOf, concernsFor, personOf, UNKNOWN_PERSON } from '#state/person.ts';

const nobody = FIRST_RUN.personalization;

it('becomes coarse facts: a teenager is a teenager, nobody is taken for a careful guess', () => {
  expect(personOf(nobody)).toEqual(UNKNOWN_PERSON);
  expect(personOf({ ...nobody, ageRange: 'teens' }).teen).toBe(true);
  expect(
    personOf({ ...nobody, ageRange: 'early-20s', mainConcern: 'pores', skincareLevel: 'advanced' }),
  ).toEqual({
    teen: false,
    concern: 'pores',
    level: 'advanced',
  });
});

describe('ageing', () => {
  const others = MAIN_CONCERNS.filter((one) => one !== 'aging');

  it('is a concern for adults alone; whoever has not said their age may be a teenager', () => {
    for (const ageRange of AGE_RANGES) {
      expect(concernsFor(ageRange)).toEqual(ageRange === 'teens' ? others : MAIN_CONCERNS);
    }
    expect(concernsFor(null)).toEqual(others);
  });

  it('that a teenager chose earlier, or elsewhere, counts as no answer, and comes back with the right age', () => {
    const teen = { ...nobody, ageRange: 'teens', mainConcern: 'aging' } as const;
    expect(concernOf(teen)).toBeNull();
    expect(personOf(teen)).toMatchObject({ concern: 'none', teen: true });
    expect(personOf({ ...teen, ageRange: '40s' })).toMatchObject({ concern: 'aging', teen: false });
  });

  it('holds a teenager on at the question until something else is chosen', () => {
    const personalization = {
      ...nobody,
      ageRange: 'teens',
      gender: 'other',
      skincareLevel: 'basic',
      mainConcern: 'aging',
    } as const;
    const about: Onboarding = { ...FIRST_RUN, step: ONBOARDING_STEPS.indexOf('about'), personalization };
    expect(canLeave(about)).toBe(false);
    expect(canLeave({ ...about, personalization: { ...personalization, mainConcern: 'acne' } })).toBe(true);
    expect(canLeave({ ...about, personalization: { ...personalization, ageRange: '50s-plus' } })).toBe(true);
  });
});
