import { useAtomValue, useSetAtom } from 'jotai';
import { Lock, SearchX } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { formatMoment } from '#i18n/format-date.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { listedAtom, type ListedEntry } from '#state/history-view-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Notice } from '#ui/components/notice.tsx';
import { Page } from '#ui/components/page.tsx';
import { RoastLangProvider } from '#ui/components/result/roast-lang.ts';
import { Spinner } from '#ui/components/spinner.tsx';
import { useKeptEntry } from '#ui/hooks/use-kept-entry.ts';
import { EntryView } from './entry-view.tsx';
import { BlockedNotice, GuestNotice } from './history-notices.tsx';

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
