import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';

/** The result that was already revealed: coming back to it is quiet. */
const revealedAtom = atom<string | null>(null);

/** A screen reader has to be there before it can hear. */
const ANNOUNCE_MS = 600;

/** Sound, buzz and spoken score, once per result. */
export function Reveal({ result }: { result: JourneyResult }) {
  const { t } = useTranslation();
  const feedback = useSetAtom(feedbackAtom);
  const revealed = useAtomValue(revealedAtom);
  const setRevealed = useSetAtom(revealedAtom);
  const [text, setText] = useState('');
  const { id, report } = result;
  useEffect(() => {
    if (revealed === id) return;
    setRevealed(id);
    feedback('reveal');
  }, [id, revealed, setRevealed, feedback]);
  useEffect(() => {
    const timer = setTimeout(
      () => setText(t(($) => $.progress.announce.done, { score: report.score.value })),
      ANNOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [report, t]);
  return <output className="visually-hidden">{text}</output>;
}
