/** What `npm test -- types` runs: every tsconfig project with the native TypeScript, one after the other (it uses all cores), remembering what did not change. */
import { basename, dirname, relative } from 'node:path';
import process from 'node:process';
import { inRoot, ROOT } from './lib/paths.ts';
import { runNode } from './lib/run.ts';

/** One per kind of code: each sees only the globals that it has at run time. */
const PROJECTS = [
  'tsconfig.json',
  'src/analysis/worker/tsconfig.json',
  'src/domain/tsconfig.json',
  'src/service-worker/tsconfig.json',
  'supabase/functions/tsconfig.json',
  'supabase/local/tsconfig.json',
  'tests/tsconfig.json',
  'scripts/tsconfig.json',
  'lab/tsconfig.json',
].map((path) => inRoot(path));

/** A project prints nothing until it is checked. */
const SILENCE_MS = 1_800_000;

async function check(project: string): Promise<boolean> {
  const folder = relative(ROOT, dirname(project));
  const memory = inRoot('out', 'types', `${folder.replaceAll('/', '-') || basename(ROOT)}.tsbuildinfo`);
  const { ok, text, silent } = await runNode(
    inRoot('node_modules/typescript-7/bin/tsc'),
    ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'],
    { silenceMs: SILENCE_MS, output: 'capture' },
  );
  // TS18003: a project whose folder holds no file yet.
  if (ok || text.includes('TS18003')) return true;
  console.error(`${relative(ROOT, project)}${silent ? ' (no sign of life)' : ''}\n${text.trim()}`);
  return false;
}

const results: boolean[] = [];
for (const project of PROJECTS) results.push(await check(project));
process.exitCode = results.every(Boolean) ? 0 : 1;
