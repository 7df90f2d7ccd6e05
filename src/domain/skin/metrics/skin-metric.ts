import type { RegionName } from '#domain/face/report.ts';
import type { SkinReading } from '../skin-reading.ts';

/** All that the domain knows of one skin metric; the screen's part stands in src/ui/skin-metrics.ts. */
export interface SkinMetric {
  /** Where it is read; the overlays show the same places and no others. */
  readonly regions: readonly RegionName[];
  /** Share of the skin's score; those of all metrics sum to 1 (docs/measurement.md says what guided them). */
  readonly weight: number;
  /** `fine` is read from relief of a millimetre or less: the first that a soft photo loses. */
  readonly detail: 'fine' | 'coarse';
  /** What the measure goes back to. */
  readonly source: string;
  /** The raw value in the metric's own unit, before the filters' shares in each other are taken out; null: not measurable. */
  readonly measure: (skin: SkinReading) => number | null;
}
