/** `npm run check:types`: every tsconfig project with tsc, two at a time, remembering what did not change. */
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
].map((path) => inRoot(path));

async function check(project: string): Promise<boolean> {
  const folder = relative(ROOT, dirname(project));
  const memory = inRoot('out', 'types', `${folder.replaceAll('/', '-') || basename(ROOT)}.tsbuildinfo`);
  const { ok, text, timedOut } = await runNode(
    inRoot('node_modules/typescript/bin/tsc'),
    ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'],
    { timeoutMs: 180_000, output: 'capture' },
  );
  // TS18003: a project whose folder holds no file yet.
  if (ok || text.includes('TS18003')) return true;
  console.error(`${relative(ROOT, project)}${timedOut ? ' (timed out)' : ''}\n${text.trim()}`);
  return false;
}

const waiting = [...PROJECTS];
const results: boolean[] = [];
const worker = async () => {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    results.push(await check(project));
  }
};
await Promise.all([worker(), worker()]);
process.exitCode = results.every(Boolean) ? 0 : 1;
