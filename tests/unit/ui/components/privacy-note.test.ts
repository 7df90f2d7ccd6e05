import { expect, it } from 'vitest';
import { FACTS_MAX_BYTES } from '#roast/contract.ts';
import { FACTS_MAX } from '#ui/components/privacy-note.tsx';

it('names the limit that the contract holds', () => {
  expect(FACTS_MAX).toBe(FACTS_MAX_BYTES);
});
