import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { hasAccountsAtom, planAtom } from '#state/session-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Card } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';
import { ComingCards, PremiumOffer, TellSwitch } from './premium-offer.tsx';
import styles from './premium-screen.module.css';
import { PremiumThanks } from './premium-thanks.tsx';

/** What premium is and costs, for those without it; thanks, for those who have it. */
export function PremiumScreen() {
  const plan = useAtomValue(planAtom);
  if (!useAtomValue(hasAccountsAtom)) return <NoPremium />;
  return plan === 'premium' ? <PremiumThanks /> : <PremiumOffer guest={plan === 'guest'} />;
}

/** Without accounts there is nothing that premium could belong to: what the phone does by itself, and what is coming all the same. */
function NoPremium() {
  const { t } = useTranslation();
  return (
    <Page
      width="text"
      title={t(($) => $.premium.coming)}
      lead={t(($) => $.premium.off.lead)}
      back={<BackLink to="/profile" />}
    >
      <Card tone="warm" title={t(($) => $.premium.off.title)}>
        <p>{t(($) => $.premium.off.body, { count: ROASTS_A_DAY.guest })}</p>
        <RoastLink look="primary">{t(($) => $.premium.off.action)}</RoastLink>
      </Card>
      <ComingCards />
      <Card>
        <TellSwitch />
      </Card>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}
