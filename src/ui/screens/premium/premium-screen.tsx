import { useAtomValue } from 'jotai';
import { Check, Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { CLAIMS } from '#domain/limits/premium.ts';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { formatInteger } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { hasAccountsAtom, planAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { PREMIUM_PERKS } from '#ui/components/premium-perks.ts';
import { PlanTable, PriceCards } from './plans.tsx';
import styles from './premium-screen.module.css';

/** What premium is, what it costs, and (until payment exists) that it cannot be bought yet. */
export function PremiumScreen() {
  const { t } = useTranslation();
  const plan = useAtomValue(planAtom);
  if (!useAtomValue(hasAccountsAtom)) return <NoPremium />;
  return (
    <Page title={t(($) => $.premium.title)} lead={t(($) => $.premium.lead)}>
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
          {plan === 'premium' ? <AlreadyPremium /> : <Offer guest={plan === 'guest'} />}
          <Claims />
        </div>
        <PlanTable />
      </div>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}

/** Without accounts there is nothing that premium could belong to: what the phone does by itself. */
function NoPremium() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.premium.title)} lead={t(($) => $.premium.off.lead)} width="text">
      <Card tone="warm" title={t(($) => $.premium.off.title)}>
        <p>{t(($) => $.premium.off.body, { count: ROASTS_A_DAY.guest })}</p>
        <ButtonLink to="/camera" look="primary">
          {t(($) => $.premium.off.action)}
        </ButtonLink>
      </Card>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}

function Offer({ guest }: { guest: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <PriceCards />
      <p>{t(($) => $.premium.later)}</p>
      <Button look="primary" wide onClick={() => setAsked(true)}>
        {t(($) => $.premium.action)}
      </Button>
      <div role="status" className={styles.soon}>
        {asked && (
          <>
            <strong>{t(($) => $.premium.soon)}</strong>
            <p>{t(($) => $.premium.soonNote)}</p>
          </>
        )}
      </div>
      {guest && (
        <Card tone="warm">
          <p>{t(($) => $.premium.guest)}</p>
          <ButtonLink to="/signup">{t(($) => $.premium.signUp)}</ButtonLink>
        </Card>
      )}
    </>
  );
}

function AlreadyPremium() {
  const { t } = useTranslation();
  const [managing, setManaging] = useState(false);
  return (
    <Card tone="good" title={t(($) => $.premium.already.title)}>
      <p>{t(($) => $.premium.already.body)}</p>
      <Button onClick={() => setManaging(true)}>{t(($) => $.premium.already.manage)}</Button>
      <div role="status">{managing && <p>{t(($) => $.premium.already.manageNote)}</p>}</div>
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
