import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { twoAnglesAtom } from '#state/capture/camera-options.ts';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import type { Angle } from '#domain/capture/limits.ts';
import type { Facing } from '#ports/capture.ts';
import { startShotsAtom } from '#state/journey-run-atoms.ts';
import { takePhotos } from './frames.ts';

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
  const [front, setFront] = useState<readonly Blob[]>([]);
  const [taking, setTaking] = useState(false);
  const angle: Angle = front.length === 0 ? 'front' : 'three-quarter';

  /** True: the run has begun, and this screen is on its way out. */
  const analyse = (photos: readonly Blob[], threeQuarter: Blob | null): boolean => {
    const begun = start({
      front: photos,
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
      return analyse(front, side ?? null);
    }
    const photos = await takePhotos(from);
    // The camera was lost in this moment (the screen says so), or the person left.
    if (photos.length === 0 || !from.isConnected) return false;
    if (!twoAngles) return analyse(photos, null);
    setFront(photos);
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
    skipAngle: () => setTaking(analyse(front, null)),
  };
}
