import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { JourneyResult } from '#state/journey.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import type { CardContent, CardFormat } from './card.ts';
import { layoutCard } from './card-layout.ts';
import { cardTexts, saysName } from './card-texts.ts';
import { drawCard, measureOn } from './draw-card.ts';

/** What the person may choose about the card. */
export interface CardChoice {
  readonly format: CardFormat;
  /** Which of the truths is quoted, from 0. */
  readonly truth: number;
  readonly withPhoto: boolean;
  readonly withName: boolean;
}

interface SharedCard {
  readonly content: CardContent;
  /** Whether there is a name to choose about. */
  readonly canSayName: boolean;
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

function useContent({ report, roast }: JourneyResult, truth: number, name: string | null): CardContent {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  return useMemo(() => {
    const { headline, joke, strength } = cardTexts(roast, truth, name);
    return {
      score: report.score.value,
      spread: report.score.spread,
      band: t(($) => $.result.bands[report.score.band]),
      headline: headline ?? t(($) => $.result.noHeadline),
      joke,
      strength,
      language,
      words: {
        appName: t(($) => $.common.appName),
        outOf: t(($) => $.share.card.outOf),
        footer: t(($) => $.share.card.footer),
        footerPhoto: t(($) => $.share.card.footerPhoto),
      },
    };
  }, [report, roast, truth, name, language, t]);
}

/** Draws the card on the canvas, and keeps it as a file ready to be shared with the very next tap. */
export function useCard(
  canvas: RefObject<HTMLCanvasElement | null>,
  result: JourneyResult,
  choice: CardChoice,
): SharedCard {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const { displayName } = useAtomValue(personalizationAtom);
  const { format, truth, withPhoto, withName } = choice;
  const content = useContent(result, truth, withName ? displayName : null);
  const url = result.photo?.url ?? null;
  const fileName = t(($) => $.share.fileName);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      setFile(null);
      const photo = withPhoto && url !== null ? await loadPhoto(url) : null;
      const { current } = canvas;
      if (gone || current === null) return;
      const layout = layoutCard(content, format, photo !== null, measureOn(current));
      drawCard(current, layout, content.score, photo);
      const drawn = await toFile(current, fileName);
      if (!gone) setFile(drawn);
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [canvas, content, format, fileName, url, withPhoto]);
  return { content, canSayName: saysName(result.roast, truth, displayName), file };
}
