import { useAtomValue, useSetAtom } from 'jotai';
import { Lock, SearchX, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { HistoryEntry } from '#domain/history/entry.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { entryPlaceAtom } from '#state/cloud-atoms.ts';
import { deleteEntryAtom, historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { listedAtom, type ListedEntry } from '#state/history-view-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { personOf } from '#state/person.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Spinner } from '#ui/components/flame.tsx';
import { FoldList } from '#ui/components/fold.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { Page } from '#ui/components/page.tsx';
import { PhotoStage } from '#ui/components/photo-stage.tsx';
import { PrivacyNote } from '#ui/components/privacy-note.tsx';
import { moodOf, RoastWords } from '#ui/components/result/roast-words.tsx';
import { PhotoNotes } from '#ui/components/result/photo-notes.tsx';
import { ResultSections } from '#ui/components/result/result-sections.tsx';
import { OpenerAndCloser, PraiseAndPlan } from '#ui/components/result/roast-cards.tsx';
import { RoastLangProvider, useNamed } from '#ui/components/result/roast-text.ts';
import { ScoreLine } from '#ui/components/result/score-line.tsx';
import { useUntold } from '#ui/components/result/untold.ts';
import { cx } from '#ui/cx.ts';
import { useKeptEntry, useKeptPicture } from '#ui/hooks/use-kept.ts';
import { ShareDialog } from '#ui/screens/results/share/share-dialog.tsx';
import { BlockedNotice, GuestNotice } from './history-notices.tsx';
import styles from './history-detail-screen.module.css';

/** Everything that was kept of one roast: the same pieces as on the result page, without the photo. */
function EntryView({ entry, back }: { entry: HistoryEntry; back: ReactNode }) {
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
  const untold = useUntold(report, facts, null);
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
          {picture !== null && <PhotoStage url={picture} size={null} face={null} />}
          <ScoreLine
            score={report.score}
            sections={report.sections}
            engine={report.engine}
            hardLight={report.advice.includes('soften-light')}
            doubt={null}
            moment={null}
            change={null}
            untold={untold}
            fresh={false}
            over={picture !== null}
          />
          {picture !== null && <p className={styles.note}>{t(($) => $.history.detail.thumbnail)}</p>}
        </div>
        <RoastWords
          roast={roast}
          speaker={<Mascot mood={moodOf(untold === null ? report.score.band : null, facts)} />}
        />
      </div>
      {roast !== null && <OpenerAndCloser roast={roast} />}
      <ResultSections
        report={report}
        version={entry.pipelineVersion}
        roast={roast}
        teen={facts?.teen ?? teen}
      >
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
        <ShareDialog
          result={{ report, facts, roast: entry.roast, photo: null }}
          onClose={() => setSharing(false)}
        />
      )}
    </article>
  );
}

/** One roast of the past, or why it cannot be shown. */
export function HistoryDetailScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const language = useAtomValue(languageAtom);
  const history = useAtomValue(historyAtom);
  const load = useSetAtom(loadHistoryAtom);
  useEffect(() => void load(), [load]);
  const listed = useAtomValue(listedAtom).find(({ entry }) => entry.id === id);
  const back = <BackLink to="/history">{t(($) => $.history.detail.back)}</BackLink>;
  if (history.phase === 'loading') return <Spinner />;
  if (history.phase === 'guest' || history.phase === 'blocked') {
    return (
      <Page title={t(($) => $.titles.pages.historyDetail)} width="text" back={back}>
        {history.phase === 'guest' ? <GuestNotice /> : <BlockedNotice />}
      </Page>
    );
  }
  if (listed === undefined) return <Missing back={back} />;
  if (listed.locked) {
    const date = formatMoment(listed.time, language);
    return (
      <Page title={t(($) => $.titles.pages.historyDetail)} width="text" back={back}>
        <Notice
          title={t(($) => $.history.detail.locked.title)}
          icon={<Lock size={40} aria-hidden />}
          actions={
            <ButtonLink to="/premium" look="primary" wide>
              {t(($) => $.history.entry.unlock)}
            </ButtonLink>
          }
        >
          <p>{t(($) => $.history.detail.locked.body, { date })}</p>
        </Notice>
      </Page>
    );
  }
  return <Opened key={listed.entry.id} listed={listed} back={back} />;
}

/** The list knows the head of a roast alone: the rest of it is read here. */
function Opened({ listed, back }: { listed: ListedEntry; back: ReactNode }) {
  const entry = useKeptEntry(listed.entry);
  if (entry === undefined) return <Spinner />;
  if (entry === null) return <Missing back={back} />;
  return (
    <RoastLangProvider value={entry.facts?.lang}>
      <EntryView entry={entry} back={back} />
    </RoastLangProvider>
  );
}

function Missing({ back }: { back: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page title={t(($) => $.titles.pages.historyDetail)} width="text" back={back}>
      <Notice
        title={t(($) => $.history.detail.missing.title)}
        icon={<SearchX size={40} aria-hidden />}
        actions={
          <ButtonLink to="/history" look="primary" wide>
            {t(($) => $.history.detail.missing.action)}
          </ButtonLink>
        }
      >
        <p>{t(($) => $.history.detail.missing.body)}</p>
      </Notice>
    </Page>
  );
}
