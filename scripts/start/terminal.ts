/** `npm start` on the terminal: a line a step; meanwhile one that moves, or on no terminal a line now and then. */
import type { Detail, Progress, Step, StepName } from './progress.ts';
import { START_TEXTS } from './texts.ts';

/** The part of process.stdout that is used. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface Terminal {
  /** A line of its own. */
  say(line: string): void;
  /** Takes the moving line away. */
  close(): void;
}

/** How often the moving line is drawn, and how long a log is without a word of a step, in milliseconds. */
const DRAW_EVERY_MS = 200;
const SPEAK_EVERY_MS = 5_000;

const CLEAR_LINE = '\r\u001B[2K';
const { steps: names, detail: detailText } = START_TEXTS.en;

/** `Name: what it does`, without its time. */
const doing = ({ name, detail }: Step): string =>
  detail === null ? `${names[name]}…` : `${names[name]}: ${detailText(detail)}`;

/** For example `App: building, 812 modules read (5 s)`. */
export const runningLine = (step: Step): string => `${doing(step)} (${Math.round(step.ms / 1_000)} s)`;

/** For example `✓ App: built from 2,345 modules (11.2 s)`. */
export const doneLine = (step: Step): string => `✓ ${doing(step)} (${(step.ms / 1_000).toFixed(1)} s)`;

/** Shows the progress on `output` until it is closed. */
export function openTerminal(output: Output, progress: Progress): Terminal {
  return output.isTTY === true ? onScreen(output, progress) : inLog(output, progress);
}

function onScreen(output: Output, progress: Progress): Terminal {
  const draw = () => {
    const running = progress.steps().filter(({ state }) => state === 'running');
    const line = running.map(runningLine).join(' · ');
    output.write(CLEAR_LINE + line.slice(0, Math.max(0, (output.columns ?? 80) - 1)));
  };
  const say = (line: string) => {
    output.write(`${CLEAR_LINE}${line}\n`);
    draw();
  };
  progress.follow((step) => {
    if (step.state === 'done') say(doneLine(step));
  });
  const timer = setInterval(draw, DRAW_EVERY_MS);
  return {
    say,
    close() {
      clearInterval(timer);
      output.write(CLEAR_LINE);
    },
  };
}

function inLog(output: Output, progress: Progress): Terminal {
  const say = (line: string) => void output.write(`${line}\n`);
  const last = new Map<StepName, { readonly kind: Detail['kind'] | undefined; readonly ms: number }>();
  progress.follow((step) => {
    if (step.state === 'done') return say(doneLine(step));
    const before = last.get(step.name);
    const kind = step.detail?.kind;
    if (before !== undefined && before.kind === kind && step.ms - before.ms < SPEAK_EVERY_MS) return;
    last.set(step.name, { kind, ms: step.ms });
    say(runningLine(step));
  });
  return { say, close: () => undefined };
}
