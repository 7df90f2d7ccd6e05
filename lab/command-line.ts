/** How a command of the lab is told what to do: Commander's options, and the kinds of values that several commands take. */
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/** Exit codes of every command. */
export const EXIT = { fine: 0, fails: 1, wronglyAsked: 2 } as const;

/** A command whose own `--help` says all that it takes; wrong use throws instead of ending the process. */
export const createCommand = () =>
  new Command().exitOverride().showHelpAfterError().allowExcessArguments(false);

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
