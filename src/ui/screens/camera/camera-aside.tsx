import { useAtomValue, useSetAtom } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lightTells } from '#domain/score/bands.ts';
import { formatShortDay } from '#i18n/format-date.ts';
import { formatInteger, formatMegabytes } from '#i18n/format.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { sampleComingAtom } from '#state/journey-run-atoms.ts';
import { lastResultAtom } from '#state/history-view-atoms.ts';
import { isFullMissing } from '#state/model-prefetch-atoms.ts';
import { waitingResultAtom } from '#state/waiting-result.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/components/button.tsx';
import { useEngineCosts } from '#ui/components/engine-costs.tsx';
import { whenIdle } from '#ui/later.ts';
import { PhotoWays } from './photo-inputs.tsx';
import { RoastChips, type Sheet } from './roast-chips.tsx';
import styles from './camera-aside.module.css';

/** The way back to the last result, or to the sign-in that one waits for, as one slim line; nothing where there is none. */
export function LastResult() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const last = useAtomValue(lastResultAtom);
  const waiting = useAtomValue(waitingResultAtom)?.report.score;
  const load = useSetAtom(loadHistoryAtom);
  const loading = useAtomValue(historyAtom).phase === 'loading';
  // The engine starts in this moment, and is what the person waits for.
  useEffect(() => (loading ? whenIdle(() => void load()) : undefined), [loading, load]);
  if (last === null && waiting === undefined && !loading) return null;
  return (
    <p className={styles.line}>
      {last !== null && (
        <Link className={styles.link} to={last.to}>
          {t(($) => (lightTells(last.spread) ? $.camera.last : $.camera.lastUntold), {
            score: formatInteger(last.value, language),
            spread: formatInteger(last.spread, language),
            day: formatShortDay(last.time, language),
          })}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
      {last === null && waiting !== undefined && (
        <Link className={styles.link} to="/login" data-held="waits">
          {t(($) => (lightTells(waiting.spread) ? $.account.resultWaits : $.account.untold.resultWaits), {
            score: formatInteger(waiting.value, language),
            spread: formatInteger(waiting.spread, language),
          })}
          <ChevronRight size={18} aria-hidden />
        </Link>
      )}
    </p>
  );
}

interface CameraAsideProps {
  /** Roasts left today; null: no limit. */
  readonly left: number | null;
  /** Null where a photo is there already. */
  readonly onSample: (() => void) | null;
}

/** What stands beside a panel that is there instead of the camera. */
export function CameraAside({ left, onSample }: CameraAsideProps) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<Sheet>(null);
  return (
    <div className={styles.beside}>
      {onSample !== null && <SampleFace onSample={onSample} />}
      <LastResult />
      {left !== null && <p className={styles.left}>{t(($) => $.camera.left, { count: left })}</p>}
      <div className={styles.chips}>
        <RoastChips sheet={sheet} onSheet={setSheet} spelledOut />
      </div>
      {onSample !== null && <PhotoWays />}
      <EngineNote />
    </div>
  );
}

/** The drawn face, for those who have neither camera nor photo at hand. */
function SampleFace({ onSample }: { readonly onSample: () => void }) {
  const { t } = useTranslation();
  const { samplePreviewUrl } = useAtomValue(servicesAtom).photos;
  const coming = useAtomValue(sampleComingAtom);
  return (
    <div className={styles.sample}>
      <img
        className={styles.thumb}
        src={samplePreviewUrl}
        alt={t(($) => $.home.sample.alt)}
        width="72"
        height="72"
      />
      <div className={styles.words}>
        <p className={styles.note}>{t(($) => $.home.sample.note)}</p>
        <Button busy={coming} onClick={onSample}>
          {t(($) => $.home.sample.button)}
        </Button>
      </div>
    </div>
  );
}

/** Before the first download: what it costs, and where there is a smaller one. */
function EngineNote() {
  const first = useAtomValue(firstDownloadAtom);
  return first ? <FirstDownload /> : null;
}

function FirstDownload() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const wanted = useAtomValue(engineAtom);
  const costs = useEngineCosts();
  const missing = isFullMissing(costs);
  const isLite = wanted === 'lite' || missing;
  const bytes = costs?.[isLite ? 'lite' : 'mediapipe'] ?? null;
  // Nothing is promised of an engine before it is known to be there.
  if (bytes === null) return null;
  return (
    <div className={styles.engine}>
      <p data-engine-costs>{t(($) => $.engine.once, { size: formatMegabytes(bytes, language) })}</p>
      {!isLite && (
        <Link className={styles.besideLink} to="/profile/settings">
          {t(($) => $.engine.smaller)}
        </Link>
      )}
      {missing && <p>{t(($) => $.engine.fullMissing)}</p>}
    </div>
  );
}
