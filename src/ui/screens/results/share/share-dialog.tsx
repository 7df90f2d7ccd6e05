import { useAtomValue, useSetAtom } from 'jotai';
import { Download, ImageUp, Link, Share2, Signature } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveOutcome, ShareOutcome } from '#ports/capture.ts';
import { sharedTruthAtom } from '#state/taste-atoms.ts';
import { appUrlAtom, saveFileAtom, shareCardAtom, shareWayAtom } from '#state/capture/share-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { bestFirst } from '#ui/components/result/roast-text.ts';
import { Segmented } from '#ui/components/segmented.tsx';
import { CARD_FORMATS, CARD_SHAPES } from './card.ts';
import { type CardChoice, type SharedResult, useCard } from './use-card.ts';
import track from '#ui/components/switch-track.module.css';
import toggleChipStyles from '#ui/components/toggle-chip.module.css';
import styles from './share-dialog.module.css';

/** `notSaved`: the device takes no such file. */
export type Outcome = ShareOutcome | Exclude<SaveOutcome, 'failed'> | 'notSaved';

interface ShareOutcomeProps {
  /** Null: nothing was pressed yet. */
  readonly outcome: Outcome | null;
  /** Whether there is a card that the link does not hold. */
  readonly hasCard: boolean;
}

/** What became of sending and saving; where the link could not be copied, the link itself, to be selected. */
export function ShareOutcomeLines({ outcome, hasCard }: ShareOutcomeProps) {
  const { t } = useTranslation();
  const appUrl = useAtomValue(appUrlAtom);
  return (
    <>
      <output className={styles.outcome} data-outcome={outcome ?? undefined}>
        {!hasCard && <span>{t(($) => $.share.notDrawn)}</span>}
        {outcome !== null && outcome !== 'dismissed' && <span>{t(($) => $.share[outcome])}</span>}
        {outcome === 'copied' && hasCard && (
          <span className={styles.hint}>{t(($) => $.share.copiedHint)}</span>
        )}
      </output>
      {outcome === 'failed' && (
        <input
          className={styles.address}
          type="url"
          readOnly
          value={appUrl}
          aria-label={t(($) => $.share.address)}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}

interface CardChoicesProps {
  readonly choice: CardChoice;
  /** How many truths there are to choose from; 0 without a roast. */
  readonly truths: number;
  readonly onChange: (part: Partial<CardChoice>) => void;
}

/** Which joke, and in which format, each by one tap. */
function CardChoices({ choice, truths, onChange }: CardChoicesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.choices}>
      {truths > 1 && (
        <Segmented
          look="row"
          legend={t(($) => $.share.joke)}
          options={Array.from({ length: truths }, (_, i) => ({ value: String(i), label: String(i + 1) }))}
          value={String(choice.truth)}
          onChange={(truth) => onChange({ truth: Number(truth) })}
        />
      )}
      <Segmented
        look="row"
        legend={t(($) => $.share.format)}
        options={CARD_FORMATS.map((value) => ({
          value,
          label: t(($) => $.share.formats[value]),
          hint: CARD_SHAPES[value].ratio,
        }))}
        value={choice.format}
        onChange={(format) => onChange({ format })}
      />
    </div>
  );
}

interface ToggleChipProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** What it does, in a few words; left out where there is no room. */
  readonly note?: string;
  readonly icon: ReactNode;
}

/** A switch with its icon and words in one pill, over a native checkbox. */
function ToggleChip({ checked, onChange, label, note, icon }: ToggleChipProps) {
  return (
    <label className={toggleChipStyles.chip}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={track.input}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={toggleChipStyles.face}>
        {icon}
        <span className={toggleChipStyles.words}>
          {label}
          {note !== undefined && <span className={toggleChipStyles.note}>{note}</span>}
        </span>
        <span className={track.track} aria-hidden="true" />
      </span>
    </label>
  );
}

interface ShareDialogProps {
  /** With `{name}` still in its texts. */
  readonly result: SharedResult;
  readonly onClose: () => void;
}

/**
 * The card as it will go out: the joke that comes first on the page, too, no photo and no name, until the person chooses
 * otherwise.
 */
