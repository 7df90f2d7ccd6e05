import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { JourneyResult } from '#state/journey.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import type { CardContent, CardFormat } from './card.ts';
import { layoutCard } from './card-layout.ts';
import { drawCard, measureOn } from './draw-card.ts';

/** What the person may choose about the card. */
export interface CardChoice {
  readonly format: CardFormat;
  /** Which of the truths is quoted, from 0. */
  readonly truth: number;
  readonly withPhoto: boolean;
}

interface SharedCard {
  readonly content: CardContent;
  /** Null while it is being drawn. */
  readonly file: File | null;
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

function useContent({ report, roast }: JourneyResult, truth: number): CardContent {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return useMemo(
    () => ({
      score: report.score.value,
      spread: report.score.spread,
      band: t(($) => $.result.bands[report.score.band]),
      headline: roast?.headline ?? t(($) => $.result.noHeadline),
      joke: roast?.harshTruths[truth] ?? null,
      strength: roast?.whatIsGreat[0] ?? null,
      language,
      words: {
        appName: t(($) => $.common.appName),
        outOf: t(($) => $.share.card.outOf),
        footer: t(($) => $.share.card.footer),
        footerPhoto: t(($) => $.share.card.footerPhoto),
      },
    }),
    [report, roast, truth, language, t],
  );
}

/** Draws the card on the canvas, and keeps it as a file ready to be shared with the very next tap. */
export function useCard(
  canvas: RefObject<HTMLCanvasElement | null>,
  result: JourneyResult,
  choice: CardChoice,
): SharedCard {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const content = useContent(result, choice.truth);
  const { url } = result.photo;
  const { format, withPhoto } = choice;
  const name = t(($) => $.share.fileName);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      setFile(null);
      const photo = withPhoto ? await loadPhoto(url) : null;
      const { current } = canvas;
      if (gone || current === null) return;
      const layout = layoutCard(content, format, photo !== null, measureOn(current));
      drawCard(current, layout, content.score, photo);
      const drawn = await toFile(current, name);
      if (!gone) setFile(drawn);
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [canvas, content, format, name, url, withPhoto]);
  return { content, file };
}
