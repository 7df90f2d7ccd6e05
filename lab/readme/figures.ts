/**
 * What was measured last, by command, as far as the README tells it (lab/reports/figures.json); each with the version of
 * the pipeline that was measured. The figures of `evaluate` stand in lab/reports/measuring.md.
 */
import * as z from 'zod';
import { CASE_NAMES } from '../bench/cases.ts';
import type { BudgetName } from '../size/budgets.ts';

const pipeline = z.string();

export const figuresSchema = z.strictObject({
  /** Of people that neither curves nor ± were fitted to, those whose second photo lay within the ± of the first. */
  crossValidate: z.strictObject({ pipeline, people: z.int(), within: z.int() }),
  /** Times of `FaceLandmarker.detect`. */
  bench: z.strictObject({ pipeline, warm: z.number(), cold: z.number() }),
  /** Bytes, compressed. */
  size: z.strictObject({ pipeline, firstScreen: z.int(), mediapipe: z.int(), lite: z.int() }),
  /** Performance, 0 to 100. */
  lighthouse: z.strictObject({ pipeline, splash: z.int(), camera: z.int(), keptRoast: z.int() }),
});

export type Figures = z.infer<typeof figuresSchema>;
type Measured = { [Name in keyof Figures]: Omit<Figures[Name], 'pipeline'> };

const recordedBench = z.object({
  cases: z.array(z.object({ name: z.string(), vsLandmarker: z.number().nullable() })),
});
const recordedSize = z.object({ budgets: z.array(z.object({ name: z.string(), bytes: z.int() })) });
const recordedPages = z.object({ pages: z.array(z.object({ page: z.string(), performance: z.number() })) });
const recordedPeople = z.object({
  people: z.int(),
  unseen: z.object({ overall: z.object({ withinAsWorded: z.number() }) }),
});

/** The figure of a row. @throws Error where the recording lacks it */
function figure<Row>(
  rows: readonly Row[],
  isIt: (row: Row) => boolean,
  of: (row: Row) => number | null,
): number {
  const value = rows.filter(isIt).map(of)[0];
  if (value === undefined || value === null)
    throw new Error('The recording lacks a figure that the README tells.');
  return value;
}

/** What `bench`, `size`, `lighthouse` or `cross-validate` printed with --json; null: something else. */
function measured(recording: unknown): Partial<Measured> | null {
  const bench = recordedBench.safeParse(recording).data;
  if (bench !== undefined) {
    const times = (name: string) =>
      figure(
        bench.cases,
        (row) => row.name === name,
        ({ vsLandmarker }) => vsLandmarker,
      );
    return { bench: { warm: times(CASE_NAMES.warm), cold: times(CASE_NAMES.cold) } };
  }
  const size = recordedSize.safeParse(recording).data;
  if (size !== undefined) {
    const bytes = (name: BudgetName) =>
      figure(
        size.budgets,
        (row) => row.name === name,
        (row) => row.bytes,
      );
    return {
      size: {
        firstScreen: bytes('first screen: script and style'),
        mediapipe: bytes('first analysis, MediaPipe: everything'),
        lite: bytes('first analysis, lite: everything'),
      },
    };
  }
  const audit = recordedPages.safeParse(recording).data;
  if (audit !== undefined) {
    const mark = (page: string) =>
      figure(
        audit.pages,
        (row) => row.page === page,
        (row) => row.performance,
      );
    return { lighthouse: { splash: mark('splash'), camera: mark('camera'), keptRoast: mark('kept roast') } };
  }
  const validated = recordedPeople.safeParse(recording).data;
  if (validated === undefined) return null;
  const { people, unseen } = validated;
  return { crossValidate: { people, within: Math.round(people * unseen.overall.withinAsWorded) } };
}

/**
 * The figures with those of a recording in the place of the older ones.
 *
 * @param version of the pipeline that the recording is of
 * @throws Error where it is of no command that the README tells of, or lacks a figure
 */
export function withRecording(figures: Figures, recording: unknown, version: string): Figures {
  const news = measured(recording);
  if (news === null)
    throw new Error('This is not what bench, size, lighthouse or cross-validate print with --json.');
  return figuresSchema.parse({
    ...figures,
    ...Object.fromEntries(
      Object.entries(news).map(([name, found]) => [name, { pipeline: version, ...found }]),
    ),
  });
}
