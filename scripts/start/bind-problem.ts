/** Why the server could not listen where it was asked to, in one sentence with the way on. */
import type { Settings } from './settings.ts';

type Place = Pick<Settings, 'port' | 'host'>;

/** How long the server on a taken port may take to identify itself, in milliseconds. */
const PROBE_LIMIT_MS = 2_000;

/** An address under which a server bound to `host` answers this machine. */
export function addressOf({ port, host }: Place): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Whether a Roast Me answers there, the app or the page that says that it is being built. Never rejects. */
export async function isRoastMe(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    });
    return (await response.text()).includes('<title>Roast Me</title>');
  } catch {
    return false;
  }
}

/**
 * The sentence for an error of `listen`; null for one that has nothing to do with port and host. `isOurs` says
 * whether another Roast Me answers at the address.
 */
export function bindProblem(error: unknown, { port, host }: Place, isOurs: boolean): string | null {
  const another = `PORT=${port < 65_535 ? port + 1 : 4173} npm start`;
  switch (error instanceof Error && 'code' in error ? error.code : null) {
    case 'EADDRINUSE':
      return isOurs
        ? `Roast Me is already running at ${addressOf({ port, host })}: open it there, or choose another port: ${another}`
        : `Port ${port} is in use by another program. Choose another: ${another}`;
    case 'EACCES':
      return `Port ${port} needs more rights. Choose another: PORT=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return `HOST=${host} is no address of this machine: leave HOST out to serve this machine alone, or set HOST=0.0.0.0 to serve its network too.`;
    default:
      return null;
  }
}
