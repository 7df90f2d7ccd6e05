/** The first run: its steps, its answers, and the one record that keeps both between visits. */
import * as z from 'zod/mini';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import { emptyOf, forgivingSchema, shapeOf, type Asked } from '#state/profile-fields.ts';
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

const onboardingSchema = z.object({
  version: z.literal(1),
  splashCompleted: z.boolean(),
  completed: z.boolean(),
  /** Index into ONBOARDING_STEPS. */
  step: z.int().check(z.minimum(0), z.maximum(ONBOARDING_STEPS.length - 1)),
  confirmed: z.array(z.enum(CONFIRMATIONS)).check(z.maxLength(CONFIRMATIONS.length)),
  ...shapeOf('interest-step'),
  personalization: forgivingSchema('about-step'),
  /**
   * Keys of `PROFILE_FIELDS`, with spaces between, that stay on this phone although there is an account. It stands beside the answers, so that
   * neither gets lost without the other.
   */
  keptHere: z.string(),
  /** Goes on without an account, until they sign in or leave. Beside `completed`: who they are is known by both. */
  guest: z.boolean(),
});

export type Personalization = Asked<'about-step'>;
export type Onboarding = Readonly<z.infer<typeof onboardingSchema>>;

export const UNKNOWN_PERSONALIZATION: Personalization = emptyOf('about-step');

export const FIRST_RUN: Onboarding = {
  version: 1,
  splashCompleted: false,
  completed: false,
  step: 0,
  confirmed: [],
  ...emptyOf('interest-step'),
  personalization: UNKNOWN_PERSONALIZATION,
  keptHere: '',
  guest: false,
};

export const onboardingRecord = storedRecord<Onboarding>({
  schema: onboardingSchema,
  version: 1,
  fallback: FIRST_RUN,
  // The first run counts as completed only where everything is known to be confirmed.
  mend: (pieced) =>
    CONFIRMATIONS.every((one) => pieced.confirmed.includes(one))
      ? pieced
      : { ...pieced, completed: false, step: Math.min(pieced.step, ONBOARDING_STEPS.indexOf('age')) },
});
