import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isKept, type ShapeAnswer } from '#domain/face/face-shape.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import styles from './panel.module.css';

/** The face shape, described: one, between two, or that this photo does not tell. */
export function ShapePanel({ shape }: { readonly shape: ShapeAnswer }) {
  const { t } = useTranslation();
  const { shown } = shape;
  return (
    <div className={styles.panel}>
      <h4 className={styles.title}>
        <ShapeWords shown={shown} />
      </h4>
      {shown.length === 0 && <p>{t(($) => $.result.shape.openNote)}</p>}
      {shown.length === 1 && shown.map((name) => <p key={name}>{t(($) => $.result.shape.about[name])}</p>)}
      {shown.length > 1 && (
        <ul className={styles.rows}>
          {shown.map((name) => (
            <li key={name}>
              <strong>{t(($) => $.result.shape.names[name])}</strong>
              <p className={styles.note}>{t(($) => $.result.shape.about[name])}</p>
            </li>
          ))}
        </ul>
      )}
      {isKept(shape) && <p className={styles.note}>{t(($) => $.result.shape.kept)}</p>}
      <p className={styles.note}>{t(($) => $.result.shape.note)}</p>
    </div>
  );
}

function ShapeWords({ shown }: Pick<ShapeAnswer, 'shown'>) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const [first, second] = shown;
  if (first === undefined) return t(($) => $.result.shape.open);
  const one = t(($) => $.result.shape.names[first]);
  if (second === undefined) return one;
  const other = t(($) => $.result.shape.names[second]);
  return t(($) => $.result.shape.between, {
    first: one.toLocaleLowerCase(language),
    second: other.toLocaleLowerCase(language),
  });
}
