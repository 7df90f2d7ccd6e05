/** `npm start`: prepares the models, builds the product and serves it at http://localhost:4173 (PORT, HOST). */
import process from 'node:process';
import { requireNode } from './lib/node-version.ts';

requireNode();
const { startProduct } = await import('./start/run.ts');

await startProduct(process.env, process.stdout).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
