import { useSetAtom } from 'jotai';
import { Download, ImageUp, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareOutcome } from '#ports/capture.ts';
import { saveCardAtom, shareCardAtom } from '#state/capture/share-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
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
  const canvas = useRef<HTMLCanvasElement>(null);
  const [withPhoto, setWithPhoto] = useState(false);
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const share = useSetAtom(shareCardAtom);
  const save = useSetAtom(saveCardAtom);
  const { content, file } = useCard(canvas, result, withPhoto);

  const send = async () => {
    setOutcome(null);
    const text = t(($) => $.share.message, { score: content.score });
    setOutcome(await share({ title: content.words.appName, text, file }));
  };
  const { score, band, headline } = content;
  const alt = t(($) => $.share.previewAlt, { score, band, headline });
  return (
    <Dialog title={t(($) => $.share.title)} closeLabel={t(($) => $.share.close)} onClose={onClose}>
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
    </Dialog>
  );
}
