/** Whatever a model writes is read as far as it goes, and nothing throws. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer, type RawCandidate } from '#roast/model/read-answer.ts';

const line = (text: string, about = 'light.dim') => ({ about, text });
const one = {
  verdict: line('A cave'),
  headline: line('Lights "out"'),
  truths: [line('One.'), line('Two.\nOn two lines.'), line('Three {name}.')],
  closer: line('A good {end}', 'strength.light'),
};
const three = { candidates: [one, { ...one, verdict: line('A cellar') }, one] };
const whole = JSON.stringify(three);
const texts = (candidates: readonly RawCandidate[]) =>
  candidates.flatMap(({ verdict, headline, truths, closer }) =>
    [verdict, headline, ...truths, closer].flatMap((found) => found?.text ?? []),
  );
const all = texts(readAnswer(whole));

describe('a whole answer', () => {
  test.each([
    ['as it is asked for', whole],
    ['in a fence', `\`\`\`json\n${whole}\n\`\`\``],
    ['with words around it', `Sure! Here is {what} you [asked] for:\n${whole}\nEnjoy! {}`],
    ['with a comma too many', whole.replaceAll('}]', '},]')],
    ['with bare line breaks in its texts', whole.replaceAll(String.raw`\n`, '\n')],
    ['as a bare list', JSON.stringify(three.candidates)],
    [
      'with fields of its own',
      JSON.stringify({ ...three, source: 'writer', links: ['https://evil.example'] }),
    ],
  ])('%s', (_name, text) => {
    expect(texts(readAnswer(text)).map((read) => read.replace(/\s+/gu, ' '))).toEqual(
      all.map((read) => read.replace(/\s+/gu, ' ')),
    );
  });
});

describe('part of an answer', () => {
  test.each<[string, string, readonly string[]]>([
    ['one candidate by itself', JSON.stringify({ headline: line('Alone') }), ['Alone']],
    ['one truth instead of three', JSON.stringify({ truths: line('Alone') }), ['Alone']],
    [
      'cut off within a text',
      '{"candidates":[{"verdict":{"about":"a","text":"kept"},"headline":{"about":"a","text":"los',
      ['kept'],
    ],
    ['cut off within a name', '{"candidates":[{"truths":[{"about":"a","text":"kept"}],"clos', ['kept']],
    [
      'a quotation mark within a text',
      '{"truths":[{"about":"a","text":"He said "hi" twice"},{"about":"a","text":"kept"}]}',
      ['kept'],
    ],
    [
      'wrong types',
      '{"candidates":[7,null,"x",{"verdict":3,"headline":{"about":1,"text":"no"},"truths":["no",{"about":"a","text":"kept"},{"text":"no"}]}]}',
      ['kept'],
    ],
    ['no JSON', 'You look great! [1] {2}', []],
    ['nothing', '', []],
    ['names of the language', '{"__proto__":{"about":"a","text":"no"},"constructor":[1]}', []],
  ])('%s', (_name, text, expected) => {
    expect(texts(readAnswer(text))).toEqual(expected);
  });

  test('wherever an answer is cut off, the lines before it are read and no half one', () => {
    for (let end = 0; end <= whole.length; end += 1) {
      const read = texts(readAnswer(whole.slice(0, end)));
      expect(all.slice(0, read.length), `${end}`).toEqual(read);
      const complete = [...whole.slice(0, end).matchAll(/"text":"(?:[^"\\]|\\.)*"/gu)].length;
      expect(complete - read.length, `${end}`).toBeLessThanOrEqual(0);
    }
  });
});

test('any text is read without a throw, in time in proportion to its length', () => {
  const junk = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.json({ maxDepth: 6 }),
    fc
      .array(
        fc.constantFrom(
          '{',
          '[',
          '"',
          '}',
          ']',
          ',',
          ':',
          '\\',
          'text',
          'about',
          '"about"',
          '"text"',
          '01',
          '-',
          'nul',
        ),
        { maxLength: 80 },
      )
      .map((parts) => parts.join('')),
    fc
      .nat(whole.length)
      .chain((at) =>
        fc.string({ maxLength: 5 }).map((put) => whole.slice(0, at) + put + whole.slice(at + 1)),
      ),
  );
  fc.assert(
    fc.property(junk, (text) => {
      for (const read of texts(readAnswer(text))) expect(typeof read).toBe('string');
    }),
    { numRuns: 2_000 },
  );
  for (const deep of ['{"a":', '[', '{"candidates":[', '"', '{"'].map((part) => part.repeat(20_000))) {
    expect(readAnswer(deep)).toEqual([]);
  }
});
