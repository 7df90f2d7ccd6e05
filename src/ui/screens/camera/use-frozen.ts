import { useEffect, useEffectEvent } from 'react';

/** How often it is looked at, and how many looks without a new picture in a row make a frozen one. */
const LOOK_MS = 400;
const LOOKS = 4;
/** A picture runs once so many have come: a first one may stand while the camera finds its light. */
const RUNS_FROM = 5;

/**
 * Calls `onFrozen` where a picture that ran stands still for 1.6 s while the page itself is drawn: on some phones a call
 * takes the camera without a word. Browsers that do not count pictures are not watched.
 */
export function useFrozen(video: HTMLVideoElement | null, onFrozen: () => void): void {
  const tell = useEffectEvent(onFrozen);
  useEffect(() => {
    if (video === null || !('requestVideoFrameCallback' in video)) return;
    let pictures = 0;
    let atLastLook = 0;
    let still = 0;
    let drawn = true;
    const onPicture = () => {
      pictures += 1;
      picture = video.requestVideoFrameCallback(onPicture);
    };
    let picture = video.requestVideoFrameCallback(onPicture);
    const look = () => {
      const watched =
        drawn && pictures >= RUNS_FROM && !video.paused && document.visibilityState === 'visible';
      still = watched && pictures === atLastLook ? still + 1 : 0;
      atLastLook = pictures;
      // A page that is not drawn, because the machine has no time for it, shows no new picture either.
      drawn = false;
      requestAnimationFrame(() => (drawn = true));
      if (still === LOOKS) tell();
    };
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      video.cancelVideoFrameCallback(picture);
    };
  }, [video]);
}
