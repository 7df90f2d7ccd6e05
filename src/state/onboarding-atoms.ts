/** The first run as state, and the moves through it. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { type Confirmation, CONFIRMATIONS, type Interest, type RoastStyle } from '#functions/vocabulary.ts';
import {
  type Asked,
  emptyOf,
  fieldOf,
  forgivingSchema,
  PROFILE_KEYS,
  type ProfileKey,
  shapeOf,
} from '#state/profile-fields.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { ONBOARDING_KEY } from '#state/stored-keys.ts';
import { storedRecord } from '#state/stored-record.ts';

/** The first run: its steps, its answers, and the one record that keeps both between visits. */
export { ONBOARDING_KEY };

/** In this order: what it does, the promise and the three confirmations; what brings the person here. */
const ONBOARDING_STEPS = ['promise', 'interest'] as const;
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

/** The moves of the first run, as pure functions over its record. */
const STYLE_OF_INTEREST: Readonly<Record<Interest, RoastStyle>> = {
  serious: 'gentle',
  fun: 'classic',
  curious: 'classic',
  recommended: 'gentle',
};

/** All of the boxes are ticked, now or in a first run of earlier. */
export const isConfirmed = ({ completed, confirmed }: Onboarding): boolean =>
  completed || CONFIRMATIONS.every((item) => confirmed.includes(item));

/** Where somebody goes on who comes without an address of a step. */
export const openStep = (onboarding: Onboarding): OnboardingStep =>
  isConfirmed(onboarding) ? 'interest' : 'promise';

/** The step that an address names (`?step=interest`); null where it is none, or not reached yet. */
export function reachableStep(onboarding: Onboarding, name: string | null): OnboardingStep | null {
  const step = ONBOARDING_STEPS.find((one) => one === name);
  return step === undefined || (step === 'interest' && !isConfirmed(onboarding)) ? null : step;
}

const { value } = storedAtom(onboardingRecord, ONBOARDING_KEY);

/** Read only: change it by the actions below. */
export const onboardingAtom = atom((get) => get(value));

/** The splash, which has the switch of the language, lies behind. */
export const languageSetAtom = atom((get) => get(value).splashCompleted);

/** Whether this phone goes on as a guest. Written only where it changes: every start of a member asks for no. */
export const guestAtom = atom(
  (get) => get(value).guest,
  (_get, set, guest: boolean) => set(value, (now) => (now.guest === guest ? {} : { guest })),
);

/** The user has confirmed to be 13 or older, and the rest that the first step asks for. */
export const ageConfirmedAtom = atom((get) => isConfirmed(get(value)));

/** The language of the splash, the device's or the one of a link unless another was chosen, is the person's from now on. */
export const completeSplashAtom = atom(null, (get, set) => {
  set(settingsAtom, { language: get(settingsAtom).language });
  set(value, { splashCompleted: true });
});

/** The end of the first run, whatever brings the person here. False: not all is confirmed, and nothing changed. */
export const completeOnboardingAtom = atom(null, (get, set): boolean => {
  if (!isConfirmed(get(value))) return false;
  set(value, { completed: true });
  return true;
});

export const confirmAtom = atom(null, (_get, set, item: Confirmation, confirmed: boolean) =>
  set(value, (now) => {
    const others = now.confirmed.filter((one) => one !== item);
    return { confirmed: confirmed ? [...others, item] : others };
  }),
);

/** The interest also decides how the first roasts are served (decisions/first-run); the profile can change it. */
export const chooseInterestAtom = atom(null, (_get, set, interest: Interest) => {
  set(value, { interest });
  set(settingsAtom, { style: STYLE_OF_INTEREST[interest] });
});

/** The interest as the account knows it (null: it knows none); the style is a choice of its own by then. */
export const recallInterestAtom = atom(null, (_get, set, interest: Interest | null) =>
  set(value, { interest }),
);

/** Read: what the person said of themselves. Write: the answers to change. */
export const personalizationAtom = atom(
  (get) => get(value).personalization,
  (_get, set, personalization: Partial<Personalization>) => set(value, { personalization }),
);

/** Nothing of all that a result's questions ask for has been said. */
const isUnknown = ({ displayName, ageRange, mainConcern, skincareLevel }: Personalization): boolean =>
  displayName === '' && ageRange === null && mainConcern === null && skincareLevel === null;

/** Closed by hand: no result has this id. */
const NO_RESULT = 'done';

/** Whether this result comes with the questions about its person: each does, until one is answered or they are closed. */
export const isAskedWithAtom = atom((get) => {
  const { askedWith, personalization } = get(value);
  return (result: string): boolean =>
    askedWith === result || (askedWith !== NO_RESULT && isUnknown(personalization));
});

/** This result has them, also while they are being answered. */
export const askWithAtom = atom(null, (_get, set, result: string) => set(value, { askedWith: result }));

/** No result comes with them any more; the settings have them. */
export const stopAskingAtom = atom(null, (_get, set) => set(value, { askedWith: NO_RESULT }));

function keysIn(keptHere: string): readonly ProfileKey[] {
  const kept = keptHere.split(' ');
  return PROFILE_KEYS.filter((key) => kept.includes(key) && fieldOf(key).always !== true);
}

/** What of the profile stays on this phone although there is an account. Write: what becomes of it. */
export const localOnlyFieldsAtom = atom(
  (get): readonly ProfileKey[] => keysIn(get(value).keptHere),
  (_get, set, change: (kept: readonly ProfileKey[]) => readonly ProfileKey[]) =>
    set(value, ({ keptHere }) => {
      const next = change(keysIn(keptHere)).join(' ');
      return next === keptHere ? {} : { keptHere: next };
    }),
);

/**
 * Back to the splash: flags, step, confirmations and every answer are cleared. What was not to go to the account does
 * not go when it is answered again.
 */
export const resetOnboardingAtom = atom(null, (_get, set) =>
  set(value, ({ keptHere }) => ({ ...FIRST_RUN, keptHere })),
);
