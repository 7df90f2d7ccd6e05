/** `npm run lab` lists the commands of the lab; `npm run lab -- NAME …` runs one, and `npm run lab -- NAME --help` explains it. */
import process from 'node:process';
import { CommanderError } from '@commander-js/extra-typings';
import { COMMANDS, isCommand, listing } from './commands.ts';
import { EXIT } from './command-line.ts';

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help') {
    console.log(listing());
    return;
  }
  if (!isCommand(name)) {
    console.error(`There is no command "${name}" in the lab.\n\n${listing()}`);
    process.exitCode = EXIT.wronglyAsked;
    return;
  }
  const { about, load } = COMMANDS[name];
  const { command } = await load();
  await command
    .name(`npm run lab -- ${name}`)
    .description(about)
    .parseAsync([...args], { from: 'user' });
}

// `npm run lab -- analyze … | head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await main(process.argv.slice(2));
} catch (error) {
  // Commander has said what was wrong with the arguments.
  if (error instanceof CommanderError)
    process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.wronglyAsked;
  else {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = EXIT.fails;
  }
}
