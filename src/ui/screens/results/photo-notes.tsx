import { Aperture, Images, Rotate3d } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { noseWidening } from '#domain/capture/lens.ts';
import type { FaceShapeName } from '#functions/vocabulary.ts';
import type { BurstNote as Burst } from '#state/capture/burst.ts';
import type { SecondAngleNote } from '#state/capture/second-angle.ts';
import { Fold } from '#ui/components/fold.tsx';
import lists from '#ui/components/result/lists.module.css';

/** How far the photos of one moment lay apart: the ± made visible. */
export function BurstNote({ burst }: { burst: Burst }) {
  const { t } = useTranslation();
  const { photos, low, high } = burst;
  return (
    <Fold name="burst" icon={<Images size={22} aria-hidden />} title={t(($) => $.result.burst.title)}>
      <p>
        {low === high
          ? t(($) => $.result.burst.same, { photos, low })
          : t(($) => $.result.burst.note, { photos, low, high })}
      </p>
    </Fold>
  );
}

/** Below this factor the difference cannot be seen. */
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
    <Fold name="lens" icon={<Aperture size={22} aria-hidden />} title={t(($) => $.lens.title)}>
      <p>{t(($) => $.lens.wider, { distance, percent })}</p>
    </Fold>
  );
}

/** What the second angle adds, in words: never a score. */
export function SecondAngleNotes({ note }: { note: SecondAngleNote }) {
  const { t } = useTranslation();
  return (
    <Fold name="side" icon={<Rotate3d size={22} aria-hidden />} title={t(($) => $.result.secondAngle.title)}>
      <SecondAngleText note={note} />
      <p className={lists.note}>{t(($) => $.result.secondAngle.note)}</p>
    </Fold>
  );
}

function SecondAngleText({ note }: { note: SecondAngleNote }) {
  const { t } = useTranslation();
  switch (note.kind) {
    case 'not-turned':
      return <p>{t(($) => $.result.secondAngle['not-turned'])}</p>;
    case 'unreadable': {
      const reason = t(($) => $.errors.codes[note.code].body);
      return <p>{t(($) => $.result.secondAngle.unreadable, { reason })}</p>;
    }
    case 'read': {
      return (
        <ul className={lists.bullets}>
          <li>
            <span>{t(($) => $.result.secondAngle.turn, { degrees: note.turnDeg })}</span>
          </li>
          {note.shape !== null && (
            <li>
              <ShapeVerdict shape={note.shape} agrees={note.agrees} />
            </li>
          )}
          <li>
            <span>{t(($) => $.result.secondAngle.light[note.light])}</span>
          </li>
        </ul>
      );
    }
  }
}

function ShapeVerdict({ shape: name, agrees }: { readonly shape: FaceShapeName; readonly agrees: boolean }) {
  const { t } = useTranslation();
  const shape = t(($) => $.result.shape.names[name]);
  return (
    <span>
      {agrees
        ? t(($) => $.result.secondAngle.agrees, { shape })
        : t(($) => $.result.secondAngle.differs, { shape })}
    </span>
  );
}
