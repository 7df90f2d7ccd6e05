/** What a machine may lack of what the tests want, and how it gets it: why a test is skipped, in one line. */

/**
 * The reason that a skipped test gives. Tests of one reason give the same text: `npm test` counts them together
 * (closing-report.ts).
 *
 * @param what what is not here, as a sentence without its stop
 * @param mend one command; it shall be enough
 */
export const lacking = (what: string, mend: string): string => `${what}; to have it: ${mend}`;

/** All of it but the fonts, whose packages scripts/lib/machine-tools.ts knows. */
export const LACKING = {
  model: lacking(
    'MediaPipe’s model (face_landmarker.task) is neither here nor to be had from its official address',
    'MODELS_MIRROR=/folder/that/holds/it npm test',
  ),
  faces: lacking(
    'the photos of faces are not beside the repository',
    'mkdir -p ../shared && ln -s /folder/of/faces ../shared/faces && npm test',
  ),
  audit: lacking(
    'the registry in use did not audit the packages',
    'npm_config_registry=ADDRESS_OF_ONE_THAT_DOES npm test',
  ),
  firefox: lacking('Firefox is not here', 'apt-get install firefox-esr && npm test'),
  webkit: lacking('WebKit is not here', 'apt-get install webkit2gtk-driver xvfb xauth && npm test'),
  postgres: lacking('PostgreSQL is not here', 'apt-get install postgresql && npm test'),
} as const;
