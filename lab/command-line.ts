/** How a command of the lab is told what to do: Commander's options, and the kinds of values that several commands take. */
import { Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** Exit codes of every command: all holds; something that was looked at does not hold; nothing could be said. */
export const EXIT = { fine: 0, fails: 1, notDone: 2 } as const;

/** A command whose `--help` says all that it takes; wrong use throws instead of ending the process. */
export const createCommand = () =>
  new Command()
    .exitOverride()
    .showHelpAfterError()
    .allowExcessArguments(false)
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
    });

/** An option's value: a whole number from `least` on. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (Number.isSafeInteger(value) && value >= least) return value;
    throw new InvalidArgumentError(`It is a whole number from ${least} on.`);
  };

/** An option's value: a number from `least` to `most`. */
export const numberWithin =
  (least: number, most: number) =>
  (text: string): number => {
    const value = text.trim() === '' ? Number.NaN : Number(text);
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It is a number from ${least} to ${most}.`);
  };

/** An option's value: one of these words. */
export const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`It is one of ${words.join(', ')}.`);
  };

/** An option that takes so many of them, from `least` on; all where it is left out. */
export const countOption = <Flags extends string>(flags: Flags, description: string, least: number) =>
  new Option(flags, description).argParser(wholeNumber(least)).default(Number.POSITIVE_INFINITY, 'all');
