/** The same face with another skin tone: does any score move? */
import type { FaceReport } from '#domain/face/report.ts';
import { TONE_ANGLES, TONE_METHODS, type ToneMethod } from '../tone.ts';
import { IDENTITY, toneId } from '../versions.ts';
import { driftOf, type Drift } from './drift.ts';
import type { ScoreOf } from './exact-score.ts';
import type { FaceResult } from './face-result.ts';
import { mean, p95 } from './statistics.ts';

export interface ToneP95 {
  readonly overall: number;
  readonly skin: number;
  readonly features: number;
  readonly vibe: number;
}

export interface ToneFigures {
  readonly p95: ToneP95;
  readonly byMethod: Readonly<Record<ToneMethod, ToneP95>>;
  /** Per target ITA in degrees; `bias` is the mean signed change of the overall score. */
  readonly byAngle: Readonly<Record<string, ToneP95 & { readonly bias: number }>>;
  readonly drift: Drift;
}

type Pair = readonly [before: FaceReport, after: FaceReport];

export function summariseTone(faces: readonly FaceResult[], scoreOf: ScoreOf): ToneFigures {
  const pairs = (methods: readonly ToneMethod[], angles: readonly number[]): Pair[] =>
    faces.flatMap((face) => {
      const before = face.versions.get(IDENTITY);
      if (!before) return [];
      return methods
        .flatMap((method) => angles.map((angle) => face.versions.get(toneId(method, angle))))
        .flatMap((after) => (after ? [[before, after] as const] : []));
    });
  const figures = (some: readonly Pair[]): ToneP95 => {
    const change = (of: ScoreOf) => p95(some.map(([before, after]) => Math.abs(of(after) - of(before))));
    return {
      overall: change(scoreOf),
      skin: change((report) => report.sections.skin.score),
      features: change((report) => report.sections.features.score),
      vibe: change((report) => report.sections.vibe.score),
    };
  };
  const all = pairs(TONE_METHODS, TONE_ANGLES);
  return {
    p95: figures(all),
    byMethod: {
      additive: figures(pairs(['additive'], TONE_ANGLES)),
      melanin: figures(pairs(['melanin'], TONE_ANGLES)),
    },
    byAngle: Object.fromEntries(
      TONE_ANGLES.map((angle) => {
        const some = pairs(TONE_METHODS, [angle]);
        const bias = mean(some.map(([before, after]) => scoreOf(after) - scoreOf(before)));
        return [String(angle), { ...figures(some), bias }];
      }),
    ),
    drift: driftOf(all),
  };
}
