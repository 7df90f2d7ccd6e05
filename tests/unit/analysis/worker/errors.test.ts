import { describe, expect, it } from 'vitest';
import { ANALYSIS_ERROR_CODES } from '#analysis/contract.ts';
import { AnalysisError, failureFrom } from '#analysis/worker/errors.ts';

describe('failureFrom', () => {
  it.each([...ANALYSIS_ERROR_CODES])('keeps the code %s, and the detail for the console', (code) => {
    expect(failureFrom(new AnalysisError(code))).toEqual({ ok: false, code, detail: code });
    const detailed = failureFrom(new AnalysisError(code, '12 px'));
    expect(detailed.code).toBe(code);
    expect(detailed.detail).toContain('12 px');
  });

  it.each([
    new RangeError('Array buffer allocation failed'),
    new RangeError('WebAssembly.Memory(): could not allocate memory'),
    new Error('Out of memory'),
    new Error('out of memory'),
    new DOMException('Cannot allocate memory', 'NotReadableError'),
    'abort(OOM): Cannot allocate Wasm memory for new instance',
  ])('knows "%s" for memory that ran out', (error) => {
    expect(failureFrom(error).code).toBe('out-of-memory');
  });

  it.each([
    new TypeError('x is not a function'),
    'a string',
    undefined,
    null,
    { code: 'no-face' },
    new Error('no-face'),
  ])('calls %s internal: a code is only what AnalysisError says', (error) => {
    const failure = failureFrom(error);
    expect(failure).toMatchObject({ ok: false, code: 'internal' });
    expect(failure.detail.length).toBeGreaterThan(0);
  });

  it.each(['NotReadableError', 'NotFoundError'])('knows %s for a file that was not handed over', (name) => {
    expect(failureFrom(new DOMException('gone', name)).code).toBe('unreadable');
  });

  it('gives plain data, which can cross to the page', () => {
    const failure = failureFrom(new AnalysisError('blurred', 'sharpness 0.01'));
    expect(structuredClone(failure)).toEqual(failure);
  });

  it('says what went wrong and of which kind', () => {
    expect(failureFrom(new TypeError('x is missing')).detail).toBe('TypeError: x is missing');
  });
});
