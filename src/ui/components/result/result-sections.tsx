import { useAtomValue } from 'jotai';
import { Eye, ScanFace, Sparkles, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saysEyesHidden } from '#domain/capture/gates.ts';
import { LOW_CONFIDENCE } from '#domain/capture/limits.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import { FEATURE_PARTS, VIBE_PARTS, type Band, type SectionName } from '#functions/vocabulary.ts';
import { type Line, SECTION_LINES } from '#domain/score/calibration.ts';
import { lightTells } from '#domain/score/bands.ts';
import { FEATURE_WEIGHTS, PIPELINE_VERSION, VIBE_WEIGHTS } from '#domain/score/weights.ts';
import { asFigure, formatInteger } from '#i18n/format.ts';
import type { Roast } from '#roast/contract.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Bar } from '#ui/components/result/shares.tsx';
import { Fold, FoldList } from '#ui/components/fold.tsx';
import { cx } from '#ui/cx.ts';
import { BAND_TONES, bandOfShown, toneOfScore } from '#ui/tones.ts';
import { GeometryPanel } from './geometry-panel.tsx';
import panel from './panel.module.css';
import { useRoastLang } from './roast-text.ts';
import styles from './result-sections.module.css';
import { Share, sharesOf } from './shares.tsx';
import { SkinPanel } from './skin-panel.tsx';
import { SectionSum } from './sum.tsx';
import { isKept, type ShapeAnswer } from '#domain/face/face-shape.ts';

