import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import type { SentBody } from '#ports/cloud.ts';
import { type EntryPlace, sentBodiesAtom } from '#state/cloud-atoms.ts';
import { formatInteger, joinThings } from '#i18n/format.ts';
import { Fold } from './fold.tsx';
import styles from './privacy-note.module.css';
import { Bullets } from './result/roast-cards.tsx';
import { useAtomValue } from 'jotai';
import { bandOfRating } from '#domain/score/bands.ts';
import { NO_MOMENT, NO_PAST } from '#functions/moment-words.ts';
import { keysOf, SCORED_SECTIONS } from '#functions/vocabulary.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { useEffect, useState } from 'react';

/** What left because of this roast, read again with each word from the sync; null: not read yet. */
function useSentBodies(id: string): readonly SentBody[] | null {
  const read = useAtomValue(sentBodiesAtom);
  const [bodies, setBodies] = useState<readonly SentBody[] | null>(null);
  useEffect(() => {
    let open = true;
    const look = async () => {
      const now = await read(id);
      if (open) setBodies(now);
    };
    void look();
    return () => {
      open = false;
    };
  }, [id, read]);
  return bodies;
}

/** Whether a fact says something: not null, and not that there is nothing to say. */
const says = (value: unknown): boolean => value !== null && value !== false && value !== 'none';

const MOMENT = keysOf(NO_MOMENT);
/** How often something repeats goes with what repeats. */
const PAST = keysOf(NO_PAST).filter((name) => name !== 'times');
const ANSWERS = ['concern', 'level'] as const;

/** These facts as a few plain sentences, which name nothing that the facts do not hold. */
function useFactWords(facts: RoastFacts): readonly string[] {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const list = (things: readonly string[]) => joinThings(things, language);
  const { score, band, faceShape } = facts;
  // As the page calls them: what travels has words of its own.
  const parts = SCORED_SECTIONS.map((name) =>
    t(($) => $.privacy.words.part, {
      name: t(($) => $.result.sections[name]),
      word: t(($) => $.result.bands[bandOfRating(facts.ratings[name])]),
    }),
  );
  const moment = MOMENT.filter((name) => says(facts.moment[name]));
  const past = PAST.filter((name) => says(facts.past[name]));
  const answers = [
    ...ANSWERS.filter((name) => says(facts[name])),
    ...(facts.teen === null ? [] : (['teen'] as const)),
  ];
  return [
    score === null || band === null
      ? t(($) => $.privacy.words.untold)
      : t(($) => $.privacy.words.score, { score, band: t(($) => $.result.bands[band]) }),
    t(($) => $.privacy.words.parts, { parts: list(parts) }),
    t(($) => $.privacy.words.face),
    faceShape === 'unclear'
      ? t(($) => $.privacy.words.shapeOpen)
      : t(($) => $.privacy.words.shape, { shape: t(($) => $.result.shape.names[faceShape]) }),
    t(($) => $.privacy.words.photo),
    ...(moment.length > 0
      ? [
          t(($) => $.privacy.words.moment, {
            things: list(moment.map((name) => t(($) => $.privacy.words.ofMoment[name]))),
          }),
        ]
      : []),
    ...(past.length > 0
      ? [
          t(($) => $.privacy.words.past, {
            things: list(past.map((name) => t(($) => $.privacy.words.ofPast[name]))),
          }),
        ]
      : []),
    ...(answers.length > 0
      ? [
          t(($) => $.privacy.words.answers, {
            things: list(answers.map((name) => t(($) => $.privacy.words.ofAnswers[name]))),
          }),
        ]
      : []),
    t(($) => $.privacy.words.choice),
  ];
}

