import { useAtomValue, useSetAtom } from 'jotai';
import { CloudCheck, CloudOff, RefreshCw, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { syncNowAtom, syncSummaryAtom } from '#state/cloud-atoms.ts';
import { Button } from './button.tsx';
import styles from './sync-status.module.css';
import { useSyncExternalStore } from 'react';

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const isOnline = () => navigator.onLine;

/** Whether the browser sees a network; true says nothing about what answers there. */
const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, isOnline);

const ICONS = { busy: RefreshCw, waiting: Smartphone, done: CloudCheck, offline: CloudOff } as const;

/**
 * Where profile and history are: on this phone for now, or in the account, and whether the phone is offline; nothing where
 * there is no account.
 */
export function SyncStatus() {
  const { t } = useTranslation();
  const summary = useAtomValue(syncSummaryAtom);
  const syncNow = useSetAtom(syncNowAtom);
  const online = useOnline();
  if (summary === null) return null;
  const { waiting, refused } = summary;
  const phase = online ? summary.phase : 'offline';
  const Icon = ICONS[phase];
  const waits = waiting > 0 ? t(($) => $.sync.waiting, { count: waiting }) : t(($) => $.sync.changes);
  // Not everything is, where it could not take a roast.
  const done = refused > 0 ? t(($) => $.sync.rest) : t(($) => $.sync.done);
  const words = { busy: t(($) => $.sync.busy), waiting: waits, done, offline: t(($) => $.sync.offline) };
  return (
    <div className={styles.status} role="group" aria-label={t(($) => $.sync.title)} data-sync={phase}>
      <p className={styles.line}>
        <Icon size={20} aria-hidden />
        <output>{words[phase]}</output>
      </p>
      {phase === 'offline' && summary.phase === 'waiting' && (
        <p className={styles.line}>
          <Smartphone size={20} aria-hidden />
          <span>{waits}</span>
        </p>
      )}
      {refused > 0 && (
        <p className={styles.line}>
          <Smartphone size={20} aria-hidden />
          <span>{t(($) => $.sync.refused, { count: refused })}</span>
        </p>
      )}
      {phase === 'waiting' && <Button onClick={() => void syncNow()}>{t(($) => $.sync.retry)}</Button>}
    </div>
  );
}
