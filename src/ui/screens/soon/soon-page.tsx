import { useTranslation } from 'react-i18next';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { Page } from '#ui/components/page.tsx';
import styles from './soon-page.module.css';

const POINTS = ['one', 'two', 'three'] as const;
const MOODS = { routine: 'asleep', adviser: 'searching' } as const;

/** Describes a feature that is not built yet. Who wants to hear of it says so on the page of all that is coming. */
export function SoonPage({ feature }: { feature: 'routine' | 'adviser' }) {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.soon[feature].title)} width="text" back={<BackLink to="/profile" />}>
      <div className={styles.hero}>
        <div className={styles.mascot}>
          <Mascot mood={MOODS[feature]} />
        </div>
        <div className={styles.words}>
          <p className={styles.badge}>{t(($) => $.soon.badge)}</p>
          <p>{t(($) => $.soon[feature].body)}</p>
        </div>
      </div>
      <Card>
        <CheckList items={POINTS.map((point) => t(($) => $.soon[feature].points[point]))} />
        <ButtonLink look="row" to="/premium">
          {t(($) => $.premium.coming)}
        </ButtonLink>
      </Card>
      <ButtonLink to="/camera" look="primary">
        {t(($) => $.soon.back)}
      </ButtonLink>
    </Page>
  );
}
