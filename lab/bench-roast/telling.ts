/** What a language model's roast takes besides the model: plan, request, reading, guard and ranking, with an answer from memory. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { LANGS } from '#functions/vocabulary.ts';
import { textIn } from '#local/model-stand-in/lines.ts';
import { loadBank } from '#roast/banks/banks.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { tellByModel } from '#roast/model/tell.ts';
import type { AskModel } from '#roast/model/types.ts';
import { composeRoast } from '#roast/writer.ts';

const WARM_UP = 30;
const ROUNDS = 300;

export interface TellingFigures {
  /** Of one roast, in milliseconds: the median by the clock, and the mean of this process's CPU time. */
  readonly tellMs: number;
  readonly tellCpuMs: number;
  /** Share of the roasts with a line of the model's. */
  readonly told: number;
}

/** Of the same facts in each language and with other jokes each time. */
export async function measureTelling(facts: RoastFacts): Promise<TellingFigures> {
  const answers = new Map<string, string>();
  const remembered: AskModel = async ({ system, user }) => {
    const known = answers.get(system) ?? (await textIn('good', { system, user }));
    answers.set(system, known);
    return { ok: true, text: known };
  };
  const nobodyWaits = new AbortController().signal;
  const tell = async (variant: number) => {
    const asked = { ...facts, lang: LANGS[variant % LANGS.length] ?? 'en', variant };
    const written = composeRoast(asked, await loadBank(asked.lang, asked.style));
    return tellByModel(asked, written, remembered, nobodyWaits);
  };
  // The stand-in thinks of its answers before the clock runs.
  for (let i = 0; i < ROUNDS; i += 1) await tell(i);
  for (let i = 0; i < WARM_UP; i += 1) await tell(i);
  const times: number[] = [];
  let told = 0;
  const before = process.cpuUsage();
  for (let i = 0; i < ROUNDS; i += 1) {
    const started = performance.now();
    const { failure } = await tell(i);
    times.push(performance.now() - started);
    told += Number(failure === null);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  return { tellMs: times[ROUNDS / 2] ?? 0, tellCpuMs: (user + system) / 1_000 / ROUNDS, told: told / ROUNDS };
}
