import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { ChevronDown, Flame, MessageCircle, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { aboutAtom } from '#state/about-atom.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { styleAtom } from '#state/preferences-atoms.ts';
import { servedStyleAtom, servedStylesAtom } from '#state/served-style.ts';
import { cx } from '#ui/cx.ts';
import styles from './tool.module.css';
import { Dialog } from '#ui/components/dialog.tsx';
import { TellSheet } from '#ui/components/tell-sheet.tsx';
import choiceSheetStyles from './choice-sheet.module.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** A second, softer line. */
  readonly hint?: string;
}

interface ChoiceSheetProps<T extends string> {
  readonly title: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly onClose: () => void;
}

/** A few choices from below; the tap that chooses also closes. */
function ChoiceSheet<T extends string>(props: ChoiceSheetProps<T>) {
  const { title, choices, value, onChoose, onClose } = props;
  const { t } = useTranslation();
  const choose = (chosen: T, button: HTMLButtonElement) => {
    onChoose(chosen);
    // Only a dialog that is closed gives the focus back to what opened it; one that is merely taken away does not.
    button.closest('dialog')?.close();
  };
  return (
    <Dialog look="sheet" title={title} closeLabel={t(($) => $.camera.closeSheet)} onClose={onClose}>
      <ul className={choiceSheetStyles.list}>
        {choices.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={choiceSheetStyles.choice}
              aria-pressed={choice.value === value}
              onClick={(event) => choose(choice.value, event.currentTarget)}
            >
              <span className={choiceSheetStyles.words}>
                {choice.label}
                {choice.hint !== undefined && <span className={choiceSheetStyles.hint}>{choice.hint}</span>}
              </span>
              {choice.value === value && <Check size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Which sheet is open; null: none. */
export type Sheet = 'style' | 'moment' | null;

interface RoastChipsProps {
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  /** Says of each what it sets, too: where there is room for that. */
  readonly spelledOut?: boolean;
}

/** What the next roast is to be like: its style, and one tap about the moment that nobody has to make. */
export function RoastChips({ sheet, onSheet, spelledOut = false }: RoastChipsProps) {
  const { t } = useTranslation();
  const style = useAtomValue(servedStyleAtom);
  const occasion = useAtomValue(occasionAtom);
  const styleName = t(($) => $.common.style[style]);
  const styleIs = t(($) => $.camera.style, { style: styleName });
  const about = useAtomValue(aboutAtom);
  const aboutIs = about === null ? t(($) => $.told.none) : t(($) => $.told.abouts[about]);
  const moment = occasion === null ? aboutIs : t(($) => $.told.occasions[occasion]);
  const momentIs = t(($) => $.camera.momentIs, { moment });
  const close = () => onSheet(null);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={styleIs}
        aria-haspopup="dialog"
        onClick={() => onSheet('style')}
      >
        <span className={styles.icon}>
          <Flame size={20} aria-hidden />
          <ChevronDown size={14} aria-hidden />
        </span>
        <span className={styles.name}>{spelledOut ? styleIs : styleName}</span>
      </button>
      <button
        type="button"
        className={cx(styles.tool, (occasion ?? about) !== null && styles.set)}
        aria-label={momentIs}
        aria-haspopup="dialog"
        onClick={() => onSheet('moment')}
      >
        <span className={styles.icon}>
          <MessageCircle size={20} aria-hidden />
          <ChevronDown size={14} aria-hidden />
        </span>
        <span className={styles.name}>{spelledOut ? momentIs : t(($) => $.camera.moment)}</span>
      </button>
      {sheet === 'style' && <StyleSheet onClose={close} />}
      {sheet === 'moment' && <MomentSheet onClose={close} />}
    </>
  );
}

function StyleSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const setStyle = useSetAtom(styleAtom);
  const served = useAtomValue(servedStylesAtom);
  return (
    <ChoiceSheet
      title={t(($) => $.common.style.label)}
      choices={served.map((value) => ({
        value,
        label: t(($) => $.common.style[value]),
        hint: t(($) => $.common.style.hints[value]),
      }))}
      value={useAtomValue(servedStyleAtom)}
      onChoose={(value) => void setStyle(value)}
      onClose={onClose}
    />
  );
}

function MomentSheet({ onClose }: { onClose: () => void }) {
  const [occasion, setOccasion] = useAtom(occasionAtom);
  const [about, setAbout] = useAtom(aboutAtom);
  return (
    <TellSheet
      occasion={occasion}
      about={about}
      onOccasion={setOccasion}
      onAbout={setAbout}
      onClose={onClose}
    />
  );
}
