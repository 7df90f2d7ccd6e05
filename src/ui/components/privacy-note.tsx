import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnyFacts, Roast } from '#roast/contract.ts';
import type { EntryPlace } from '#state/cloud-atoms.ts';
import { formatInteger } from '#i18n/format.ts';
import { Card } from './card.tsx';
import styles from './privacy-note.module.css';

interface PrivacyNoteProps {
  /** Null: of a version that this one does not know. */
  readonly facts: AnyFacts | null;
  /** The exact text that left the phone; null: nothing did. */
  readonly sent: string | null;
  /** Whether numbers and text stay on this device as history. */
  readonly kept?: boolean;
  /** Where the history keeps this roast. Both `account` and `waiting` mean that it leaves this device, too. */
  readonly place?: EntryPlace;
  /** Who wrote the jokes; null where there are none. */
  readonly source: Roast['source'] | null;
}

/** What the roast function takes at most (its contract; a test compares them). */
export const FACTS_MAX = 1_024;

const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

/** What left this phone: the bytes themselves. */
export function PrivacyNote({ facts, sent, kept = false, place = 'device', source }: PrivacyNoteProps) {
  const { t, i18n } = useTranslation();
  const synced = place !== 'device';
  return (
    <Card icon={<ShieldCheck size={24} aria-hidden />} title={t(($) => $.privacy.title)}>
      {sent === null ? (
        <>
          {!synced && (
            <>
              <p className={styles.nothing}>{t(($) => $.privacy.nothing)}</p>
              <p>{kept ? t(($) => $.privacy.kept) : t(($) => $.privacy.body)}</p>
            </>
          )}
          {facts !== null && (
            <details className={styles.details}>
              <summary>{t(($) => $.privacy.facts)}</summary>
              {!synced && <p>{t(($) => $.privacy.factsNote)}</p>}
              <pre className={styles.json}>{JSON.stringify(facts, null, 2)}</pre>
            </details>
          )}
        </>
      ) : (
        <>
          <p>{t(($) => $.privacy.sent)}</p>
          <pre className={styles.json}>{sent}</pre>
          <p>
            {t(($) => $.privacy.bytes, {
              bytes: formatInteger(bytesOf(sent), i18n.language),
              max: formatInteger(FACTS_MAX, i18n.language),
            })}
          </p>
        </>
      )}
      {place !== 'device' && <p data-place={place}>{t(($) => $.sync.result[place])}</p>}
      {source !== null && <p>{t(($) => $.privacy.source[source])}</p>}
    </Card>
  );
}
