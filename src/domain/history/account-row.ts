/**
 * What an account keeps of a roast, field by field (decisions/what-an-account-keeps). This list is the only one: the row is built from it,
 * and the privacy page shows it.
 */
import type { HistoryEntry, KeptReport } from './entry.ts';

type Sections = KeptReport['sections'];

/** Finer than the screens show, a score would give back what was measured. */
const whole = (score: number | null): number | null => (score === null ? null : Math.round(score));

const wholeScores = (parts: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(Object.entries(parts).map(([name, score]) => [name, whole(score)]));

const metricScores = (metrics: Sections['skin']['metrics']) =>
  Object.fromEntries(
    Object.entries(metrics).map(([name, metric]) => [
      name,
      metric === null ? null : { score: whole(metric.score) },
    ]),
  );

interface RowField {
  /** Of its words on the privacy page. */
  readonly key: string;
  /** Its place in the row. */
  readonly at: string;
  readonly of: (entry: HistoryEntry) => unknown;
}

export const ROW_FIELDS = [
  { key: 'id', at: 'id', of: ({ id }) => id },
  { key: 'owner', at: 'user_id', of: ({ ownerId }) => ownerId },
  { key: 'time', at: 'created_at', of: ({ createdAt }) => createdAt },
  { key: 'pipeline', at: 'pipeline_version', of: ({ pipelineVersion }) => pipelineVersion },
  { key: 'score', at: 'score', of: ({ report }) => report.score.value },
  { key: 'spread', at: 'spread', of: ({ report }) => report.score.spread },
  { key: 'band', at: 'band', of: ({ report }) => report.score.band },
  { key: 'shape', at: 'report.v', of: ({ v }) => v },
  {
    key: 'sections',
    at: 'report.sections.skin.score',
    of: ({ report }) => whole(report.sections.skin.score),
  },
  {
    key: 'metrics',
    at: 'report.sections.skin.metrics',
    of: ({ report }) => metricScores(report.sections.skin.metrics),
  },
  {
    key: 'sections',
    at: 'report.sections.features.score',
    of: ({ report }) => whole(report.sections.features.score),
  },
  {
    key: 'metrics',
    at: 'report.sections.features.parts',
    of: ({ report }) => wholeScores(report.sections.features.parts),
  },
  {
    key: 'sections',
    at: 'report.sections.vibe.score',
    of: ({ report }) => whole(report.sections.vibe.score),
  },
  {
    key: 'metrics',
    at: 'report.sections.vibe.parts',
    of: ({ report }) => wholeScores(report.sections.vibe.parts),
  },
  { key: 'facts', at: 'report.facts', of: ({ facts }) => facts },
  {
    key: 'sent',
    at: 'report.sent',
    // What was sent is the facts, word for word: once is enough.
    of: ({ facts, sent }) => (sent === JSON.stringify(facts) ? true : sent),
  },
  // The column takes an object; an analysis without a text has an empty one.
  { key: 'text', at: 'roast', of: ({ roast }) => roast ?? {} },
] as const satisfies readonly RowField[];

/** Each has words of its own in the locales (`privacyPage.row`): a new one does not compile without. */
export type RowFieldKey = (typeof ROW_FIELDS)[number]['key'];

/** The fields as people read of them, each once, with the places where they stand. */
export const ROW_TOPICS: readonly { readonly key: RowFieldKey; readonly at: readonly string[] }[] = [
  ...new Set(ROW_FIELDS.map(({ key }) => key)),
].map((key) => ({ key, at: ROW_FIELDS.filter((field) => field.key === key).map(({ at }) => at) }));

/** The row of an entry. */
export function rowFieldsOf(entry: HistoryEntry): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  for (const { at, of } of ROW_FIELDS) place(row, at.split('.'), of(entry));
  return row;
}

function place(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const inner: Record<string, unknown> = {};
  const there = into[key];
  if (typeof there === 'object' && there !== null) Object.assign(inner, there);
  place(inner, rest, value);
  into[key] = inner;
}
