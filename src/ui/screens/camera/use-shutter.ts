import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import type { Angle } from '#state/capture/hints.ts';
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
export function useShutter(video: HTMLVideoElement | null, twoAngles: boolean): Shutter {
  const navigate = useNavigate();
  const start = useSetAtom(startShotsAtom);
  const feedback = useSetAtom(feedbackAtom);
  const [front, setFront] = useState<readonly Blob[]>([]);
  const [taking, setTaking] = useState(false);
  const angle: Angle = front.length === 0 ? 'front' : 'three-quarter';

  const analyse = (photos: readonly Blob[], threeQuarter: Blob | null) => {
    if (start({ front: photos, threeQuarter, sample: false })) void navigate('/analysis');
  };

  const takeNow = async (from: HTMLVideoElement) => {
    setTaking(true);
    feedback('shutter');
    try {
      if (angle === 'three-quarter') {
        const [side] = await takePhotos(from, 1);
        analyse(front, side ?? null);
        return;
      }
      const photos = await takePhotos(from);
      // The camera gave out in this very moment: its own message says so.
      if (photos.length === 0) return;
      if (twoAngles) setFront(photos);
      else analyse(photos, null);
    } finally {
      setTaking(false);
    }
  };

  return {
    angle,
    taking,
    take: () => {
      if (video !== null && !taking) void takeNow(video);
    },
    skipAngle: () => analyse(front, null),
  };
}
