/** `npm start`: prepares the models, builds the product and serves it at http://localhost:4173 (PORT, HOST). */
import process from 'node:process';
import { requireNode } from './lib/node-version.ts';

requireNode();
const { ensureBuild } = await import('./lib/build.ts');
const { compressFolder } = await import('./lib/compress.ts');
const { inRoot } = await import('./lib/paths.ts');
const { serve } = await import('./serve.ts');
const { createApiListener } = await import('#local/listener.ts');
const { startCloud } = await import('#local/start.ts');

const port = Number(process.env['PORT'] || 4173);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${process.env['PORT'] ?? ''}".`);
  process.exit(1);
}
const host = process.env['HOST'] || '127.0.0.1';
const dir = process.env['ROAST_DIST'] || inRoot('dist');

try {
  // The port first: a second `npm start` must not rebuild the folder that the first one serves.
  const api = createApiListener();
  const server = await serve({ dir, port, host, api: (request, response) => api.take(request, response) });
  const bound = Number(new URL(server.url).port);
  const cloud = await startCloud({ api, host, port: bound, folder: inRoot('.data'), env: process.env });
  const stop = () => {
    void server
      .close()
      .then(() => cloud?.close())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (cloud)
    console.log(`Accounts and history stay on this machine; e-mails lie at ${server.url}/dev/mailbox`);
  console.log('Building…');
  await ensureBuild({ outDir: dir });
  console.log(`Roast Me is ready at ${server.url}  (Ctrl-C stops it)`);
  // Behind the running server, on one core: the first time takes a minute, later ones only copy.
  await compressFolder(dir, { parallel: 1 });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose another: PORT=4173 npm start`;
  return error instanceof Error ? error.message : String(error);
}
