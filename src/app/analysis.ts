/** The one analysis client of the page: the start may wake it long before the app's own code is there. */
import { createAnalysisClient } from '#analysis/client.ts';

export const analysis = createAnalysisClient();
