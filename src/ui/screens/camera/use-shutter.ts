import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { twoAnglesAtom } from '#state/capture/camera-options.ts';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import type { Angle } from '#domain/capture/limits.ts';
import type { Facing } from '#ports/capture.ts';
import type { Shots } from '#state/journey.ts';
import { startShotsAtom } from '#state/journey-run-atoms.ts';
import { focalRatioOf, takePhotos } from './frames.ts';

type Taken = Pick<Shots, 'front' | 'focalRatio'>;

interface Shutter {
  /** Which photo is next. */
  readonly angle: Angle;
  readonly taking: boolean;
  /** Takes the photo of this angle; the last one starts the analysis. */
  readonly take: () => void;
  /** Goes on with the front photo alone. */
  readonly skipAngle: () => void;
}

/** Takes the front burst and, where wanted, one photo from three quarters, then goes to the analysis. */
export function useShutter(video: HTMLVideoElement | null, facing: Facing): Shutter {
  const navigate = useNavigate();
  const start = useSetAtom(startShotsAtom);
  const feedback = useSetAtom(feedbackAtom);
  const twoAngles = useAtomValue(twoAnglesAtom);
  const [taken, setTaken] = useState<Taken>({ front: [], focalRatio: null });
  const [taking, setTaking] = useState(false);
  const angle: Angle = taken.front.length === 0 ? 'front' : 'three-quarter';

  /** True: the run has begun, and this screen is on its way out. */
  const analyse = (photos: Taken, threeQuarter: Blob | null): boolean => {
    const begun = start({
      ...photos,
      threeQuarter,
      sample: false,
      source: facing === 'user' ? 'front' : 'rear',
    });
    if (begun) void navigate('/analysis');
    return begun;
  };

  const takeNow = async (from: HTMLVideoElement): Promise<boolean> => {
    if (angle === 'three-quarter') {
      const [side] = await takePhotos(from, 1);
      if (!from.isConnected) return false;
      return analyse(taken, side ?? null);
    }
    const focalRatio = facing === 'user' ? focalRatioOf(from) : null;
    const front = await takePhotos(from);
    // The camera was lost in this moment (the screen says so), or the person left.
    if (front.length === 0 || !from.isConnected) return false;
    if (!twoAngles) return analyse({ front, focalRatio }, null);
    setTaken({ front, focalRatio });
    return false;
  };

  const take = async (from: HTMLVideoElement) => {
    setTaking(true);
    feedback('shutter');
    let leaving = false;
    try {
      leaving = await takeNow(from);
    } finally {
      // While the next screen loads, this one is still shown: it must not take a second photo.
      if (!leaving) setTaking(false);
    }
  };

  return {
    angle,
    taking,
    take: () => {
      if (video !== null && !taking) void take(video);
    },
    skipAngle: () => setTaking(analyse(taken, null)),
  };
}
