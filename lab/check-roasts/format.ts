/** What the command prints. */
import type { CommonTag } from './common.ts';
import { isMet, type LanguageFigures, type Must } from './musts.ts';
import { PLACES, type Place } from './reading.ts';
import { KINDS } from './rules/finding.ts';
import type { KindCount } from './tally.ts';

export interface Outcome {
  readonly faces: number;
  readonly roasts: number;
  readonly common: readonly CommonTag[];
  /** Roasts with at least one contradiction. */
  readonly contradicted: number;
  readonly kinds: readonly KindCount[];
  readonly languages: readonly LanguageFigures[];
  readonly musts: readonly Must[];
}

/** How many of a kind's variants are printed. */
const LISTED = 6;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const shown = ({ value, bound }: Must) =>
  bound > 0 && bound < 1 ? [percent(value), percent(bound)] : [String(value), String(bound)];

function kindLines({ kind, count, roasts, whats }: KindCount): string[] {
  const more = whats.length > LISTED ? [`    and ${whats.length - LISTED} more`] : [];
  return [
    `  ${kind}: ${KINDS[kind]}: ${count} in ${roasts} roasts`,
    ...whats.slice(0, LISTED).flatMap(({ what, count: times, example }) => {
      const { file, texts, facts } = example;
      const { lang, style, teen, variant } = facts;
      return [
        `    ${times} × ${what} (${file}, ${lang}, ${style}, ${teen === false ? 'adult' : 'teen or not said'}, variant ${variant})`,
        ...texts.map((text) => `      | ${text}`),
      ];
    }),
    ...more,
  ];
}

function languageLines({ lang, figures, bank, photos }: LanguageFigures): string[] {
  const { tenPhotos, thirtyPhotos } = photos;
  const again = (places: Readonly<Record<Place, number>>) =>
    PLACES.map((place) => `${place} ${places[place]}`).join(', ');
  return [
    `${lang}:`,
    `  holds for a random other face: ${PLACES.map((place) => `${place} ${percent(figures.others[place])}`).join(', ')}`,
    ...(['truth', 'great'] as const).flatMap((place) =>
      figures.common[place].map(
        ({ key, told, others }) => `    ${place} ${key}: told ${told} times, holds for ${percent(others)}`,
      ),
    ),
    `  truths about the skin: ${percent(figures.skinTruths)}`,
    `  two truths on what the photo shows: ${percent(figures.seen)}`,
    `  with a history ${figures.withPast}, calling back to it ${percent(figures.callBacks)}`,
    `  distinct from headline to closer: ${percent(figures.distinct)}`,
    `  ${photos.people} people, ten photos: ${tenPhotos.again} of ${tenPhotos.told} lines again (${again(tenPhotos.places)})`,
    `  ${photos.people} people, thirty photos: ${thirtyPhotos.again} of ${thirtyPhotos.told} lines again (${again(thirtyPhotos.places)}); calling back ${percent(photos.callBacks)}`,
    ...thirtyPhotos.keys.slice(0, LISTED).map(([key, times]) => `    ${times} × ${key}`),
    `  distinct lines: ${bank.all} (${Object.entries(bank.places)
      .map(([place, count]) => `${place} ${count}`)
      .join(', ')}; on two or three facts ${bank.compounds})`,
  ];
}

export const textReport = (outcome: Outcome): string =>
  [
    `${outcome.roasts} roasts of ${outcome.faces} faces; with a contradiction: ${outcome.contradicted}`,
    ...outcome.kinds.flatMap(kindLines),
    ...outcome.languages.flatMap(languageLines),
    `true of more than one face in five: ${outcome.common.map(({ tag, share }) => `${tag} ${share.toFixed(2)}`).join(', ')}`,
    'musts:',
    ...outcome.musts.map((must) => {
      const [value, bound] = shown(must);
      return `  ${isMet(must) ? 'held  ' : 'MISSED'} ${must.name}: ${value} (${must.atLeast ? 'at least' : 'at most'} ${bound})`;
    }),
  ].join('\n');
