import { useAtomValue, useSetAtom } from 'jotai';
import { Download, ImageUp, Share2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareOutcome } from '#ports/capture.ts';
import { saveCardAtom, shareCardAtom } from '#state/capture/share-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { ToggleChip } from '#ui/components/toggle-chip.tsx';
import { drawCard, type CardContent } from './draw-card.ts';
import styles from './share-dialog.module.css';

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

async function loadPhoto(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    // A kind of picture that the worker reads and `<img>` does not: the card does without.
    return null;
  }
}

const toFile = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob && new File([blob], name, { type: 'image/png' })), 'image/png');
  });

interface SharedCard {
  readonly content: CardContent;
  /** Null while it is being drawn. */
  readonly file: File | null;
}

/** Draws the card on the canvas, and keeps it as a file ready to be shared with the very next tap. */
function useCard(
  canvas: RefObject<HTMLCanvasElement | null>,
  result: JourneyResult,
  withPhoto: boolean,
): SharedCard {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [file, setFile] = useState<File | null>(null);
  const { report, roast, photo } = result;
  const content = useMemo<CardContent>(
    () => ({
      score: report.score.value,
      spread: report.score.spread,
      band: t(($) => $.result.bands[report.score.band]),
      headline: roast?.headline ?? t(($) => $.result.noHeadline),
      joke: roast?.harshTruths[roast.best ?? 0] ?? null,
      language,
      words: {
        appName: t(($) => $.common.appName),
        outOf: t(($) => $.share.card.outOf),
        joke: t(($) => $.share.card.joke),
        footer: withPhoto ? t(($) => $.share.card.footerPhoto) : t(($) => $.share.card.footer),
      },
    }),
    [report, roast, language, withPhoto, t],
  );
  const name = t(($) => $.share.fileName);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      setFile(null);
      const image = withPhoto ? await loadPhoto(photo.url) : null;
      if (gone || canvas.current === null) return;
      drawCard(canvas.current, content, image);
      const drawn = await toFile(canvas.current, name);
      if (!gone) setFile(drawn);
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [canvas, content, name, photo.url, withPhoto]);
  return { content, file };
}
