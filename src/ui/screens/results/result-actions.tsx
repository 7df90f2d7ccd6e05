import { useAtomValue, useSetAtom } from 'jotai';
import { Camera, RefreshCw, Share2, Theater } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { roastsLeftAtom } from '#state/daily-limit-atoms.ts';
import type { EntryPlace } from '#state/cloud-atoms.ts';
import { keepWishAtom } from '#state/journey-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { servedStyleAtom } from '#state/served-style.ts';
import { hasAccountsAtom, sessionAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { Fold } from '#ui/components/fold.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import styles from './result-actions.module.css';

interface DockProps {
  readonly onShare: () => void;
  /** Whether sharing is what comes next: without jokes it is not. */
  readonly primary: boolean;
}

/** What one does with a result, always at hand: at the lower edge of a phone, below the words on a desktop. */
export function Dock({ onShare, primary }: DockProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.dock} data-dock>
      <Button
        look={primary ? 'primary' : 'quiet'}
        wide
        icon={<Share2 size={20} aria-hidden />}
        onClick={onShare}
      >
        {t(($) => $.share.open)}
      </Button>
      <RoastLink wide icon={<Camera size={20} aria-hidden />}>
        {t(($) => $.result.another)}
      </RoastLink>
    </div>
  );
}

interface WriterProps {
  /** One is being written. */
  readonly busy: boolean;
  readonly onAgain: () => void;
}

interface AgainProps extends WriterProps {
  /** The latest did not come: the one from before still stands there. */
  readonly failed: boolean;
  /** Stands beside it. */
  readonly children?: ReactNode;
}

/** Another joke on the same photo. */
export function Again({ busy, failed, onAgain, children }: AgainProps) {
  const { t } = useTranslation();
  const left = useAtomValue(roastsLeftAtom)();
  return (
    <div className={styles.again}>
      <div className={styles.pair}>
        <Button wide icon={<RefreshCw size={20} aria-hidden />} busy={busy} onClick={onAgain}>
          {t(($) => $.result.again)}
        </Button>
        {children}
      </div>
      {failed && <FailureLine>{t(($) => $.result.notAnew)}</FailureLine>}
      {/* Beside "used up for today". */}
      {left === 0 && <p className={styles.note}>{t(($) => $.result.againFree)}</p>}
    </div>
  );
}

/** How hot the jokes are; another choice writes them anew. `failed`: that did not work. */
export function StyleFold({ failed }: Pick<AgainProps, 'failed'>) {
  const { t } = useTranslation();
  const style = useAtomValue(servedStyleAtom);
  return (
    <Fold
      name="style"
      icon={<Theater size={22} aria-hidden />}
      title={t(($) => $.common.style.name)}
      note={<span className={styles.style}>{t(($) => $.common.style[style])}</span>}
    >
      <StyleSwitch legendHidden />
      {failed && <FailureLine silent>{t(($) => $.result.notAnew)}</FailureLine>}
    </Fold>
  );
}

/** The numbers without jokes, and another try. */
export function WriterFailed({ busy, onAgain }: WriterProps) {
  const { t } = useTranslation();
  return (
    <Card tone="warm">
      <p>{t(($) => $.result.writerFailed.body)}</p>
      <Button look="primary" busy={busy} onClick={onAgain}>
        {t(($) => $.result.writerFailed.retry)}
      </Button>
    </Card>
  );
}

/** Whether this result was to be kept and could not be: said above it, not in its last line. */
export const isLost = ({ kept, sample }: Pick<JourneyResult, 'kept' | 'sample'>): boolean =>
  kept === 'failed' && !sample;

export function KeptFailure() {
  const { t } = useTranslation();
  return (
    <div data-kept="failed">
      <FailureLine>{t(($) => $.result.kept.failed)}</FailureLine>
    </div>
  );
}

interface KeptNoteProps extends Pick<JourneyResult, 'kept' | 'sample'> {
  /** Where the history keeps it. */
  readonly place: EntryPlace;
}

/** Where this result is kept, and for how long. */
export function KeptNote({ kept, sample, place }: KeptNoteProps) {
  const { t } = useTranslation();
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const isUser = useAtomValue(sessionAtom).kind === 'user';
  const wish = useSetAtom(keepWishAtom);
  if (sample) return <p className={styles.note}>{t(($) => $.result.kept.sample)}</p>;
  return (
    <p className={styles.note} data-kept={kept}>
      <span>{t(($) => (kept === 'history' ? $.result.kept.history[place] : $.result.kept[kept]))}</span>{' '}
      {kept === 'tab' && hasAccounts && (
        // Kept as soon as there is an account, which is at once where there is one.
        <Link to={isUser ? '/results' : '/signup'} replace={isUser} onClick={() => wish(true)}>
          {t(($) => $.result.kept.signup)}
        </Link>
      )}
      {kept === 'history' && <Link to="/history">{t(($) => $.result.kept.toHistory)}</Link>}
    </p>
  );
}
