/** How each skin metric is shown: its place in the lists, and the map over the photo that belongs to it. */
import { SKIN_METRICS, type OverlayMap, type SkinMetricName } from '#functions/vocabulary.ts';

type Colour = readonly [red: number, green: number, blue: number];

export interface MapLook {
  /** Its place among the switches of the photo, from 1. */
  readonly place: number;
  /** Bright, and apart from skin of any tone: redness is not drawn in red, which would look like more of it. */
  readonly colour: Colour;
  /** Dots and hairlines: a pixel of the map is too little to see on a phone, so they are drawn larger. */
  readonly fine: boolean;
}

interface MetricLook {
  /** Its place in every list, from 1: what people ask about first. */
  readonly place: number;
  /** Null: the worker draws no map of it. */
  readonly map: MapLook | null;
}

type MetricLooks = {
  readonly [Name in SkinMetricName]: MetricLook & {
    readonly map: Name extends OverlayMap ? MapLook : null;
  };
};

export const METRIC_LOOKS: MetricLooks = {
  evenness: { place: 1, map: null },
  texture: { place: 2, map: { place: 5, colour: [24, 201, 120], fine: false } },
  spots: { place: 3, map: { place: 1, colour: [255, 122, 24], fine: true } },
  redness: { place: 4, map: { place: 2, colour: [236, 158, 255], fine: false } },
  pores: { place: 5, map: { place: 4, colour: [150, 190, 255], fine: true } },
  lines: { place: 6, map: { place: 3, colour: [0, 214, 255], fine: true } },
  shine: { place: 7, map: { place: 6, colour: [255, 226, 64], fine: false } },
  darkCircles: { place: 8, map: { place: 7, colour: [142, 104, 255], fine: false } },
};

/** The skin metrics in the order in which they are shown. */
export const SHOWN_METRICS: readonly SkinMetricName[] = SKIN_METRICS.toSorted(
  (a, b) => METRIC_LOOKS[a].place - METRIC_LOOKS[b].place,
);

/** Those that somebody is told about: nobody under 20 hears of lines (decisions/tone). */
export const shownMetrics = (teen: boolean | null): readonly SkinMetricName[] =>
  teen === false ? SHOWN_METRICS : SHOWN_METRICS.filter((name) => name !== 'lines');

const hasMap = (name: SkinMetricName): name is OverlayMap => METRIC_LOOKS[name].map !== null;

/** The maps over the photo in the order of their switches. */
export const SHOWN_MAPS: readonly OverlayMap[] = SKIN_METRICS.filter(hasMap).toSorted(
  (a, b) => METRIC_LOOKS[a].map.place - METRIC_LOOKS[b].map.place,
);
