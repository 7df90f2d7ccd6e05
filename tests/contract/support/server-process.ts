/** A backend in a process of its own, to be killed: prints its address and keys as one line of JSON. */
import process from 'node:process';
import { startEmbedded } from './embedded.ts';

const [folder = ''] = process.argv.slice(2);
try {
  const { url, mailbox, backend, close } = await startEmbedded({ folder });
  process.once('SIGTERM', () => void close().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ url, mailbox, ...backend.secrets })}\n`);
} catch (error) {
  process.stdout.write(
    `${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`,
  );
  process.exitCode = 1;
}
