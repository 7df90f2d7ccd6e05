/** What is measured, how well, and what a number means. */
import { held, type Claims } from './claim.ts';

export const MEASURING: Claims = [
  held(
    [
      'tests/unit/state/last-result-atom.test.ts > of a guest is the one in memory, and goes with it',
      'tests/unit/state/last-result-atom.test.ts > of a member is the newest of the history that the plan opens',
    ],
    {
      'camera.last': '983049e0',
    },
  ),
  held(
    [
      'npm run lab -- evaluate > docs/measurement.md > second photo within the ± of the first, expression held equal',
      'npm run lab -- evaluate > docs/measurement.md > changed photos within the ±',
      'tests/unit/lab/calibrate/fit-spread.test.ts > holds at least 90 of 100 photos of faces that it was not fitted to',
    ],
    {
      'result.score.spreadWhy': '15a20ae7',
      'result.score.spread': '75348cb6',
      'result.score.aria': 'd3eeb586',
      'history.entry.score': '611e49e0',
      'history.entry.scoreAria': 'd3eeb586',
      'history.chart.point': 'f71f287f',
    },
  ),
  held(
    [
      'npm run lab -- evaluate > docs/measurement.md > A lamp from above was the ± that did not hold',
      'tests/unit/domain/score/spread.test.ts > light that is called hard adds a point and more',
      'tests/unit/ui/components/result/score-facts.test.tsx > says of hard light that it widens the ±, and that no part of the sum holds what it did',
      'tests/unit/domain/capture/gates.test.ts > says %s, and nothing else',
    ],
    {
      'result.score.spreadHard': '34b6c4c0',
      'result.moment.hard': 'e7064a4b',
      'result.advice.codes.soften-light': '93dc130c',
    },
  ),
  held(
    [
      'tests/unit/domain/score/weights.test.ts > weighs the sections as the product says: skin 45 %, features 25 %, vibe 30 %',
      'tests/unit/domain/score/score.test.ts > reaches both ends, and its parts go no further',
      'tests/unit/domain/score/score.test.ts > is the weighted mean of the three numbers beside it, to the point, and lies between them',
    ],
    {
      'result.total.why': 'b2a7af3e',
    },
  ),
  held(
    [
      'tests/unit/ui/components/result/change-words.test.tsx > a band that is another one within the wobble is said not to have changed, and only such a one',
    ],
    {
      'history.compare.bandSame': '528ca198',
    },
  ),
  held(
    [
      'tests/unit/domain/score/contributions.test.ts > sums to the score that is shown, in whole points',
      'tests/unit/domain/score/contributions.test.ts > names the smile, the light and the framing each by itself',
      'tests/unit/ui/components/result/score-facts.test.tsx > names what moved the score with its points, and what did not without a number',
    ],
    {
      'result.moment.calm': '53a26438',
      'result.moment.moved': '5c337beb',
      'result.moment.still': 'ce0738fa',
    },
  ),
  held(
    [
      'tests/unit/domain/score/build-report.test.ts > scores expression and photo, and neither proportions nor the face shape',
    ],
    {
      'overlays.about.thirds': '7caaffa8',
      'overlays.about.fifths': 'bae6c23b',
    },
  ),
  held(
    [
      'tests/unit/domain/score/build-report.test.ts > scores expression and photo, and neither proportions nor the face shape',
      'npm run lab -- evaluate > docs/measurement.md > under the bare bulb above the most likely face shape is the same in 22 % of people',
      'npm run lab -- face-shape > docs/measurement.md > The shapes were learnt from photos of women, most of them young',
    ],
    {
      'result.shape.note': 'e31c0fd6',
    },
  ),
  held(
    [
      'tests/unit/domain/face/face-shape.test.ts > shows one shape, two or none, and the likeliest first where it shows any',
      'tests/unit/domain/face/face-shape.test.ts > names nothing where the photo is not clear, or where the network could not be asked',
    ],
    {
      'result.shape.openNote': '39e49c7b',
      'result.shape.open': '2ba016cd',
      'result.shape.between': 'ef5d4a00',
      'result.clarity.between': 'e5549027',
    },
  ),
  held(['tests/unit/domain/face/face-shape.test.ts > keeps what is not ruled out, and says so'], {
    'result.shape.kept': 'd90a156b',
  }),
  held(
    [
      'tests/unit/domain/score/build-report.test.ts > trusts a hidden face less: a wider ±, and no metric that was not measured',
    ],
    {
      'result.confidence.label': '4e409292',
      'result.sure.open': '560e7f2f',
      'result.sure.title': '1021d8ab',
      'result.confidence.high': 'bf607c47',
      'result.confidence.medium': '3a618875',
      'result.confidence.low': '1b0e4d71',
      'metrics.notMeasurableWhy': 'd4e10885',
    },
  ),
  held(
    [
      'tests/unit/state/journey-run.test.ts > lets the median photo count and widens the ± until all of its photos lie within',
    ],
    {
      'result.burst.note': '87b160ef',
      'result.burst.same': 'bfa35dde',
    },
  ),
  held(
    [
      'tests/unit/state/capture/second-angle.test.ts > describes the turn to either side',
      'tests/unit/state/capture/second-angle.test.ts > says when only another shape is possible from there',
    ],
    {
      'result.secondAngle.turn': 'a2ea4f21',
      'result.secondAngle.agrees': '7a638320',
      'result.secondAngle.differs': '9fcbd860',
      'result.secondAngle.not-turned': 'be850ea9',
      'result.secondAngle.light.evener': '29eb249a',
      'result.secondAngle.light.same': '28b41145',
      'result.secondAngle.light.more-contrast': '1ec43ad0',
    },
  ),
  held(
    [
      'tests/unit/domain/capture/lens.test.ts > is nothing across the room, a fifth at 30 cm, and grows the nearer the lens',
    ],
    {
      'lens.wider': '9dceb012',
      'result.advice.codes.step-back': 'dad6485f',
    },
  ),
  held(
    [
      'tests/unit/domain/skin/metrics.test.ts > compares redness within one face: a redder face as a whole is no redder',
      'tests/unit/domain/score/calibration.test.ts > come from real and synthetic faces, and leave features and vibe on the scales of their own parts',
      'npm run lab -- evaluate > docs/measurement.md > a span of **5.6 points, more than the 5 that are wanted**',
    ],
    {
      'metrics.relative': '03b642d3',
      'metrics.skin.redness.how': '781e8044',
    },
  ),
  held(['tests/unit/domain/skin/metrics.test.ts > rises with blotches that are red and not dark'], {
    'metrics.skin.evenness.how': '47f019ca',
  }),
  held(
    [
      'tests/unit/domain/skin/metrics.test.ts > spots, pores and texture keep apart',
      'tests/unit/analysis/worker/skin-maps-behaviour.test.ts > answers to a red blob that is not dark',
    ],
    {
      'metrics.skin.spots.name': '91b92a88',
      'metrics.skin.spots.how': 'e03cb48d',
      'metrics.skin.pores.name': '3be9dc72',
      'metrics.skin.pores.what': 'e8ad8c0c',
      'metrics.skin.pores.how': '17162fec',
      'overlays.about.pores': 'e6893236',
      'overlays.about.spots': '09b7a5bc',
    },
  ),
  held(
    [
      'tests/unit/domain/skin/metrics.test.ts > spots, pores and texture keep apart',
      'tests/unit/domain/score/weights.test.ts > takes no point from anybody for freckles: spots are described, and nothing else is left out',
      'tests/unit/ui/screens/history/compare-rows.test.tsx > has words alone for what costs no points, as the result has (%s)',
    ],
    { 'metrics.skin.spots.what': 'be3750fd', 'history.compare.higher': '65403c72' },
  ),
  held(['tests/unit/domain/skin/metrics.test.ts > takes the noise of the sensor off the texture'], {
    'metrics.skin.texture.name': '69e2e97d',
    'metrics.skin.texture.what': '17454761',
    'metrics.skin.texture.how': '58128175',
    'overlays.about.texture': '43a8475a',
  }),
  held(
    [
      'tests/unit/domain/skin/metrics.test.ts > beside mouth and eyes, where a smile folds the skin, count less than on the forehead',
      'npm run lab -- evaluate > docs/measurement.md > Lines are the metric that does not follow: hairlines of 0.7 mm least of all',
    ],
    {
      'metrics.skin.lines.name': 'ef681a00',
      'metrics.skin.lines.what': '6d97565b',
      'metrics.skin.lines.how': '818a11c1',
    },
  ),
  held(
    [
      'tests/unit/domain/skin/shine.test.ts > is a share of 0…1, whatever the colours',
      'tests/unit/analysis/worker/stages/overlays.test.ts > shows the shine that the metric counts',
    ],
    {
      'metrics.skin.shine.how': 'e2966319',
      'overlays.about.shine': 'afac9161',
    },
  ),
  held(
    [
      'tests/unit/domain/skin/metrics.test.ts > count a change of colour with the darkness',
      'tests/unit/analysis/worker/stages/overlays.test.ts > compares the skin under each eye with the cheek of its own side',
    ],
    {
      'metrics.skin.darkCircles.how': 'c6f4f125',
      'overlays.about.darkCircles': '7b005e98',
    },
  ),
  held(
    [
      'tests/unit/analysis/worker/stages/overlays.test.ts > shows as redness what is redder than the skin that does not flush, and nothing on a face red all over',
      'tests/unit/analysis/worker/stages/overlays.test.ts > compares redness with chin and mouth as the metric does, and with the forehead where a beard hides them',
    ],
    {
      'overlays.about.redness': '167cc131',
    },
  ),
  held(
    [
      'tests/unit/domain/history/trend.test.ts > says up and down beyond it',
      'tests/unit/domain/history/trend.test.ts > says flat as long as everything lies within the wobble',
      'tests/unit/domain/history/trend.test.ts > says of a flat period how many lie outside the band that is drawn',
      'tests/unit/domain/history/trend.test.ts > says what the comparison of two photos says: no direction, and no standstill, against it',
      'tests/unit/ui/components/result/change-words.test.tsx > a difference of %i is none on any screen',
      'tests/unit/domain/history/trend.test.ts > tells of no change that is larger than what lies between the lowest and the highest score',
      'tests/unit/domain/history/trend.test.ts > tells of no change that is larger than the rise of the line from the first to the last photo, or against it',
    ],
    {
      'history.chart.up_one': '286beaf1',
      'history.chart.up_other': 'b9a18c1b',
      'history.chart.down_one': '95f4eb8c',
      'history.chart.down_other': 'd8795ed0',
      'history.chart.flat': '3d063377',
      'history.chart.apart': '93394d4c',
      'history.chart.outside_one': 'c7ade16b',
      'history.chart.outside_other': 'dbc4dcfb',
      'history.guest.list.trend': 'c8dee0fc',
      'soon.routine.points.two': '5ff23c31',
    },
  ),
  held(
    [
      'tests/unit/domain/history/trend.test.ts > puts the band around the usual score, as wide as two typical photos differ by chance',
      'tests/unit/domain/history/statistics.test.ts > takes a lonely spike away and leaves a step where it is',
    ],
    {
      'history.chart.band': '4fc6cbb2',
    },
  ),
  held(['tests/unit/domain/history/condense.test.ts > puts the median of neighbours in the place of many'], {
    'history.chart.condensed': '82c1c80a',
  }),
  held(
    [
      'tests/unit/state/history-atoms.test.ts > locks what is older than 30 days on the free plan, and keeps it out of the chart',
    ],
    {
      'history.chart.locked_one': 'b530723c',
      'history.chart.locked_other': 'b2d620fa',
    },
  ),
  held(['tests/unit/domain/history/trend.test.ts > needs three photos'], {
    'history.chart.few': '951238dc',
  }),
  held(
    [
      'tests/unit/domain/history/trend.test.ts > keeps to the newest version and says how many it left out',
      'tests/unit/domain/history/noise.test.ts > does not compare versions, however far apart the scores',
    ],
    {
      'history.chart.versions_one': 'd762b33d',
      'history.chart.versions_other': '8e29abb5',
      'result.change.verdict.not-comparable': 'e4cd7213',
    },
  ),
  held(
    [
      'npm run lab -- evaluate > docs/measurement.md > 95th percentile of the change',
      'npm run lab -- evaluate > docs/measurement.md > the skin section moves by up to 14 points under a bare bulb from the side',
      'tests/unit/domain/score/wobble.test.ts > a metric differs by more than in one session from the first point beyond its wobble, up and down alike',
      'tests/unit/ui/screens/history/compare-rows.test.tsx > prints every difference: bold beyond its own wobble, in colour where it rose and counts',
    ],
    {
      'metrics.wobble': '6007b607',
      'history.compare.chance': '9aa93931',
      'history.compare.moreOf': '03afdc8d',
    },
  ),
  held(
    [
      'tests/unit/domain/history/noise.test.ts > calls a difference up to the floor no change, and anything beyond it a change',
      'npm run lab -- evaluate > docs/measurement.md > the second photo is 3.9 points higher on average',
    ],
    {
      'result.change.verdict.higher_one': '2e21401b',
      'result.change.verdict.higher_other': '70ed1332',
      'result.change.verdict.lower_one': '4b41a9f0',
      'result.change.verdict.lower_other': '6e26d866',
    },
  ),
  held(
    [
      'tests/unit/domain/history/noise.test.ts > calls a difference up to the floor no change, and anything beyond it a change',
    ],
    {
      'result.change.verdict.no-change_one': 'd3498140',
      'result.change.verdict.no-change_other': '7687447f',
      'result.change.label': '74031587',
    },
  ),
  held(
    ['tests/unit/state/capture/run-times.test.ts > promises what the copy says until this phone has a past'],
    {
      'onboarding.promise.read.body': 'dd48ec8c',
      'progress.about.seconds_one': 'baa79861',
      'progress.about.seconds_other': 'f2f521cc',
    },
  ),
  held(
    [
      'tests/unit/domain/face/proportions.test.ts > gives finite numbers, thirds that share the face, and no asymmetry where there is none',
      'tests/unit/ui/components/result/geometry-panel.test.ts > calls the usual usual',
    ],
    {
      'result.geometry.thirds.label': 'e94e24de',
      'result.geometry.thirds.even': '8b0e533e',
      'result.geometry.thirds.middle': 'f68c9f15',
      'result.geometry.thirds.lower': '14b338b1',
      'result.geometry.fifths.label': '78f97599',
      'result.geometry.fifths.even': '06a7bf39',
      'result.geometry.fifths.wide': 'd2d36fbf',
      'result.geometry.fifths.close': 'f1d13345',
      'result.geometry.tilt.label': '10ef0b43',
      'result.geometry.tilt.up': 'c84ce6b3',
      'result.geometry.tilt.level': '2bd1ed4e',
      'result.geometry.tilt.down': '0ce37efc',
      'result.geometry.symmetry.label': '5aed5afb',
      'result.geometry.symmetry.close': '7fea20db',
      'result.geometry.symmetry.usual': '3457f8eb',
      'result.geometry.symmetry.lively': '02ea4b34',
    },
  ),
];
