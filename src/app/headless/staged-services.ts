/** The real services, except for what the stage says. */
import type { AuthService } from '#ports/auth.ts';
import type { CameraService, PhotoService } from '#ports/capture.ts';
import type { CloudService } from '#ports/cloud.ts';
import type { PushService } from '#ports/presence.ts';
import type { UpdateState, PwaServices } from '#ports/pwa.ts';
import type { AnalysisService } from '#ports/analysis.ts';
import type { HistoryService, HistorySync } from '#ports/history.ts';
import type { Services } from '#ports/services.ts';
import { fakeAuth } from './fake-auth.ts';
import { type Stage, STAGE_KEY, type StagedCamera, type StagedCloud, type StagedShared } from './stage.ts';

const never = <T>(): Promise<T> => new Promise(() => undefined);

function stagedAuth({ user, secondStep, deletes, hold }: Stage): AuthService {
  const done = { ok: true, value: null } as const;
  const fake = fakeAuth();
  const found = secondStep === true ? 'second-step' : user;
  let signedIn = true;
  return {
    ...fake,
    restore: () =>
      hold === 'session' ? never() : Promise.resolve({ ok: true, value: signedIn ? found : null }),
    signOut: (scope) => {
      if (scope === 'others') return fake.signOut(scope);
      signedIn = false;
      sessionStorage.removeItem(STAGE_KEY);
      return Promise.resolve(done);
    },
    deleteAccount: () => Promise.resolve(deletes ? done : { ok: false, code: 'server', reasons: [] }),
  };
}

/** What a cloud would say once, and never again. */
function syncOf({ entries }: Stage, { busy, waiting = [], refused = [] }: StagedCloud): HistorySync {
  const away = new Set([...waiting, ...refused]);
  return {
    running: busy === true,
    stuck: waiting.length > 0,
    kept: new Set(entries.map(({ id }) => id).filter((id) => !away.has(id))),
    refused: new Set(refused),
    waiting: waiting.length,
  };
}

/** A stub of the account's server: it keeps nothing, and hands nothing out. */
function stagedCloud(stage: Stage, cloud: StagedCloud): CloudService {
  const purchasedAt = new Date(0).toISOString();
  return {
    stay: () => ({ session: 'staged', here: () => true, lasts: () => true }),
    readProfile: () => Promise.resolve(cloud.profileWaits === true ? null : 'none'),
    makeProfile: () => Promise.resolve('done'),
    writeProfile: () => Promise.resolve('done'),
    plan: () =>
      Promise.resolve({
        status: stage.premium ? 'premium' : 'free',
        until: null,
        purchased: stage.purchased.map((analysisId) => ({ analysisId, purchasedAt })),
      }),
    chance: () => 0,
    giveLaugh: () => Promise.resolve(true),
    exportData: () => Promise.resolve(null),
    picture: {
      find: () => Promise.resolve(null),
      read: () => Promise.resolve(null),
      put: () => Promise.resolve('staged'),
      remove: () => Promise.resolve(true),
    },
    followHistory: (_ownerId, { onSync }) => {
      onSync(syncOf(stage, cloud));
      return () => undefined;
    },
    followNews: () => () => undefined,
    factsSent: () => [],
    noteFacts: () => undefined,
    sentBodies: () => Promise.resolve([]),
    syncHistoryNow: () => undefined,
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

/** An installed app, to which a new version or a photo of another app has come. */
function stagedPwa(update: UpdateState, shared: StagedShared | null, photos: PhotoService): PwaServices {
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
    incoming: {
      allow: () => Promise.resolve(),
      take: async () =>
        shared === 'photo' ? new File([await photos.sample()], 'shared', { type: 'image/jpeg' }) : shared,
      onOpened: nothing,
    },
  };
}

/** A server that sends reminders, and a browser that takes them. */
const STAGED_PUSH: PushService = {
  available: () => true,
  follow: () => Promise.resolve('on'),
  end: () => Promise.resolve(),
};

interface Staged {
  readonly stage: Stage | null;
  readonly camera: StagedCamera | null;
  readonly update: UpdateState | null;
  readonly shared: StagedShared | null;
}

export function stagedServices(real: Services, { stage, camera, update, shared }: Staged): Services {
  let variants = 0;
  return {
    ...real,
    // The same joke on each visit, and another one when it is asked for: what is looked at is no matter of luck.
    variant: () => variants++,
    ...(stage === null ? {} : { auth: stagedAuth(stage), history: stagedHistory(real.history, stage) }),
    ...(stage?.cloud === undefined ? {} : { cloud: stagedCloud(stage, stage.cloud), push: STAGED_PUSH }),
    ...(update === null && shared === null ? {} : { pwa: stagedPwa(update ?? 'none', shared, real.photos) }),
    ...(camera === null
      ? {}
      : { camera: stagedCamera(real.camera, camera), analysis: stagedAnalysis(real.analysis) }),
  };
}
