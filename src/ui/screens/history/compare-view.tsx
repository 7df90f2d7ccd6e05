import { useAtomValue } from 'jotai';
import { GitCompareArrows } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryHead } from '#domain/history/entry.ts';
import { differenceOf } from '#domain/history/noise.ts';
import { lightTells } from '#domain/score/bands.ts';
import { measurementOf } from '#state/measurement.ts';
import { formatMoment } from '#i18n/format-date.ts';
import { formatInteger } from '#i18n/format.ts';
import { listedAtom, type ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Card, CARD_CLASSES } from '#ui/components/card.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Page } from '#ui/components/page.tsx';
import { cx } from '#ui/cx.ts';
import { useChangeWords } from '#ui/components/result/score-facts.tsx';
import { useUntoldWords } from '#ui/components/result/untold.ts';
import { useKeptEntry, useKeptPicture } from '#ui/hooks/use-kept.ts';
import { BAND_TONES } from '#ui/tones.ts';
import { CompareRows } from './compare-rows.tsx';
import styles from './compare-view.module.css';

/** The two entries that the address names, the earlier one first; null where one of them cannot be shown. */
function pairOf(
  listed: readonly ListedEntry[],
  ids: readonly string[],
): readonly [ListedEntry, ListedEntry] | null {
  const open = listed.filter(({ entry, locked }) => !locked && ids.includes(entry.id));
  const [before, after] = open.toSorted((a, b) => a.time - b.time);
  return before === undefined || after === undefined ? null : [before, after];
}

/** Two roasts side by side, and whether anything really changed between them. */
export function CompareView({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation();
  const changeWords = useChangeWords();
  const pair = pairOf(useAtomValue(listedAtom), ids);
  const title = t(($) => $.history.compare.title);
  const back = <BackLink to="/history">{t(($) => $.history.detail.back)}</BackLink>;
  if (pair === null) {
    return (
      <Page title={title} back={back}>
        <Notice
          title={t(($) => $.history.compare.missing)}
          icon={<GitCompareArrows size={40} aria-hidden />}
          actions={
            <ButtonLink to="/history" look="primary" wide>
              {t(($) => $.history.compare.again)}
            </ButtonLink>
          }
        >
          <p>{t(($) => $.history.compare.why)}</p>
        </Notice>
      </Page>
    );
  }
  const [before, after] = pair;
  const scores = [before, after].map(({ entry }) => entry.report.score);
  if (scores.some(({ spread }) => !lightTells(spread))) {
    return (
      <Page title={title} back={back}>
        <Sides before={before} after={after} />
        <p className={styles.verdict}>{t(($) => $.history.compare.untold)}</p>
      </Page>
    );
  }
  const difference = differenceOf(measurementOf(before.entry), measurementOf(after.entry));
  const { sameSession, verdict } = difference;
  const comparable = verdict !== 'not-comparable';
  return (
    <Page title={title} back={back}>
      <div className={styles.columns}>
        <div className={styles.sides}>
          <Sides before={before} after={after} />
          <p className={styles.verdict} data-verdict={verdict}>
            {changeWords(difference)}
            {verdict === 'no-change' && <SameBand before={before.entry} after={after.entry} />}
            {comparable && !sameSession && (
              <span className={styles.beside}>{t(($) => $.history.compare.alike)}</span>
            )}
          </p>
        </div>
        <Card title={t(($) => $.history.compare.rows)}>
          <WholeRows before={before} after={after} comparable={comparable} sameSession={sameSession} />
        </Card>
      </div>
    </Page>
  );
}

/** Two bands of one result: the line between them happens to lie within the ±. Nothing where they are one. */
function SameBand({ before, after }: Record<'before' | 'after', HistoryHead>) {
  const { t } = useTranslation();
  const [earlier, later] = [before.report.score.band, after.report.score.band];
  if (earlier === later) return null;
  const names = { before: t(($) => $.result.bands[earlier]), after: t(($) => $.result.bands[later]) };
  return <span className={styles.beside}>{t(($) => $.history.compare.bandSame, names)}</span>;
}

/** The rows, as soon as both roasts are read. */
function WholeRows({
  before,
  after,
  ...pair
}: Record<'before' | 'after', ListedEntry> & { comparable: boolean; sameSession: boolean }) {
  const [earlier, later] = [useKeptEntry(before.entry), useKeptEntry(after.entry)];
  if (!earlier || !later) return null;
  return <CompareRows before={earlier.report} after={later.report} {...pair} />;
}

/** Both halves; that neither has a picture is one line, and not an empty frame in each. */
function Sides({ before, after }: Record<'before' | 'after', ListedEntry>) {
  const { t } = useTranslation();
  const earlier = useKeptPicture('thumbnails', before.entry.id);
  const later = useKeptPicture('thumbnails', after.entry.id);
  const pictured = earlier !== null || later !== null;
  return (
    <>
      <div className={styles.pair}>
        <CompareSide
          label={t(($) => $.history.compare.before)}
          listed={before}
          picture={earlier}
          pictured={pictured}
        />
        <CompareSide
          label={t(($) => $.history.compare.after)}
          listed={after}
          picture={later}
          pictured={pictured}
        />
      </div>
      {!pictured && <p className={styles.noPictures}>{t(($) => $.history.compare.noPictures)}</p>}
    </>
  );
}

interface CompareSideProps {
  readonly label: string;
  readonly listed: ListedEntry;
  /** Of the small picture; null where none was kept. */
  readonly picture: string | null;
  /** Whether there is room for one, because at least one of the two has it. */
  readonly pictured: boolean;
}

/** One half of a comparison: picture, number, date. */
function CompareSide({ label, listed: { entry, time }, picture, pictured }: CompareSideProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const date = formatMoment(time, language);
  const { value, spread, band } = entry.report.score;
  const untold = useUntoldWords();
  return (
    <section className={cx(CARD_CLASSES.flat, styles.side)} aria-label={label}>
      <h2 className={styles.label}>{label}</h2>
      {pictured && picture === null && (
        <p className={styles.noPicture}>{t(($) => $.history.compare.noPicture)}</p>
      )}
      {picture !== null && (
        <img
          className={styles.picture}
          src={picture}
          alt={t(($) => $.history.compare.thumbnailAlt, { date })}
        />
      )}
      {lightTells(spread) ? (
        <>
          <p className={styles.score} translate="no">
            {formatInteger(value, language)}
            <span className={styles.spread}>±{formatInteger(spread, language)}</span>
          </p>
          <p className={styles.band} data-tone={BAND_TONES[band]}>
            {t(($) => $.result.bands[band])}
          </p>
        </>
      ) : (
        <p className={styles.band}>{untold(entry.facts)}</p>
      )}
      <Link className={styles.date} to={`/history/${entry.id}`}>
        {date}
      </Link>
    </section>
  );
}
