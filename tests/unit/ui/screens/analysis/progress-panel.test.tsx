/** @vitest-environment happy-dom */
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { RunningJourney } from '#state/journey.ts';
import { ProgressPanel } from '#ui/screens/analysis/progress-panel.tsx';
import { textOf } from '#tests/unit/ui/support/show.tsx';

const { stays, staysLoading, staysReading, staysWriting } = en.progress;

it('says that everything happens here only where no cloud writes, and while one does, what goes to it', () => {
  const at = (phase: 'decoding' | 'writing', availability: 'on' | 'off') => {
    const journey = {
      phase,
      step: { shot: 1, shots: 1 },
      photo: { url: 'blob:photo' },
    } as unknown as RunningJourney;
    return textOf(<ProgressPanel journey={journey} />, { auth: { availability } });
  };
  expect(at('writing', 'on')).toContain(staysWriting);
  expect(at('writing', 'on')).not.toContain(stays);
  expect(at('writing', 'off')).toContain(stays);
  expect(at('decoding', 'off')).toContain(stays);
  expect(at('decoding', 'on')).toContain(staysReading);
  expect(at('decoding', 'on')).not.toContain(stays);
});

it('speaks of a download only while there is one: offline, nothing comes', () => {
  const preparing = (totalBytes: number | null) => {
    const progress = totalBytes === null ? null : { loadedBytes: 0, totalBytes };
    const journey = {
      phase: 'preparing',
      photo: { url: 'blob:photo' },
      progress,
    } as unknown as RunningJourney;
    return textOf(<ProgressPanel journey={journey} />);
  };
  for (const nothing of [null, 0]) {
    expect(preparing(nothing)).not.toContain(staysLoading);
    expect(preparing(nothing)).toContain(staysReading);
  }
  expect(preparing(8e6)).toContain(staysLoading);
});
