/** Several things measured in turn, so that a slow moment of the machine hits all of them alike. */

/** Measures once; keeps the measurement when `counted`. */
export type Run = (counted: boolean) => Promise<void>;

export interface Rounds {
  /** Rounds that count for nothing, before the others. */
  readonly warmUp: number;
  readonly counted: number;
}

/**
 * The order of a round: it begins with another run every second round, and every odd round goes the way
 * of the one before backwards. So each run comes as often before any other as after it.
 */
export function orderOf<T>(runs: readonly T[], round: number): readonly T[] {
  const start = Math.floor(round / 2) % Math.max(1, runs.length);
  const order = [...runs.slice(start), ...runs.slice(0, start)];
  return round % 2 === 0 ? order : order.reverse();
}

/** Every run once a round; `onRound` is called after each round. */
export async function alternate(
  runs: readonly Run[],
  { warmUp, counted }: Rounds,
  onRound: () => void,
): Promise<void> {
  for (let round = 0; round < warmUp + counted; round += 1) {
    for (const run of orderOf(runs, round)) await run(round >= warmUp);
    onRound();
  }
}

/** A run that puts its result into `into`, one a round: those of one round stand at the same place. */
export const kept =
  <T>(into: T[], run: () => Promise<T>): Run =>
  async (counted) => {
    const result = await run();
    if (counted) into.push(result);
  };
