import type { HapticsService } from '#ports/capture.ts';

/** A short buzz in the hand, where the device can (Android; iOS has no such call). */
export const haptics: HapticsService = {
  buzz(pattern) {
    try {
      if ('vibrate' in navigator) navigator.vibrate(typeof pattern === 'number' ? pattern : [...pattern]);
    } catch {
      // Forbidden in this frame: nothing is lost.
    }
  },
};
