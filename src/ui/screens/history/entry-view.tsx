import { useAtomValue, useSetAtom } from 'jotai';
import { Share2, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatMoment } from '#i18n/format-date.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { deleteEntryAtom } from '#state/history-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { personOf } from '#state/person.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { FailureLine } from '#ui/components/failure-line.tsx';
import { FoldList } from '#ui/components/fold.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { PhotoStage } from '#ui/components/photo-stage.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { moodOf } from '#ui/components/result/mood-of.ts';
import { PhotoNotes } from '#ui/components/result/photo-notes.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';
import { OpenerAndCloser, PraiseAndPlan } from '#ui/components/result/roast-cards.tsx';
import { RoastWords } from '#ui/components/result/roast-words.tsx';
import { ScoreLine } from '#ui/components/result/score-line.tsx';
import { ShareDialog } from '#ui/screens/results/share/share-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { useKeptPicture } from '#ui/hooks/use-kept-picture.ts';
import { useNamed } from '#ui/hooks/use-named.ts';
import styles from './entry-view.module.css';

/** Everything that was kept of one roast: the same pieces as on the result page, without the photo. */
export function EntryView({ entry, back }: { entry: HistoryEntry; back: ReactNode }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { teen } = personOf(useAtomValue(personalizationAtom));
  const place = useAtomValue(entryPlaceAtom)(entry.id);
  const deleteEntry = useSetAtom(deleteEntryAtom);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failed, setFailed] = useState(false);
  const [sharing, setSharing] = useState(false);
  const picture = useKeptPicture('thumbnails', entry.id);
  const { report, facts, sent } = entry;
  const roast = useNamed(entry.roast);
  const date = formatMoment(Date.parse(entry.createdAt), language);
  const remove = async () => {
    if ((await deleteEntry(entry)) === 'done') await navigate('/history', { replace: true });
    else setFailed(true);
  };
  return (
    <article className={styles.view}>
      {back}
      <p className={styles.date}>{t(($) => $.history.detail.title, { date })}</p>
      {roast !== null && facts !== null && facts.lang !== language && (
        <p className={styles.note} data-other-language>
          {t(($) => $.history.detail.language[facts.lang])}
        </p>
      )}
      <div className={cx(styles.top, picture !== null && styles.pictured)}>
        <div className={styles.score}>
          {picture !== null && <PhotoStage url={picture} size={null} focus={null} />}
          <ScoreLine
            score={report.score}
            sections={report.sections}
            engine={report.engine}
            hardLight={report.advice.includes('soften-light')}
            moment={null}
            change={null}
            fresh={false}
            over={picture !== null}
          />
          {picture !== null && <p className={styles.note}>{t(($) => $.history.detail.thumbnail)}</p>}
        </div>
        <RoastWords roast={roast} speaker={<Mascot mood={moodOf(report.score.band, facts)} />} />
      </div>
      {roast !== null && <OpenerAndCloser roast={roast} />}
      <ResultSections report={report} roast={roast} teen={facts?.teen ?? teen}>
        {roast !== null && <PraiseAndPlan roast={roast} />}
        <PhotoNotes advice={report.advice} distanceCm={null} burst={null} secondAngle={null} />
      </ResultSections>
      <FoldList>
        <PrivacyNote
          id={entry.id}
          facts={facts}
          sent={sent === null ? [] : [sent]}
          kept
          place={place}
          source={roast?.source ?? null}
        />
      </FoldList>
      <footer className={styles.footer}>
        <Button icon={<Share2 size={18} aria-hidden />} onClick={() => setSharing(true)}>
          {t(($) => $.share.open)}
        </Button>
        <Button icon={<Trash2 size={18} aria-hidden />} onClick={() => void remove()}>
          {t(($) => $.history.detail.delete)}
        </Button>
        {failed && <FailureLine>{t(($) => $.history.deleted.failed)}</FailureLine>}
        {picture === null && <p className={styles.note}>{t(($) => $.history.detail.noThumbnail)}</p>}
        <p className={styles.note}>
          {t(($) => $.history.detail.version, { version: entry.pipelineVersion })}
        </p>
        {search.has('debug') && (
          <Link to={`/debug/analysis/${entry.id}`}>{t(($) => $.history.detail.raw)}</Link>
        )}
      </footer>
      {/* The photo is not kept: the card goes without. */}
      {sharing && (
        <ShareDialog result={{ report, roast: entry.roast, photo: null }} onClose={() => setSharing(false)} />
      )}
    </article>
  );
}
