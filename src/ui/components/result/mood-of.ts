import type { Band } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { MascotMood } from '#ui/components/mascot.tsx';

/** How the mascot looks at a result: it claps for the highest band and for a personal best. */
export function moodOf(band: Band, facts: RoastFacts | null): MascotMood {
  const best = facts !== null && 'past' in facts && facts.past.best;
  return band === 'looking-good' || best ? 'applause' : 'side-eye';
}
