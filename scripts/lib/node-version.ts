import process from 'node:process';

const NEEDED = [20, 19] as const;

/** Whether a Node version such as `20.19.0` can run this project. */
export function nodeIsNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

/** Ends the process with one clear line when Node is too old; call it before importing Vite or Playwright. */
export function requireNode(): void {
  if (nodeIsNewEnough(process.versions.node)) return;
  console.error(
    `Roast Me needs Node ${NEEDED.join('.')} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}
