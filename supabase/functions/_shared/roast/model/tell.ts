/**
 * A roast with a language model as its comedian, on the writer's own: what holds of the model's lines stands in it, the writer's
 * lines stand in every gap. Never worse than the writer's, and never a text that the guard has not passed as a whole.
 */
import { loadBank } from '../banks/banks.ts';
import type { Roast, RoastFacts } from '../contract.ts';
import { checkModelRoast, roastTexts } from '../guard/check-roast.ts';
import { MAX_REPLY_BYTES } from '../limits.ts';
import { tagsFor } from '../plan/facts-to-tags.ts';
import { humourWeightOf } from '../plan/humour-weights.ts';
import { weightOf } from '../plan/options.ts';
import { photoOf } from '../plan/planner.ts';
import type { ComposedRoast } from '../writer.ts';
import type { Subjects } from './answer-schema.ts';
import { bare, goodLinesOf, type Drops } from './lines.ts';
import { chooseLines, modelLinesIn, sixOf, takeBack, type Six } from './rank.ts';
import { readAnswer } from './read-answer.ts';
import { requestFor } from './request.ts';
import { subjectsOf } from './subjects.ts';
import type { AskModel, ModelFailure } from './types.ts';

/** So many lines that the guard refuses, and what it lets through of the same answer is not believed either. */
const TOO_MANY_REFUSED = 3;

/** Lines of a roast that a model may write. */
const MODEL_LINES = 6;

export interface Told {
  readonly roast: Roast;
  /** Why no line is the model's: no text came, none of it could be read, the guard refused too many of its lines, none could be told, or there was nothing to ask. */
  readonly failure: ModelFailure | 'unreadable' | 'distrusted' | 'nothing-kept' | 'no-facts' | null;
  /** How many lines were dropped, by reason. */
  readonly drops: Drops;
}

/**
 * The better roast, or `written` itself with the reason. Never rejects where `ask` does not; comes as soon as `ask` does, which
 * is to give up where `signal` is aborted.
 */
export async function tellByModel(
  facts: RoastFacts,
  written: ComposedRoast,
  ask: AskModel,
  signal: AbortSignal,
): Promise<Told> {
  const bank = await loadBank(facts.lang, facts.style);
  const subjects = subjectsOf(facts, bank, written.plan);
  const none = (failure: NonNullable<Told['failure']>, drops: Drops = {}): Told => ({
    roast: written.roast,
    failure,
    drops,
  });
  if (subjects.jokes.length === 0) return none('no-facts');
  const { request, examples } = requestFor(facts, bank, written, subjects);
  const answer = await ask(request, signal);
  if (!answer.ok) return none(answer.reason);
  return tellFrom(answer.text, {
    facts,
    written,
    subjects,
    examples,
    unpraised: photoOf(facts, bank).unpraised,
  });
}

interface Around {
  readonly facts: RoastFacts;
  readonly written: ComposedRoast;
  readonly subjects: Subjects;
  readonly examples: readonly string[];
  readonly unpraised: readonly string[];
}

function tellFrom(text: string, { facts, written, subjects, examples, unpraised }: Around): Told {
  const raw = readAnswer(text);
  if (raw.length === 0) return { roast: written.roast, failure: 'unreadable', drops: {} };
  const drops: Drops = {};
  const known = [...examples, ...roastTexts(written.roast).map((one) => one.text)].map(bare);
  const measure = { facts, subjects, holding: tagsFor(facts), known };
  const candidates = raw.map((candidate) => goodLinesOf(candidate, measure, drops));
  if ((drops.guard ?? 0) >= TOO_MANY_REFUSED) return { roast: written.roast, failure: 'distrusted', drops };
  const { six, besides } = chooseLines(candidates, written, facts, unpraised);
  const kept = passing(six, written, facts);
  const takenBack = modelLinesIn(six) - modelLinesIn(kept);
  if (besides > 0) drops['beside-others'] = besides;
  if (takenBack > 0) drops.guard = (drops.guard ?? 0) + takenBack;
  const isNone = modelLinesIn(kept) === 0;
  return {
    roast: isNone ? written.roast : assembled(kept, written),
    failure: isNone ? 'nothing-kept' : null,
    drops,
  };
}

function assembled(six: Six, { roast }: Pick<ComposedRoast, 'roast'>): Roast {
  const weights = six.truths.map(({ on }) => weightOf(on) + humourWeightOf(on));
  return {
    ...roast,
    verdict: six.verdict.text,
    headline: six.headline.text,
    harshTruths: six.truths.map(({ text }) => text),
    closer: six.closer.text,
    best: weights.indexOf(Math.max(...weights)),
    source: modelLinesIn(six) === MODEL_LINES ? 'model' : 'mixed',
  };
}

const isShortEnough = (roast: Roast): boolean =>
  new TextEncoder().encode(JSON.stringify(roast)).byteLength <= MAX_REPLY_BYTES;

/** With the model's lines taken back one by one, those that the guard names first, until the whole passes. */
function passing(six: Six, written: ComposedRoast, facts: RoastFacts): Six {
  const own = sixOf(written, facts.lang);
  let left = six;
  while (modelLinesIn(left) > 0) {
    const roast = assembled(left, written);
    const refused = refusalsOf(roast, facts);
    // What is said against the writer's own lines is not the model's doing.
    const theirs = refused.length === 0 ? [] : refusalsOf(written.roast, facts);
    const against = refused.filter((reason) => !theirs.includes(reason));
    if (against.length === 0 && isShortEnough(roast)) return left;
    left = takeBack(left, own, worstOf(left, against));
  }
  return left;
}

function refusalsOf(roast: Roast, facts: RoastFacts): readonly string[] {
  const verdict = checkModelRoast(roast, facts);
  return verdict.ok ? [] : verdict.reasons;
}

/** The text of the model's line that a refusal is about; where none is named, of the last one. */
function worstOf({ verdict, headline, truths, closer }: Six, against: readonly string[]): string {
  const named = [
    ...truths.map((line, i) => ({ line, field: `harshTruths[${i}]:` })),
    { line: headline, field: 'headline:' },
    { line: closer, field: 'closer:' },
    { line: verdict, field: 'verdict:' },
  ].filter(({ line }) => line.isModels);
  const found = named.find(({ field }) => against.some((reason) => reason.startsWith(field))) ?? named.at(-1);
  return found?.line.text ?? '';
}
