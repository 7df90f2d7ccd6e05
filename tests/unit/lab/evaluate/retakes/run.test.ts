import { expect, test, vi } from 'vitest';
import type { FaceReport } from '#domain/face/report.ts';
import type { Analyst } from '#lab/evaluate/analyst.ts';
import { runPeople } from '#lab/evaluate/retakes/run.ts';
import { withMetrics } from '../summary/reports.ts';
import { person, withSkin } from './people-reports.ts';

function analystOf(reports: Readonly<Record<string, FaceReport>>) {
  const close = vi.fn(() => Promise.resolve());
  const analyst: Analyst = {
    analyze: (file) => {
      const report = reports[file];
      return Promise.resolve(
        report ? { ok: true, report, landmarks: null } : { ok: false, error: 'too-dark' },
      );
    },
    mesh: () => Promise.resolve(null),
    close,
  };
  return { analyst, close };
}

const three = ['a', 'b', 'c'].map((id) => person(id));

test('people with fewer than two accepted photos are left out, what was refused is counted', async () => {
  const { analyst, close } = analystOf({
    'a/1.jpg': withSkin(60),
    'a/2.jpg': withSkin(62),
    'b/1.jpg': withSkin(90),
    'c/1.jpg': withSkin(80),
    'c/2.jpg': withSkin(82),
  });
  const progress = vi.fn();
  const figures = await runPeople({ people: three, distances: [] }, analyst, progress);
  expect(figures).toMatchObject({ n: 2, refused: { 'too-dark': 1 }, distances: [] });
  expect(figures.sections.skin.means).toEqual([70, 72]);
  expect(progress.mock.calls).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(close).toHaveBeenCalledOnce();
});

test('the distance series says what was refused and what the distance was taken for', async () => {
  const near = withSkin(75);
  const { analyst } = analystOf({
    'a/1.jpg': near,
    'a/2.jpg': near,
    'b/1.jpg': near,
    'b/2.jpg': near,
    '30cm.jpg': { ...near, quality: { ...near.quality, distanceCm: 33 } },
  });
  const distances = [
    { cm: 15, photo: '15cm.jpg' },
    { cm: 30, photo: '30cm.jpg' },
  ];
  const figures = await runPeople({ people: three.slice(0, 2), distances }, analyst, () => undefined);
  expect(figures.distances).toEqual([
    { cm: 15, score: null, spread: null, estimatedCm: null },
    { cm: 30, score: near.score.value, spread: near.score.spread, estimatedCm: 33 },
  ]);
});

test('the metrics of other faces stand beside those of people; what is refused there is left out', async () => {
  const spotted = withMetrics({ spots: 2 });
  const { analyst } = analystOf({
    'a/1.jpg': spotted,
    'a/2.jpg': spotted,
    'b/1.jpg': spotted,
    'b/2.jpg': spotted,
    'x.jpg': withMetrics({ spots: 3 }),
    'y.jpg': withMetrics({ spots: 5, pores: null }),
  });
  const two = { people: three.slice(0, 2), distances: [] };
  const figures = await runPeople(two, analyst, () => undefined, ['x.jpg', 'none.jpg', 'y.jpg']);
  // 70 and 50; pores are told by one alone.
  expect(figures.beside).toMatchObject({ spots: 60, pores: 90 });
  expect(figures.refused).toEqual({});
  expect((await runPeople(two, analyst, () => undefined)).beside).toBeNull();
});

test('the browser’s page is closed when an analysis throws', async () => {
  const close = vi.fn(() => Promise.resolve());
  const analyst: Analyst = {
    analyze: () => Promise.reject(new Error('gone')),
    mesh: () => Promise.resolve(null),
    close,
  };
  const run = runPeople({ people: three, distances: [] }, analyst, () => undefined);
  await expect(run).rejects.toThrow('gone');
  expect(close).toHaveBeenCalledOnce();
});
