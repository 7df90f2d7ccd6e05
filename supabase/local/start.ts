/** The backend of `npm start`: chosen by the environment, attached to the running static server, closed with it. */
import process from 'node:process';
import { remindByTimer } from './push/reminders.ts';
import { startBackend, type Backend } from './backend.ts';
import { chooseCloud, originsFor, type ApiListener } from './listener.ts';

export interface StartOptions {
  readonly api: ApiListener;
  readonly host: string;
  readonly port: number;
  /** Folder of the data unless ROAST_DATA names another. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Resolves to what must be closed at the end; null where no embedded backend runs. */
export async function startCloud({ api, host, port, folder, env }: StartOptions): Promise<Backend | null> {
  const choice = chooseCloud(env);
  if (choice.kind === 'config') {
    api.attachConfig(choice.config);
    return null;
  }
  const origins = originsFor(env, { host, port });
  const backend = await startBackend({
    folder: env['ROAST_DATA'] || folder,
    host,
    origins,
    env,
    log: (entry) => {
      if (env['ROAST_LOG'] === 'on') process.stdout.write(`roast ${JSON.stringify(entry)}\n`);
    },
  });
  api.attach(backend, origins);
  const stopReminding = remindByTimer(backend.remind);
  return {
    ...backend,
    close: async () => {
      await stopReminding();
      await backend.close();
    },
  };
}
