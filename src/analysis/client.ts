/**
 * The page's handle on the analysis worker: started when first needed, stopped when idle, replaced when
 * it dies or does not answer. Every call ends with a value; none hangs and none rejects.
 */
import * as Comlink from 'comlink';
import type { AnalysisService, AnalyzeRequest } from '#ports/analysis.ts';
import type {
  AnalysisApi,
  AnalysisErrorCode,
  AnalysisFailure,
  AnalysisOutcome,
  AnalyzeProgress,
  EngineChoice,
  Guidance,
  PrefetchOutcome,
  PrepareOptions,
  PrepareOutcome,
  PrepareProgress,
  StudyOutcome,
} from './contract.ts';

/** The part of `Worker` that is used; a MessagePort with these two serves the tests. */
export interface WorkerLike extends Comlink.Endpoint {
  terminate(): void;
}

export interface AnalysisClient extends AnalysisService {
  /** Fetches what `prepare` would need, and starts nothing. */
  prefetch(options: PrepareOptions): Promise<PrefetchOutcome>;
  /** A bitmap is transferred and gone afterwards. */
  analyze(photo: Blob | ImageBitmap, request: AnalyzeRequest): Promise<AnalysisOutcome>;
  /** See AnalysisApi.study. */
  study(photo: Blob, engine: EngineChoice): Promise<StudyOutcome>;
  /** Stops the worker; the next call starts a new one. */
  close(): void;
}

/** Milliseconds. */
export interface ClientLimits {
  /** Without a byte of progress, models and engine count as not coming. */
  readonly prepare: number;
  /** Between two stages. */
  readonly analyze: number;
  readonly guide: number;
  /** A worker that nobody asked anything for this long gives its memory back. */
  readonly idle: number;
}

const LIMITS: ClientLimits = { prepare: 60_000, analyze: 30_000, guide: 5_000, idle: 5 * 60_000 };

export interface ClientOptions {
  readonly startWorker?: () => WorkerLike;
  readonly limits?: Partial<ClientLimits>;
}

function startRealWorker(): WorkerLike {
  return new Worker(new URL('./worker/entry.ts', import.meta.url), { type: 'module', name: 'analysis' });
}

interface Running {
  readonly worker: WorkerLike;
  readonly api: Comlink.Remote<AnalysisApi>;
  /** Resolves when the worker dies or is stopped; never rejects. */
  readonly gone: Promise<AnalysisFailure>;
  readonly stop: (code: AnalysisErrorCode, detail: string) => void;
}

function run(worker: WorkerLike, onGone: () => void): Running {
  const api = Comlink.wrap<AnalysisApi>(worker);
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
  return { worker, api, gone, stop };
}

function isUnavailable(result: unknown): boolean {
  return (
    typeof result === 'object' && result !== null && 'code' in result && result.code === 'model-unavailable'
  );
}

/** A timer that begins anew with every sign of life. */
function watchdog(ms: number, onSilence: () => void): { alive: () => void; done: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onSilence, ms);
  return {
    alive: () => {
      // Progress has a port of its own and may arrive after the result: a finished watch stays finished.
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    done: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** What `guide` says of a worker in trouble. */
const NO_FACE: Guidance = { face: false, hints: [], box: null };
const CANCELLED: AnalysisFailure = { ok: false, code: 'cancelled', detail: 'cancelled by the page' };

export function createAnalysisClient(options: ClientOptions = {}): AnalysisClient {
  const limits = { ...LIMITS, ...options.limits };
  const startWorker = options.startWorker ?? startRealWorker;
  let running: Running | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;
  let lastId = 0;

  const begin = (): Running => {
    const own: Running = run(startWorker(), () => {
      if (running === own) running = undefined;
    });
    return own;
  };

  /** Runs one call against a live worker, with a watchdog; whatever happens, it ends with a value. */
  const call = async <Result>(
    silence: number,
    silenceCode: AnalysisErrorCode,
    doing: () => string,
    work: (api: Comlink.Remote<AnalysisApi>, alive: () => void) => Promise<Result>,
  ): Promise<Result | AnalysisFailure> => {
    clearTimeout(idle);
    calls++;
    let own: Running;
    try {
      own = running ??= begin();
    } catch (error) {
      calls--;
      return { ok: false, code: 'internal', detail: `no worker: ${String(error)}` };
    }
    const dog = watchdog(silence, () => own.stop(silenceCode, `the worker does not answer (${doing()})`));
    try {
      const result = await Promise.race([work(own.api, dog.alive), own.gone]);
      // A runtime that failed to start cannot start again in the same worker: the next try gets a new one.
      if (isUnavailable(result)) own.stop('model-unavailable', 'the runtime did not start');
      return result;
    } catch (error) {
      return { ok: false, code: 'internal', detail: String(error) };
    } finally {
      dog.done();
      calls--;
      if (calls === 0) {
        idle = setTimeout(() => running?.stop('cancelled', 'idle'), limits.idle);
      }
    }
  };

  return {
    async prepare(prepareOptions, onProgress, signal) {
      if (signal?.aborted) return CANCELLED;
      let ended = false;
      const prepared = call<PrepareOutcome>(
        limits.prepare,
        'model-unavailable',
        () => 'prepare',
        (api, alive) =>
          api.prepare(
            prepareOptions,
            Comlink.proxy((progress: PrepareProgress) => {
              alive();
              if (!signal?.aborted && !ended) onProgress?.(progress);
            }),
          ),
      ).finally(() => {
        ended = true;
      });
      // The download goes on: what has arrived serves the next try.
      return Promise.race([prepared, whenAborted(signal)]);
    },

    prefetch: (options) =>
      call<PrefetchOutcome>(
        limits.prepare,
        'model-unavailable',
        () => 'prefetch',
        (api, alive) => api.prefetch(options, Comlink.proxy(alive)),
      ),

    async analyze(photo, { signal, onProgress, angle = 'front', ...wanted }) {
      if (signal?.aborted) return CANCELLED;
      const id = String(++lastId);
      let stage = 'before the first stage';
      // Ends with the call: a worker that answered, died or was stopped must not be asked to cancel.
      const listening = new AbortController();
      const analysed = call<AnalysisOutcome>(
        limits.analyze,
        'internal',
        () => stage,
        (api, alive) => {
          const cancel = () => {
            if (running?.api === api) void api.cancel(id);
          };
          signal?.addEventListener('abort', cancel, { signal: listening.signal });
          return api.analyze(
            photo instanceof Blob ? photo : Comlink.transfer(photo, [photo]),
            { ...wanted, angle, id },
            Comlink.proxy((progress: AnalyzeProgress) => {
              stage = progress.stage;
              alive();
              // Progress has a port of its own and may arrive after the result.
              if (!signal?.aborted && !listening.signal.aborted) onProgress?.(progress);
            }),
          );
        },
      ).finally(() => listening.abort());
      return Promise.race([analysed, whenAborted(signal)]);
    },

    study: (photo, engine) =>
      call<StudyOutcome>(
        limits.analyze,
        'internal',
        () => 'study',
        (api) => api.study(photo, engine),
      ),

    async guide(frame, angle) {
      const guidance = await call<Guidance>(
        limits.guide,
        'internal',
        () => 'guide',
        (api) => api.guide(Comlink.transfer(frame, [frame]), angle),
      );
      return 'face' in guidance ? guidance : NO_FACE;
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
