/** What can be done where no camera picture is to be had. Pure. */
import type { CameraProblem } from '#functions/vocabulary.ts';

/** `retry`: ask for the camera again. `library`: choose a photo. `cameraApp`: the device's own camera app. */
export type ProblemWay = 'retry' | 'library' | 'cameraApp';

/** By problem, what helps most first; what asking again cannot solve has no `retry`. */
const WAYS: Readonly<Record<CameraProblem, readonly ProblemWay[]>> = {
  denied: ['retry', 'library', 'cameraApp'],
  lost: ['retry', 'library', 'cameraApp'],
  'in-use': ['retry', 'library', 'cameraApp'],
  failed: ['retry', 'library', 'cameraApp'],
  none: ['cameraApp', 'library', 'retry'],
  insecure: ['library', 'cameraApp'],
  'installed-ios': ['cameraApp', 'library'],
};

/**
 * The ways past a problem, what helps most first.
 *
 * @param touch whether fingers operate the device: only phones and tablets have a camera app that a page can open
 */
export function waysPast(problem: CameraProblem, touch: boolean): readonly ProblemWay[] {
  const hasApp = touch || problem === 'installed-ios';
  return WAYS[problem].filter((way) => way !== 'cameraApp' || hasApp);
}
