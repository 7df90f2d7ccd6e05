/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { atom } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { JourneyResult } from '#state/journey.ts';
import { moveTo } from '#state/journey-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { REPORT } from '#tests/support/report.ts';
import { FACTS } from '#tests/unit/platform/history/fakes.ts';
import { roastFor } from '#tests/unit/state/support/services.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';
import { ResultsScreen } from '#ui/screens/results/results-screen.tsx';

const RESULT: JourneyResult = {
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

const show = atom(null, (get, set) => moveTo(get, set, { phase: 'done', ...RESULT }));

/** The result as somebody sees it whom this phone calls so. */
const shownTo = (displayName: string) =>
  textOf(<ResultsScreen />, {
    prepare(store) {
      store.set(personalizationAtom, { displayName });
      store.set(show);
    },
  });

describe('a result', () => {
  it('puts the name of now in where the text has a place for it, and leaves the words that look like one', () => {
    for (const name of ['Mark', 'Tom']) {
      const page = shownTo(name);
      screen.getByText(`${name}, look here`);
      expect(page).toContain(`Mark the floor with tape, ${name}.`);
      expect(page).toContain(`It sticks, ${name}.`);
      expect(page).not.toContain('{name}');
    }
  });

  it('does without where no name was said', () => {
    const page = shownTo('');
    screen.getByText('Look here');
    expect(page).toContain('Mark the floor with tape.');
    expect(page).not.toContain('{name}');
  });
});
