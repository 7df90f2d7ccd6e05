import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { twoAnglesAtom } from '#state/capture/second-angle.ts';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import type { Angle } from '#domain/capture/limits.ts';
import type { Facing } from '#ports/capture.ts';
import type { Shots } from '#state/journey.ts';
import { startShotsAtom } from '#state/journey-run-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { focalRatioOf, takePhotos } from './frames.ts';

/** What was taken, and by which camera. */
interface Taken extends Pick<Shots, 'focalRatio'> {
  readonly photos: readonly [Blob, ...Blob[]];
  readonly facing: Facing;
}

/** What the person is asked about; `id` is in the address's state as long as they are. */
interface Asked {
  readonly id: string;
  readonly taken: Taken;
}

const askedState = z.object({ shot: z.string() });

export interface Shutter {
  /** Which photo is next. */
  readonly angle: Angle;
  readonly taking: boolean;
  /** The photo that the person is asked about; null: none. */
  readonly asked: Blob | null;
  /** Takes the photo of this angle and asks about it. */
  readonly take: (video: HTMLVideoElement, facing: Facing) => void;
  /** Yes: the next angle, where one is wanted, else the analysis. */
  readonly use: () => void;
  /** No: back to the live picture, as the way back is. */
  readonly retake: () => void;
  /** Goes on with the front photo alone. */
  readonly skipAngle: () => void;
}

/**
 * Takes the front burst and, where wanted, one photo from three quarters. Each is an entry of the browser's history of
 * its own, so that going back means taking it again; only what the person has said yes to is read.
 */
export function useShutter(): Shutter {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const services = useAtomValue(servicesAtom);
  const start = useSetAtom(startShotsAtom);
  const feedback = useSetAtom(feedbackAtom);
  const twoAngles = useAtomValue(twoAnglesAtom);
  const [front, setFront] = useState<Taken | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [taking, setTaking] = useState(false);
  const angle: Angle = front === null ? 'front' : 'three-quarter';
  const here = askedState.safeParse(state);
  const shown = here.success && here.data.shot === asked?.id ? asked.taken : null;

  const analyse = ({ photos, focalRatio, facing }: Taken, threeQuarter: Blob | null, replace: boolean) => {
    const source = facing === 'user' ? 'front' : 'rear';
    const begun = start({ front: photos, focalRatio, threeQuarter, sample: false, source });
    if (begun) void navigate('/analysis', { replace });
  };

  const take = async (video: HTMLVideoElement, facing: Facing) => {
    setTaking(true);
    feedback('shutter');
    try {
      const focalRatio = angle === 'front' && facing === 'user' ? focalRatioOf(video) : null;
      const [first, ...more] = angle === 'front' ? await takePhotos(video) : await takePhotos(video, 1);
      // The camera was lost in this moment (the screen says so), or the person left.
      if (first === undefined || !video.isConnected) return;
      const id = services.newId();
      setAsked({ id, taken: { photos: [first, ...more], focalRatio, facing } });
      void navigate(pathname + search, { state: { shot: id } });
    } finally {
      setTaking(false);
    }
  };

  return {
    angle,
    taking,
    asked: shown?.photos[0] ?? null,
    take: (video, facing) => {
      if (!taking) void take(video, facing);
    },
    use: () => {
      if (shown === null) return;
      if (front !== null) return analyse(front, shown.photos[0], true);
      if (!twoAngles) return analyse(shown, null, true);
      setFront(shown);
      setAsked(null);
      void navigate(-1);
    },
    retake: () => void navigate(-1),
    skipAngle: () => {
      if (front !== null) analyse(front, null, false);
    },
  };
}
