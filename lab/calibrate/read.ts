/** What the curves are fitted to: recordings of `analyze --json`. */
import { readFileSync } from 'node:fs';
import type { FaceReport } from '#domain/face/report.ts';

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
const LEAST_PHOTOS = 20;

/** The reports of each recording. Throws where one has too few. */
export function readSets(paths: readonly string[]): FaceReport[][] {
  return paths.map((path) => {
    const reports = readReports(path).map(({ report }) => report);
    if (reports.length >= LEAST_PHOTOS) return reports;
    throw new Error(`${path} has ${reports.length} analysed photos; a set has at least ${LEAST_PHOTOS}.`);
  });
}
