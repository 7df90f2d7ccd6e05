/** Runs stages one after the other: progress before each, time after each, and a place to cancel between. */
import {
  STAGES,
  type AnalyzeProgress,
  type PartialOverlays,
  type Stage,
  type StageTimings,
} from '../contract.ts';
import { AnalysisError } from './errors.ts';
import { recordOf } from '#functions/vocabulary.ts';

/** Share of a warm run that lies before each stage, measured with `npm run lab -- bench`; only the bar needs it. */
const FRACTION: Readonly<Record<Stage, number>> = {
  decode: 0,
  landmarks: 0.15,
  align: 0.42,
  regions: 0.48,
  gates: 0.54,
  'skin-maps': 0.56,
  'skin-metrics': 0.86,
  geometry: 0.93,
  'face-shape': 0.95,
  expression: 0.96,
  moment: 0.965,
  scores: 0.98,
};

export interface StageRunner {
  /** @throws AnalysisError `cancelled` before the work begins, or whatever the work throws */
  readonly run: <Result>(stage: Stage, work: () => Result | Promise<Result>) => Promise<Result>;
  /** Goes along with the word of the next stage: a message of its own would cost more than what it carries. */
  readonly show: (sight: PartialOverlays) => void;
  /** Milliseconds of the stages so far, and of all together with what came between and after them. */
  readonly timings: () => StageTimings;
}

export function createStageRunner(
  onProgress: (progress: AnalyzeProgress) => void,
  isCancelled: () => boolean,
): StageRunner {
  const spent = new Map<Stage, number>();
  const begin = performance.now();
  let seen: PartialOverlays | null = null;
  return {
    async run(stage, work) {
      await nextMessage();
      if (isCancelled()) throw new AnalysisError('cancelled', stage);
      onProgress({ stage, fraction: FRACTION[stage], ...(seen === null ? {} : { partial: seen }) });
      seen = null;
      const since = performance.now();
      const result = await work();
      spent.set(stage, performance.now() - since);
      return result;
    },
    show(sight) {
      seen = sight;
    },
    timings() {
      const stages = recordOf(STAGES, (stage) => spent.get(stage) ?? 0);
      return { ...stages, total: performance.now() - begin };
    },
  };
}

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.addEventListener('message', () => waiting.shift()?.());
channel.port1.start();

/**
 * Lets messages that wait (a cancel) be heard. A message to ourselves takes microseconds; a timer
 * would take four milliseconds a stage.
 */
function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}
