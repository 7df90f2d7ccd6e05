import { parseArgs } from 'node:util';
import { PARTS, type Part } from './versions.ts';

export interface EvaluateArguments {
  /** A folder of photos in folders named after their face shape: judge these and nothing else. */
  readonly faceShape: string | null;
  /** A folder of people with two or more photos each: judge how their scores hold, and nothing else. */
  readonly people: string | null;
  /** The folder of shared faces: judge what is said of the moment against models/moment/labels.csv, and nothing else. */
  readonly facts: string | null;
  /** Not with `facts`: what is said of the moment needs MediaPipe. */
  readonly engine: 'mediapipe' | 'lite';
  readonly paths: readonly string[];
  readonly json: boolean;
  readonly parts: readonly Part[];
  /** Only the first so many faces; Infinity for all. */
  readonly faces: number;
  readonly seed: number;
  /** Of painted defects, over their usual one. */
  readonly width: number;
  /** Keep every version as a file below this folder; null to drop them. */
  readonly keep: string | null;
  /** Write docs/measurement.md and its pictures. */
  readonly publish: boolean;
  /** Write how far repeated photos moved the score to this file (for fit:spread); null to leave it. */
  readonly scores: string | null;
  /** With `json`: everything that was found, instead of the headline figures. */
  readonly details: boolean;
}

export const USAGE =
  `usage: npm run evaluate -- DIR... [--json] [--only ${PARTS.join('|')}] [--faces N] [--seed N] [--width X] [--keep DIR] [--details] [--publish] [--scores FILE]\n` +
  '       npm run evaluate -- --face-shape DIR [--json]\n' +
  '       npm run evaluate -- --people DIR [PORTRAITS] [--json]\n' +
  '       npm run evaluate -- --facts DIR [--json]\n' +
  'DIR is searched for photos with all its folders. --engine lite asks the lite engine (not with --facts),\n' +
  '--seed draws other places for painted defects, --width makes them narrower or wider (1: as usual),\n' +
  '--keep leaves the changed and painted photos there, --details prints more than the headline with --json,\n' +
  '--publish writes docs/measurement.md, --scores what fit:spread needs.';

const DEFAULT_SEED = 20260101;
/** Wider than this, painted defects are none of those any more. */
const WIDEST = 3;

/** Throws an Error with one line for the user when the arguments make no sense. */
export function parseEvaluateArguments(args: readonly string[]): EvaluateArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      faces: { type: 'string' },
      seed: { type: 'string' },
      width: { type: 'string' },
      keep: { type: 'string' },
      publish: { type: 'boolean' },
      scores: { type: 'string' },
      details: { type: 'boolean' },
      'face-shape': { type: 'string' },
      people: { type: 'string' },
      facts: { type: 'string' },
      engine: { type: 'string' },
    },
  });
  const faceShape = values['face-shape'] ?? null;
  const people = values.people ?? null;
  const facts = values.facts ?? null;
  if (positionals.length === 0 && faceShape === null && people === null && facts === null)
    throw new Error('Which faces? Name a folder.');
  const engine = values.engine ?? 'mediapipe';
  if (engine !== 'mediapipe' && engine !== 'lite')
    throw new Error(`--engine is mediapipe or lite, not "${engine}".`);
  return {
    faceShape,
    people,
    facts,
    engine,
    paths: positionals,
    json: values.json ?? false,
    parts: values.only === undefined ? PARTS : values.only.map(partOf),
    faces: values.faces === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--faces', values.faces, 1),
    seed: values.seed === undefined ? DEFAULT_SEED : wholeNumber('--seed', values.seed, 0),
    width: values.width === undefined ? 1 : factor('--width', values.width),
    keep: values.keep ?? null,
    publish: values.publish ?? false,
    scores: values.scores ?? null,
    details: values.details ?? false,
  };
}

function partOf(text: string): Part {
  const part = PARTS.find((name) => name === text);
  if (part === undefined) throw new Error(`--only is one of ${PARTS.join(', ')}, not "${text}".`);
  return part;
}

function factor(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= WIDEST))
    throw new Error(`${name} is a number over 0, up to ${WIDEST}, not "${text}".`);
  return value;
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) {
    throw new Error(`${name} is a whole number from ${least} on, not "${text}".`);
  }
  return value;
}
