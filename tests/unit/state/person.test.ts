import { AGE_RANGES, MAIN_CONCERNS } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { FIRST_RUN } from '#state/onboarding-atoms.ts';
import { concernOf, concernsFor, personOf } from '#state/person.ts';

const unanswered = FIRST_RUN.personalization;

it('becomes coarse facts: a teenager stays a teenager, and what was not said is not said', () => {
  expect(personOf(unanswered)).toEqual({ concern: null, level: null, teen: null });
  expect(personOf({ ...unanswered, ageRange: 'teens' }).teen).toBe(true);
  expect(
    personOf({ ...unanswered, ageRange: 'early-20s', mainConcern: 'pores', skincareLevel: 'advanced' }),
  ).toEqual({
    teen: false,
    concern: 'pores',
    level: 'advanced',
  });
});

describe('the concerns', () => {
  it('are all there, and what is none of them comes last', () => {
    expect(concernsFor('40s').toSorted()).toEqual(MAIN_CONCERNS.toSorted());
    expect(concernsFor('40s').at(-1)).toBe('other');
  });
});

describe('ageing and lines', () => {
  const all = concernsFor('40s');
  const others = all.filter((one) => one !== 'aging' && one !== 'wrinkles');

  it('are concerns for adults alone; a person of unknown age is treated as a teenager', () => {
    for (const ageRange of AGE_RANGES) {
      expect(concernsFor(ageRange)).toEqual(ageRange === 'teens' ? others : all);
    }
    expect(concernsFor(null)).toEqual(others);
  });

  it.each(['aging', 'wrinkles'] as const)(
    'that a teenager chose earlier, or elsewhere, count as no answer, and come back with the right age: %s',
    (mainConcern) => {
      const teen = { ...unanswered, ageRange: 'teens', mainConcern } as const;
      expect(concernOf(teen)).toBeNull();
      expect(personOf(teen)).toMatchObject({ concern: null, teen: true });
      expect(personOf({ ...teen, ageRange: '40s' })).toMatchObject({ concern: mainConcern, teen: false });
    },
  );
});
