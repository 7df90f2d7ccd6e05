import { useTranslation } from 'react-i18next';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { Page } from '#ui/components/page.tsx';
import { PREMIUM_PERKS } from '#ui/components/premium-perks.ts';
import { RoastLink } from '#ui/components/roast-link.tsx';
import styles from './premium-screen.module.css';

/** Somebody who has premium: thanks, what is open to them, and ways to it. No price. */
export function PremiumThanks() {
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
