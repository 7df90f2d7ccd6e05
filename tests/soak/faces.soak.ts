/** The long form of tests/unit/domain/score: the total of every shared face, as the app itself reads it. */
import { SECTION_WEIGHTS } from '#domain/score/weights.ts';
import { BANDS } from '#functions/vocabulary.ts';
import { withHeadless } from '#tests/browser/support/headless.ts';
import { expect, test } from '#tests/browser/support/test.ts';
import { allFaces, needRealFaces } from '#tests/support/real-faces.ts';

const headless = withHeadless({ manyPhotos: true });

test('the total of each face is the weighted mean of the three beside it, and lies between them', async () => {
  needRealFaces(test);
  const { analyze } = await headless.open();
  const bands = new Map(BANDS.map((band) => [band, 0]));
  for (const face of allFaces()) {
    const result = await analyze(face, 'mediapipe');
    if (!result.ok) continue;
    const { score, sections } = result.report;
    const [skin, features, vibe] = [sections.skin.score, sections.features.score, sections.vibe.score];
    const { skin: s, features: f, vibe: v } = SECTION_WEIGHTS;
    expect(score.value, face).toBe(Math.round((s * skin + f * features + v * vibe) / 100));
    expect(score.value, face).toBeGreaterThanOrEqual(Math.min(skin, features, vibe));
    expect(score.value, face).toBeLessThanOrEqual(Math.max(skin, features, vibe));
    bands.set(score.band, (bands.get(score.band) ?? 0) + 1);
  }
  console.log(`Bands: ${[...bands].map(([band, faces]) => `${band} ${faces}`).join(', ')}`);
});
