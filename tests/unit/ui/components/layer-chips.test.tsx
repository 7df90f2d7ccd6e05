/** @vitest-environment happy-dom */
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
      const chosen = { choices: OVERLAY_CHOICES, value: name, empty: [], onChange: () => undefined };
      show(<LayerChips metrics={metrics} {...chosen} />, { lang });
      return wordsIn(screen.getAllByRole('strong'));
    });
    expect(rows.map((row) => row.length)).toEqual(OVERLAY_MAPS.map(() => 1));
    expect(chips).toEqual(rows);
  });
});

it('a layer with nothing to see on it is greyed, says why, and cannot be chosen; the others can', () => {
  const onChange = vi.fn();
  const chips = { choices: OVERLAY_CHOICES, value: 'none', onChange } as const;
  show(<LayerChips metrics={metrics} {...chips} empty={['redness', 'pores']} />);
  const described = screen.getAllByRole('radio', { description: en.overlays.empty });
  expect(described.map((one) => one.getAttribute('value'))).toEqual(['redness', 'pores']);
  for (const one of described) fireEvent.click(one);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: en.overlays.shine }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('shine');
  expect(textOf(<LayerChips metrics={metrics} {...chips} empty={[]} />)).not.toContain(en.overlays.empty);
});
