import { useSetAtom } from 'jotai';
import { Download, ImageUp, Share2, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareOutcome } from '#state/capture/capture-services.ts';
import { saveCardAtom, shareCardAtom } from '#state/capture/share-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { Button } from '#ui/components/button.tsx';
import { ToggleChip } from '#ui/components/toggle-chip.tsx';
import styles from './share-dialog.module.css';
import { useCard } from './use-card.ts';

interface ShareDialogProps {
  readonly result: JourneyResult;
  readonly onClose: () => void;
}

/** The card as it will go out, with the photo only where the switch says so. */
export function ShareDialog({ result, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [withPhoto, setWithPhoto] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = useSetAtom(shareCardAtom);
  const save = useSetAtom(saveCardAtom);
  const { content, file } = useCard(canvas, result, withPhoto);
  useEffect(() => dialog.current?.showModal(), []);

  const send = async () => {
    setOutcome(null);
    const text = t(($) => $.share.message, { score: content.score });
    setOutcome(await share({ title: content.words.appName, text, file }));
  };
  const { score, band, headline } = content;
  const alt = t(($) => $.share.previewAlt, { score, band, headline });
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title}>{t(($) => $.share.title)}</h2>
        <Button look="round" label={t(($) => $.share.close)} onClick={() => dialog.current?.close()}>
          <X size={22} aria-hidden />
        </Button>
      </div>
      <canvas ref={canvas} className={styles.card} role="img" aria-label={alt} data-photo={withPhoto} />
      <ToggleChip
        checked={withPhoto}
        onChange={setWithPhoto}
        label={t(($) => $.share.photo)}
        note={t(($) => $.share.photoNote)}
        icon={<ImageUp size={20} aria-hidden />}
      />
      <div className={styles.actions}>
        <Button
          look="primary"
          wide
          busy={file === null}
          icon={<Share2 size={20} aria-hidden />}
          onClick={() => void send()}
        >
          {t(($) => $.share.send)}
        </Button>
        <Button
          wide
          busy={file === null}
          icon={<Download size={20} aria-hidden />}
          onClick={() => {
            if (file !== null) save(file);
          }}
        >
          {t(($) => $.share.save)}
        </Button>
      </div>
      <output className={styles.outcome} data-outcome={outcome ?? undefined}>
        {outcome !== null && outcome !== 'dismissed' && t(($) => $.share[outcome])}
      </output>
    </dialog>
  );
}
