import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Angle } from '#domain/capture/limits.ts';
import {
  type CameraHint,
  judgeFrame,
  mayCount,
  nextHint,
  nextSteady,
  NO_HINT,
  UNSTEADY,
} from '#state/capture/guide.ts';
import { engineLostAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { grabFrame, nextPicture } from './frames.ts';

interface GuideOptions {
  /** Null: no picture yet. */
  readonly video: HTMLVideoElement | null;
  /** The engine is ready and nothing is being taken. */
  readonly running: boolean;
  readonly angle: Angle;
}

interface GuideView {
  /** Null: nothing seen yet. */
  readonly hint: CameraHint | null;
  /** The face is right and still. */
  readonly steady: boolean;
  /** It has been for a second: a timer may count. */
  readonly content: boolean;
}

/**
 * Watches the live picture: one small frame at a time goes to the worker, the next one when the answer
 * is there. Renders only when there is something new to say.
 */
export function useGuide({ video, running, angle }: GuideOptions): GuideView {
  const { analysis } = useAtomValue(servicesAtom);
  const engineLost = useSetAtom(engineLostAtom);
  const losses = useRef(0);
  const [hint, setHint] = useState<CameraHint | null>(null);
  const [steady, setSteady] = useState(false);
  const [content, setContent] = useState(false);

  useEffect(() => {
    if (!running || video === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const watch = async () => {
      let timer = UNSTEADY;
      let shown = NO_HINT;
      let lastGood = performance.now();
      let counts = false;
      let picture = nextPicture(video);
      while (!signal.aborted) {
        await picture;
        // Asked for before the answer: a picture that comes while the worker looks is not waited for again.
        picture = nextPicture(video);
        const frame = signal.aborted ? null : await grabFrame(video);
        if (frame === null) continue;
        const guidance = await analysis.guide(frame, angle);
        if (signal.aborted) return;
        if (guidance === null) {
          losses.current += 1;
          return void engineLost(losses.current);
        }
        losses.current = 0;
        const now = performance.now();
        const { hints, good } = judgeFrame(guidance);
        timer = nextSteady(timer, good, guidance.box, now);
        shown = nextHint(shown, hints[0] ?? 'hold', now);
        setHint(shown.shown);
        setSteady(timer.since !== null);
        if (good) lastGood = now;
        counts = mayCount(counts, timer, lastGood, now);
        setContent(counts);
      }
    };
    void watch();
    return () => {
      stop.abort();
      setSteady(false);
      setHint(null);
      setContent(false);
    };
  }, [analysis, angle, engineLost, running, video]);

  return { hint, steady, content };
}
