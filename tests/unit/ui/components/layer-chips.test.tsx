import { describe, expect, it } from 'vitest';
import { OVERLAY_MAPS } from '#functions/vocabulary.ts';
import { LayerChips } from '#ui/components/layer-chips.tsx';
import { OVERLAY_CHOICES } from '#ui/components/draw-overlay.ts';
import { SkinPanel } from '#ui/components/result/skin-panel.tsx';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { REPORT } from '#tests/support/report.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

const { metrics } = REPORT.sections.skin;

describe.each([
  ['en', en],
  ['ja', ja],
] as const)('%s', (lang, texts) => {
  const panel = markupOf(<SkinPanel score={null} sharpness={null} metrics={metrics} teen={false} />, {
    lang,
  });
  const words = [...Object.values(texts.metrics.levels), texts.metrics.notMeasurable];
  const wordIn = (markup: string) => words.filter((word) => markup.includes(`>${word}<`));

  it.each(OVERLAY_MAPS)('a layer has the word that stands beside its metric: %s', (name) => {
    const row = new RegExp(`data-metric="${name}".*?</summary>`).exec(panel)?.[0] ?? '';
    const chips = markupOf(
      <LayerChips
        metrics={metrics}
        choices={OVERLAY_CHOICES}
        value={name}
        faint={false}
        onChange={() => undefined}
      />,
      { lang },
    );
    expect(wordIn(row)).toHaveLength(1);
    expect(wordIn(chips)).toEqual(wordIn(row));
  });
});

it('says where a layer has nothing that one would see, and of no other and of nothing that was not measured', () => {
  const said = (name: 'redness' | 'landmarks', faint: boolean, known = true) =>
    markupOf(
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
