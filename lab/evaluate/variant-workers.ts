/** Makes the versions of faces in processes of their own, while the browser analyses others. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FaceRequest } from './versions.ts';

export interface MakeOrder {
  /** The photo. */
  readonly file: string;
  /** Receives the versions' files; exists. */
  readonly folder: string;
  /** Width of the image in whose pixels the landmarks are. */
  readonly landmarksWidth: number;
  readonly request: FaceRequest;
}

export type MakeReply =
  | {
      readonly ok: true;
      readonly versions: readonly { readonly id: string; readonly file: string }[];
      /** Individual typology angle of the face's skin in the photo, degrees; null where it shows none. */
      readonly ita: number | null;
    }
  | { readonly ok: false; readonly error: string };

export interface VariantWorkers {
  /** Waits for a free process. Rejects when the photo cannot be read or the process dies. */
  make(order: MakeOrder): Promise<Extract<MakeReply, { ok: true }>>;
  close(): void;
}

/** @param count processes */
export function startVariantWorkers(count: number): VariantWorkers {
  const processes = Array.from({ length: count }, () =>
    // The child inherits execArgv, and with it tsx.
    fork(new URL('maker-process.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const free: ChildProcess[] = [...processes];
  const waiting: ((maker: ChildProcess) => void)[] = [];
  const take = (): Promise<ChildProcess> => {
    const maker = free.pop();
    return maker ? Promise.resolve(maker) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (maker: ChildProcess): void => {
    const next = waiting.shift();
    if (next) next(maker);
    else free.push(maker);
  };
  return {
    async make(order) {
      const maker = await take();
      try {
        const stop = new AbortController();
        const reply = once(maker, 'message', { signal: stop.signal }) as Promise<[MakeReply]>;
        const end = once(maker, 'exit', { signal: stop.signal }).then(() => {
          throw new Error(`The process that makes images died on ${order.file}.`);
        });
        // The one that comes second is aborted below; its rejection is expected.
        reply.catch(() => undefined);
        end.catch(() => undefined);
        maker.send(order);
        const [answer] = await Promise.race([reply, end]);
        stop.abort();
        if (!answer.ok) throw new Error(`${order.file}: ${answer.error}`);
        return answer;
      } finally {
        giveBack(maker);
      }
    },
    close() {
      for (const maker of processes) maker.kill();
    },
  };
}
