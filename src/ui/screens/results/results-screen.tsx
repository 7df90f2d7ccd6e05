import { atom, useAtomValue, useSetAtom } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import { dropKeepWishAtom, resultAtom } from '#state/journey-atoms.ts';
import { keptOnWishAtom } from '#state/journey-finish.ts';
import type { JourneyResult } from '#state/journey.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { DoneBox } from '#ui/components/outcome-line.tsx';
import { RoastLangProvider, useNamed } from '#ui/components/result/roast-text.ts';
import { useSpokenScore } from '#ui/components/result/untold.ts';
import { insteadOfResult } from './result-state.ts';
import { ResultView } from './result-view.tsx';
import styles from './results-screen.module.css';
import { ShareDialog } from './share/share-dialog.tsx';

/**
 * The roast. After a reload it is in the history, where it was kept there, or comes back from this tab without its photo;
 * where neither has it, on to where roasts begin.
 */
export function ResultsScreen() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const held = useAtomValue(resultAtom);
  const keptNow = useAtomValue(keptOnWishAtom);
  const dropWish = useSetAtom(dropKeepWishAtom);
  useEffect(() => dropWish(), [dropWish]);
  const [sharing, setSharing] = useState(false);
  const roast = useNamed(held === null ? null : held.roast);
  if (held === null) return <Navigate to={insteadOfResult(state)} replace />;
  // The name is put in here, for everything below; what goes out as a card asks first.
  const result = { ...held, roast };
  const share = () => setSharing(true);
  return (
    <div className={styles.screen} data-phase="done">
      <header className={styles.header}>
        <ButtonLink to="/camera" look="round" icon={<ArrowLeft size={20} aria-hidden />}>
          {t(($) => $.result.close)}
        </ButtonLink>
      </header>
      <RoastLangProvider value={held.facts.lang}>
        {keptNow === held.id && held.kept === 'history' && <DoneBox>{t(($) => $.result.kept.now)}</DoneBox>}
        <ResultView result={result} onShare={share} />
      </RoastLangProvider>
      <p className={styles.footer}>{t(($) => $.common.footer)}</p>
      {sharing && <ShareDialog result={held} onClose={() => setSharing(false)} />}
      <Reveal result={result} />
    </div>
  );
}

/** The result that was already revealed: coming back to it is quiet. */
const revealedAtom = atom<string | null>(null);

/** A screen reader hears a change of the region only once it knows the region. */
const ANNOUNCE_MS = 600;

/** Sound, buzz, spoken score, and that it was saved, once per result. */
function Reveal({ result }: { result: JourneyResult }) {
  const { t } = useTranslation();
  const feedback = useSetAtom(feedbackAtom);
  const revealed = useAtomValue(revealedAtom);
  const setRevealed = useSetAtom(revealedAtom);
  const [text, setText] = useState('');
  const { id, photo, kept } = result;
  const score = useSpokenScore()(result);
  useEffect(() => {
    if (revealed === id) return;
    setRevealed(id);
    // Without its photo it came back with a reload: it was celebrated before, and a page that nobody has touched may not buzz.
    if (photo !== null) feedback('reveal');
  }, [id, photo, revealed, setRevealed, feedback]);
  useEffect(() => {
    const sentences = [score, ...(kept === 'history' ? [t(($) => $.progress.announce.kept)] : [])];
    const timer = setTimeout(() => setText(sentences.join(' ')), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [score, kept, t]);
  return <output className="visually-hidden">{text}</output>;
}
