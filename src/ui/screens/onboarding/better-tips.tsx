import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX } from '#domain/account/limits.ts';
import { GENDERS, SKINCARE_LEVELS } from '#functions/vocabulary.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { concernOf, concernsFor } from '#state/person.ts';
import { hasAccountsAtom } from '#state/session-atoms.ts';
import { Segmented } from '#ui/components/segmented.tsx';
import { TextField } from '#ui/components/text-field.tsx';
import styles from './better-tips.module.css';

/** What may be said of oneself and need not be: folded, unless something was said before. */
export function BetterTips() {
  const { t } = useTranslation();
  const [person, change] = useAtom(personalizationAtom);
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const [open] = useState(
    person.displayName !== '' || [person.gender, person.mainConcern, person.skincareLevel].some(Boolean),
  );
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        {t(($) => $.onboarding.about.more)}
        <span className={styles.hint}>{t(($) => $.onboarding.about.moreHint)}</span>
      </summary>
      <div className={styles.fields}>
        <Segmented
          look="chips"
          legend={t(($) => $.onboarding.about.mainConcern)}
          options={concernsFor(person.ageRange).map((value) => ({
            value,
            label: t(($) => $.onboarding.options.mainConcern[value]),
          }))}
          value={concernOf(person)}
          onChange={(mainConcern) => change({ mainConcern })}
        />
        <Segmented
          look="cards"
          legend={t(($) => $.onboarding.about.skincareLevel)}
          options={SKINCARE_LEVELS.map((value) => ({
            value,
            label: t(($) => $.onboarding.options.skincareLevel[value]),
            hint: t(($) => $.onboarding.options.skincareLevelHint[value]),
          }))}
          value={person.skincareLevel}
          onChange={(skincareLevel) => change({ skincareLevel })}
        />
        <TextField
          label={t(($) => $.onboarding.about.displayName)}
          hint={t(($) =>
            hasAccounts ? $.onboarding.about.displayNameHint : $.onboarding.about.displayNameHintAlone,
          )}
          value={person.displayName}
          maxLength={NAME_MAX}
          autoComplete="nickname"
          onChange={(displayName) => change({ displayName })}
        />
        <Segmented
          look="chips"
          legend={t(($) => $.onboarding.about.gender)}
          options={GENDERS.map((value) => ({ value, label: t(($) => $.onboarding.options.gender[value]) }))}
          value={person.gender}
          onChange={(gender) => change({ gender })}
        />
      </div>
    </details>
  );
}
