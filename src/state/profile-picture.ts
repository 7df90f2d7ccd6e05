/**
 * The profile picture: on this phone, and in the account where its person asked for that. What the account has is changed
 * there first, and here once that has worked: without a network the picture stays as it is, and the screen says so.
 */
import { atom } from 'jotai';
import type { CloudService } from '#ports/cloud.ts';
import type { PictureService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/** Rises when the picture changes, so that the components that show it load it again. */
const changes = atom(0);
export const pictureVersionAtom = atom((get) => get(changes));

const place = atom<{ readonly ownerId: string; readonly inAccount: boolean } | null>(null);

/** Whether the account has the picture, too, as far as this phone knows. */
export const pictureInAccountAtom = atom((get): boolean => {
  const known = get(place);
  return known !== null && known.ownerId === get(ownerIdAtom) && known.inAccount;
});

/** `away`: the account did not answer. */
export type PictureOutcome = StoreOutcome | 'away';

/** One change after the other: what is removed must not come back by what began before. */
const turnsAtom = atom(() => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
});

interface Sides {
  readonly ownerId: string;
  readonly pictures: PictureService;
  readonly cloud: CloudService | undefined;
}

/** The picture of this phone goes to the account. */
async function send({ ownerId, pictures, cloud }: Sides): Promise<PictureOutcome> {
  const picture = await pictures.read(ownerId);
  if (picture === null || cloud === undefined) return 'invalid';
  const mark = await cloud.picture.put(ownerId, picture);
  return mark === null ? 'away' : pictures.putBack(ownerId, ownerId, picture, mark);
}

const takeFromAccount = async ({ ownerId, cloud }: Sides): Promise<boolean> =>
  cloud === undefined || cloud.picture.remove(ownerId);

async function replace(sides: Sides, photo: Blob): Promise<PictureOutcome> {
  const { ownerId, pictures } = sides;
  const [before, mark] = [await pictures.read(ownerId), await pictures.markOf(ownerId)];
  const kept = await pictures.keep(ownerId, ownerId, photo);
  if (kept !== 'done' || mark === null) return kept;
  const sent = await send(sides);
  if (sent !== 'done' && before !== null) await pictures.putBack(ownerId, ownerId, before, mark);
  return sent;
}

async function remove(sides: Sides): Promise<PictureOutcome> {
  const { ownerId, pictures } = sides;
  const inAccount = (await pictures.markOf(ownerId)) !== null;
  if (inAccount && !(await takeFromAccount(sides))) return 'away';
  await pictures.remove(ownerId);
  return 'done';
}

async function keepInAccount(sides: Sides, on: boolean): Promise<PictureOutcome> {
  const { ownerId, pictures } = sides;
  const picture = await pictures.read(ownerId);
  if (picture === null) return 'invalid';
  if (on) {
    // Drawn once more: what an earlier version kept was no square.
    const kept = await pictures.keep(ownerId, ownerId, picture);
    return kept === 'done' ? send(sides) : kept;
  }
  return (await takeFromAccount(sides)) ? pictures.putBack(ownerId, ownerId, picture) : 'away';
}

/** Does one change, and shows what has come of it. */
const changeAtom = atom(
  null,
  (get, set, work: (sides: Sides) => Promise<PictureOutcome>): Promise<PictureOutcome> =>
    get(turnsAtom)(async () => {
      const ownerId = get(ownerIdAtom);
      if (ownerId === null) return 'invalid';
      const { pictures, cloud } = get(servicesAtom);
      const outcome = await work({ ownerId, pictures, cloud });
      // It takes a while: a sign-out may have removed the one before by then.
      if (get(ownerIdAtom) !== ownerId) {
        await pictures.remove(ownerId);
        return 'invalid';
      }
      set(place, { ownerId, inAccount: (await pictures.markOf(ownerId)) !== null });
      if (outcome === 'done') set(changes, get(changes) + 1);
      return outcome;
    }),
);

/** Keeps a profile picture on this device, and in the account where that has the one before; or (null) removes both. */
export const setPictureAtom = atom(null, (_get, set, photo: Blob | null) =>
  set(changeAtom, (sides) => (photo === null ? remove(sides) : replace(sides, photo))),
);

/** Whether the account gets this picture, too; off: it is deleted there, and stays here. */
export const keepPictureInAccountAtom = atom(null, (_get, set, on: boolean) =>
  set(changeAtom, (sides) => keepInAccount(sides, on)),
);

/**
 * Asks the account for what another device has changed: its picture takes the place of the one here, and one that was
 * taken out of it goes here, too.
 */
export const lookAtPictureAtom = atom(null, (get, set) =>
  get(turnsAtom)(async () => {
    const ownerId = get(ownerIdAtom);
    const { cloud, pictures } = get(servicesAtom);
    if (ownerId === null || cloud === undefined) return;
    const { here } = cloud.stay(ownerId);
    const mark = await pictures.markOf(ownerId);
    set(place, { ownerId, inAccount: mark !== null });
    const found = await cloud.picture.find(ownerId);
    if (found === null || found.mark === mark || !here()) return;
    if (found.mark === null) await pictures.remove(ownerId);
    else {
      const picture = await cloud.picture.read(ownerId);
      if (picture === null || !here()) return;
      await pictures.putBack(ownerId, ownerId, picture, found.mark);
      // Who has left meanwhile leaves none behind.
      if (!here()) await pictures.remove(ownerId);
    }
    set(place, { ownerId, inAccount: (await pictures.markOf(ownerId)) !== null });
    set(changes, get(changes) + 1);
  }),
);
