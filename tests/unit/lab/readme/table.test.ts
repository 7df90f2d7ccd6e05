/** The README tells what lab/reports holds, and nothing by hand. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FIGURES, README, REPORT } from '#lab/readme/command.ts';
import { figuresSchema, withRecording, type Figures } from '#lab/readme/figures.ts';
import { BEGIN, END, figuresBlock, withFigures } from '#lab/readme/table.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const figures = figuresSchema.parse(JSON.parse(read(FIGURES)));
const report = read(REPORT);

it('its table of figures is that of the reports (npm run lab -- readme writes it)', () => {
  const readme = read(README);
  expect(readme).toBe(withFigures(readme, figuresBlock(figures, report)));
});

const missed: Figures = { ...figures, bench: { pipeline: '0.9.0', warm: 3.21, cold: 45 } };
const lineOf = (what: string) =>
  figuresBlock(missed, report)
    .split('\n')
    .find((line) => line.includes(what)) ?? '';

it('marks a goal that is missed, and the version that was measured', () => {
  expect(lineOf('warm analysis')).toMatch(/ 3\.21 × \| +≤ 3\.2 × ✗ \| +`bench`, 0\.9\.0 \|/);
  expect(lineOf('cold start')).not.toContain('✗');
});

it('takes the figures of a recording, with the version that it is of', () => {
  const recorded = [
    {
      cases: [
        { name: 'warm analysis, 1024 px', vsLandmarker: 2 },
        { name: 'cold: open to first report', vsLandmarker: 40 },
      ],
    },
    {
      pages: [
        { page: 'splash', performance: 97 },
        { page: 'camera', performance: 96 },
        { page: 'kept roast', performance: 95 },
      ],
    },
    { people: 51, folds: 5, unseen: { overall: { withinAsWorded: 50 / 51 } } },
  ];
  const taken = recorded.reduce<Figures>((so, one) => withRecording(so, one, '9.0.0'), figures);
  expect(taken).toEqual({
    ...figures,
    bench: { pipeline: '9.0.0', warm: 2, cold: 40 },
    lighthouse: { pipeline: '9.0.0', splash: 97, camera: 96, keptRoast: 95 },
    crossValidate: { pipeline: '9.0.0', people: 51, within: 50 },
  });
});

it('refuses what it does not know, a recording that lacks a figure, and a README without a place', () => {
  expect(() => withRecording(figures, { pages: [] }, '9.0.0')).toThrow('lacks a figure');
  expect(() => withRecording(figures, { shapes: 5 }, '9.0.0')).toThrow('not what bench');
  expect(() => withFigures('# No figures', `${BEGIN}\n${END}`)).toThrow('no place');
});
