/** Writes what an evaluation found to lab/reports/measuring.md, between its marks, and the pictures beside it. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '#scripts/lib/paths.ts';
import { EVERY_OTHER, targetRows } from '../format.ts';
import { changeId, IDENTITY } from '../versions.ts';
import type { FaceResult } from '../summary/face-result.ts';
import type { Figures } from '../summary/figures.ts';
import type { ScoreGroup } from '../summary/groups.ts';
import { histogram, scatter } from './charts.ts';

const DOCUMENT = inRoot('lab', 'reports', 'measuring.md');
const PICTURES = inRoot('lab', 'reports');
const BEGIN = '<!-- figures: written by npm run lab -- evaluate DIR --publish -->';
const END = '<!-- end of figures -->';

const SCORES = { from: 40, to: 100 };

/** File name → SVG. */
export function picturesOf(faces: readonly FaceResult[]): Readonly<Record<string, string>> {
  const scores = faces.map(({ original }) => original.score.value);
  const pairs = (kind: string): (readonly [number, number])[] =>
    faces.flatMap(({ original, versions }) => {
      const before = kind === changeId('') ? original : versions.get(IDENTITY);
      return [...versions]
        .filter(([id]) => id.startsWith(kind))
        .flatMap(([, report]) => (before ? [[before.score.value, report.score.value] as const] : []));
    });
  const [changed, recoloured] = [pairs(changeId('')), pairs('tone/')];
  const difference = ([before, after]: readonly [number, number]) => after - before;
  const as = (label: string) => ({ ...SCORES, label });
  return {
    'scores.svg': histogram(scores, as('score of the faces as they are'), 12),
    'repeatability.svg': scatter(changed, as('score'), as('score of the changed photo')),
    'repeatability-histogram.svg': histogram(
      changed.map(difference),
      { from: -6, to: 6, label: 'change of the score' },
      12,
    ),
    'tone.svg': scatter(recoloured, as('score'), as('score with another skin tone')),
    'tone-histogram.svg': histogram(
      recoloured.map(difference),
      { from: -6, to: 6, label: 'change of the score' },
      12,
    ),
  };
}

function groupTable(groups: readonly ScoreGroup[]): string[] {
  return [
    '| Skin tone (ITA group) | Faces | Mean score | 95 % interval |',
    '| --- | --- | --- | --- |',
    ...groups.map(({ name, faces, mean, margin }) => {
      const interval = Number.isFinite(margin) ? `± ${margin.toFixed(1)}` : '–';
      return `| ${name} | ${faces} | ${mean.toFixed(1)} | ${interval} |`;
    }),
  ];
}

/** The part of the document that the command writes. */
export function figuresMarkdown(figures: Figures, others: Figures | null, made: string): string {
  const { faces, scores, seed, pipelineVersion } = figures;
  const known = new Map((others === null ? [] : targetRows(others)).map((row) => [row[0], row]));
  const rows = targetRows(figures).map(([what, value, target, ok]) => {
    const other = known.get(what);
    const holds = ok && (other?.[3] ?? true);
    return `| ${what} | ${value} | ${other?.[1] ?? '–'} | ${target} | ${holds ? 'ok' : '**not ok**'} |`;
  });
  return [
    BEGIN,
    '',
    `${made}; ${faces} faces, scores ${scores.min} to ${scores.max} with a median of ${scores.median}; pipeline ${pipelineVersion}, seed ${seed}.`,
    '',
    `| Property | Found | On every other face (${others?.faces ?? 0}) | Must | |`,
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    ...(others === null ? [] : [`Every other face: ${EVERY_OTHER}.`, '']),
    ...groupTable(figures.groups),
    '',
    END,
  ].join('\n');
}

/** @throws Error when the document has no place for the figures */
export async function publish(
  figures: Figures,
  others: Figures | null,
  faces: readonly FaceResult[],
): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8');
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${DOCUMENT} has no place for the figures`);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const made = `${new Date().toISOString().slice(0, 10)}, commit ${commit}`;
  const text = figuresMarkdown(figures, others, made);
  await writeFile(DOCUMENT, document.slice(0, begin) + text + document.slice(end + END.length));
  await mkdir(PICTURES, { recursive: true });
  for (const [name, svg] of Object.entries(picturesOf(faces))) await writeFile(join(PICTURES, name), svg);
}
