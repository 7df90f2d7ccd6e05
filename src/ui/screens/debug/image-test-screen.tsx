import { landmarksFromPairs } from '#domain/face/landmarks.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState, type ChangeEvent, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysisOutcome, AnalysisSuccess, Overlays } from '#analysis/contract.ts';
import { REGION_NAMES, regionPolygons } from '#domain/face/regions.ts';
import type { PhotoQuality } from '#domain/face/report.ts';
import { formatPercent } from '#i18n/format.ts';
import { measurePhotoAtom } from '#state/debug-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { AgeGate } from '#ui/components/account/gates.tsx';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Page } from '#ui/components/page.tsx';
import debug from './debug.module.css';
import styles from './image-test-screen.module.css';
import { JsonBlock, TimingsTable } from './report-blocks.tsx';
import type { KeptMetrics } from '#domain/history/entry.ts';
import {
  drawOverlay,
  emptyLayers,
  OVERLAY_CHOICES,
  type OverlayChoice,
} from '#ui/components/draw-overlay.ts';
import { LayerChips } from '#ui/components/layer-chips.tsx';
import overlayPhotoStyles from '#ui/components/overlay-photo.module.css';

interface OverlayPhotoProps {
  readonly url: string;
  /** Size of the decoded image in pixels; the overlays speak its coordinates. */
  readonly size: Pick<PhotoQuality, 'width' | 'height'>;
  /** Null: the photo alone. */
  readonly overlays: Overlays | null;
  /** Whose words stand under the layers. */
  readonly metrics: KeptMetrics;
}

/** The whole photo, uncut, and switches for what was found in it. */
function OverlayPhoto({ url, size, overlays, metrics }: OverlayPhotoProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<OverlayChoice>('none');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && overlays !== null) drawOverlay(canvas.current, overlays, choice);
  }, [overlays, choice]);
  const ratio = { '--ratio': size.width / size.height } as CSSProperties;
  return (
    <figure className={overlayPhotoStyles.figure}>
      <div className={overlayPhotoStyles.photo} style={ratio}>
        <img src={url} alt={t(($) => $.overlays.photoAlt)} />
        <canvas ref={canvas} width={size.width} height={size.height} aria-hidden="true" />
      </div>
      {overlays !== null && (
        <figcaption>
          <LayerChips
            metrics={metrics}
            choices={OVERLAY_CHOICES}
            value={choice}
            empty={emptyLayers(overlays)}
            onChange={setChoice}
          />
        </figcaption>
      )}
    </figure>
  );
}

interface Tested {
  readonly url: string;
  readonly outcome: AnalysisOutcome;
}

/** The pipeline on a chosen image, with everything it found drawn over it. */
export function ImageTestScreen() {
  const { t } = useTranslation();
  const { photos } = useAtomValue(servicesAtom);
  const measure = useSetAtom(measurePhotoAtom);
  const [tested, setTested] = useState<Tested | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => (tested === null ? undefined : photos.closeUrl(tested.url)), [photos, tested]);

  const run = async (photo: Blob) => {
    setBusy(true);
    const outcome = await measure(photo);
    setTested({ url: photos.openUrl(photo), outcome });
    setBusy(false);
  };
  const runSample = async () => {
    // A sample that cannot be had is an empty file to the pipeline, which says so.
    await run(await photos.sample().catch(() => new Blob([])));
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file !== undefined) void run(file);
  };
  const outcome = tested?.outcome;
  return (
    <Page
      title={t(($) => $.debug.image.title)}
      lead={t(($) => $.debug.image.lead)}
      back={<BackLink to="/" />}
    >
      <AgeGate>
        <div className={debug.actions}>
          <input
            ref={input}
            type="file"
            accept="image/*,.heic,.heif,.avif"
            hidden
            aria-label={t(($) => $.debug.image.choose)}
            onChange={onChange}
          />
          <Button look="primary" busy={busy} onClick={() => input.current?.click()}>
            {busy ? t(($) => $.debug.running) : t(($) => $.debug.image.choose)}
          </Button>
          <Button busy={busy} onClick={() => void runSample()}>
            {t(($) => $.debug.image.sample)}
          </Button>
        </div>
      </AgeGate>
      {outcome?.ok === false && (
        <p role="alert">{t(($) => $.debug.image.failed, { code: outcome.code, detail: outcome.detail })}</p>
      )}
      {tested !== null && outcome?.ok === true && <Found url={tested.url} success={outcome} />}
    </Page>
  );
}

function Found({ url, success: { report, overlays, timings } }: { url: string; success: AnalysisSuccess }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return (
    <div className={debug.columns}>
      <div className={debug.block}>
        <OverlayPhoto
          url={url}
          size={report.quality}
          overlays={overlays}
          metrics={report.sections.skin.metrics}
        />
        <h2>{t(($) => $.debug.image.regions)}</h2>
        {overlays !== null && <RegionsPhoto url={url} size={report.quality} overlays={overlays} />}
      </div>
      <div className={debug.block}>
        <div className={debug.scroll} data-scrolls>
          <table className={debug.table}>
            <thead>
              <tr>
                <th scope="col">{t(($) => $.debug.image.region)}</th>
                <th scope="col">{t(($) => $.debug.image.coverage)}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(report.regions).map(([region, share]) => (
                <tr key={region}>
                  <th scope="row">{region}</th>
                  <td translate="no">{formatPercent(share, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {timings !== null && <TimingsTable timings={timings} />}
        <JsonBlock title={t(($) => $.debug.image.report)} value={report} />
      </div>
    </div>
  );
}

interface RegionsPhotoProps {
  readonly url: string;
  readonly size: Pick<PhotoQuality, 'width' | 'height'>;
  readonly overlays: Overlays;
}

/** The photo with the outline of every skin region that the metrics read. */
function RegionsPhoto({ url, size, overlays }: RegionsPhotoProps) {
  const { t } = useTranslation();
  const landmarks = landmarksFromPairs(overlays.landmarks);
  return (
    <figure className={styles.figure}>
      <img src={url} alt={t(($) => $.overlays.photoAlt)} />
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {REGION_NAMES.flatMap((name) =>
          regionPolygons(landmarks, name).map((polygon, side) => (
            <polygon
              key={`${name}${side === 0 ? '' : ' other side'}`}
              data-region={name}
              className={styles.region}
              points={polygon.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
          )),
        )}
      </svg>
    </figure>
  );
}
