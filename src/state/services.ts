/** Holds the services. The real ones are handed in by src/app, tests hand in their own. */
import { atom } from 'jotai';
import type { Services } from '#ports/services.ts';

const noServices = (): never => {
  throw new Error('State was used before src/app handed in its services');
};

const holder = atom<Services | null>(null);

/** Read: the services. Write: hand them in before anything renders, and once more where a cloud is found late. */
export const servicesAtom = atom(
  (get): Services => get(holder) ?? noServices(),
  (_get, set, services: Services) => set(holder, services),
);
