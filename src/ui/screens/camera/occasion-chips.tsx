import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { OCCASIONS } from '#functions/moment-words.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { Segmented } from '#ui/components/segmented.tsx';

const NONE = 'none';
const CHOICES = [NONE, ...OCCASIONS] as const;

/** One tap about the moment, for the next photo; nobody has to. */
export function OccasionChips() {
  const { t } = useTranslation();
  const [occasion, setOccasion] = useAtom(occasionAtom);
  return (
    <Segmented
      look="chips"
      legend={t(($) => $.camera.occasion.legend)}
      options={CHOICES.map((value) => ({ value, label: t(($) => $.camera.occasion[value]) }))}
      value={occasion ?? NONE}
      onChange={(value) => setOccasion(value === NONE ? null : value)}
    />
  );
}
