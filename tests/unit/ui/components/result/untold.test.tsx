/**
 * What every screen says of a light that tells no score, and what it does not.
 *
 * @vitest-environment happy-dom
 */
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Doubt } from '#domain/capture/gates.ts';
import { LIGHT_TELLS_UP_TO } from '#domain/score/bands.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { listedAtom, totalsAtom } from '#state/history-view-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { REPORT } from '#tests/support/report.ts';
import { historyEntry, setUpUser } from '#tests/unit/state/support/history.ts';
import { showWith, text } from '#tests/unit/ui/support/show.tsx';
import { ScoreFacts } from '#ui/components/result/score-facts.tsx';
import { ScoreLine } from '#ui/components/result/score-line.tsx';
import { useSpokenScore, useUntold } from '#ui/components/result/untold.ts';
import { CompareView } from '#ui/screens/history/compare-view.tsx';
import { HistoryRow } from '#ui/screens/history/history-row.tsx';
import { TrendCard } from '#ui/screens/history/trend-card.tsx';

const TEXTS = { en, ja };
const SCORE = 47;

type Light = 'dim' | 'good';

/** As the pages of a result have it. */
function Hero({ spread, light, sheet }: { spread: number; light: Light; sheet: boolean }) {
  const score = { value: SCORE, spread, band: 'project-mode' } as const;
  const report = { ...REPORT, score, advice: ['centre-face', 'more-light'] as const };
  const untold = useUntold(report, { light }, 'light');
  const facts = {
    score,
    sections: REPORT.sections,
    engine: 'mediapipe',
    hardLight: true,
    doubt: 'light',
    moment: { calm: 75, parts: { expression: 3, light: -9, framing: 0, sharpness: 0 } },
    change: null,
    untold,
  } as const;
  return sheet ? <ScoreFacts {...facts} /> : <ScoreLine {...facts} fresh={false} over={false} />;
}

/** The remedy alone. */
function Mend({ doubt }: { doubt: Doubt }) {
  const score = { ...REPORT.score, spread: WIDE };
  return useUntold({ score, advice: ['come-closer'] }, null, doubt)?.mend;
}

function Spoken({ spread }: { spread: number }) {
  const score = { ...REPORT.score, value: SCORE, spread };
  return useSpokenScore()({ report: { score }, facts: { light: 'dim' } });
}

/** A history with one photo in a light that does not tell, the newest of four. */
async function history(lang: 'en' | 'ja', spread: number) {
  const all = setUpUser();
  all.store.set(settingsAtom, { language: lang });
  const entries = [81, 82, 83, SCORE].map((value, i) =>
    historyEntry(i, all.services.now() - (9 - i) * 3_600_000, value),
  );
  for (const { report, facts, ...entry } of entries) {
    const isLast = report.score.value === SCORE;
    all.kept.set(entry.id, {
      ...entry,
      report: isLast ? { ...report, score: { ...report.score, spread } } : report,
      facts: facts && { ...facts, light: isLast ? 'dim' : 'good' },
    });
  }
  await all.store.set(loadHistoryAtom);
  const textOf = (element: ReactNode) => {
    showWith(all.store, element, { lang });
    return text();
  };
  return { ...all, ids: entries.map(({ id }) => id), textOf };
}

const WIDE = LIGHT_TELLS_UP_TO + 1;

it.each(['en', 'ja'] as const)(
  'the result has words and a remedy, and no number and no band (%s)',
  async (lang) => {
    const { untold, bands, advice } = TEXTS[lang].result;
    const { textOf } = await history(lang, WIDE);
    const line = textOf(<Hero spread={WIDE} light="dim" sheet={false} />);
    expect(line).toContain(untold.light);
    expect(line).toContain(advice.codes['more-light']);
    const sheet = textOf(<Hero spread={WIDE} light="dim" sheet />);
    expect(sheet).toContain(advice.codes['more-light']);
    for (const said of [line, sheet]) {
      expect(said).not.toMatch(new RegExp(`${SCORE}|${WIDE}|[+−]\\d`));
      for (const band of Object.values(bands)) expect(said).not.toContain(band);
    }
    // What a good light does not tell, the photo does not.
    expect(textOf(<Hero spread={WIDE} light="good" sheet={false} />)).toContain(untold.photo);
    const spoken = textOf(<Spoken spread={WIDE} />);
    expect(spoken).toContain(untold.light);
    expect(spoken).not.toMatch(/\d/);
  },
);

it('the remedy is of what makes the number unsure, though the photo has other advice', async () => {
  const { textOf } = await history('en', WIDE);
  const { untold, advice } = en.result;
  expect(textOf(<Mend doubt="colour" />)).toBe(untold.daylight);
  // Of the light it advises nothing: what else it advises helps more.
  expect(textOf(<Mend doubt="light" />)).toBe(advice.codes['come-closer']);
  expect(textOf(<Mend doubt="sharpness" />)).toBe(advice.codes['hold-still']);
});

it('up to the limit there is a number', async () => {
  const { textOf } = await history('en', LIGHT_TELLS_UP_TO);
  const line = textOf(<Hero spread={LIGHT_TELLS_UP_TO} light="dim" sheet={false} />);
  expect(line).toContain(String(SCORE));
  expect(line).not.toContain(en.result.untold.light);
  expect(textOf(<Spoken spread={LIGHT_TELLS_UP_TO} />)).toContain(String(SCORE));
});

it.each(['en', 'ja'] as const)('row, chart, comparison and statistics do without it (%s)', async (lang) => {
  const { history: words, result } = TEXTS[lang];
  const { store, ids, textOf } = await history(lang, WIDE);
  const [newest] = store.get(listedAtom);
  if (newest === undefined) throw new Error('no entry');
  const row = textOf(<HistoryRow listed={newest} open={false} onOpen={() => {}} onDelete={() => {}} />);
  expect(row).toContain(result.untold.light);
  expect(row).not.toMatch(new RegExp(`${SCORE}|±`));
  const chart = textOf(<TrendCard />);
  expect(chart).toContain(words.chart.untold_one.replace('{{count}}', '1'));
  expect(chart).not.toContain(String(SCORE));
  const compared = textOf(<CompareView ids={ids.slice(-2)} />);
  expect(compared).toContain(words.compare.untold);
  expect(compared).toContain(result.untold.light);
  expect(compared).not.toContain(String(SCORE));
  expect(store.get(totalsAtom)).toEqual({ count: 4, average: 82, best: 83 });
});
