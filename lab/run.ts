import process from 'node:process';
import { CommanderError } from '@commander-js/extra-typings';
import { EXIT } from './command-line.ts';
import { COMMANDS, listing } from './commands.ts';

/**
 * Runs a command of the lab, the first argument, with the others; lists all commands where there is none. Resolves in
 * every case; how it ended stands in `process.exitCode`.
 */
export async function runLab([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help') {
    console.log(listing());
    return;
  }
  const found = COMMANDS[name];
  if (found === undefined) {
    console.error(`There is no command "${name}" in the lab.\n\n${listing()}`);
    process.exitCode = EXIT.notDone;
    return;
  }
  try {
    const { command } = await found.load();
    await command
      .name(`npm run lab -- ${name}`)
      .description(found.about)
      .parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    // What Commander refuses it has said itself.
    if (!(error instanceof CommanderError)) console.error(error instanceof Error ? error.message : error);
    process.exitCode = EXIT.notDone;
  }
}
