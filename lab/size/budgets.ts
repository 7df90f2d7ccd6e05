/** What a slow line may be asked to carry, and what it carried. */
import { markdownTable } from '../report.ts';

export interface Budget {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly ok: boolean;
}

const KB = 1_000;
const MB = 1_000_000;

/** Bytes, compressed as the server sends them. */
export const LIMITS = {
  'first screen: script and style': 150 * KB,
  'first analysis, MediaPipe: everything': 8.5 * MB,
  'first analysis, lite: everything': 5 * MB,
  'second analysis: everything': 0,
  'cloud roast: up': 1_024,
  'cloud roast: down': 6 * 1_024,
} as const;

export type BudgetName = keyof typeof LIMITS;

export const judgeBytes = (name: BudgetName, bytes: number): Budget => ({
  name,
  bytes,
  limit: LIMITS[name],
  ok: bytes <= LIMITS[name],
});

/** The budgets as a table in Markdown. */
export const budgetTable = (budgets: readonly Budget[]): string =>
  markdownTable(
    ['what', 'bytes', 'budget', 'ok'],
    budgets.map(({ name, bytes, limit, ok }) => [
      name,
      bytes.toLocaleString('en'),
      limit.toLocaleString('en'),
      ok ? 'yes' : 'TOO MUCH',
    ]),
  );
