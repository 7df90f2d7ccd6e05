/** @vitest-environment happy-dom */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { KeptMetrics } from '#domain/history/entry.ts';
import type { AgeRange } from '#functions/vocabulary.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { REPORT } from '#tests/support/report.ts';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';
import { CompareRows } from '#ui/screens/history/compare-rows.tsx';

const { score } = REPORT.sections.skin.metrics.redness ?? { score: 0 };
const after = (metrics: Partial<KeptMetrics>) => ({
  ...REPORT,
  sections: {
    ...REPORT.sections,
    skin: { ...REPORT.sections.skin, metrics: { ...REPORT.sections.skin.metrics, ...metrics } },
  },
});
const later = after({ redness: { score: score - 1 } });
const rows = (comparable: boolean) => (
  <CompareRows before={REPORT} after={later} comparable={comparable} sameSession />
);
/** The row with this name on it. Throws where it is missing. */
function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name).closest('li');
  if (row === null) throw new Error(`No row "${name}"`);
  return row;
}
/** What stands as the difference of a row, and how it looks. */
function differenceOf(name: string, metrics: Partial<KeptMetrics>) {
  show(<CompareRows before={REPORT} after={after(metrics)} comparable sameSession />);
  const { textContent, className } = within(rowOf(name)).getByText(/^(≈ )?[+−±]?\d+$/, {
    selector: '[class*="difference"]',
  });
  return { text: textContent, more: className.includes('more'), up: className.includes('up') };
}

describe('two results, row by row', () => {
  it('says over the numbers which side is the earlier one', () => {
    const { before, after: then } = en.history.compare;
    show(rows(true));
    expect(screen.getByText(before).nextElementSibling?.textContent).toBe(then);
  });

  it('shows a difference that may be chance as such', () => {
    show(rows(true));
    screen.getByText('≈ −1');
  });

  it('prints every difference: bold beyond its own wobble, in colour where it rose and counts', () => {
    const { evenness, redness } = en.metrics.skin;
    const wobble = METRIC_RETEST_ERROR.redness;
    const grey = { text: `≈ +${wobble}`, more: false, up: false };
    expect(differenceOf(redness.name, { redness: { score: score + wobble } })).toEqual(grey);
    const risen = { text: '+9', more: true, up: true };
    expect(differenceOf(redness.name, { redness: { score: score + 9 } })).toEqual(risen);
    const fallen = { more: true, up: false };
    expect(differenceOf(evenness.name, { evenness: { score: 70 } })).toMatchObject(fallen);
  });

  it('wants more of two days than of two retakes: two and a half times the wobble', () => {
    const { redness } = en.metrics.skin;
    const of = (risen: number) => {
      const then = after({ redness: { score: score + risen } });
      show(<CompareRows before={REPORT} after={then} comparable sameSession={false} />);
      return within(rowOf(redness.name)).getByText(/^(≈ )?[+−]\d+$/, { selector: '[class*="difference"]' })
        .textContent;
    };
    expect(of(9)).toBe('≈ +9');
    expect(of(20)).toBe('≈ +20');
    expect(of(21)).toBe('+21');
    const { chance, chanceRetake } = en.history.compare;
    const said = (sameSession: boolean) =>
      textOf(<CompareRows before={REPORT} after={later} comparable sameSession={sameSession} />);
    expect(said(false)).toContain(chance);
    expect(said(true)).toContain(chanceRetake);
  });

  it('says the same in words: more than in one session, about the same, or just the two numbers, and of no metric that it really changed', () => {
    const { differenceOf: plain, moreOf, sameOf } = en.history.compare;
    const said = (comparable: boolean, risen: number, name: string) => {
      const later = after({ redness: { score: score + risen } });
      show(<CompareRows before={REPORT} after={later} comparable={comparable} sameSession />);
      return within(rowOf(name)).getByText(new RegExp(`^${name}: `)).textContent;
    };
    const endOf = (sentence: string) => sentence.slice(sentence.indexOf('{{after}}') + '{{after}}'.length);
    const { redness } = en.metrics.skin;
    expect(said(true, 9, redness.name)).toContain(endOf(moreOf));
    expect(said(true, 1, redness.name)).toContain(endOf(sameOf));
    expect(said(false, 9, redness.name).endsWith(endOf(plain))).toBe(true);
    expect(said(true, 9, en.result.sections.skin).endsWith(endOf(plain))).toBe(true);
    expect(textOf(rows(true))).not.toContain('real change');
    for (const said of [en.history.compare.chance, en.history.compare.chanceRetake])
      expect(said).toMatch(/light can do it/);
  });

  it('says once that higher is better', () => {
    show(rows(true));
    screen.getByText(en.history.compare.higher);
  });

  it.each([
    ['en', en, 'Spots: A little going on before, Doing fine after'],
    ['ja', ja, '小さな色ムラ：前は「少しにぎやか」、あとは「いい調子」'],
  ] as const)('has words alone for what costs no points, as the result has (%s)', (lang, texts, sentence) => {
    const spots = (number: number) => after({ spots: { score: number } });
    const { name } = texts.metrics.skin.spots;
    show(<CompareRows before={spots(66)} after={spots(81)} comparable sameSession />, { lang });
    const row = rowOf(name);
    const { some, fine } = texts.metrics.levels;
    for (const words of [sentence, some, fine]) within(row).getByText(words);
    expect(row.textContent).not.toMatch(/\d|—/);
    expect(row.querySelector('[style*="--share"]')).toBeNull();
  });

  it.each([
    ['en', `${en.metrics.skin.redness.name}: 71 before, Not measurable after`],
    ['ja', `${ja.metrics.skin.redness.name}：前は「71」、あとは「測れませんでした」`],
  ] as const)('says what one of them does not show without a point (%s)', (lang, sentence) => {
    const redness = (metric: KeptMetrics['redness']) => after({ redness: metric });
    show(<CompareRows before={redness({ score: 71 })} after={redness(null)} comparable sameSession />, {
      lang,
    });
    screen.getByText(sentence);
  });

  it('shows no difference at all where two versions measured', () => {
    expect(textOf(rows(false))).not.toMatch(/≈|[+−]\d/);
  });

  it('tells nobody under 20 of lines, nor anybody who has not said their age', () => {
    const told = (ageRange?: AgeRange) => {
      show(rows(true), ageRange === undefined ? {} : { ageRange });
      return screen.queryByText(en.metrics.skin.lines.name) !== null;
    };
    expect([told('late-20s'), told('teens'), told()]).toEqual([true, false, false]);
  });
});
