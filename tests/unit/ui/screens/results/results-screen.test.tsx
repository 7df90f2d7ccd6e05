import { atom } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JourneyResult } from '#state/journey.ts';
import { moveTo } from '#state/journey-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { REPORT } from '#tests/support/report.ts';
import { FACTS } from '#tests/unit/platform/history/fakes.ts';
import { roastFor } from '#tests/unit/state/support/services.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
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

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
});

/** The result as somebody sees it whom this phone calls so. */
const shownTo = (displayName: string) =>
  markupOf(<ResultsScreen />, {
    prepare(store) {
      store.set(personalizationAtom, { displayName });
      store.set(show);
    },
  });

describe('a result', () => {
  it('puts the name of now in where the text has a place for it, and leaves the words that look like one', () => {
    for (const name of ['Mark', 'Tom']) {
      const markup = shownTo(name);
      expect(markup).toContain(`>${name}, look here<`);
      expect(markup).toContain(`Mark the floor with tape, ${name}.`);
      expect(markup).toContain(`It sticks, ${name}.`);
      expect(markup).not.toContain('{name}');
    }
  });

  it('does without where no name was said', () => {
    const markup = shownTo('');
    expect(markup).toContain('>Look here<');
    expect(markup).toContain('Mark the floor with tape.');
    expect(markup).not.toContain('{name}');
  });
});
