import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphemesOf } from '#domain/account/clean-text.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { titleOf } from '#domain/history/entry.ts';
import { lightTells } from '#domain/score/bands.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import type { JourneyPhoto } from '#state/journey.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { bestFirst, useRoastLang } from '#ui/components/result/roast-text.ts';
import { useUntoldWords } from '#ui/components/result/untold.ts';
import { type CardContent, type CardFormat, type Phrases, spacedWords } from './card.ts';
import { layoutCard } from './card-layout.ts';
import { drawCard, measureOn } from './draw-card.ts';
import { fillNameIn } from '#roast/fill-name.ts';

// What the card says of a roast, whose texts still have `{name}` where the name belongs.

/** Each null without a roast. */
interface CardTexts {
  readonly headline: string | null;
  readonly joke: string | null;
  readonly strength: string | null;
}

/** `truth`: which of the truths is quoted, from 0, in the order of the page. `name`: null leaves it out, as for somebody who told none. */
export function cardTexts(roast: Roast | null, truth: number, name: string | null): CardTexts {
  const filled = (text: string | undefined) => (text === undefined ? null : fillNameIn(text, name));
  return {
    headline: roast === null ? null : filled(titleOf(roast)),
    joke: filled(roast === null ? undefined : bestFirst(roast)[truth]),
    strength: filled(roast?.whatIsGreat[0]),
  };
}

/** Whether the card would say this name. */
export function saysName(roast: Roast | null, truth: number, name: string | null): boolean {
  const without = cardTexts(roast, truth, null);
  const { headline, joke, strength } = cardTexts(roast, truth, name);
  return headline !== without.headline || joke !== without.joke || strength !== without.strength;
}

/** What the person may choose about the card. */
export interface CardChoice {
  readonly format: CardFormat;
  /** Which of the truths is quoted, from 0, in the order of the page. */
  readonly truth: number;
  readonly withPhoto: boolean;
  readonly withName: boolean;
}

/** What a card is made of: a result that was just measured, or one from the history, whose photo is nowhere. */
export interface SharedResult {
  readonly report: Pick<FaceReport, 'score'>;
  /** Null: of a version that this one does not know. */
  readonly facts: Pick<RoastFacts, 'light'> | null;
  readonly roast: Roast | null;
  readonly photo: Pick<JourneyPhoto, 'url'> | null;
}

interface SharedCard {
  readonly content: CardContent;
  /** Whether there is a name to choose about. */
  readonly canSayName: boolean;
  /** Null while it is being drawn. `failed`: this device cannot draw it. */
  readonly file: File | 'failed' | null;
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

/** `failed`: no memory for it, or a canvas that gives nothing away. */
const toFile = (canvas: HTMLCanvasElement, name: string): Promise<File | 'failed'> =>
  new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob === null ? 'failed' : new File([blob], name, { type: 'image/png' })),
      'image/png',
    );
  });

/** Milliseconds after which a card is given up: a canvas that found no memory may never answer. */
const GIVE_UP_MS = 15_000;

/** Japanese has its phrases told by a package of its own, which nobody else loads. */
async function phrasesIn(language: string): Promise<Phrases> {
  if (language !== 'ja') return spacedWords;
  try {
    return (await import('#i18n/japanese-phrases.ts')).phrasesOf;
  } catch {
    // Offline before it ever came: lines break where brackets and marks allow it.
    return graphemesOf;
  }
}

function useContent({ report, facts, roast }: SharedResult, truth: number, name: string | null): CardContent {
  const { t } = useTranslation();
  const untold = useUntoldWords()(facts);
  return useMemo(() => {
    const { headline, joke, strength } = cardTexts(roast, truth, name);
    const { value, spread, band } = report.score;
    return {
      told: lightTells(spread) ? { score: value, spread, band: t(($) => $.result.bands[band]) } : null,
      headline: headline ?? t(($) => $.result.noHeadline),
      joke,
      strength,
      words: {
        appName: t(($) => $.common.appName),
        outOf: lightTells(spread) ? t(($) => $.share.card.outOf) : untold,
        footer: t(($) => $.share.card.footer),
        footerPhoto: t(($) => $.share.card.footerPhoto),
      },
    };
  }, [report, roast, truth, name, untold, t]);
}

/** Draws the card on the canvas, and keeps it as a file ready to be shared with the very next tap. */
export function useCard(
  canvas: RefObject<HTMLCanvasElement | null>,
  result: SharedResult,
  choice: CardChoice,
): SharedCard {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | 'failed' | null>(null);
  const { displayName } = useAtomValue(personalizationAtom);
  const pageLanguage = useAtomValue(languageAtom);
  // Lines break as the roast's own language does.
  const language = useRoastLang() ?? pageLanguage;
  const { format, truth, withPhoto, withName } = choice;
  const content = useContent(result, truth, withName ? displayName : null);
  const url = result.photo?.url ?? null;
  const fileName = t(($) => $.share.fileName);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      setFile(null);
      const [photo, phrases] = await Promise.all([
        withPhoto && url !== null ? loadPhoto(url) : null,
        phrasesIn(language),
      ]);
      const { current } = canvas;
      if (gone || current === null) return null;
      const layout = layoutCard({ ...content, phrases }, format, photo !== null, measureOn(current));
      drawCard(current, layout, content.told?.score ?? null, photo);
      return toFile(current, fileName);
    };
    const end = (drawn: File | 'failed' | null = null) => {
      if (!gone) setFile(drawn);
    };
    const late = setTimeout(() => end('failed'), GIVE_UP_MS);
    draw()
      .then(end, () => end('failed'))
      .finally(() => clearTimeout(late));
    return () => {
      gone = true;
      clearTimeout(late);
    };
  }, [canvas, content, format, fileName, language, url, withPhoto]);
  return { content, canSayName: saysName(result.roast, truth, displayName), file };
}
