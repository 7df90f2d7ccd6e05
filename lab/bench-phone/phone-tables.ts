import { markdownTable, wholeMs } from '../report.ts';
import { median } from '../bench/statistics.ts';
import { STEPS, type PhoneRound, type Step } from './visit.ts';
import type { LongFrame } from './watch.ts';

/** Rows of the second table. */
const MOST_FRAMES = 15;

/** How many tasks over 50 ms a step has and how long they are, then whose the longest frames are; Markdown. */
export function phoneTables(rounds: readonly PhoneRound[]): string {
  const steps = STEPS.map((step) => {
    const seen = rounds.map((round) => round[step]);
    const middle = (of: (tasks: readonly number[]) => number) => median(seen.map(({ tasks }) => of(tasks)));
    return [
      step,
      String(middle((tasks) => tasks.length)),
      wholeMs(middle((tasks) => Math.max(0, ...tasks))),
      wholeMs(middle((tasks) => tasks.reduce((sum, ms) => sum + ms - 50, 0))),
    ];
  });
  const frames = longestFrames(rounds).map(({ step, frame }) => {
    const [first] = frame.scripts;
    return [
      step,
      wholeMs(frame.ms),
      wholeMs(frame.blockedMs),
      first === undefined ? '–' : `${first.file}: ${first.by} (${wholeMs(first.ms)})`,
      wholeMs(frame.renderMs),
    ];
  });
  return [
    markdownTable(['step', 'tasks over 50 ms', 'longest', 'blocked'], steps),
    markdownTable(['long frame in', 'length', 'blocked', 'longest script', 'style, layout, paint'], frames),
  ].join('\n\n');
}

/** The longest of all rounds; of those with the same step and script the longest alone. */
function longestFrames(rounds: readonly PhoneRound[]): readonly { step: Step; frame: LongFrame }[] {
  const all = rounds.flatMap((round) =>
    STEPS.flatMap((step) => round[step].frames.map((frame) => ({ step, frame }))),
  );
  const longest = new Map<string, { step: Step; frame: LongFrame }>();
  for (const one of all.toSorted((a, b) => b.frame.ms - a.frame.ms)) {
    const [script] = one.frame.scripts;
    const key = [one.step, script?.file, script?.by].join(' ');
    if (!longest.has(key)) longest.set(key, one);
  }
  return [...longest.values()].slice(0, MOST_FRAMES);
}
