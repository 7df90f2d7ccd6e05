import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInSentence } from '#i18n/format.ts';
import { localOnlyFieldsAtom } from '#state/onboarding-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import type { ProfileKey } from '#state/profile-fields.ts';
import {
  ALWAYS_IN_ACCOUNT,
  deviceProfileAtom,
  filledInAtom,
  keepInAccountAtom,
} from '#state/profile-sync-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import styles from './answers-to-keep.module.css';

/** What this device would tell a new account of its person, each with a switch. */
export function AnswersToKeep({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const fields = useAtomValue(filledInAtom);
  const keptHere = useAtomValue(localOnlyFieldsAtom);
  const lead = <p className={styles.lead}>{t(($) => $.account.keep.lead)}</p>;
  if (!folded) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.title}>{t(($) => $.account.keep.title)}</legend>
        {lead}
        <Switches fields={fields} />
      </fieldset>
    );
  }
  const going = [...ALWAYS_IN_ACCOUNT, ...fields.filter((key) => !keptHere.includes(key))];
  const named = formatInSentence(
    going.map((key) => t(($) => $.account.keep.fields[key])),
    language,
  );
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <span>
          {t(($) => $.account.keep.fold, { fields: named })}{' '}
          <span className={styles.choose}>
            {t(($) => $.account.keep.choose)}
            <ChevronDown size={18} aria-hidden />
          </span>
        </span>
      </summary>
      {lead}
      <Switches fields={fields} />
    </details>
  );
}

/** On the profile page: what its person has kept from the account so far; nothing where that is nothing. */
export function KeptHereCard() {
  const { t } = useTranslation();
  const now = useAtomValue(localOnlyFieldsAtom);
  const filledIn = useAtomValue(filledInAtom);
  // What is switched on stays in sight, so that it can be switched off again at once.
  const [fields] = useState(() => now.filter((key) => filledIn.includes(key)));
  if (fields.length === 0) return null;
  return (
    <Card title={t(($) => $.account.keep.hereTitle)}>
      <p>{t(($) => $.account.keep.hereLead)}</p>
      <Switches fields={fields} />
    </Card>
  );
}

function Switches({ fields }: { fields: readonly ProfileKey[] }) {
  const { t } = useTranslation();
  const keptHere = useAtomValue(localOnlyFieldsAtom);
  const keep = useSetAtom(keepInAccountAtom);
  const answers = useAnswers();
  return fields.map((key) => (
    <SwitchRow
      key={key}
      label={t(($) => $.account.keep.fields[key])}
      {...(answers[key] === undefined ? {} : { hint: answers[key] })}
      checked={!keptHere.includes(key)}
      onChange={(on) => keep(key, on)}
    />
  ));
}

/** What this device would tell, in the words of whoever said it or of the question; a date and what is on or off has none. */
function useAnswers(): Partial<Record<ProfileKey, string>> {
  const { t } = useTranslation();
  const { displayName, email, bio, style, ageRange, gender, mainConcern, skincareLevel, interest } =
    useAtomValue(deviceProfileAtom);
  return {
    displayName,
    email,
    bio,
    style: t(($) => $.common.style[style]),
    ...(ageRange !== null && { ageRange: t(($) => $.onboarding.options.ageRange[ageRange]) }),
    ...(gender !== null && { gender: t(($) => $.onboarding.options.gender[gender]) }),
    ...(mainConcern !== null && { mainConcern: t(($) => $.onboarding.options.mainConcern[mainConcern]) }),
    ...(skincareLevel !== null && {
      skincareLevel: t(($) => $.onboarding.options.skincareLevel[skincareLevel]),
    }),
    ...(interest !== null && { interest: t(($) => $.onboarding.options.interest[interest]) }),
  };
}
