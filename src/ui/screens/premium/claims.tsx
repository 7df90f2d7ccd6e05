import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { CLAIMS } from '#domain/limits/premium.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';

/** What a deployer may claim once it is true; nothing at all while nothing is set. */
export function Claims() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { users, guaranteeDays, testimonials } = CLAIMS;
  return (
    <>
      {users !== null && <p>{t(($) => $.premium.claims.users, { shown: formatInteger(users, language) })}</p>}
      {guaranteeDays !== null && <p>{t(($) => $.premium.claims.guarantee, { days: guaranteeDays })}</p>}
      {testimonials.map(({ text, by }) => (
        <figure key={text}>
          <blockquote>{text}</blockquote>
          <figcaption>{by}</figcaption>
        </figure>
      ))}
    </>
  );
}