export function ShareDialog({ result, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [choice, setChoice] = useState<CardChoice>({
    format: 'feed',
    truth: 0,
    withPhoto: false,
    withName: false,
  });
  const learnShared = useSetAtom(sharedTruthAtom);
  const change = (part: Partial<CardChoice>) => setChoice((now) => ({ ...now, ...part }));
  const { content, canSayName, file } = useCard(canvas, result, choice);
  const { told, headline, words } = content;
  const alt =
    told === null
      ? t(($) => $.share.untold.previewAlt, { words: words.outOf, headline })
      : t(($) => $.share.previewAlt, { score: told.score, band: told.band, headline });
  return (
    <Dialog
      look="sheet"
      title={t(($) => $.share.title)}
      closeLabel={t(($) => $.share.close)}
      onClose={onClose}
    >
      <CardChoices choice={choice} truths={result.roast?.harshTruths.length ?? 0} onChange={change} />
      <canvas
        ref={canvas}
        className={styles.card}
        role="img"
        aria-label={content.joke === null ? alt : `${alt} ${content.joke}`}
        data-format={choice.format}
        data-photo={choice.withPhoto}
      />
      <div className={styles.switches}>
        {result.photo !== null && (
          <ToggleChip
            checked={choice.withPhoto}
            onChange={(withPhoto) => change({ withPhoto })}
            label={t(($) => $.share.photo)}
            note={t(($) => $.share.photoNote)}
            icon={<ImageUp size={20} aria-hidden />}
          />
        )}
        {canSayName && (
          <ToggleChip
            checked={choice.withName}
            onChange={(withName) => change({ withName })}
            label={t(($) => $.share.name)}
            icon={<Signature size={20} aria-hidden />}
          />
        )}
      </div>
      <Actions
        drawn={file}
        score={told?.score ?? null}
        quote={result.roast === null ? null : headline}
        onShared={() => {
          const truth = result.roast === null ? undefined : bestFirst(result.roast)[choice.truth];
          if (truth !== undefined) void learnShared(truth);
        }}
      />
    </Dialog>
  );
}

interface ActionsProps {
  readonly drawn: File | 'failed' | null;
  /** Null: none is told. */
  readonly score: number | null;
  /** What stands large on the card goes into the text that is shared; null without a roast. */
  readonly quote: string | null;
  /** The card went out. */
  readonly onShared: () => void;
}

/**
 * Send and save, in reach however far the sheet is scrolled, and what became of it. Where the card cannot be handed on,
 * but only the app's link, saving it comes first.
 */
function Actions({ drawn, score, quote, onShared }: ActionsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    // Where letters are large they scroll with the sheet, and what has been said pushes the buttons out of sight.
    const cut = (box.current?.getBoundingClientRect().bottom ?? 0) > window.innerHeight + 1;
    if (outcome !== null && cut) box.current?.scrollIntoView({ block: 'end' });
  }, [outcome]);
  const share = useSetAtom(shareCardAtom);
  const save = useSetAtom(saveFileAtom);
  const wayOfDevice = useAtomValue(shareWayAtom)();
  const file = drawn === 'failed' ? null : drawn;
  // Without a card there is still the link.
  const way = drawn === 'failed' && wayOfDevice === 'card' ? 'link' : wayOfDevice;
  const message = () => {
    if (quote === null)
      return score === null ? t(($) => $.share.untold.message) : t(($) => $.share.message, { score });
    return score === null
      ? t(($) => $.share.untold.quoted, { quote })
      : t(($) => $.share.quoted, { quote, score });
  };
  const send = async () => {
    setOutcome(null);
    const sent = await share({ title: t(($) => $.common.appName), text: message(), file });
    if (sent === 'shared') onShared();
    setOutcome(sent);
  };
  const card = way === 'card';
  const sending = (
    <Button
      key="send"
      look={card || drawn === 'failed' ? 'primary' : 'quiet'}
      wide
      busy={drawn === null}
      icon={card ? <Share2 size={20} aria-hidden /> : <Link size={20} aria-hidden />}
      onClick={() => void send()}
    >
      {t(($) => $.share.send[way])}
    </Button>
  );
  const saving = drawn !== 'failed' && (
    <Button
      key="save"
      look={card ? 'quiet' : 'primary'}
      wide
      busy={file === null}
      icon={<Download size={20} aria-hidden />}
      onClick={() => {
        if (file !== null)
          void save(file).then((saved) => setOutcome(saved === 'failed' ? 'notSaved' : saved));
      }}
    >
      {t(($) => $.share.save)}
    </Button>
  );
  return (
    <div ref={box} className={styles.actions}>
      <ShareOutcomeLines outcome={outcome} hasCard={drawn !== 'failed'} />
      {card ? [sending, saving] : [saving, sending]}
    </div>
  );
}
