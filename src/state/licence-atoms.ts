import { atomWithRefresh } from 'jotai/utils';
import { servicesAtom } from '#state/services.ts';

/** Read: whose work ships with the product, once it is known. Write: tries again. */
export const licencesAtom = atomWithRefresh((get) => get(servicesAtom).licences.read());
