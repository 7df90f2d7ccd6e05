/** The first run: its steps, its answers, and the one record that keeps both between visits. */
import { z } from 'zod';
import { storedRecord } from '#state/stored-record.ts';

export const ONBOARDING_KEY = 'roast-me-onboarding';

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

export const AGE_RANGES = [
  'teens',
  'early-20s',
  'late-20s',
  'early-30s',
  'late-30s',
  '40s',
  '50s-plus',
] as const;
export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;
/** The concerns of the roast contract without `none`, which is no answer. */
export const MAIN_CONCERNS = [
  'dry-skin',
  'acne',
  'pores',
  'spots',
  'wrinkles',
  'dullness',
  'other',
  'skin-issues',
  'dark-circles',
  'hair',
  'face-shape',
  'aging',
  'overall-improvement',
] as const;
export const SKINCARE_LEVELS = ['beginner', 'basic', 'intermediate', 'advanced'] as const;
export const INTERESTS = ['serious', 'fun', 'curious', 'recommended'] as const;
/** 13 or older, understands roast culture, in a good state of mind. */
export const CONFIRMATIONS = ['age', 'culture', 'mood'] as const;
export const DISPLAY_NAME_MAX = 30;

const personalizationSchema = z.object({
  ageRange: z.enum(AGE_RANGES).nullable(),
  gender: z.enum(GENDERS).nullable(),
  mainConcern: z.enum(MAIN_CONCERNS).nullable(),
  /** '' where none was given. Never leaves the phone in the facts. */
  displayName: z.string().max(DISPLAY_NAME_MAX),
  skincareLevel: z.enum(SKINCARE_LEVELS).nullable(),
});

const onboardingSchema = z.object({
  version: z.literal(1),
  splashCompleted: z.boolean(),
  completed: z.boolean(),
  /** Index into ONBOARDING_STEPS. */
  step: z
    .int()
    .min(0)
    .max(ONBOARDING_STEPS.length - 1),
  confirmed: z.array(z.enum(CONFIRMATIONS)).max(CONFIRMATIONS.length),
  interest: z.enum(INTERESTS).nullable(),
  personalization: personalizationSchema,
});

export type Personalization = Readonly<z.infer<typeof personalizationSchema>>;
export type Onboarding = Readonly<z.infer<typeof onboardingSchema>>;
export type AgeRange = (typeof AGE_RANGES)[number];
export type Gender = (typeof GENDERS)[number];
export type MainConcern = (typeof MAIN_CONCERNS)[number];
export type Interest = (typeof INTERESTS)[number];
export type Confirmation = (typeof CONFIRMATIONS)[number];

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
});
