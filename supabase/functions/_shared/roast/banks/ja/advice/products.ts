/** All product ideas. */
import type { Products } from '../../types.ts';
import { photoProducts } from './products-photo.ts';
import { skinProducts } from './products-skin.ts';

export const products: Products = { ...skinProducts, ...photoProducts };
