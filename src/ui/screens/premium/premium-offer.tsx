import { useAtom, useAtomValue } from 'jotai';
import { Check, Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { CLAIMS } from '#domain/limits/premium.ts';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { PREMIUM_PERKS } from '#ui/components/premium-perks.ts';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import { PlanTable, PriceCards } from './plans.tsx';
import styles from './premium-screen.module.css';

/** What premium does and what it will cost, and (until payment exists) a switch for the day it opens. */
export function PremiumOffer({ guest }: { guest: boolean }) {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.premium.title)} lead={t(($) => $.premium.lead)} back={<BackLink to="/profile" />}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.hero}>
            <span className={styles.crown}>
              <Crown size={40} aria-hidden />
            </span>
            <ul className={styles.perks}>
              {PREMIUM_PERKS.map((key) => (
                <li key={key} className={styles.perk}>
                  <Check size={20} strokeWidth={3} aria-hidden />
                  {t(($) => $.onboarding.premium.items[key], {
                    count: ROASTS_A_DAY.free,
                    days: FREE_HISTORY_DAYS,
                  })}
                </li>
              ))}
            </ul>
          </div>
          <PriceCards />
          <TellCard />
          {guest && (
            <Card tone="warm">
              <p>{t(($) => $.premium.guest)}</p>
              <ButtonLink to="/signup">{t(($) => $.premium.signUp)}</ButtonLink>
            </Card>
          )}
          <Claims />
        </div>
        <PlanTable />
      </div>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}

/** Nothing can be bought yet; a switch remembers the wish to hear of it. */
function TellCard() {
  const { t } = useTranslation();
  const [{ tellPremium }, change] = useAtom(settingsAtom);
  return (
    <Card title={t(($) => $.premium.soon)}>
      <p>{t(($) => $.premium.later)}</p>
      <SwitchRow
        label={t(($) => $.premium.tell)}
        hint={t(($) => $.premium.tellHint)}
        checked={tellPremium}
        onChange={(tell) => change({ tellPremium: tell })}
      />
    </Card>
  );
}

/** What a deployer may claim once it is true; nothing at all while nothing is set. */
function Claims() {
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
