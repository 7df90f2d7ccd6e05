/** What the fits are made from: recordings of `analyze --json`, and how far copies moved the score. */
import { readFileSync } from 'node:fs';
import type { FaceReport } from '#domain/face/report.ts';
import type { RepeatedScores } from '../evaluate/publish/repeated-scores.ts';
import { inRoot } from '../lib/paths.ts';

/** A photo that was accepted. */
export interface ReportedPhoto {
  readonly file: string;
  readonly report: FaceReport;
}

type Line = ({ readonly ok: true } & ReportedPhoto) | { readonly ok: false };

/** The accepted photos of a recording of `npm run -s analyze -- DIR --json`, in its order. */
export function readReports(path: string): ReportedPhoto[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .flatMap((line) => (line.ok ? [line] : []));
}

/** Fewer photos make no set: their quantiles are those of single faces. */
export const LEAST_PHOTOS = 20;

/** In the repository: the copies that the ± is fitted to and tested on. */
export const COPIES = inRoot('scripts', 'calibrate', 'repeated-scores.json');

export const readRepeatedScores = (path: string): RepeatedScores =>
  JSON.parse(readFileSync(path, 'utf8')) as RepeatedScores;
