/** The first run: its steps, its answers, and the one record that keeps both between visits. */
import * as z from 'zod/mini';
import { CONFIRMATIONS } from '#functions/vocabulary.ts';
import { emptyOf, forgivingSchema, shapeOf, type Asked } from '#state/profile-fields.ts';
import { ONBOARDING_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

export { ONBOARDING_KEY };

/** In this order: what it does, the promise and the three confirmations; what brings the person here. */
export const ONBOARDING_STEPS = ['promise', 'interest'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const onboardingSchema = z.object({
  version: z.literal(2),
  splashCompleted: z.boolean(),
  completed: z.boolean(),
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
  /** The last result that came with the questions about its person; empty: none yet; `done`: they were closed by hand. */
  askedWith: z.string().check(z.maxLength(64)),
});

export type Personalization = Asked<'about-step'>;
export type Onboarding = Readonly<z.infer<typeof onboardingSchema>>;

export const UNKNOWN_PERSONALIZATION: Personalization = emptyOf('about-step');

export const FIRST_RUN: Onboarding = {
  version: 2,
  splashCompleted: false,
  completed: false,
  confirmed: [],
  ...emptyOf('interest-step'),
  personalization: UNKNOWN_PERSONALIZATION,
  keptHere: '',
  guest: false,
  askedWith: '',
};

export const onboardingRecord = storedRecord<Onboarding>({
  schema: onboardingSchema,
  version: 2,
  fallback: FIRST_RUN,
  // The first run counts as completed only where everything is known to be confirmed.
  mend: (pieced) =>
    CONFIRMATIONS.every((one) => pieced.confirmed.includes(one)) ? pieced : { ...pieced, completed: false },
});
