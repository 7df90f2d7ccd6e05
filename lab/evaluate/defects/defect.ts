/** What every painted defect offers. */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import type { Layer } from '../paint.ts';
import type { Placement } from '../placement.ts';
import type { Random } from '../random.ts';

/** The metrics whose sensitivity is measured. */
export type DefectName = Extract<
  SkinMetricName,
  'spots' | 'redness' | 'darkCircles' | 'lines' | 'shine' | 'texture'
>;

export interface Defect {
  readonly name: DefectName;
  /**
   * Prepares the defect for one face: places are drawn once, so that strengths differ in strength only.
   *
   * @param width 1 for the usual size of what is painted; 0.7 is three tenths narrower
   * @returns strength 0…1 → what is painted; null when none of the places it needs is visible
   */
  readonly prepare: (
    face: Placement,
    random: Random,
    width: number,
  ) => ((strength: number) => readonly Layer[]) | null;
}
