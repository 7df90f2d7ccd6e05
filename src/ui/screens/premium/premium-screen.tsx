import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { hasAccountsAtom, planAtom } from '#state/session-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { Page } from '#ui/components/page.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';
import { ComingCards, PremiumOffer, TellSwitch } from './premium-offer.tsx';
import styles from './premium-screen.module.css';
import { ButtonLink } from '#ui/components/button.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { PREMIUM_PERKS } from '#ui/screens/premium/premium-offer.tsx';

/** Somebody who has premium: thanks, what is open to them, and ways to it. No price. */
function PremiumThanks() {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.premium.title)} width="text" back={<BackLink to="/profile" />}>
      <div className={styles.hero}>
        <Mascot mood="applause" size="medium" />
        <div className={styles.words}>
          <h2>{t(($) => $.premium.already.title)}</h2>
          <p>{t(($) => $.premium.already.body)}</p>
        </div>
      </div>
      <Card>
        <CheckList items={PREMIUM_PERKS.map((key) => t(($) => $.premium.already.items[key]))} />
        <div className={styles.ways}>
          <RoastLink look="primary" wide>
            {t(($) => $.premium.off.action)}
          </RoastLink>
          <ButtonLink to="/history" wide>
            {t(($) => $.premium.already.history)}
          </ButtonLink>
        </div>
      </Card>
      <Card title={t(($) => $.premium.already.manage)}>
        <p>{t(($) => $.premium.already.manageNote)}</p>
      </Card>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}

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
