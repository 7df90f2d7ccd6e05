import { useAtomValue, useSetAtom } from 'jotai';
import { HeartHandshake, Laugh, Search, Sprout, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INTERESTS, type Interest } from '#functions/vocabulary.ts';
import { chooseInterestAtom, completeOnboardingAtom, onboardingAtom } from '#state/onboarding-atoms.ts';
import { continueAsGuestAtom, hasAccountsAtom } from '#state/session-atoms.ts';
import styles from '../step-body.module.css';
import { StepBody } from '../step-body.tsx';
import type { ReactNode } from 'react';
import choicesStyles from '../choices.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A second, softer line. */
  readonly hint?: string;
  readonly icon?: ReactNode;
}

interface ChoicesProps<T extends string> {
  /** Names the group for those who do not see it. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  /** What was chosen before: it is marked, and can be chosen again. Null: nothing yet. */
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
}

/**
 * One of several, chosen by one tap that also goes on. Buttons and not radio buttons: those are chosen by the arrow
 * keys as well, and nobody is to be thrown a step further while looking through them.
 */
function Choices<T extends string>({ label, choices, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <div role="group" aria-label={label} className={choicesStyles.choices}>
      {choices.map(({ value, label: words, hint, icon }) => (
        <button
          key={value}
          type="button"
          className={choicesStyles.choice}
          data-value={value}
          aria-current={value === chosen || undefined}
          onClick={() => onChoose(value)}
        >
          {icon}
          <span className={choicesStyles.words}>
            <span className={choicesStyles.label}>{words}</span>
            {hint !== undefined && <span className={choicesStyles.hint}>{hint}</span>}
          </span>
          {value === chosen && <Check className={choicesStyles.mark} size={22} aria-hidden />}
        </button>
      ))}
    </div>
  );
}

const ICONS = { serious: Sprout, fun: Laugh, curious: Search, recommended: HeartHandshake } as const;

/**
 * What brings the person here; it also sets the style of the first roasts. The answer ends the first run, or no answer;
 * who has given one in a first run of before may keep it.
 */
export function InterestStep() {
  const { t } = useTranslation();
  const { interest } = useAtomValue(onboardingAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const answer = useSetAtom(chooseInterestAtom);
  const finish = useSetAtom(completeOnboardingAtom);
  const continueAsGuest = useSetAtom(continueAsGuestAtom);
  const title = t(($) => $.onboarding.interest.title);
  const complete = () => {
    // A door with one way through it would ask for a tap and nothing else.
    if (!hasAccounts) continueAsGuest();
    finish();
  };
  const choose = (value: Interest) => {
    answer(value);
    complete();
  };
  const choices = INTERESTS.map((value) => {
    const Icon = ICONS[value];
    return {
      value,
      label: t(($) => $.onboarding.options.interest[value]),
      hint: t(($) => $.onboarding.options.interestHint[value]),
      icon: <Icon size={26} aria-hidden />,
    };
  });
  return (
    <StepBody
      title={title}
      lead={t(($) => $.onboarding.interest.lead)}
      onNext={complete}
      nextLabel={t(($) => (interest === null ? $.onboarding.skip : $.onboarding.next))}
      nextLook="quiet"
    >
      <Choices label={title} choices={choices} chosen={interest} onChoose={choose} />
      <p className={styles.soft}>
        {t(($) => (hasAccounts ? $.onboarding.interest.stays : $.onboarding.interest.staysAlone))}
      </p>
    </StepBody>
  );
}
