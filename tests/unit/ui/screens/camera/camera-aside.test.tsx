/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EngineCosts } from '#ports/analysis.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { engineCostsAtom } from '#state/model-prefetch-atoms.ts';
import { CameraAside } from '#ui/screens/camera/camera-aside.tsx';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';

it('says which photos can be brought only as long as none is there', () => {
  expect(textOf(<CameraAside left={3} onSample={() => undefined} />)).toContain(en.camera.aside.formats);
  expect(textOf(<CameraAside left={3} onSample={null} />)).not.toContain(en.camera.aside.formats);
});

it('spells out what the two pills set', () => {
  show(<CameraAside left={3} onSample={null} />);
  screen.getByText(en.camera.style.replace('{{style}}', en.common.style.classic));
  screen.getByText(en.camera.momentIs.replace('{{moment}}', en.told.none));
});

describe('before the first download', () => {
  const noteWith = (costs: EngineCosts | null, lang: 'en' | 'ja' = 'en') =>
    textOf(<CameraAside left={3} onSample={null} />, {
      lang,
      prepare: (store) => store.set(engineCostsAtom, costs),
    });

  it('says in a line what it costs, and where there is a smaller one', () => {
    const note = noteWith({ mediapipe: 9e6, lite: 4e6 });
    expect(note).toContain('one download, 9.0\u00a0MB.');
    expect(note).toContain(en.engine.smaller);
    expect(note).not.toContain(en.engine.fullMissing);
    expect(note).not.toContain('4.0');
  });

  it('says that the lite one is at work and why, where the server lacks the model of the full one', () => {
    const note = noteWith({ mediapipe: null, lite: 4e6 });
    expect(note).toContain(en.engine.fullMissing);
    expect(note).toContain('one download, 4.0\u00a0MB.');
    expect(note).not.toContain(en.engine.smaller);
    expect(noteWith({ mediapipe: null, lite: 4e6 }, 'ja')).toContain(ja.engine.fullMissing);
  });

  it('promises no face reader before it is known which the server has', () => {
    expect(noteWith(null)).not.toContain('MB');
  });
});
