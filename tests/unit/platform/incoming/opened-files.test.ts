import { expect, it } from 'vitest';
import { onOpenedFile, type LaunchQueue } from '#platform/incoming/opened-files.ts';

const photo = new File(['p'], 'p.jpg', { type: 'image/jpeg' });
const film = new File(['f'], 'f.mp4', { type: 'video/mp4' });
const here = { getFile: () => Promise.resolve(photo) };
const gone = { getFile: () => Promise.reject(new DOMException('moved', 'NotFoundError')) };

it.each([
  ['one photo', [here], [photo]],
  ['no file', [], []],
  ['two photos', [here, here], ['several']],
  ['twenty', Array.from({ length: 20 }, () => here), ['several']],
  ['a film', [{ getFile: () => Promise.resolve(film) }], ['video']],
  ['one that is not there any more', [gone], ['unreadable']],
])('the app opened with %s', async (_name, files, told) => {
  const heard: unknown[] = [];
  const queue: LaunchQueue = { setConsumer: (consumer) => consumer({ files }) };
  onOpenedFile(queue, (what) => heard.push(what));
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual(told);
});
