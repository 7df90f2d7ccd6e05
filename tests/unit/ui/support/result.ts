import { atom } from 'jotai';
import { moveTo } from '#state/journey-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { REPORT } from '#tests/support/report.ts';
import { FACTS } from '#tests/unit/platform/history/fakes.ts';
import { roastFor } from '#tests/unit/state/support/services.ts';

/** A guest's, whose name stands in some of its lines. */
export const RESULT: JourneyResult = {
  id: '00000000-0000-4000-8000-000000000001',
  photo: { blob: new Blob(['photo']), url: 'blob:1' },
  burst: null,
  secondAngle: null,
  sample: false,
  at: 0,
  kept: 'tab',
  before: null,
  report: REPORT,
  overlays: null,
  facts: FACTS,
  roast: {
    ...roastFor(FACTS),
    headline: '{name}, look here',
    closer: 'Mark the floor with tape, {name}.',
    products: [{ category: 'Tape', why: 'It sticks, {name}.' }],
  },
  sent: null,
};

/** Puts it into the tab. */
export const showResultAtom = atom(null, (get, set) => moveTo(get, set, { phase: 'done', ...RESULT }));
