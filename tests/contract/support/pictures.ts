/** Profile pictures for tests of the files of an account. */
import type { SignedUp } from './browser.ts';

/** The beginning and the end of a JPEG; the server looks at no more than the type. */
export const jpeg = (bytes = 900) =>
  new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(bytes).fill(7)], { type: 'image/jpeg' });
export const pathOf = ({ id }: { readonly id: string }) => `${id}/profile.jpg`;
export const picturesOf = ({ client }: Pick<SignedUp, 'client'>) => client.storage.from('pictures');

export const put = (person: SignedUp, blob: Blob = jpeg()) =>
  picturesOf(person).upload(pathOf(person), blob, { upsert: true, cacheControl: '0' });
