/** The cases of the roast function under Node; deno.test.ts runs the same ones under Deno. */
import { describe, test } from 'vitest';
import { httpCases } from './cases-http.ts';
import { modelCases } from './cases-model.ts';

describe('on the wire', () => {
  for (const { name, run } of httpCases) test(name, run);
});
describe('with a language model', () => {
  for (const { name, run } of modelCases) test(name, run);
});
