import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { twoAnglesAtom } from '#state/capture/second-angle.ts';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import type { Angle } from '#domain/capture/limits.ts';
import { BURST_PHOTOS } from '#domain/limits/photo.ts';
import type { Facing } from '#ports/capture.ts';
import { middleFirst } from '#state/capture/burst.ts';
import type { Shots } from '#state/journey.ts';
import { startShotsAtom } from '#state/journey-run-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { focalRatioOf, takePhotos } from './frames.ts';

/** What was taken, and by which camera. */
interface Taken extends Pick<Shots, 'focalRatio'> {
  /** The one that the person is asked about first; none once they are dropped. */
  readonly photos: Blob[];
  readonly facing: Facing;
}

/** What the person is asked about; `id` is in the address's state as long as they are. */
interface Asked {
  readonly id: string;
  readonly taken: Taken;
}

const askedState = z.object({ shot: z.string() });

/** A tap that comes this soon after the one that took the first photo is the second of a double tap. */
const DOUBLE_TAP_MS = 400;

export interface Shutter {
  /** Which photo is next. */
  readonly angle: Angle;
  readonly taking: boolean;
  /** The photo that the person is asked about; null: none. */
  readonly asked: Blob | null;
  /** Takes the photos of this angle and asks about them; while that goes on, the photos there are are enough. */
  readonly press: (video: HTMLVideoElement, facing: Facing) => void;
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
  const shot = here.success ? here.data.shot : null;
  const shown = asked !== null && shot === asked.id ? asked.taken : null;
  // Whichever way leads back, what was asked about is held no longer: emptied, because React keeps a state's last value, too.
  useEffect(
    () => () => {
      if (shot === null) return;
      setAsked((now) => {
        if (now?.id !== shot) return now;
        now.taken.photos.length = 0;
        return null;
      });
    },
    [shot],
  );
  const burst = useRef<{ readonly began: number; readonly end: AbortController } | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      burst.current?.end.abort();
    };
  }, []);

  const analyse = ({ photos, focalRatio, facing }: Taken, threeQuarter: Blob | null, replace: boolean) => {
    const source = facing === 'user' ? 'front' : 'rear';
    const begun = start({ front: [...photos], focalRatio, threeQuarter, sample: false, source });
    if (begun) void navigate('/analysis', { replace });
  };

  const take = async (video: HTMLVideoElement, facing: Facing) => {
    const end = new AbortController();
    burst.current = { began: performance.now(), end };
    setTaking(true);
    feedback('shutter');
    try {
      const focalRatio = angle === 'front' && facing === 'user' ? focalRatioOf(video) : null;
      const [first, ...more] = await takePhotos(video, angle === 'front' ? BURST_PHOTOS : 1, end.signal);
      // The camera was lost before there was one (the screen says so), or the person left.
      if (first === undefined || left.current) return;
      const id = services.newId();
      setAsked({ id, taken: { photos: middleFirst([first, ...more]), focalRatio, facing } });
      void navigate(pathname + search, { state: { shot: id } });
    } finally {
      burst.current = null;
      setTaking(false);
    }
  };

  return {
    angle,
    taking,
    asked: shown?.photos[0] ?? null,
    press: (video, facing) => {
      const { current } = burst;
      if (current === null) void take(video, facing);
      else if (performance.now() - current.began > DOUBLE_TAP_MS) current.end.abort();
    },
    use: () => {
      if (shown === null) return;
      if (front !== null) return analyse(front, shown.photos[0] ?? null, true);
      if (!twoAngles) return analyse(shown, null, true);
      setFront({ ...shown, photos: [...shown.photos] });
      setAsked(null);
      void navigate(-1);
    },
    retake: () => void navigate(-1),
    skipAngle: () => {
      if (front !== null) analyse(front, null, false);
    },
  };
}
