import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { RunningJourney } from '#state/journey.ts';
import { ProgressPanel } from '#ui/screens/analysis/progress-panel.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const { stays, staysReading, staysWriting } = en.progress;

it('says that everything happens here only where no cloud writes, and while one does, what goes to it', () => {
  const at = (phase: 'decoding' | 'writing', availability: 'on' | 'off') => {
    const journey = {
      phase,
      step: { shot: 1, shots: 1 },
      photo: { url: 'blob:photo' },
    } as unknown as RunningJourney;
    return markupOf(<ProgressPanel journey={journey} />, { auth: { availability } });
  };
  expect(at('writing', 'on')).toContain(staysWriting);
  expect(at('writing', 'on')).not.toContain(stays);
  expect(at('writing', 'off')).toContain(stays);
  expect(at('decoding', 'off')).toContain(stays);
  expect(at('decoding', 'on')).toContain(staysReading);
  expect(at('decoding', 'on')).not.toContain(stays);
});
