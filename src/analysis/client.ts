/**
 * The page's handle on the analysis worker: started when first needed, stopped when idle, replaced when
 * it dies or does not answer. Every call ends with a value; none hangs and none rejects.
 */
import * as Comlink from 'comlink';
import type { AnalysisService } from '#ports/analysis.ts';
import type {
  AnalysisErrorCode,
  AnalysisFailure,
  ExposedApi,
  Operations,
  OutcomeOf,
  PrefetchOutcome,
  PrepareOptions,
} from './contract.ts';
import { OPERATIONS, type OperationName } from './operations.ts';

/** The part of `Worker` that is used; a MessagePort with these two serves the tests. */
export interface WorkerLike extends Comlink.Endpoint {
  terminate(): void;
}

export interface AnalysisClient extends AnalysisService {
  /** Fetches what `prepare` would need, and starts nothing. */
  prefetch(options: PrepareOptions): Promise<PrefetchOutcome>;
  /** Stops the worker; the next call starts a new one. */
  close(): void;
}

/** Milliseconds: how long each operation may be silent, and `idle`, after which an unused worker gives its memory back. */
export type ClientLimits = Readonly<Record<OperationName | 'idle', number>>;

const IDLE_MS = 5 * 60_000;

export interface ClientOptions {
  readonly startWorker?: () => WorkerLike;
  readonly limits?: Partial<ClientLimits>;
}

function startRealWorker(): WorkerLike {
  return new Worker(new URL('./worker/entry.ts', import.meta.url), { type: 'module', name: 'analysis' });
}

interface Running {
  readonly api: ExposedApi;
  /** Resolves when the worker dies or is stopped; never rejects. */
  readonly gone: Promise<AnalysisFailure>;
  readonly stop: (code: AnalysisErrorCode, detail: string) => void;
}

function run(worker: WorkerLike, onGone: () => void): Running {
  const api = Comlink.wrap<ExposedApi>(worker);
  let stop: Running['stop'] = () => undefined;
  const gone = new Promise<AnalysisFailure>((resolve) => {
    let stopped = false;
    stop = (code, detail) => {
      if (stopped) return;
      stopped = true;
      api[Comlink.releaseProxy]();
      worker.terminate();
      onGone();
      resolve({ ok: false, code, detail });
    };
  });
  const crashed = (event: unknown) => {
    const message = event instanceof ErrorEvent ? event.message : 'the worker could not be read';
    stop(/memory/i.test(message) ? 'out-of-memory' : 'internal', message);
  };
  worker.addEventListener('error', crashed);
  worker.addEventListener('messageerror', crashed);
  return { api, gone, stop };
}

/** A silence is counted in so many parts. */
const PARTS = 4;

/**
 * A timer that begins anew with every sign of life. A page that was frozen, its worker with it, counts one part of the
 * silence for all that time: what the worker has to say comes after the timer that has run out meanwhile.
 */
