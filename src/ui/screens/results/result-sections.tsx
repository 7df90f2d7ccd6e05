import { Eye, ScanFace, Sparkles, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FEATURE_PARTS, VIBE_PARTS } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { KeptReport } from '#domain/history/entry.ts';
import type { Roast } from '#roast/contract.ts';
import { PartsPanel } from '#ui/components/parts-panel.tsx';
import { SectionCard } from '#ui/components/section-card.tsx';
import { ShapePanel } from '#ui/components/shape-panel.tsx';
import { SkinPanel } from '#ui/components/skin-panel.tsx';
import { GeometryPanel } from './geometry-panel.tsx';
import styles from './result-sections.module.css';

interface ResultSectionsProps {
  /** Geometry is described while the photo is here; history does not keep it. */
  readonly report: Pick<KeptReport, 'sections' | 'faceShape'> & Partial<Pick<FaceReport, 'geometry'>>;
  readonly roast: Roast | null;
}

/** Face shape, skin, features and vibe: the writer's words above the numbers they came from. */
export function ResultSections({ report, roast }: ResultSectionsProps) {
  const { t } = useTranslation();
  const { faceShape, skin, features, vibe } = report.sections;
  const featureParts = FEATURE_PARTS.map((key) => ({
    key,
    label: t(($) => $.metrics.features[key]),
    score: features.parts[key],
  }));
  const vibeParts = VIBE_PARTS.map((key) => ({
    key,
    label: t(($) => $.metrics.vibe[key]),
    score: vibe.parts[key],
  }));
  return (
    <section className={styles.sections}>
      <h2>{t(($) => $.result.sections.title)}</h2>
      <SectionCard
        title={t(($) => $.result.sections.faceShape)}
        icon={<ScanFace size={22} aria-hidden />}
        rating={faceShape.rating}
        score={null}
        text={roast?.sections.faceShape ?? null}
      >
        <ShapePanel shape={report.faceShape} />
        {report.geometry !== undefined && <GeometryPanel geometry={report.geometry} />}
      </SectionCard>
      <SectionCard
        title={t(($) => $.result.sections.skin)}
        icon={<Sparkles size={22} aria-hidden />}
        rating={skin.rating}
        score={skin.score}
        text={roast?.sections.skin ?? null}
      >
        <SkinPanel metrics={skin.metrics} />
      </SectionCard>
      <SectionCard
        title={t(($) => $.result.sections.features)}
        icon={<Eye size={22} aria-hidden />}
        rating={features.rating}
        score={features.score}
        text={roast?.sections.features ?? null}
      >
        <PartsPanel title={t(($) => $.metrics.features.title)} parts={featureParts} />
      </SectionCard>
      <SectionCard
        title={t(($) => $.result.sections.vibe)}
        icon={<Sun size={22} aria-hidden />}
        rating={vibe.rating}
        score={vibe.score}
        text={roast?.sections.vibe ?? null}
      >
        <PartsPanel title={t(($) => $.metrics.vibe.title)} parts={vibeParts} />
      </SectionCard>
    </section>
  );
}
