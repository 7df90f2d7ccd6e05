/** `npm run size -- [--json]`: what the line carries, against the budgets. Exit 1 when one is exceeded. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { budgetTable } from './size/budgets.ts';
import { sizeBudgets } from './size/run.ts';

try {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const budgets = await sizeBudgets();
  console.log(json ? JSON.stringify({ budgets }) : budgetTable(budgets));
  process.exitCode = budgets.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
