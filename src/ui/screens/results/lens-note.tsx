import { Aperture } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noseWidening } from '#domain/capture/lens.ts';
import { Card } from '#ui/components/card.tsx';

/** Below this factor nobody sees the difference. */
const WORTH_SAYING = 1.1;

/** What the lens did from so near, in words; nothing where the photo was taken from further away. */
export function LensNote({ distanceCm }: { distanceCm: number | null }) {
  const { t } = useTranslation();
  // The iris tells the distance to within a tenth: finer steps would be invented.
  const distance = distanceCm === null ? null : Math.max(10, 5 * Math.round(distanceCm / 5));
  const widening = distance === null ? 1 : noseWidening(distance);
  if (distance === null || widening < WORTH_SAYING) return null;
  const percent = 5 * Math.round((widening - 1) * 20);
  return (
    <Card icon={<Aperture size={24} aria-hidden />} title={t(($) => $.lens.title)}>
      <p>{t(($) => $.lens.wider, { distance, percent })}</p>
    </Card>
  );
}
