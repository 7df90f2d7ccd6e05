import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { EngineCosts } from '#ui/components/engine-costs.tsx';
import styles from './engine-note.module.css';

/** Before the first download: which engine it will be, what each costs, and where to choose. */
export function EngineNote() {
  const { t } = useTranslation();
  const first = useAtomValue(firstDownloadAtom);
  const engine = useAtomValue(engineAtom);
  if (!first) return null;
  return (
    <div className={styles.note}>
      <p>{engine === 'lite' ? t(($) => $.engine.usesLite) : t(($) => $.engine.usesFull)}</p>
      <EngineCosts />
      <Link className={styles.link} to="/profile">
        {t(($) => $.engine.choose)}
      </Link>
    </div>
  );
}
