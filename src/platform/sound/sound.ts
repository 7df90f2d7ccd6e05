/** Two short sounds of our own, made from sine waves: no files, no network. */
import type { SoundName, SoundService } from '#ports/capture.ts';

interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds after the call, and how long it rings. */
  readonly at: number;
  readonly for: number;
  /** 0 to 1. */
  readonly loud: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  /** A click, then a lower one: a shutter. */
  shutter: [
    { pitch: 1400, at: 0, for: 0.05, loud: 0.12 },
    { pitch: 760, at: 0.06, for: 0.07, loud: 0.12 },
  ],
  /** Three rising notes of a major chord. */
  reveal: [
    { pitch: 523.25, at: 0, for: 0.16, loud: 0.1 },
    { pitch: 659.25, at: 0.11, for: 0.16, loud: 0.1 },
    { pitch: 783.99, at: 0.22, for: 0.34, loud: 0.12 },
  ],
};

function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = note.pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.for);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + note.for);
}

/** The audio system starts with the first sound, so with sounds switched off it never starts. */
export function createSounds(startAudio: () => AudioContext): SoundService {
  let context: AudioContext | null = null;
  return {
    play(name) {
      try {
        context ??= startAudio();
        // Suspended until a gesture: the promise waits, and the sound is dropped without an error.
        void context.resume().catch(() => undefined);
        for (const note of SOUNDS[name]) ring(context, note);
      } catch {
        // No audio here (blocked, or no device): the picture says it too.
      }
    },
  };
}
