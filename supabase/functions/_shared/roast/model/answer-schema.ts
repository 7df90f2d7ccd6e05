/**
 * The format of a model's answer: three candidates of six lines, each of which names the fact that it is about. Held to by
 * providers that can be held to a schema; read leniently (read-answer.ts) from the others.
 *
 * ```json
 * {"candidates": [{"verdict": {"about": "light.dim", "text": "…"}, "headline": {…}, "truths": [{…}, {…}, {…}], "closer": {…}}, …]}
 * ```
 */
import type { Tag } from '../plan/tags.ts';
import type { JsonSchema } from './types.ts';

/** How many candidates a model is asked for. */
export const CANDIDATES = 3;

/** What lines may be about: jokes for verdict, headline and truths, praise for the closer. */
export interface Subjects {
  readonly jokes: readonly Tag[];
  readonly praise: readonly Tag[];
}

const line = (about: readonly Tag[], description: string): JsonSchema => ({
  type: 'object',
  description,
  properties: {
    about: { type: 'string', enum: about, description: 'The fact that the line is about.' },
    text: { type: 'string' },
  },
  required: ['about', 'text'],
  additionalProperties: false,
});

/** In the order in which the parts are written: what an answer that is cut off has, is whole. */
export function answerSchema({ jokes, praise }: Subjects): JsonSchema {
  const candidate: JsonSchema = {
    type: 'object',
    properties: {
      verdict: line(jokes, 'One label for the photo, at most 48 characters, no full stop.'),
      headline: line(jokes, 'At most 70 characters.'),
      truths: {
        type: 'array',
        description: 'Exactly three, each about another fact.',
        items: line(jokes, 'A joke that stands by itself, best under 110 characters.'),
      },
      closer: line(
        praise,
        'The last line: a true strength, in plain warm praise, best under 130 characters.',
      ),
    },
    required: ['verdict', 'headline', 'truths', 'closer'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      candidates: {
        type: 'array',
        description: `Exactly ${CANDIDATES}, each another try with other pictures.`,
        items: candidate,
      },
    },
    required: ['candidates'],
    additionalProperties: false,
  };
}
