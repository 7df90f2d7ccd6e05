/** Handing a result on. */
import { atom } from 'jotai';
import type { ShareOutcome, ShareRequest } from '#ports/capture.ts';
import { servicesAtom } from '#state/services.ts';

/** Shares the card, or else the app's link. */
export const shareCardAtom = atom(
  null,
  (get, _set, request: Omit<ShareRequest, 'url'>): Promise<ShareOutcome> => {
    const { sharing } = get(servicesAtom);
    return sharing.share({ ...request, url: sharing.appUrl });
  },
);

/** Offers the card as a download. */
export const saveCardAtom = atom(null, (get, _set, file: File): void => get(servicesAtom).sharing.save(file));
