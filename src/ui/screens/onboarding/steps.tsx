import { useAtomValue, useSetAtom } from 'jotai';
import { Check, Cpu, HeartHandshake, Laugh, PenLine, Search, ShieldCheck, Sprout } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONFIRMATIONS, type Interest, INTERESTS } from '#functions/vocabulary.ts';
import {
  chooseInterestAtom,
  completeOnboardingAtom,
  confirmAtom,
  onboardingAtom,
} from '#state/onboarding-atoms.ts';
import { continueAsGuestAtom, hasAccountsAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { CheckField, FieldError } from '#ui/components/fields.tsx';
import { FocusHeading } from '#ui/components/focus.tsx';
import { cx } from '#ui/cx.ts';
import choicesStyles from './choices.module.css';
import styles from './steps.module.css';

interface StepBodyProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly onNext: () => void;
  /** What the way on says. */
  readonly nextLabel: string;
  /** Whether it is the one that stands out: not where something is missing, nor where the answer itself leads on. */
  readonly nextLook: 'primary' | 'quiet';
  /** What is missing before the way on leads on, said above it; null: nothing. */
  readonly missing?: ReactNode;
  /** The parts of the question stand side by side where there is room. */
  readonly beside?: boolean;
}

/** Heading, the question, and the way on. */
function StepBody(props: StepBodyProps) {
  const { title, lead, onNext, nextLabel, nextLook, missing = null, beside = false, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form className={styles.body} noValidate onSubmit={submit}>
      <div className={styles.words}>
        <FocusHeading focus className={styles.title}>
          {title}
        </FocusHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={cx(styles.content, beside && styles.beside)}>{children}</div>
      <div className={styles.actions}>
        {missing}
        <Button look={nextLook} wide type="submit">
          {nextLabel}
        </Button>
      </div>
    </form>
  );
}

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

const POINTS = [
  { key: 'read', Icon: Cpu },
  { key: 'write', Icon: PenLine },
  { key: 'stay', Icon: ShieldCheck },
] as const;

interface PromiseStepProps {
  /** False: not all of the boxes are ticked, and the step has to say so. */
  readonly onNext: () => boolean;
}

/** What it does, the privacy promise, and what its person confirms: 13 or older, knows what a roast is, in the mood for one. */
export function PromiseStep({ onNext }: PromiseStepProps) {
  const { t } = useTranslation();
  const { confirmed } = useAtomValue(onboardingAtom);
  const confirm = useSetAtom(confirmAtom);
  const [tried, setTried] = useState(false);
  const id = useId();
  const open = CONFIRMATIONS.length - confirmed.length;
  const error = tried && open > 0;
  const missing =
    open === 0 ? null : (
      <>
        <FieldError id={id}>{error ? t(($) => $.onboarding.age.error) : null}</FieldError>
        {!error && <p className={styles.soft}>{t(($) => $.onboarding.age.open, { count: open })}</p>}
      </>
    );
  return (
    <StepBody
      title={t(($) => $.onboarding.promise.title)}
      lead={t(($) => $.onboarding.promise.lead)}
      onNext={() => setTried(!onNext())}
      nextLabel={t(($) => $.onboarding.next)}
      nextLook={missing === null ? 'primary' : 'quiet'}
      missing={missing}
      beside
    >
      <ul className={styles.points}>
        {POINTS.map(({ key, Icon }) => (
          <li key={key} className={cx(styles.point, key === 'stay' && styles.promise)}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden />
            </span>
            {t(($) => $.onboarding.promise[key])}
          </li>
        ))}
      </ul>
      <fieldset className={styles.boxes}>
        <legend>{t(($) => $.onboarding.age.title)}</legend>
        {CONFIRMATIONS.map((item) => (
          <CheckField
            key={item}
            checked={confirmed.includes(item)}
            invalid={tried && !confirmed.includes(item)}
            describedBy={id}
            onChange={(checked) => confirm(item, checked)}
          >
            {t(($) => $.onboarding.age.items[item])}
          </CheckField>
        ))}
        <p className={styles.soft}>{t(($) => $.onboarding.age.notToday)}</p>
      </fieldset>
    </StepBody>
  );
}
