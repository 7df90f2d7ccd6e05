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
  const standIn = await standInFor(env);
  const started = startBackend({
    folder: env['ROAST_DATA'] || folder,
    host,
    origins,
    env: { ...env, ...standIn?.env },
    log: (entry) => {
      if (env['ROAST_LOG'] === 'on') process.stdout.write(`roast ${JSON.stringify(entry)}\n`);
    },
  });
  const backend = await started.catch(async (error: unknown) => {
    await standIn?.close();
    throw error;
  });
  api.attach(backend, origins);
  const stopReminding = remindByTimer(backend.remind);
  return {
    ...backend,
    close: async () => {
      await stopReminding();
      await backend.close();
      await standIn?.close();
    },
  };
}

/**
 * ROAST_LLM_URL=stand-in: a program that speaks the protocol of ROAST_LLM_PROFILE and behaves as ROAST_LLM_MODEL says
 * (model-stand-in/moods.ts). Null where another model is named, or none.
 */
async function standInFor(env: StartOptions['env']) {
  if (env['ROAST_LLM_URL'] !== 'stand-in') return null;
  const { startStandIn } = await import('./model-stand-in/stand-in.ts');
  const standIn = await startStandIn();
  return {
    env: { ROAST_LLM_URL: standIn.url, ROAST_LLM_MODEL: env['ROAST_LLM_MODEL'] || 'good' },
    close: () => standIn.close(),
  };
}
