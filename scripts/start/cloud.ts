/** The backend of `npm start` (supabase/local), opened without keeping the page of a first start waiting. */
import { chooseCloud, createApiListener, type ApiListener } from '#local/listener.ts';
import { startCloud } from '#local/start.ts';
import { isDatabaseNew, setUpDatabase } from './database.ts';
import type { Progress } from './progress.ts';
import type { Settings } from './settings.ts';

export interface CloudOptions {
  readonly settings: Settings;
  /** The port that is really bound. */
  readonly port: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly progress: Progress;
}

export interface Cloud {
  /** Resolves once no other process can have the data folder, and with it the build that is served beside it. */
  readonly held: Promise<void>;
  /** Resolves to what answers the backend's paths, and to the key of its mailbox where an embedded one stands behind it. */
  readonly opened: Promise<{
    readonly api: ApiListener;
    readonly devKey: string | null;
  }>;
  /** Closes what is open or opening; never rejects. */
  close(): Promise<void>;
}

/** Throws where the environment names half a hosted project. */
export function openCloud({ settings, port, env, progress }: CloudOptions): Cloud {
  const api = createApiListener();
  const start = () => startCloud({ api, host: settings.host, port, folder: settings.data, env });
  const isEmbedded = chooseCloud(env).kind === 'embedded';
  const setUp = isEmbedded && isDatabaseNew(settings.data) ? setUpDatabase(settings.data) : null;
  const backend = progress.run(
    'database',
    async (say) => {
      if (setUp !== null) {
        say({ kind: 'setting-up' });
        await setUp.done;
      }
      return start();
    },
    () => ({ kind: isEmbedded ? 'database' : 'no-database' }),
  );
  return {
    held: setUp?.held ?? backend.then(() => undefined),
    opened: backend.then((open) => ({ api, devKey: open?.devKey ?? null })),
    async close() {
      setUp?.stop();
      await backend.then(
        (open) => open?.close(),
        () => undefined,
      );
    },
  };
}
