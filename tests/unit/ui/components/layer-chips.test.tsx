/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OVERLAY_MAPS } from '#functions/vocabulary.ts';
import { LayerChips } from '#ui/components/layer-chips.tsx';
import { OVERLAY_CHOICES } from '#ui/components/draw-overlay.ts';
import { SkinPanel } from '#ui/components/result/skin-panel.tsx';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { REPORT } from '#tests/support/report.ts';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';

const { metrics } = REPORT.sections.skin;

describe.each([
  ['en', en],
  ['ja', ja],
] as const)('%s', (lang, texts) => {
  const words = new Set([...Object.values(texts.metrics.levels), texts.metrics.notMeasurable]);
  const wordsIn = (elements: Iterable<Element>) =>
    [...elements].map(({ textContent }) => textContent).filter((text) => words.has(text));

  it('a layer has the word that stands beside its metric', () => {
    show(<SkinPanel score={null} sharpness={null} metrics={metrics} teen={false} />, { lang });
    const rows = OVERLAY_MAPS.map((name) => {
      const row = screen.getByText(texts.metrics.skin[name].name).closest('summary');
      return wordsIn(row?.querySelectorAll('span') ?? []);
    });
    const chips = OVERLAY_MAPS.map((name) => {
      const chosen = { choices: OVERLAY_CHOICES, value: name, faint: false, onChange: () => undefined };
      show(<LayerChips metrics={metrics} {...chosen} />, { lang });
      return wordsIn(screen.getAllByRole('strong'));
    });
    expect(rows.map((row) => row.length)).toEqual(OVERLAY_MAPS.map(() => 1));
    expect(chips).toEqual(rows);
  });
});

it('says where a layer has nothing that one would see, and of no other and of nothing that was not measured', () => {
  const said = (name: 'redness' | 'landmarks', faint: boolean, known = true) =>
    textOf(
      <LayerChips
        metrics={known ? metrics : { ...metrics, redness: null }}
        choices={OVERLAY_CHOICES}
        value={name}
        faint={faint}
        onChange={() => undefined}
      />,
    ).includes(en.overlays.faint);
  expect(said('redness', true)).toBe(true);
  expect(said('redness', false)).toBe(false);
  expect(said('redness', true, false)).toBe(false);
  expect(said('landmarks', false)).toBe(false);
});
