import { useTranslation } from 'react-i18next';
import { Segmented } from '#ui/components/segmented.tsx';
import { CARD_FORMATS, CARD_SHAPES } from './card.ts';
import styles from './share-dialog.module.css';
import type { CardChoice } from './use-card.ts';

interface CardChoicesProps {
  readonly choice: CardChoice;
  /** How many truths there are to choose from; 0 without a roast. */
  readonly truths: number;
  readonly onChange: (part: Partial<CardChoice>) => void;
}

/** Which joke, and in which format, each by one tap. */
export function CardChoices({ choice, truths, onChange }: CardChoicesProps) {
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
