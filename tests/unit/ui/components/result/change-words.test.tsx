/**
 * What the result, the comparison and the history say about the same change.
 *
 * @vitest-environment happy-dom
 */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { differenceOf, onAnotherDay } from '#domain/history/noise.ts';
import { measurementOf } from '#state/measurement.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { REPORT } from '#tests/support/report.ts';
import { historyEntry, setUpUser } from '#tests/unit/state/support/history.ts';
import { showWith, text } from '#tests/unit/ui/support/show.tsx';
import { ScoreFacts } from '#ui/components/result/score-facts.tsx';
import { ScoreLine } from '#ui/components/result/score-line.tsx';
import { CompareView } from '#ui/screens/history/compare-view.tsx';
import { TrendCard } from '#ui/screens/history/trend-card.tsx';

/** The scores are an hour apart, from files that may be of any day. */
const spread = onAnotherDay(REPORT.score.spread);
const TEXTS = { en, ja };

interface Taken {
  readonly minutesApart: number;
  readonly source: 'front' | null;
}
const DAYS: Taken = { minutesApart: 60, source: null };
const RETAKES: Taken = { minutesApart: 5, source: 'front' };

/** What the four places say of the last of these scores, against the one before it. */
async function placesOf(lang: 'en' | 'ja', { minutesApart, source }: Taken, ...scores: number[]) {
  const { store, services, kept } = setUpUser();
  store.set(settingsAtom, { language: lang });
  const entries = scores.map((score, i) =>
    historyEntry(i, services.now() - (scores.length - i) * minutesApart * 60_000, score),
  );
  for (const { facts, ...entry } of entries)
    kept.set(entry.id, { ...entry, facts: facts && { ...facts, moment: { ...facts.moment, source } } });
  await store.set(loadHistoryAtom);
  const history = store.get(historyAtom);
  const [after, before] = history.phase === 'ready' ? history.entries : [];
  if (before === undefined || after === undefined) throw new Error('two scores at least');
  const difference = differenceOf(measurementOf(before), measurementOf(after));
  const change = { last: before.report.score.value, difference };
  const facts = {
    score: after.report.score,
    sections: REPORT.sections,
    engine: null,
    hardLight: false,
    moment: null,
    doubt: null,
    change,
    untold: null,
  };
  const textOf = (element: ReactNode) => {
    showWith(store, element, { lang });
    return text();
  };
  return {
    line: textOf(<ScoreLine {...facts} fresh={false} over={false} />),
    facts: textOf(<ScoreFacts {...facts} />),
    compared: textOf(<CompareView ids={[before.id, after.id]} />),
    chart: textOf(<TrendCard />),
  };
}

const MORE = { en: 'Really changed', ja: 'はっきり変わ' };
const NONE = { en: 'Not really changed', ja: 'はっきりした変化' };
const wholeOf = (points: number) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

describe.each(['en', 'ja'] as const)('%s', (lang) => {
  it.each([spread + 1, -spread - 1, spread + 4])('a change of %i is one on every screen', async (points) => {
    // Up and down around the same height: no trend, and yet a change.
    const middle = 70 + Math.ceil(points / 2);
    const places = await placesOf(lang, DAYS, middle, 70, middle, 70, 70 + points);
    expect(places.line).toContain(wholeOf(points));
    for (const place of ['facts', 'compared', 'chart'] as const) expect(places[place]).toContain(MORE[lang]);
    for (const text of Object.values(places)) expect(text).not.toContain(NONE[lang]);
  });

  it.each([0, 1, -spread, spread])('a difference of %i is none on any screen', async (points) => {
    const places = await placesOf(lang, DAYS, 70, 70, 70, 70, 70 + points);
    for (const text of Object.values(places)) {
      expect(text).toContain(NONE[lang]);
      expect(text).not.toContain(MORE[lang]);
    }
  });

  it('asks less of retakes, and says that they are', async () => {
    const least = REPORT.score.spread;
    const words = TEXTS[lang].result.change.retake;
    const saidOf = (text: string) =>
      text
        .split(/\{\{delta\}\}/)[1]
        ?.split('{{floor}}')[0]
        ?.trim() ?? '-';
    const more = await placesOf(lang, RETAKES, 70, 70 + least + 1);
    for (const place of ['facts', 'compared'] as const) {
      expect(more[place]).toContain(MORE[lang]);
      expect(more[place]).toContain(saidOf(words.higher_other));
      expect(more[place]).not.toContain(TEXTS[lang].history.compare.alike);
    }
    const none = await placesOf(lang, RETAKES, 70, 70 + least);
    expect(none.compared).toContain(NONE[lang]);
    expect(none.compared).toContain(saidOf(words['no-change_other']));
    const other = await placesOf(lang, DAYS, 70, 70 + least + 1);
    for (const place of ['facts', 'compared'] as const) expect(other[place]).toContain(NONE[lang]);
    expect(other.compared).toContain(TEXTS[lang].history.compare.alike);
    expect(other.chart).toContain(
      TEXTS[lang].history.chart.day.replace('{{floor}}', String(onAnotherDay(least))),
    );
  });

  it('a band that is another one within the wobble is said not to have changed, and only such a one', async () => {
    const texts = TEXTS[lang].history.compare;
    const said = texts.bandSame.split(/['{]/)[0] ?? '';
    const comparedAt = async (...scores: number[]) => (await placesOf(lang, DAYS, ...scores)).compared;
    const bandNames = TEXTS[lang].result.bands;
    const near = await comparedAt(86, 86 - spread);
    expect(near).toContain(bandNames['looking-good']);
    expect(near).toContain(bandNames['not-bad']);
    expect(near).toContain(said);
    for (const scores of [
      [86, 88],
      [86, 86 - spread - 3],
    ] as const) {
      expect(await comparedAt(...scores)).not.toContain(said);
    }
  });
});
