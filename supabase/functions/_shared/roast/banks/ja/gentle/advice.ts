/** All steps and product ideas, in です・ます like the rest of this bank. */
import type { Products, Roadmap } from '../../types.ts';
import { photoProducts } from './advice-products-photo.ts';
import { skinProducts } from './advice-products-skin.ts';
import { photoRoadmap } from './advice-roadmap-photo.ts';
import { skinRoadmap } from './advice-roadmap-skin.ts';

export const roadmap: Roadmap = { ...skinRoadmap, ...photoRoadmap };
export const products: Products = { ...skinProducts, ...photoProducts };