/** The face shape, described: one, between two, or that this photo does not tell. */
function ShapePanel({ shape }: { readonly shape: ShapeAnswer }) {
  const { t } = useTranslation();
  const { shown } = shape;
  return (
    <div className={panel.panel}>
      <h4 className={panel.title}>
        <ShapeWords shown={shown} />
      </h4>
      {shown.length === 0 && <p>{t(($) => $.result.shape.openNote)}</p>}
      {shown.length === 1 && shown.map((name) => <p key={name}>{t(($) => $.result.shape.about[name])}</p>)}
      {shown.length > 1 && (
        <ul className={panel.rows}>
          {shown.map((name) => (
            <li key={name}>
              <strong>{t(($) => $.result.shape.names[name])}</strong>
              <p className={panel.note}>{t(($) => $.result.shape.about[name])}</p>
            </li>
          ))}
        </ul>
      )}
      {isKept(shape) && <p className={panel.note}>{t(($) => $.result.shape.kept)}</p>}
      <p className={panel.note}>{t(($) => $.result.shape.note)}</p>
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

interface ResultSectionsProps {
  /** Geometry, sharpness and advice are known while the photo is here; history does not keep them. */
  readonly report: Pick<KeptReport, 'score' | 'sections' | 'faceShape' | 'expression' | 'confidence'> &
    Partial<Pick<FaceReport, 'geometry' | 'quality' | 'advice'>>;
  /** The pipeline that measured it: how an earlier one came to its numbers is not known any more. */
  readonly version: string;
  readonly roast: Roast | null;
  /** Nobody under 20 is told about lines (decisions/tone), nor who did not say: null. */
  readonly teen: boolean | null;
  /** Lines that stand before those of the sections. */
  readonly children?: ReactNode;
}

/** Face shape, skin, features and vibe, a line each, which opens into the writer's words and the numbers they came from. */
export function ResultSections({ report, version, roast, teen, children }: ResultSectionsProps) {
  const { t } = useTranslation();
  const { faceShape, skin, features, vibe } = report.sections;
  // Where the light tells no score, the sections have the writer's words, and no number, band or bar.
  const isTold = lightTells(report.score.spread);
  // How clearly the photo shows the shape, never how it did (decisions/face-shape-is-described). An account keeps none.
  const clarity = faceShape.rating;
  const shapes = report.faceShape.shown.length;
  const answer = shapes === 1 ? clarity : shapes > 1 ? 'between' : 'open';
  // The part that smiles is called a smile where the roast calls it one: a mouth at rest has a score, too.
  const smiles = report.expression === 'smile' || report.expression === 'big-smile';
  // Of the skin in a photo that hides a lot the writer says that it will not tell: not beside the figures.
  const refuses = isTold && report.confidence !== null && report.confidence < LOW_CONFIDENCE;
  const skinIsShown = Object.values(skin.metrics).some((metric) => metric !== null);
  const isOfToday = version === PIPELINE_VERSION;
  const featureShares = sharesOf(features.parts, FEATURE_WEIGHTS);
  const vibeShares = sharesOf(vibe.parts, VIBE_WEIGHTS);
  const featureParts = FEATURE_PARTS.map((key) => ({
    key,
    label: t(($) => $.metrics.features[key === 'smile' && !smiles ? 'mouth' : key]),
    score: features.parts[key],
    share: isOfToday ? featureShares[key] : 0,
  }));
  const vibeParts = VIBE_PARTS.map((key) => ({
    key,
    label: t(($) => $.metrics.vibe[key]),
    score: vibe.parts[key],
    share: isOfToday ? vibeShares[key] : 0,
  }));
  return (
    <section>
      <h2 className="visually-hidden">{t(($) => $.result.sections.title)}</h2>
      <FoldList>
        {children}
        <SectionFold
          name="faceShape"
          icon={<ScanFace size={22} aria-hidden />}
          note={
            answer !== null && <span className={styles.rating}>{t(($) => $.result.clarity[answer])}</span>
          }
          score={null}
          text={roast?.sections.faceShape ?? null}
        >
          <ShapePanel shape={report.faceShape} />
          {report.geometry !== undefined && (
            <GeometryPanel geometry={report.geometry} eyesHidden={saysEyesHidden(report.advice ?? [])} />
          )}
        </SectionFold>
        <SectionFold
          name="skin"
          icon={<Sparkles size={22} aria-hidden />}
          score={isTold ? skin.score : null}
          text={refuses && skinIsShown ? null : (roast?.sections.skin ?? null)}
        >
          {isTold && (
            <SkinPanel
              score={skin.score}
              sharpness={isOfToday ? (report.quality?.sharpness ?? null) : null}
              metrics={skin.metrics}
              teen={teen}
            />
          )}
        </SectionFold>
        <SectionFold
          name="features"
          icon={<Eye size={22} aria-hidden />}
          score={isTold ? features.score : null}
          text={roast?.sections.features ?? null}
        >
          {isTold && (
            <PartsPanel
              title={t(($) => $.metrics.features.title)}
              score={features.score}
              parts={featureParts}
              line={SECTION_LINES.features}
            />
          )}
        </SectionFold>
        <SectionFold
          name="vibe"
          icon={<Sun size={22} aria-hidden />}
          score={isTold ? vibe.score : null}
          text={roast?.sections.vibe ?? null}
        >
          {isTold && (
            <PartsPanel
              title={t(($) => $.metrics.vibe.title)}
              score={vibe.score}
              parts={vibeParts}
              line={SECTION_LINES.vibe}
            />
          )}
        </SectionFold>
      </FoldList>
    </section>
  );
}

interface SectionFoldProps {
  readonly name: SectionName;
  readonly icon: ReactNode;
  /** What stands beside the name of a section without a score. */
  readonly note?: ReactNode;
  /** 0 to 100; null: this section is described, never scored, or not known of an old result. */
  readonly score: number | null;
  /** What the writer has to say; null without a roast. */
  readonly text: string | null;
  readonly children: ReactNode;
}

/** One of the four sections of a result. */
function SectionFold({ name, icon, note, score, text, children }: SectionFoldProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const lang = useRoastLang();
  // Without a roast nor a number there is nothing to open.
  if (text === null && (children === false || children === null)) return null;
  const ofHundred = score === null ? '' : t(($) => $.result.ofHundred, { score: Math.round(score) });
  return (
    <Fold
      name={name}
      title={t(($) => $.result.sections[name])}
      icon={icon}
      note={score === null ? note : <BandWords band={bandOfShown(score)} />}
      end={
        score !== null && (
          <>
            <span className="visually-hidden" translate={asFigure(ofHundred)}>
              {ofHundred}
            </span>
            <span translate="no" aria-hidden="true">
              {formatInteger(Math.round(score), language)}
            </span>
          </>
        )
      }
    >
      {text !== null && <p lang={lang}>{text}</p>}
      {children}
    </Fold>
  );
}

/** In the words of the total, so that the two never disagree. */
function BandWords({ band }: { readonly band: Band }) {
  const { t } = useTranslation();
  return (
    <span className={cx(styles.rating, styles[BAND_TONES[band]])}>{t(($) => $.result.bands[band])}</span>
  );
}

interface Part {
  readonly key: string;
  readonly label: string;
  /** 0 to 100; null: the engine cannot see it. */
  readonly score: number | null;
  /** Of the section's score, in whole per cent. */
  readonly share: number;
}

interface PartsPanelProps {
  readonly title: string;
  /** Of the section, 0 to 100; null: not known of an old result. */
  readonly score: number | null;
  readonly parts: readonly Part[];
  /** From the mean of the parts to the score. */
  readonly line: Line;
}

/** The parts of a section's score, which is their mean by the shares, put on the scale by a line. */
function PartsPanel({ title, score: total, parts, line }: PartsPanelProps) {
  const { t } = useTranslation();
  return (
    <div className={panel.panel}>
      <h4 className={panel.title}>{title}</h4>
      <ul className={panel.rows}>
        {parts.map(({ key, label, score, share }) => (
          <li key={key} className={panel.row}>
            <span>
              {label} <Share share={share} />
            </span>
            {score === null ? (
              <span className={panel.missing}>{t(($) => $.metrics.notMeasurable)}</span>
            ) : (
              <span className={panel.value} translate="no">
                {Math.round(score)}
              </span>
            )}
            {score !== null && <Bar share={score / 100} tone={toneOfScore(score)} />}
          </li>
        ))}
      </ul>
      <SectionSum terms={parts.map(asShown)} total={total} line={line} />
    </div>
  );
}

const asShown = (part: Part): Part => ({ ...part, score: part.score && Math.round(part.score) });
