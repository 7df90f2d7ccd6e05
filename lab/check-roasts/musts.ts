/** What the figures must be. */
import type { BankCount } from './bank-count.ts';
import type { Figures } from './figures.ts';
import type { PhotoSeries } from './photos.ts';

export interface Must {
  readonly name: string;
  readonly value: number;
  readonly bound: number;
  /** Whether the value may not be under the bound; else it may not be over it. */
  readonly atLeast: boolean;
}

export const isMet = ({ value, bound, atLeast }: Must): boolean =>
  atLeast ? value >= bound : value <= bound;

/** Whether nothing contradicts itself and every must is met. */
export const isSound = ({
  contradicted,
  musts,
}: {
  readonly contradicted: number;
  readonly musts: readonly Must[];
}): boolean => contradicted === 0 && musts.every(isMet);

const atMost = (name: string, value: number, bound: number): Must => ({ name, value, bound, atLeast: false });
const atLeast = (name: string, value: number, bound: number): Must => ({ name, value, bound, atLeast: true });

export interface LanguageFigures {
  readonly lang: string;
  readonly figures: Figures;
  readonly bank: BankCount;
  readonly photos: PhotoSeries;
}

export const mustsOf = ({ lang, figures, bank, photos }: LanguageFigures): Must[] => [
  atMost(`${lang}: truths that hold for a random other face`, figures.others.truth, 0.15),
  atMost(`${lang}: strengths that hold for a random other face`, figures.others.great, 0.4),
  atMost(`${lang}: truths about the skin`, figures.skinTruths, 1 / 3),
  atLeast(`${lang}: roasts with two truths on what the photo shows`, figures.seen, 1),
  atLeast(`${lang}: roasts with a history that call back to it`, figures.callBacks, 0.4),
  atLeast(`${lang}: the same, of thirty photos of one person`, photos.callBacks, 0.4),
  atMost(`${lang}: lines heard twice in thirty photos`, photos.thirtyPhotos.again, 0),
  atLeast(`${lang}: distinct lines`, bank.all, 5_000),
  atLeast(`${lang}: distinct lines on two or three facts`, bank.compounds, 600),
];
