/** Start of the study worker, which only tools have: the pipeline of the product, asked other questions. */
import * as Comlink from 'comlink';
import type { StudyApi } from '#analysis/study-contract.ts';
import { addressesFrom } from './addresses.ts';
import { failureFrom } from './errors.ts';
import { createShapeStudy } from './study.ts';
import { createWarmPipeline } from './warm-pipeline.ts';

const pipeline = createWarmPipeline(addressesFrom(self.location.origin));
const studyShape = createShapeStudy();

const exposed: StudyApi = {
  async study(photo, engine) {
    try {
      return await studyShape(await pipeline.ready(engine), photo);
    } catch (error) {
      return failureFrom(error);
    }
  },
};

Comlink.expose(exposed);
