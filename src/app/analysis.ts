/** The one analysis worker of the page: what is started early is what the screens use. */
import { createAnalysisClient, type AnalysisClient } from '#analysis/client.ts';

export const analysis: AnalysisClient = createAnalysisClient();
