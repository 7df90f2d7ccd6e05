import { expect, it } from 'vitest';
import { allTexts, textsComeFrom } from '#app/texts.ts';

it('asks once, and again after a failure', async () => {
  let asked = 0;
  const answers = [Promise.reject(new Error('offline')), Promise.resolve()];
  textsComeFrom(() => answers[asked++] ?? Promise.resolve());
  await expect(allTexts()).rejects.toThrow('offline');
  await Promise.all([allTexts(), allTexts()]);
  expect(asked).toBe(2);
});
