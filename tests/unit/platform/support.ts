/** Made-up reports and facts of the other folders, for the tests of the platform. */
export { SAMPLE_FACTS } from '../functions/support/facts.ts';
export { REPORT } from '../state/support/report.ts';
