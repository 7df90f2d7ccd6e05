/** What a driver puts on the stage: who is signed in, with what, and what the device answers. Read by staged.tsx. */
import type { FaceReport } from '#domain/face/report.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import type { CameraProblem } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { Journey, JourneyPhoto, JourneyResult, Shots } from '#state/journey.ts';
import type { User } from '#ports/auth.ts';
import type { IncomingRefusal } from '#domain/limits/photo.ts';
import type { Settings } from '#state/settings-atoms.ts';

/** In sessionStorage, as JSON. */
export const STAGE_KEY = 'staged';

/** A call that never ends, for pictures of waiting; `history-blocked`: storage keeps shut. */
export type Hold = 'session' | 'history' | 'history-blocked';

/** A cloud that stands still: what it has of the staged history. What is in none of the lists, it has. */
export interface StagedCloud {
  /** Its first round never ends. */
  readonly busy?: true;
  /** Ids that it does not have yet, as it cannot be reached. */
  readonly waiting?: readonly string[];
  /** Ids that it will never take. */
  readonly refused?: readonly string[];
  /** Changes of the profile wait, too. */
  readonly profileWaits?: true;
}

export interface Stage {
  /** Null: there are accounts, but no user is signed in. */
  readonly user: User | null;
  /** A sign-in waits for the code of an authenticator. */
  readonly secondStep?: true;
  /** Put into the history once. */
  readonly entries: readonly HistoryEntry[];
  /** Ids that get the drawn face as their thumbnail. */
  readonly thumbnails: readonly string[];
  /** Ids bought on their own. */
  readonly purchased: readonly string[];
  /** Whether the user's subscription runs. */
  readonly premium: boolean;
  /** What deleting the account answers. */
  readonly deletes: boolean;
  /** Left out: nothing is kept anywhere but here. */
  readonly cloud?: StagedCloud;
  readonly hold?: Hold;
}

/** In sessionStorage, as JSON: what the camera does instead of opening. Works without a stage, too. */
export const STAGED_CAMERA_KEY = 'staged-camera';
export type StagedCamera = CameraProblem | 'ask' | 'opening';

/** In sessionStorage, as JSON: where the journey stands when the page opens, a `StagedJourney`. */
export const STAGED_JOURNEY_KEY = 'staged-journey';

/** In sessionStorage, as JSON: the drawn face came by another app's share sheet, or something that is no photo. */
export const STAGED_SHARED_KEY = 'staged-shared';
export type StagedShared = 'photo' | IncomingRefusal;

/** In sessionStorage, as JSON: an `UpdateState`, as if a new version were there. */
export const STAGED_UPDATE_KEY = 'staged-update';

type WithoutPhoto<J> = J extends { photo: JourneyPhoto } ? Omit<J, 'photo' | 'partial'> : J;
/**
 * A phase between camera and result; the drawn face stands in for the photo. `source`: by which way the failed photo
 * came; left out: from the library.
 */
export type StagedJourney =
  | WithoutPhoto<Exclude<Journey, { phase: 'done' | 'failed' }>>
  | (Omit<Extract<Journey, { phase: 'failed' }>, 'attempt'> & { readonly source?: Shots['source'] });

export interface ResultChange extends Partial<Omit<JourneyResult, 'report' | 'facts'>> {
  readonly report?: Partial<FaceReport>;
  readonly facts?: Partial<RoastFacts>;
}

/** What the staged page offers to its driver while it runs. */
export interface StageHandle {
  settings(change: Partial<Settings>): void;
  /** The same, and every text stretched and in brackets (`pseudo`) or as it is. */
  dress(change: Partial<Settings>, pseudo: boolean): void;
  /** Moves the journey, wherever it stands. */
  journey(to: StagedJourney): Promise<void>;
  /** Changes a result that a real run has brought, its report and facts part by part. */
  result(change: ResultChange): Promise<void>;
  /** As if the latest rewrite of the result had brought no text. */
  rewriteFailed(): void;
}

declare global {
  interface Window {
    staged?: StageHandle;
  }
}
