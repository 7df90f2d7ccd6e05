/** Handing a result on. */
import { atom } from 'jotai';
import type { SaveOutcome, ShareOutcome, ShareRequest, ShareWay } from '#ports/capture.ts';
import { servicesAtom } from '#state/services.ts';

/** What sharing hands on here, asked anew at each call. */
export const shareWayAtom = atom((get) => (): ShareWay => get(servicesAtom).sharing.way());

/** The address that is shared, for whoever has to copy it by hand. */
export const appUrlAtom = atom((get) => get(servicesAtom).sharing.appUrl);

/** Shares the card, or else the app's link. */
export const shareCardAtom = atom(
  null,
  (get, _set, request: Omit<ShareRequest, 'url'>): Promise<ShareOutcome> => {
    const { sharing } = get(servicesAtom);
    return sharing.share({ ...request, url: sharing.appUrl });
  },
);

/** Offers a file of the person's: the card, or what is kept of them. */
export const saveFileAtom = atom(null, (get, _set, file: File): Promise<SaveOutcome> =>
  get(servicesAtom).sharing.save(file),
);
