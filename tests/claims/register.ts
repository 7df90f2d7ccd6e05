/** Every sentence of the interface that says something about data, time, money, accuracy or what the app does. */
import { ACCOUNT } from './account.ts';
import type { Claims } from './claim.ts';
import { DEVICE } from './device.ts';
import { FACTS } from './facts.ts';
import { MEASURING } from './measuring.ts';
import { MOMENT } from './moment.ts';
import { OFFERS } from './offers.ts';
import { PHOTO } from './photo.ts';
import { STORES } from './stores.ts';

export const CLAIMS: Claims = [
  ...PHOTO,
  ...FACTS,
  ...MOMENT,
  ...STORES,
  ...ACCOUNT,
  ...OFFERS,
  ...MEASURING,
  ...DEVICE,
];
