/** The first run: its steps, its answers, and the one record that keeps both between visits. */
import * as z from 'zod/mini';
// By another name: linters take `z.catch` for a promise's. Taking it out of `z` would bundle all of zod.
import { catch as orElse } from 'zod/mini';
import {
  AGE_RANGES,
  CONFIRMATIONS,
  GENDERS,
  INTERESTS,
  MAIN_CONCERNS,
  SKINCARE_LEVELS,
} from '#functions/vocabulary.ts';
import { ONBOARDING_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

export { ONBOARDING_KEY };

/** In this order; the seventh step is the page /onboarding-complete. */
export const ONBOARDING_STEPS = [
  'language',
  'promise',
  'age',
  'interest',
  'about',
  'premium',
  'done',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const DISPLAY_NAME_MAX = 30;

/** An answer that this version does not know is none; the other answers hold. */
const answer = <T extends readonly string[]>(options: T) => orElse(z.nullable(z.enum(options)), null);

const personalizationSchema = z.object({
  ageRange: answer(AGE_RANGES),
  gender: answer(GENDERS),
  mainConcern: answer(MAIN_CONCERNS),
  /** '' where none was given. Never leaves the phone in the facts. */
  displayName: orElse(z.string().check(z.maxLength(DISPLAY_NAME_MAX)), ''),
  skincareLevel: answer(SKINCARE_LEVELS),
});

const onboardingSchema = z.object({
  version: z.literal(1),
  splashCompleted: z.boolean(),
  completed: z.boolean(),
  /** Index into ONBOARDING_STEPS. */
  step: z.int().check(z.minimum(0), z.maximum(ONBOARDING_STEPS.length - 1)),
  confirmed: z.array(z.enum(CONFIRMATIONS)).check(z.maxLength(CONFIRMATIONS.length)),
  interest: z.nullable(z.enum(INTERESTS)),
  personalization: personalizationSchema,
});

export type Personalization = Readonly<z.infer<typeof personalizationSchema>>;
export type Onboarding = Readonly<z.infer<typeof onboardingSchema>>;

export const UNKNOWN_PERSONALIZATION: Personalization = {
  ageRange: null,
  gender: null,
  mainConcern: null,
  displayName: '',
  skincareLevel: null,
};

export const FIRST_RUN: Onboarding = {
  version: 1,
  splashCompleted: false,
  completed: false,
  step: 0,
  confirmed: [],
  interest: null,
  personalization: UNKNOWN_PERSONALIZATION,
};

export const onboardingRecord = storedRecord<Onboarding>({
  schema: onboardingSchema,
  version: 1,
  fallback: FIRST_RUN,
  // Nobody is through the first run who is not known to have confirmed everything.
  mend: (pieced) =>
    CONFIRMATIONS.every((one) => pieced.confirmed.includes(one))
      ? pieced
      : { ...pieced, completed: false, step: Math.min(pieced.step, ONBOARDING_STEPS.indexOf('age')) },
});
