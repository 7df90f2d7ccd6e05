import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { cleanLine, firstLetters } from '#domain/account/clean-text.ts';
import { NAME_MAX, NAME_UNITS_MAX } from '#domain/account/limits.ts';
import { AGE_RANGES, SKINCARE_LEVELS } from '#functions/vocabulary.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { concernOf, concernsFor } from '#state/person.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import styles from './about-fields.module.css';
import { Segmented } from './segmented.tsx';
import { TextField } from './fields.tsx';

/** What a roast may know of its person, each with what it would change. Each choice is stored at once. */
export function AboutFields() {
  const { t } = useTranslation();
  const [person, change] = useAtom(personalizationAtom);
  return (
    <>
      <Segmented
        look="chips"
        legend={t(($) => $.about.ageRange)}
        note={t(($) => $.about.ageRangeNote)}
        options={AGE_RANGES.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.ageRange[value]),
        }))}
        value={person.ageRange}
        onChange={(ageRange) => change({ ageRange })}
      />
      <Segmented
        look="chips"
        legend={t(($) => $.about.mainConcern)}
        note={t(($) => $.about.mainConcernNote)}
        options={concernsFor(person.ageRange).map((value) => ({
          value,
          label: t(($) => $.onboarding.options.mainConcern[value]),
        }))}
        value={concernOf(person)}
        onChange={(mainConcern) => change({ mainConcern })}
      />
      <Segmented
        look="cards"
        legend={t(($) => $.about.skincareLevel)}
        note={t(($) => $.about.skincareLevelNote)}
        options={SKINCARE_LEVELS.map((value) => ({
          value,
          label: t(($) => $.onboarding.options.skincareLevel[value]),
          hint: t(($) => $.onboarding.options.skincareLevelHint[value]),
        }))}
        value={person.skincareLevel}
        onChange={(skincareLevel) => change({ skincareLevel })}
      />
    </>
  );
}

/** What the jokes call somebody by. */
export function NameField() {
  const { t } = useTranslation();
  const [{ displayName }, change] = useAtom(personalizationAtom);
  const hasAccount = useAtomValue(sessionAtom).kind === 'user';
  return (
    <TextField
      label={t(($) => $.about.displayName)}
      hint={t(($) => (hasAccount ? $.about.displayNameHint : $.about.displayNameHintAlone))}
      value={displayName}
      autoComplete="nickname"
      onChange={(name) => change({ displayName: firstLetters(cleanLine(name), NAME_MAX, NAME_UNITS_MAX) })}
    />
  );
}

/** Where the answers stay. */
export function AnswersStay() {
  const { t } = useTranslation();
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const { kind } = useAtomValue(sessionAtom);
  const words = t(($) => {
    if (!hasAccounts) return $.about.staysAlone;
    return kind === 'user' ? $.about.stays : $.about.staysGuest;
  });
  return <p className={styles.stays}>{words}</p>;
}
