import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { JourneyResult } from '#state/journey.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { drawCard, type CardContent } from './draw-card.ts';

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

export interface Card {
  readonly content: CardContent;
  /** Null while it is being drawn. */
  readonly file: File | null;
}

/** Draws the card on the canvas, and keeps it as a file ready to be shared with the very next tap. */
export function useCard(
  canvas: RefObject<HTMLCanvasElement | null>,
  result: JourneyResult,
  withPhoto: boolean,
): Card {
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
      great: roast?.whatIsGreat[0] ?? null,
      language,
      words: {
        appName: t(($) => $.common.appName),
        outOf: t(($) => $.share.card.outOf),
        great: t(($) => $.share.card.great),
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
