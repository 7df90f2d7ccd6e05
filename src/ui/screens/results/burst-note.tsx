import { Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BurstNote as Burst } from '#state/capture/burst.ts';
import { Card } from '#ui/components/card.tsx';

/** How far the photos of one moment lay apart: the ± made visible. */
export function BurstNote({ burst }: { burst: Burst }) {
  const { t } = useTranslation();
  const { photos, low, high } = burst;
  return (
    <Card icon={<Images size={24} aria-hidden />} title={t(($) => $.result.burst.title)}>
      <p>
        {low === high
          ? t(($) => $.result.burst.same, { photos, low })
          : t(($) => $.result.burst.note, { photos, low, high })}
      </p>
    </Card>
  );
}
