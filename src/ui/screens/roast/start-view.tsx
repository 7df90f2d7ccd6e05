import { Cpu, PenLine, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FocusHeading } from '#ui/components/focus-heading.tsx';
import { PhotoPicker } from '#ui/components/photo-picker.tsx';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import styles from './start-view.module.css';

const HOW = [
  { key: 'read', Icon: Cpu },
  { key: 'write', Icon: PenLine },
  { key: 'stay', Icon: ShieldCheck },
] as const;

/** What this is, and the photo it needs. */
export function StartView({ dragging, focus }: { dragging: boolean; focus: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.view}>
      <div className={styles.hero}>
        <FocusHeading focus={focus} className={styles.title}>
          {t(($) => $.home.title)}
        </FocusHeading>
        <p className={styles.lead}>{t(($) => $.home.lead)}</p>
      </div>
      <div className={styles.picker}>
        <PhotoPicker dragging={dragging} />
      </div>
      <div className={styles.style}>
        <StyleSwitch />
      </div>
      <section className={styles.how}>
        <h2 className="visually-hidden">{t(($) => $.home.how.title)}</h2>
        <ul className={styles.steps}>
          {HOW.map(({ key, Icon }) => (
            <li key={key} className={styles.step}>
              <span className={styles.icon}>
                <Icon size={22} aria-hidden />
              </span>
              <div>
                <h3 className={styles.stepTitle}>{t(($) => $.home.how[key].title)}</h3>
                <p className={styles.soft}>{t(($) => $.home.how[key].body)}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.scored}>
          <h3 className={styles.stepTitle}>{t(($) => $.home.scored.title)}</h3>
          <p className={styles.soft}>{t(($) => $.home.scored.body)}</p>
        </div>
      </section>
    </div>
  );
}
