/** All steps. */
import type { Roadmap } from '../../types.ts';
import { photoRoadmap } from './roadmap-photo.ts';
import { skinRoadmap } from './roadmap-skin.ts';

export const roadmap: Roadmap = { ...skinRoadmap, ...photoRoadmap };
