/** How far `npm start` is: a few steps, each with what it does at the moment. Terminal and waiting page show it. */
import { performance } from 'node:perf_hooks';
import type { BuildPhase } from '#scripts/lib/watch-build.ts';

export type StepName = 'models' | 'database' | 'app';

/** What a step does at the moment. */
export type Doing =
  | BuildPhase
  /** A model on its way, in bytes. */
  | {
      readonly kind: 'fetching';
      readonly name: string;
      readonly bytes: number;
      readonly total: number;
    }
  | { readonly kind: 'setting-up' };

/** What a step has come to. */
export type Outcome =
  | { readonly kind: 'models'; readonly there: number; readonly of: number }
  | { readonly kind: 'database' }
  | { readonly kind: 'no-database' }
  /** The last build is still good. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'built'; readonly modules: number };

export type Detail = Doing | Outcome;

export interface Step {
  readonly name: StepName;
  readonly state: 'waiting' | 'running' | 'done';
  /** What it does, and at the end what it has come to. */
  readonly detail: Detail | null;
  /** How long it has run, in milliseconds. */
  readonly ms: number;
}

export interface Progress {
  /** Runs the work as this step, and names what came of it; the step stays unfinished where the work fails. */
  run<T>(
    name: StepName,
    work: (say: (doing: Doing) => void) => Promise<T>,
    outcomeOf: (result: T) => Outcome,
  ): Promise<T>;
  /** The steps in the order in which they were named. */
  steps(): readonly Step[];
  /** Calls the listener with a step whenever something is said of it, and when it is done. */
  follow(listener: (step: Step) => void): void;
}

interface Entry {
  state: Step['state'];
  detail: Detail | null;
  from: number;
  to: number | null;
}

/** `now` gives milliseconds. */
export function createProgress(names: readonly StepName[], now = () => performance.now()): Progress {
  const entries = new Map<StepName, Entry>(
    names.map((name) => [name, { state: 'waiting', detail: null, from: 0, to: null }]),
  );
  const listeners: ((step: Step) => void)[] = [];
  const show = (name: StepName, { state, detail, from, to }: Entry): Step => ({
    name,
    state,
    detail,
    ms: state === 'waiting' ? 0 : (to ?? now()) - from,
  });
  return {
    async run(name, work, outcomeOf) {
      const entry = entries.get(name);
      if (entry === undefined) throw new Error(`No step named ${name}`);
      const change = (change: Partial<Entry>) => {
        Object.assign(entry, change);
        for (const listener of listeners) listener(show(name, entry));
      };
      entry.state = 'running';
      entry.from = now();
      const result = await work((detail) => change({ detail }));
      change({ state: 'done', detail: outcomeOf(result), to: now() });
      return result;
    },
    steps: () => [...entries].map(([name, entry]) => show(name, entry)),
    follow: (listener) => void listeners.push(listener),
  };
}
