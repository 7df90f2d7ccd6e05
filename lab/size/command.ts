import process from 'node:process';
import { createCommand, EXIT } from '../command-line.ts';
import { budgetTable } from './budgets.ts';
import { sizeBudgets } from './run.ts';

export const command = createCommand()
  .option('--json', 'the budgets as JSON')
  .action(async ({ json = false }) => {
    const budgets = await sizeBudgets();
    console.log(json ? JSON.stringify({ budgets }) : budgetTable(budgets));
    process.exitCode = budgets.every(({ ok }) => ok) ? EXIT.fine : EXIT.fails;
  });
