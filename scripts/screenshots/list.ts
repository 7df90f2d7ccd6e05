import type { Scene } from './scene.ts';
import { ACCOUNT_SCENES } from './scenes/accounts.ts';
import { ANALYSIS_SCENES } from './scenes/analysis.ts';
import { CAMERA_SCENES } from './scenes/camera.ts';
import { DEBUG_SCENES } from './scenes/debug.ts';
import { FIRST_RUN_SCENES } from './scenes/first-run.ts';
import { HISTORY_SCENES } from './scenes/history.ts';
import { PROFILE_SCENES } from './scenes/profile.ts';
import { RESULT_SCENES } from './scenes/results.ts';

/** Every screen and state of the product. tests/unit/scripts/screenshots holds it against the route table. */
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
