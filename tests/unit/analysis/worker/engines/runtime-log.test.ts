import { afterEach, expect, it, vi } from 'vitest';
import { logRuntime } from '#analysis/worker/engines/mediapipe.ts';

const LEVELS = ['info', 'warn', 'error'] as const;
afterEach(() => vi.restoreAllMocks());

it.each([
  ['info', 'INFO: Created TensorFlow Lite XNNPACK delegate for CPU.'],
  ['info', 'I0000 00:00:1732000000.000000       1 gl_context.cc:369] GL version: 3.0'],
  ['warn', 'WARNING: All log messages before absl::InitializeLog() is called are written to STDERR'],
  ['warn', 'W0000 00:00:1732000000.000000       1 face_landmarker_graph.cc:180] Sets acceleration'],
  ['error', 'E0000 00:00:1732000000.000000       1 calculator_graph.cc:900] INTERNAL: failed'],
  ['error', 'ERROR: Node number 0 failed to prepare.'],
  ['error', 'Aborted(out of memory)'],
] as const)('%s: %s', (level, line) => {
  const spies = LEVELS.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  logRuntime(line);
  expect(spies.flatMap(({ mock }, i) => mock.calls.map(([said]) => [LEVELS[i], said]))).toEqual([
    [level, line],
  ]);
});
