/** The real services, except for what the stage says. */
import type { AuthService } from '#ports/auth.ts';
import type { CameraService } from '#ports/capture.ts';
import type { UpdateState, PwaServices } from '#ports/pwa.ts';
import type { AnalysisService } from '#ports/analysis.ts';
import type { HistoryService } from '#ports/history.ts';
import type { Services } from '#ports/services.ts';
import { fakeAuth } from './fake-auth.ts';
import type { Stage, StagedCamera } from './stage.ts';
import { STAGE_KEY } from './stage.ts';

const never = <T>(): Promise<T> => new Promise(() => undefined);

function stagedAuth({ user, deletes, hold }: Stage): AuthService {
  const done = { ok: true, value: null } as const;
  let signedIn = true;
  return {
    ...fakeAuth(),
    restore: () =>
      hold === 'session' ? never() : Promise.resolve({ ok: true, value: signedIn ? user : null }),
    signOut: () => {
      signedIn = false;
      sessionStorage.removeItem(STAGE_KEY);
      return Promise.resolve(done);
    },
    deleteAccount: () => Promise.resolve(deletes ? done : { ok: false, code: 'server', reasons: [] }),
  };
}

function stagedHistory(history: HistoryService, { hold }: Stage): HistoryService {
  if (hold === 'history') return { ...history, list: never };
  if (hold === 'history-blocked') return { ...history, list: () => Promise.resolve(null) };
  return history;
}

function stagedCamera(camera: CameraService, staged: StagedCamera): CameraService {
  return {
    ...camera,
    obstacle: () => null,
    permission: () => Promise.resolve(staged === 'ask' ? 'prompt' : 'granted'),
    open: () =>
      staged === 'ask' || staged === 'opening' ? never() : Promise.resolve({ ok: false, problem: staged }),
  };
}

/** Such a camera shows nothing that an engine could watch: none is started before a photo wants it. */
function stagedAnalysis(analysis: AnalysisService): AnalysisService {
  return {
    ...analysis,
    // A photo brings the signal that stops its run; the warming up ahead of it has none.
    prepare: (options, onProgress, signal) =>
      signal === undefined ? never() : analysis.prepare(options, onProgress, signal),
  };
}

/** An installed app to which a new version has come; nothing is ever shared with it. */
function stagedPwa(update: UpdateState): PwaServices {
  const nothing = () => undefined;
  return {
    updates: {
      watch: (onChange) => {
        onChange(update);
        return nothing;
      },
      apply: () => Promise.resolve(),
      hold: () => nothing,
    },
    incoming: { allow: () => Promise.resolve(), take: () => Promise.resolve(null), onOpened: nothing },
  };
}

interface Staged {
  readonly stage: Stage | null;
  readonly camera: StagedCamera | null;
  readonly update: UpdateState | null;
}

export function stagedServices(real: Services, { stage, camera, update }: Staged): Services {
  let variants = 0;
  return {
    ...real,
    // The same joke on each visit, and another one when it is asked for: what is looked at is no matter of luck.
    variant: () => variants++,
    ...(stage === null ? {} : { auth: stagedAuth(stage), history: stagedHistory(real.history, stage) }),
    ...(update === null ? {} : { pwa: stagedPwa(update) }),
    ...(camera === null
      ? {}
      : { camera: stagedCamera(real.camera, camera), analysis: stagedAnalysis(real.analysis) }),
  };
}
