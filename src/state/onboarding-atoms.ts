/** The first run as state, and the moves through it. */
import type { Confirmation, Interest } from '#functions/vocabulary.ts';
import { atom } from 'jotai';
import { FIRST_RUN, ONBOARDING_KEY, onboardingRecord, type Personalization } from '#state/onboarding.ts';
import {
  canLeave,
  currentStep,
  isConfirmed,
  reachableStep,
  stepAfter,
  STYLE_OF_INTEREST,
} from '#state/onboarding-steps.ts';
import { fieldOf, PROFILE_KEYS, type ProfileKey } from '#state/profile-fields.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { storedAtom } from '#state/stored-atom.ts';

const { value } = storedAtom(onboardingRecord, ONBOARDING_KEY);

/** Read only: change it by the actions below. */
export const onboardingAtom = atom((get) => get(value));

/** The language step, the first of the onboarding, lies behind. */
export const languageSetAtom = atom((get) => {
  const { splashCompleted, completed, step } = get(value);
  return splashCompleted && (completed || step > 0);
});

/** Whether this phone goes on as a guest. Written only where it changes: every start of a member asks for no. */
export const guestAtom = atom(
  (get) => get(value).guest,
  (_get, set, guest: boolean) => set(value, (now) => (now.guest === guest ? {} : { guest })),
);

/** The user has confirmed to be 13 or older, and the rest that the third step asks for. */
export const ageConfirmedAtom = atom((get) => isConfirmed(get(value)));

export const completeSplashAtom = atom(null, (_get, set) => set(value, { splashCompleted: true }));

/** Forward, if the step lets go. True: it moved. */
export const nextStepAtom = atom(null, (get, set): boolean => {
  const now = get(value);
  if (!canLeave(now)) return false;
  set(value, stepAfter(now));
  return true;
});

/** To a step by its name, if the answers reach that far. True: that is the step now. */
export const goToStepAtom = atom(null, (get, set, name: string | null): boolean => {
  const step = reachableStep(get(value), name);
  if (step === null) return false;
  if (step !== get(value).step) set(value, { step });
  return true;
});

/** The end of the first run. False: the last step is not reached, and nothing changed. */
export const completeOnboardingAtom = atom(null, (get, set): boolean => {
  const now = get(value);
  if (now.completed) return true;
  if (currentStep(now) !== 'done') return false;
  set(value, { completed: true });
  return true;
});

export const confirmAtom = atom(null, (_get, set, item: Confirmation, confirmed: boolean) =>
  set(value, (now) => {
    const others = now.confirmed.filter((one) => one !== item);
    return { confirmed: confirmed ? [...others, item] : others };
  }),
);

/** The interest also decides how the first roasts are served (decision 7a); the profile can change it. */
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

function keysIn(keptHere: string): readonly ProfileKey[] {
  const kept = keptHere.split(' ');
  return PROFILE_KEYS.filter((key) => kept.includes(key) && fieldOf(key).always !== true);
}

/** What of the profile stays on this phone although there is an account. Write: what becomes of it. */
export const keptHereAtom = atom(
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
