/** Every command of the lab, with the line that `npm run lab` says of it. Its code is loaded when it is asked for. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';

interface LabCommand {
  readonly about: string;
  readonly load: () => Promise<{ readonly command: CommandUnknownOpts }>;
}

export const COMMANDS = {
  house: {
    about: 'what the repository consists of: files by room, documents, phrases, repetitions',
    load: () => import('./house/command.ts'),
  },
} as const satisfies Readonly<Record<string, LabCommand>>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** One line a command. */
export function listing(): string {
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  return [
    'npm run lab -- NAME …   (npm run lab -- NAME --help says what it takes)',
    '',
    ...Object.entries(COMMANDS).map(([name, { about }]) => `${name.padEnd(width)}  ${about}`),
  ].join('\n');
}
