import { describe, expect, it } from 'vitest';
import type { KeptMetrics } from '#domain/history/entry.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { REPORT } from '#tests/support/report.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
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
const rows = (comparable: boolean) => <CompareRows before={REPORT} after={later} comparable={comparable} />;
/** What stands as the difference of a row. */
const differenceOf = (name: string, metrics: Partial<KeptMetrics>) =>
  new RegExp(`>${name}</span><span class="([^"]*)"[^>]*>([^<]*)<`).exec(
    markupOf(<CompareRows before={REPORT} after={after(metrics)} comparable />),
  ) ?? ['', '', ''];

describe('two results, row by row', () => {
  it('says over the numbers which side is the earlier one', () => {
    const { before, after: then } = en.history.compare;
    expect(markupOf(rows(true))).toContain(`<span>${before}</span><span>${then}</span>`);
  });

  it('shows a difference that may be chance as such', () => {
    expect(markupOf(rows(true))).toContain('≈ −1');
  });

  it('prints every difference: bold beyond its own wobble, in colour where it rose and counts', () => {
    const { evenness, redness } = en.metrics.skin;
    const [, small, grey] = differenceOf(redness.name, {
      redness: { score: score + METRIC_RETEST_ERROR.redness },
    });
    expect(grey).toBe(`≈ +${METRIC_RETEST_ERROR.redness}`);
    expect(small).not.toMatch(/more|up/);
    const [, up, risen] = differenceOf(redness.name, { redness: { score: score + 9 } });
    expect([up, risen]).toEqual([expect.stringMatching(/more.*up/), '+9']);
    expect(differenceOf(evenness.name, { evenness: { score: 70 } })[1]).toMatch(/more(?!.*up)/);
  });

  it('says the same in words: more than in one session, about the same, or just the two numbers, and of no metric that it really changed', () => {
    const { differenceOf: plain, moreOf, sameOf } = en.history.compare;
    const said = (comparable: boolean, risen: number, name: string) => {
      const markup = markupOf(
        <CompareRows
          before={REPORT}
          after={after({ redness: { score: score + risen } })}
          comparable={comparable}
        />,
      );
      return new RegExp(`<span class="visually-hidden">${name}: [^<]*`).exec(markup)?.[0] ?? '';
    };
    const endOf = (sentence: string) => sentence.slice(sentence.indexOf('{{after}}') + '{{after}}'.length);
    const { redness } = en.metrics.skin;
    expect(said(true, 9, redness.name)).toContain(endOf(moreOf));
    expect(said(true, 1, redness.name)).toContain(endOf(sameOf));
    expect(said(false, 9, redness.name).endsWith(endOf(plain))).toBe(true);
    expect(said(true, 9, en.result.sections.skin).endsWith(endOf(plain))).toBe(true);
    expect(markupOf(rows(true))).not.toContain('real change');
    expect(en.history.compare.chance).toContain('other light can do it');
  });

  it('says once that higher is better', () => {
    expect(markupOf(rows(true)).split(en.history.compare.higher)).toHaveLength(2);
  });

  it.each([
    ['en', en, 'Spots: A little going on before, Doing fine after'],
    ['ja', ja, '小さな色ムラ：前は「少しにぎやか」、あとは「いい調子」'],
  ] as const)('has words alone for what costs no points, as the result has (%s)', (lang, texts, sentence) => {
    const spots = (number: number) => after({ spots: { score: number } });
    const { name } = texts.metrics.skin.spots;
    const markup = markupOf(<CompareRows before={spots(66)} after={spots(81)} comparable />, { lang });
    const row = new RegExp(`${name}：?:? ?[^<]*</span><span[^>]*>${name}<.*?</li>`).exec(markup)?.[0] ?? '';
    expect(row).toContain(`${sentence}<`);
    expect(row).toContain(`>${texts.metrics.levels.some}<`);
    expect(row).toContain(`>${texts.metrics.levels.fine}<`);
    expect(row).not.toMatch(/>[^<]*\d|--share|—/);
  });

  it.each([
    ['en', `${en.metrics.skin.redness.name}: 71 before, Not measurable after`],
    ['ja', `${ja.metrics.skin.redness.name}：前は「71」、あとは「測れませんでした」`],
  ] as const)('says what one of them does not show without a point (%s)', (lang, sentence) => {
    const redness = (metric: KeptMetrics['redness']) => after({ redness: metric });
    expect(
      markupOf(<CompareRows before={redness({ score: 71 })} after={redness(null)} comparable />, { lang }),
    ).toContain(`${sentence}<`);
  });

  it('shows no difference at all where two versions measured', () => {
    expect(markupOf(rows(false))).not.toMatch(/≈|[+−]\d/);
  });

  it('tells nobody under 20 of lines, nor anybody who has not said their age', () => {
    const { name } = en.metrics.skin.lines;
    expect(markupOf(rows(true), { ageRange: 'late-20s' })).toContain(`>${name}<`);
    expect(markupOf(rows(true), { ageRange: 'teens' })).not.toContain(`>${name}<`);
    expect(markupOf(rows(true))).not.toContain(`>${name}<`);
  });
});
