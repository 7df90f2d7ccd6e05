import { expect, test } from 'vitest';
import { parseLabels, readLabels } from '#lab/evaluate/moment/labels.ts';
import { FACTS } from '#lab/evaluate/moment/said.ts';

const HEAD = 'file,gaze,eyes,brows,mouth,lightFrom,lightColour,background,expression,framing\n';

const LOOKS = 'file,eyeShut,mouth,tongue,gaze,covered,forehead,headroom,viewpoint\n';

test('a cell holds words that are true, none, or that it could not be told', () => {
  const [row] = parseLabels(
    `${HEAD}a.jpg,camera,none,unsure,closed/half-smile,left,unsure,plain,serious/neutral,unsure\n`,
    LOOKS,
  );
  expect(row?.seen).toMatchObject({
    gaze: ['camera'],
    mouth: ['closed', 'half-smile'],
    lightFrom: ['left'],
    expression: ['serious', 'neutral'],
    framing: null,
  });
  expect(() => parseLabels(`${HEAD}a.jpg,camera\n`, LOOKS)).toThrow('a.jpg');
});

test('the second look counts, where it tells, of a mouth both; a word with a column of its own may be in doubt alone', () => {
  const first = ['a', 'b', 'c'].map((name) => `${name}.jpg,camera,none,none,closed,none,none,none,none,none`);
  const seen = parseLabels(
    HEAD + first.join('\n'),
    `${LOOKS}a.jpg,both,open,yes,down,hair,covered,tight,below
b.jpg,none,unsure,no,left,hair,unsure,normal,above
c.jpg,none,closed,no,unsure,none,whole,much,unsure`,
  ).map((row) => row.seen);
  expect(seen.map(({ gaze }) => gaze)).toEqual([['shut', 'down'], ['aside'], ['camera']]);
  expect(seen.map(({ mouth }) => mouth)).toEqual([
    ['open', 'tongue', 'closed'],
    ['closed'],
    ['closed', 'closed'],
  ]);
  expect(seen.map(({ hair }) => hair)).toEqual([['fringe'], null, []]);
  expect(seen.map(({ shot }) => shot)).toEqual([[], ['cut?'], ['ceiling']]);
});

test('a face that the light falls on from a side is lit unevenly, one from the front evenly', () => {
  const rows = ['left/above', 'front', 'unsure', 'behind'].map(
    (side) => `a.jpg,none,none,none,none,${side},none,none,none,none`,
  );
  expect(parseLabels(`${HEAD}${rows.join('\n')}`, LOOKS).map(({ seen }) => seen.light)).toEqual([
    ['uneven'],
    ['great', 'good'],
    null,
    null,
  ]);
});

test('the committed labels name each file once, half of them held out', async () => {
  const labels = await readLabels();
  expect(new Set(labels.map(({ file }) => file)).size).toBe(labels.length);
  for (const { file, seen } of labels) {
    expect(file).toMatch(/^(portraits|small|scenes)\/[\w/-]+\.jpg$/);
    // Labels know more words than are ever said.
    for (const fact of FACTS) for (const word of seen[fact] ?? []) expect(word).toMatch(/^[a-z-]+\??$/);
  }
  const share = labels.filter(({ heldOut }) => heldOut).length / labels.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
