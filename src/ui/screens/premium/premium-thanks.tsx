import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { Page } from '#ui/components/page.tsx';
import { PREMIUM_PERKS } from '#ui/components/premium-perks.ts';
import styles from './premium-screen.module.css';

/** Somebody who has premium: thanks, what is open to them, and ways to it. No price. */
export function PremiumThanks() {
  const { t } = useTranslation();
  const [managing, setManaging] = useState(false);
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
          <ButtonLink to="/camera" look="primary">
            {t(($) => $.premium.off.action)}
          </ButtonLink>
          <ButtonLink to="/history">{t(($) => $.premium.already.history)}</ButtonLink>
          <Button onClick={() => setManaging(true)}>{t(($) => $.premium.already.manage)}</Button>
        </div>
        <div role="status">{managing && <p>{t(($) => $.premium.already.manageNote)}</p>}</div>
      </Card>
      <p className={styles.privacy}>{t(($) => $.premium.privacy)}</p>
    </Page>
  );
}
