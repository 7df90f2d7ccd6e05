import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { settingsAtom } from '#state/settings-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Card, CheckList } from '#ui/components/card.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { Page } from '#ui/components/page.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';
import styles from './soon-page.module.css';

const POINTS = ['one', 'two', 'three'] as const;
const MOODS = { routine: 'asleep', adviser: 'searching' } as const;
const SWITCHES = { routine: 'tellRoutine', adviser: 'tellAdviser' } as const;

/** Describes a feature that is not built yet; a switch remembers the wish to hear of it. */
export function SoonPage({ feature }: { feature: 'routine' | 'adviser' }) {
  const { t } = useTranslation();
  const [settings, change] = useAtom(settingsAtom);
  const key = SWITCHES[feature];
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
        <SwitchRow
          label={t(($) => $.soon.tell)}
          hint={t(($) => $.soon.tellHint)}
          checked={settings[key]}
          onChange={(tell) => change({ [key]: tell })}
        />
      </Card>
      <ButtonLink to="/camera" look="primary">
        {t(($) => $.soon.back)}
      </ButtonLink>
    </Page>
  );
}
