/**
 * What package.json's `start` runs. tsx parses and rewrites every module that is loaded after it, packages too: the
 * two large ones load natively first, which is half a second less. Node 22.18 and later read TypeScript themselves.
 */
import process from 'node:process';
import '@electric-sql/pglite';
import 'zod';

if (!process.features.typescript) (await import('tsx/esm/api')).register();
await import('../start.ts');
