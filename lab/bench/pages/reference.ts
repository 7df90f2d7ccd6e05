/** The two programs that ours is compared with, each in a worker of its own as ours is. */
import '#app/trusted-types.ts';
import { wrap } from 'comlink';
import type { ReferenceWorker } from './protocol.ts';

const landmarker = wrap<ReferenceWorker>(
  new Worker(new URL('./landmarker-worker.ts', import.meta.url), { type: 'module' }),
);
const human = wrap<ReferenceWorker>(
  new Worker(new URL('./human-worker.ts', import.meta.url), { type: 'module' }),
);

window.reference = {
  async start() {
    const photo = document.querySelector<HTMLInputElement>('#photos')?.files?.item(0);
    if (!photo) throw new Error('No photo in the file input.');
    await landmarker.start(photo);
    await human.start(photo);
  },
  landmarker: () => landmarker.time(),
  human: () => human.time(),
};
