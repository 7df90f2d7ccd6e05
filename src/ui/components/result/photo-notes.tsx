import { useAtomValue } from 'jotai';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noseWidening } from '#domain/capture/lens.ts';
import type { BurstNote } from '#domain/score/burst.ts';
import type { AdviceCode, FaceShapeName } from '#functions/vocabulary.ts';
import { joinSentences } from '#i18n/format.ts';
import type { SecondAngleNote } from '#state/capture/second-angle.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Fold } from '#ui/components/fold.tsx';
import lists from './lists.module.css';
import panel from './panel.module.css';
import { Bullets } from './roast-cards.tsx';

interface PhotoNotesProps {
  readonly advice: readonly AdviceCode[];
  /** From the face to the lens; null: not known. */
  readonly distanceCm: number | null;
  /** Null for a single photo. */
  readonly burst: BurstNote | null;
  /** Null without a second angle. */
  readonly secondAngle: SecondAngleNote | null;
}

/** More tips at once are too many to follow. */
const MOST_TIPS = 3;

/**
 * What there is to say of the photo itself: what would make the next one tell more, what the second angle and the lens
 * did, what several photos of one moment did to the ±. A line of a `FoldList`; none where there is nothing to say.
 */
export function PhotoNotes({ advice, distanceCm, burst, secondAngle }: PhotoNotesProps) {
  const { t } = useTranslation();
  const tips = advice.slice(0, MOST_TIPS).map((code) => t(($) => $.result.advice.codes[code]));
  const lens = useLensNote(distanceCm);
  if (tips.length === 0 && lens === null && burst === null && secondAngle === null) return null;
  return (
    <Fold name="photo" icon={<Camera size={22} aria-hidden />} title={t(($) => $.result.photo)}>
      {tips.length > 0 && (
        <Note title={t(($) => $.result.advice.title)}>
          <Bullets lines={tips} />
        </Note>
      )}
      {secondAngle !== null && (
        <Note title={t(($) => $.result.secondAngle.title)}>
          <SecondAngleText note={secondAngle} />
          <p className={lists.note}>{t(($) => $.result.secondAngle.note)}</p>
        </Note>
      )}
      {lens !== null && (
        <Note title={t(($) => $.lens.title)}>
          <p>{lens}</p>
        </Note>
      )}
      {burst !== null && (
        <Note title={t(($) => $.result.burst.title)}>
          <BurstText {...burst} />
        </Note>
      )}
    </Fold>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={panel.panel}>
      <h4 className={panel.title}>{title}</h4>
      {children}
    </section>
  );
}

/** What the photos of one moment did to the ±. */
function BurstText(note: BurstNote) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { alone, together } = note;
  const change = together < alone ? 'narrower' : together > alone ? 'wider' : 'same';
  return (
    <p data-burst={change}>
      {joinSentences(
        [t(($) => $.result.burst[change], { ...note }), t(($) => $.result.burst.middle)],
        language,
      )}
    </p>
  );
}

/** Below this factor the difference cannot be seen. */
const WORTH_SAYING = 1.1;

/** What the lens did from so near, in words; null where the photo was taken from further away. */
function useLensNote(distanceCm: number | null): string | null {
  const { t } = useTranslation();
  // The iris tells the distance to within a tenth: finer steps would be invented.
  const distance = distanceCm === null ? null : Math.max(10, 5 * Math.round(distanceCm / 5));
  const widening = distance === null ? 1 : noseWidening(distance);
  if (distance === null || widening < WORTH_SAYING) return null;
  const percent = 5 * Math.round((widening - 1) * 20);
  return t(($) => $.lens.wider, { distance, percent });
}

/** What the second angle adds, in words: never a score. */
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
