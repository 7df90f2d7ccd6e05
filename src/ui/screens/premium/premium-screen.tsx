import { useAtomValue } from 'jotai';
import { Check, Crown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { Claims } from './claims.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './premium-screen.module.css';
import { PriceCards } from './price-cards.tsx';

const PERKS = ['unlimited', 'analysis', 'progress', 'styles', 'support'] as const;

/** What premium is, what it costs, and (until payment exists) that it cannot be bought yet. */
export function PremiumScreen() {
  const { t } = useTranslation();
  const plan = useAtomValue(planAtom);
  return (
    <Page title={t(($) => $.premium.title)} lead={t(($) => $.premium.lead)}>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.hero}>
            <span className={styles.crown}>
              <Crown size={40} aria-hidden />
            </span>
            <ul className={styles.perks}>
              {PERKS.map((key) => (
                <li key={key} className={styles.perk}>
                  <Check size={20} strokeWidth={3} aria-hidden />
                  {t(($) => $.onboarding.premium.items[key])}
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

function Offer({ guest }: { guest: boolean }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <PriceCards />
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
