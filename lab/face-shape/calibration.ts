/** Probabilities that keep their word: one temperature for all logits (Guo et al., ICML 2017). */

export function softmax(logits: readonly number[], temperature: number): number[] {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp((logit - top) / temperature));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}

export interface Judged {
  readonly logits: readonly number[];
  readonly label: number;
}

/** Least mean negative log likelihood, by golden section over ln T; the loss has one minimum. */
export function fitTemperature(judged: readonly Judged[]): number {
  const loss = (logT: number) =>
    judged.reduce((sum, { logits, label }) => {
      return sum - Math.log(softmax(logits, Math.exp(logT))[label] || Number.MIN_VALUE);
    }, 0);
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(0.1), Math.log(10)];
  for (let round = 0; round < 40; round++) {
    const [a, b] = [high - golden * (high - low), low + golden * (high - low)];
    if (loss(a) < loss(b)) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
}
