import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '#ui/components/error-panel.module.css';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';

/** The page was loaded anew while it read a photo: what became of it, and the way to another one. */
export function InterruptedPanel() {
  const { t } = useTranslation();
  return (
    <section className={styles.panel} data-interrupted>
      <div className={styles.picture}>
        <Mascot mood="sheepish" size="large" />
      </div>
      <FocusHeading focus>{t(($) => $.errors.interrupted.title)}</FocusHeading>
      <p>{t(($) => $.errors.interrupted.body)}</p>
      <div className={styles.actions}>
        <RoastLink look="primary" wide icon={<Camera size={20} aria-hidden />}>
          {t(($) => $.errors.take)}
        </RoastLink>
      </div>
    </section>
  );
}
