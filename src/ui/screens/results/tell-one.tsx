import { useAtom } from 'jotai';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rewrite } from '#state/journey-write-atoms.ts';
import { aboutAtom } from '#state/about-atom.ts';
import type { JourneyResult } from '#state/journey.ts';
import { Button } from '#ui/components/button.tsx';
import { TellSheet } from '#ui/components/tell-sheet.tsx';

interface TellOneProps {
  readonly moment: JourneyResult['facts']['moment'];
  readonly busy: boolean;
  /** Writes the roast anew, with what was said. */
  readonly onTell: (said: NonNullable<Rewrite['said']>) => void;
}

/** One thing told after the photo was seen: the roast is written anew and knows it. Nobody is asked; it only stands there. */
export function TellOne({ moment, busy, onTell }: TellOneProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useAtom(aboutAtom);
  const { told, about: known } = moment;
  const things = [
    ...(told === null ? [] : [t(($) => $.told.occasions[told])]),
    ...(known === null ? [] : [t(($) => $.told.abouts[known])]),
  ];
  return (
    <>
      <Button wide icon={<MessageCircle size={20} aria-hidden />} busy={busy} onClick={() => setOpen(true)}>
        {things.length === 0
          ? t(($) => $.told.tell)
          : t(($) => $.told.told, { thing: things.join(t(($) => $.told.and)) })}
      </Button>
      {open && (
        <TellSheet
          occasion={told}
          about={about}
          onOccasion={(occasion) => onTell({ told: occasion, about: known })}
          onAbout={(chosen) => {
            setAbout(chosen);
            onTell({ told, about: chosen });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
