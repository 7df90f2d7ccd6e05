/** What the frame holds of the head, and how much besides: from the face's box alone. */
import { boxOf, type View } from './background.ts';
import type { PhotoMoment } from './photo-moment.ts';

/** From the top of the forehead to the frame, in heights of the face: a bald crown is higher than this. */
const CUT = 0.13;
/** Above the hair, for which this much of a face's height is left: so much of the picture. */
const CEILING = { hair: 0.35, empty: 0.35 } as const;

export function nameShot(view: View): PhotoMoment['shot'] {
  const { top, chin } = boxOf(view);
  const height = chin - top;
  if (top < CUT * height) return 'cut';
  return top - CEILING.hair * height > CEILING.empty * view.height ? 'ceiling' : null;
}