function watchdog(ms: number, onSilence: () => void): { alive: () => void; done: () => void } {
  let parts = 0;
  const wait = () =>
    setTimeout(() => {
      parts += 1;
      if (parts === PARTS) onSilence();
      else timer = wait();
    }, ms / PARTS);
  let timer: ReturnType<typeof setTimeout> | undefined = wait();
  return {
    alive: () => {
      // Progress has a port of its own and may arrive after the result: a finished watch stays finished.
      if (timer === undefined) return;
      clearTimeout(timer);
      parts = 0;
      timer = wait();
    },
    done: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

const CANCELLED: AnalysisFailure = { ok: false, code: 'cancelled', detail: 'cancelled by the page' };

/** What a call does besides asking and waiting. */
interface CallOptions<Name extends OperationName> {
  /** Moved to the worker instead of copied. */
  readonly moved?: Transferable;
  readonly onTold?: (told: Operations[Name]['told']) => void;
  /** What it is at, for the message about a silent worker. */
  readonly doing?: () => string;
  /** Milliseconds that it may be silent; left out: as the operation is listed. */
  readonly silence?: number;
}

export function createAnalysisClient(options: ClientOptions = {}): AnalysisClient {
  const startWorker = options.startWorker ?? startRealWorker;
  const silenceOf = (name: OperationName): number => options.limits?.[name] ?? OPERATIONS[name].silence;
  const idleAfter = options.limits?.idle ?? IDLE_MS;
  let running: Running | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  let lastId = 0;
  /** The worker has answered a frame before: its networks are compiled by now. */
  let guided = false;
  /** A worker was given up that may only have been slow: the ones after it are given more time. */
  let patient = false;

  const begin = (): Running => {
    guided = false;
    const own: Running = run(startWorker(), () => {
      if (running === own) running = undefined;
    });
    return own;
  };

  /** Asks a live worker, with a watchdog; whatever happens, it ends with a value. */
  const call = async <Name extends OperationName>(
    name: Name,
    asked: Operations[Name]['asked'],
    how: CallOptions<Name> = {},
  ): Promise<OutcomeOf<Name> | AnalysisFailure> => {
    clearTimeout(idle);
    calls++;
    const { moved, silence = silenceOf(name) } = how;
    // Let go when the call ends: the port of its progress and the idle timer live on, and the caller holds photos.
    let caller: CallOptions<Name> | undefined = how;
    let own: Running;
    try {
      own = running ??= begin();
    } catch (error) {
      calls--;
      return { ok: false, code: 'internal', detail: `no worker: ${String(error)}` };
    }
    const dog = watchdog(silence, () =>
      own.stop(OPERATIONS[name].silentAs, `the worker does not answer (${caller?.doing?.() ?? name})`),
    );
    const tell = (told: Operations[Name]['told']) => {
      dog.alive();
      caller?.onTold?.(told);
    };
    try {
      const question = moved === undefined ? asked : Comlink.transfer(asked, [moved]);
      const listener = OPERATIONS[name].tells ? Comlink.proxy(tell) : undefined;
      const outcome = await Promise.race([own.api[name](question, listener), own.gone]);
      // A runtime that failed to start cannot start again in the same worker: the next try gets a new one.
      if (!outcome.ok && outcome.code === 'model-unavailable') {
        own.stop('model-unavailable', 'the runtime did not start');
      }
      return outcome;
    } catch (error) {
      return { ok: false, code: 'internal', detail: String(error) };
    } finally {
      caller = undefined;
      dog.done();
      calls--;
      if (calls === 0) idle = setTimeout(() => running?.stop('cancelled', 'idle'), idleAfter);
    }
  };

  const analyzeOnce: AnalysisService['analyze'] = async (
    photo,
    { signal, onProgress, angle = 'front', focalRatio = null, ...wanted },
  ) => {
    if (signal?.aborted) return CANCELLED;
    const id = String(++lastId);
    let stage = 'before the first stage';
    // Ends with the call: a worker that answered, died or was stopped must not be asked to cancel.
    const listening = new AbortController();
    const analysed = call(
      'analyze',
      { ...wanted, angle, focalRatio, id, photo },
      {
        doing: () => stage,
        onTold: (progress) => {
          stage = progress.stage;
          // Progress has a port of its own and may arrive after the result.
          if (!signal?.aborted && !listening.signal.aborted) onProgress?.(progress);
        },
      },
    ).finally(() => listening.abort());
    const asked = running;
    const cancel = () => {
      if (asked !== undefined && running === asked) void call('cancel', { id });
    };
    signal?.addEventListener('abort', cancel, { signal: listening.signal });
    return Promise.race([analysed, whenAborted(signal)]);
  };

  return {
    async prepare(asked, onProgress, signal) {
      if (signal?.aborted) return CANCELLED;
      let ended = false;
      const answer = call('prepare', asked, {
        onTold: (progress) => {
          if (!signal?.aborted && !ended) onProgress?.(progress);
        },
      }).finally(() => {
        ended = true;
      });
      // The download goes on: what has arrived serves the next try.
      return Promise.race([answer, whenAborted(signal)]);
    },

    prefetch: (asked) => call('prefetch', asked),

    async analyze(photo, wanted) {
      const outcome = await analyzeOnce(photo, wanted);
      if (outcome.ok || outcome.code !== 'not-an-image') return outcome;
      const { asShown } = await import('./as-shown.ts').catch(() => ({ asShown: () => null }));
      const shown = await asShown(photo);
      return shown === null ? outcome : analyzeOnce(shown, wanted);
    },

    async guide(frame, angle) {
      // The first frame compiles what preparing has left over: on a slow phone that takes longer than any other.
      const silence = guided && !patient ? silenceOf('guide') : silenceOf('prepare');
      const asked = running;
      const outcome = await call('guide', { frame, angle }, { moved: frame, silence });
      if (outcome.ok) {
        guided = true;
        return outcome.guidance;
      }
      if (asked !== undefined && running !== asked) patient = true;
      return null;
    },

    close() {
      clearTimeout(idle);
      running?.stop('cancelled', 'closed');
    },
  };
}

/** Resolves when the signal fires; without a signal never. */
function whenAborted(signal: AbortSignal | undefined): Promise<AnalysisFailure> {
  return new Promise((resolve) => {
    signal?.addEventListener('abort', () => resolve(CANCELLED), { once: true });
  });
}
