import type { RegionName } from '#domain/face/report.ts';
import type { SkinMaps } from '../maps.ts';
import type { SkinReading } from '../skin-reading.ts';
import type { MapPlane, SkinRegions } from '../skin-regions.ts';

/** What is drawn over the photo where the metric was read. */
export interface MetricOverlay {
  /** Where it begins to show and is strongest, in the unit of `values`. */
  readonly range: readonly [from: number, to: number];
  /** One for each map pixel. */
  readonly values: (maps: SkinMaps, regions: SkinRegions) => Float32Array;
  /** The skin that the metric reads; left out: all that is readable. */
  readonly readOn?: (regions: SkinRegions) => MapPlane;
}

/** All that the domain knows of one skin metric; the screen's part stands in src/ui/skin-metrics.ts. */
export interface SkinMetric {
  /** Where it is read; the overlays show the same places and no others. */
  readonly regions: readonly RegionName[];
  /** Share of the skin's score; those of all metrics sum to 1; 0 for what is only described (lab/notes/measuring.md says what guided them). */
  readonly weight: number;
  /**
   * Share of its deviation from the median that its score shows, 0…1: a metric that says the same about the same face
   * each time may speak up, one that does not is drawn towards the middle (as Kelley 1927 shrinks by the correlation
   * of two measurements). Set by hand: the correlation of two photos of one person guided it, and so did how far the
   * metric follows the lamp and the set of faces; it is none of these figures itself (lab/notes/measuring.md, "Real
   * people", has both side by side). `npm run lab -- calibrate` makes the curves by it.
   */
  readonly reliability: number;
  /** `fine` is read from relief of a millimetre or less: the first that a soft photo loses. */
  readonly detail: 'fine' | 'coarse';
  /** What the measure goes back to. */
  readonly source: string;
  /** The raw value in the metric's own unit, before the filters' shares in each other are taken out; null: not measurable. */
  readonly measure: (skin: SkinReading) => number | null;
  /** Null where there is nothing to point at. */
  readonly overlay: MetricOverlay | null;
}
