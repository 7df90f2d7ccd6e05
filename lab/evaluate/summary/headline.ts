/** The figures that `npm run lab -- evaluate DIR --json` promises, and nothing else. */
import type { Figures } from './figures.ts';

export function headlineOf(figures: Figures) {
  const {
    faces,
    determinism,
    repeatability,
    shapeStability,
    quality,
    resolution,
    tone,
    lamps,
    sensitivity,
    specificity,
  } = figures;
  return {
    faces,
    determinism,
    ...(repeatability && {
      repeatability: {
        p95: repeatability.p95,
        icc: repeatability.icc,
        coverage: repeatability.withinSpread,
        byChange: Object.fromEntries(
          Object.entries(repeatability.byChange).map(([name, change]) => [name, change.p95]),
        ),
      },
    }),
    ...(shapeStability !== undefined && { shapeStability }),
    ...(quality && { quality }),
    ...(resolution && { resolution }),
    ...(tone && { tone: { p95: tone.p95 } }),
    ...(lamps && { lamps }),
    ...(sensitivity && { sensitivity }),
    ...(specificity && { specificity }),
  };
}
