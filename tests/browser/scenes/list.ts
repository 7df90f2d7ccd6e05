import type { Scene } from './scene.ts';
import { ACCOUNT_SCENES } from './accounts.ts';
import { ANALYSIS_SCENES } from './analysis.ts';
import { CAMERA_SCENES } from './camera.ts';
import { DEBUG_SCENES } from './debug.ts';
import { FIRST_RUN_SCENES } from './first-run.ts';
import { HISTORY_SCENES } from './history.ts';
import { PROFILE_SCENES } from './profile.ts';
import { RESULT_SCENES } from './results.ts';

/** Every screen and state of the product. tests/unit/lab/screenshots holds it against the route table. */
export const SCENES: readonly Scene[] = [
  ...FIRST_RUN_SCENES,
  ...ACCOUNT_SCENES,
  ...CAMERA_SCENES,
  ...ANALYSIS_SCENES,
  ...RESULT_SCENES,
  ...HISTORY_SCENES,
  ...PROFILE_SCENES,
  ...DEBUG_SCENES,
];