interface PrivacyNoteProps {
  /** Of the roast. */
  readonly id: string;
  /** Null: of a version that this one does not know. */
  readonly facts: RoastFacts | null;
  /** The exact texts that left the phone for the jokes, as far as the caller knows them, oldest first. */
  readonly sent: readonly string[];
  /** Whether numbers and text stay on this device as history. */
  readonly kept?: boolean;
  /** Where the history keeps this roast. Both `account` and `waiting` mean that it leaves this device, too. */
  readonly place?: EntryPlace;
  /** Who wrote the jokes; null where there are none. */
  readonly source: Roast['source'] | null;
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/**
 * What left this device because of one roast: in words, and every body itself, with whom it went to and what for. A
 * line of a `FoldList`, which says while it is closed where nothing did.
 */
export function PrivacyNote({ id, facts, sent, kept = false, place = 'device', source }: PrivacyNoteProps) {
  const { t } = useTranslation();
  const bodies = useSentBodies(id);
  const noted = (bodies ?? []).filter(({ part }) => part === 'facts').map(({ body }) => body);
  // Oldest first: an entry of the history knows the newest, what is noted knows those before it, too.
  const forJokes = [...new Set([...noted, ...sent])];
  const forAccount = bodies?.filter(({ part }) => part !== 'facts') ?? null;
  const nothing = place === 'device' && (forAccount ?? []).length === 0;
  return (
    <Fold
      name="privacy"
      icon={<ShieldCheck size={22} aria-hidden />}
      title={t(($) => $.privacy.title)}
      note={
        nothing &&
        forJokes.length === 0 && <span className={styles.nothing}>{t(($) => $.privacy.nothing)}</span>
      }
    >
      {forJokes.length === 0 ? (
        <NothingForJokes facts={facts} kept={kept} nothing={nothing} />
      ) : (
        <ForJokes texts={forJokes} facts={facts} />
      )}
      {place !== 'device' && <p data-place={place}>{t(($) => $.sync.result[place])}</p>}
      {forAccount !== null && <ForAccount bodies={forAccount} place={place} />}
      {source !== null && <p>{t(($) => $.privacy.source[source])}</p>}
    </Fold>
  );
}

/** In words first; behind them the very bytes, one text for each time that the jokes were written. */
function ForJokes({ texts, facts }: { texts: readonly string[] } & Pick<PrivacyNoteProps, 'facts'>) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <p>{t(($) => $.privacy.sent)}</p>
      {facts !== null && <FactWords facts={facts} />}
      <details className={styles.details}>
        <summary>
          {t(($) => $.privacy.words.exact)}
          <ChevronDown size={18} aria-hidden />
        </summary>
        {facts !== null && <FactCodes facts={facts} />}
        {texts.map((sent) => (
          <section key={sent}>
            {texts.length > 1 && (
              <p>{t(($) => (sent === texts.at(-1) ? $.privacy.forNewest : $.privacy.forEarlier))}</p>
            )}
            <pre className={styles.json} data-sent="facts">
              {sent}
            </pre>
            <p>{t(($) => $.privacy.bytes, { bytes: formatInteger(bytesOf(sent), i18n.language) })}</p>
          </section>
        ))}
      </details>
    </>
  );
}

/** What the facts call otherwise than the page does: the words for the parts. */
function FactCodes({ facts }: { readonly facts: RoastFacts }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const codes = [...new Set(SCORED_SECTIONS.map((name) => facts.ratings[name]))].map((code) =>
    t(($) => $.privacy.words.code, { code, word: t(($) => $.result.bands[bandOfRating(code)]) }),
  );
  return <p>{t(($) => $.privacy.words.codes, { codes: joinThings(codes, language) })}</p>;
}

const FactWords = ({ facts }: { readonly facts: RoastFacts }) => <Bullets lines={useFactWords(facts)} />;

interface NothingForJokesProps extends Pick<PrivacyNoteProps, 'facts' | 'kept'> {
  /** Nothing has left for the account, and nothing will. */
  readonly nothing: boolean;
}

function NothingForJokes({ facts, kept, nothing }: NothingForJokesProps) {
  const { t } = useTranslation();
  return (
    <>
      {nothing && <p>{kept === true ? t(($) => $.privacy.kept) : t(($) => $.privacy.body)}</p>}
      {facts !== null && (
        <details className={styles.details}>
          <summary>
            {t(($) => $.privacy.facts)}
            <ChevronDown size={18} aria-hidden />
          </summary>
          {nothing && <p>{t(($) => $.privacy.factsNote)}</p>}
          <FactWords facts={facts} />
          <details className={styles.details}>
            <summary>
              {t(($) => $.privacy.words.own)}
              <ChevronDown size={18} aria-hidden />
            </summary>
            <FactCodes facts={facts} />
            <pre className={styles.json}>{JSON.stringify(facts)}</pre>
          </details>
        </details>
      )}
    </>
  );
}

/** What went to the account: the texts of the requests, as they were sent. */
function ForAccount({ bodies, place }: { bodies: readonly SentBody[]; place: EntryPlace }) {
  const { t } = useTranslation();
  if (bodies.length === 0) {
    return place === 'account' ? <p data-sent="unknown">{t(($) => $.privacy.account.unknown)}</p> : null;
  }
  return (
    <details className={styles.details}>
      <summary>
        {t(($) => $.privacy.account.show)}
        <ChevronDown size={18} aria-hidden />
      </summary>
      {bodies.map(({ part, body, answered }) => (
        <section key={`${part} ${body}`}>
          <p>{t(($) => $.privacy.account[part === 'text' ? 'text' : 'numbers'])}</p>
          <pre className={styles.json} data-sent={part}>
            {body}
          </pre>
          {!answered && <p>{t(($) => $.privacy.account.unanswered)}</p>}
        </section>
      ))}
      <p>{t(($) => $.privacy.account.repeat)}</p>
    </details>
  );
}
