import { darkCircles, redness } from './colour-shifts.ts';
import type { Defect } from './defect.ts';
import { lines } from './lines.ts';
import { shine } from './shine.ts';
import { spots } from './spots.ts';
import { texture } from './texture.ts';

export const DEFECTS: readonly Defect[] = [spots, redness, darkCircles, lines, shine, texture];

/** Strength 0 is the photo itself. */
export const STRENGTHS: readonly number[] = [0.2, 0.4, 0.6, 0.8, 1];
