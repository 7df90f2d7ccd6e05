import { describe, expect, it } from 'vitest';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { checkRoastAgainst } from '#lab/check-roasts/check.ts';
import type { Kind } from '#lab/check-roasts/rules/finding.ts';
import {
  ADULT_STEP,
  CREAMS,
  FAR_STEP,
  FACTS,
  featuresText,
  INDEX,
  lineOf,
  ROAST,
  skinText,
  stepText,
  vibeText,
} from './fixture.ts';

type Planted = readonly [name: string, kind: Kind, roast: Partial<Roast>, facts?: Partial<RoastFacts>];

const truth = (key: string) => lineOf('truth', key);
const great = (key: string) => lineOf('great', key);
const [dim, exams, redness] = ROAST.harshTruths as [string, string, string];
const [crisp, framed, seen] = ROAST.whatIsGreat as [string, string, string];
const sections = (changed: Partial<Roast['sections']>) => ({ sections: { ...ROAST.sections, ...changed } });
const today = (...steps: string[]) => ({ roadmap: { ...ROAST.roadmap, today: steps } });

const PLANTED: readonly Planted[] = [
  ['a headline of no bank', 'unknown-line', { headline: 'Made up.' }],
  [
    'a truth that stands in the headlines',
    'unknown-line',
    { harshTruths: [dim, exams, lineOf('headline', 'daytime.late')] },
  ],
  ['a section of no bank', 'unknown-line', sections({ vibe: 'Fine, somehow.' })],
  ['a step of no bank', 'unknown-line', today('Do something.')],
  ['another light', 'untrue', { headline: lineOf('headline', 'light.harsh') }],
  ['skin that does not show', 'untrue', { harshTruths: [dim, exams, truth('skin.pores.shows')] }],
  [
    'an uneven tone that nobody asked about',
    'untrue',
    { harshTruths: [dim, exams, truth('skin.evenness.shows')] },
    { skin: { ...FACTS.skin, redness: 4, evenness: 0 } },
  ],
  [
    'a section on it',
    'section-untrue',
    sections({ skin: skinText('one.evenness') }),
    { skin: { ...FACTS.skin, redness: 4, evenness: 0 } },
  ],
  [
    'advice against it',
    'advice-without-cause',
    today(stepText('evenness', 'today')),
    { skin: { ...FACTS.skin, evenness: 0 } },
  ],
  [
    'a second photo called many',
    'untrue',
    { harshTruths: [dim, exams, truth('tries.many')] },
    { moment: { ...FACTS.moment, tries: 2 } },
  ],
  [
    'a repeat of two',
    'untrue',
    { harshTruths: [truth('repeat.light'), exams, redness] },
    { past: { ...FACTS.past, repeats: 'light', times: 2 } },
  ],
  [
    'what a doubtful photo shows of the skin',
    'untrue',
    { opener: `${ROAST.opener} A rough guess.` },
    { confidence: 'low' },
  ],
  [
    'a tease and praise of one topic',
    'teased-and-praised',
    { whatIsGreat: [crisp, framed, great('strength.light')] },
  ],
  [
    'a last line that praises what it looks back at',
    'teased-and-praised',
    { closer: lineOf('closer', 'light.dim+strength.light') },
  ],
  [
    'skin praised over a metric',
    'part-teased-whole-praised',
    { whatIsGreat: [crisp, framed, great('strength.skin')] },
  ],
  [
    'features praised over a tense face',
    'part-teased-whole-praised',
    {
      harshTruths: [dim, truth('expression.tense'), redness],
      whatIsGreat: [crisp, framed, great('strength.features')],
    },
  ],
  [
    'the photo praised over its light',
    'part-teased-whole-praised',
    { whatIsGreat: [crisp, framed, great('strength.vibe')] },
  ],
  [
    'the photo praised over its background',
    'part-teased-whole-praised',
    {
      harshTruths: [lineOf('truth', 'background.busy'), exams, redness],
      whatIsGreat: [crisp, framed, great('strength.vibe')],
      headline: lineOf('headline', 'daytime.late'),
      opener: lineOf('opener', 'daytime.late'),
    },
    { light: 'good', moment: { ...FACTS.moment, background: 'busy' } },
  ],
  ['a strength that digs', 'great-with-dig', { whatIsGreat: [crisp, framed, great('skin.redness.shows')] }],
  [
    'a new dig at the end',
    'new-dig-last',
    {
      headline: lineOf('headline', 'daytime.late'),
      opener: lineOf('opener', 'daytime.late'),
      harshTruths: [truth('daytime.late'), truth('level.basic'), redness],
    },
  ],
  [
    'a grin on a stern face',
    'incompatible',
    { harshTruths: [dim, truth('mouth.teeth'), redness], opener: lineOf('opener', 'expression.serious') },
  ],
  ['calm skin over redness', 'section-untrue', sections({ skin: skinText('calm') })],
  ['a flawless photo in the dark', 'section-untrue', sections({ vibe: vibeText('flawless') })],
  ['another expression', 'section-untrue', sections({ features: featuresText('sleepy') })],
  ['another shape', 'section-untrue', sections({ faceShape: 'shape: round' })],
  [
    'a turned face whose outline is praised',
    'untrue',
    { whatIsGreat: [crisp, framed, great('strength.outline')] },
    { framing: 'turned' },
  ],
  ['calm skin beside a dig at it', 'section-against-line', sections({ skin: skinText('nearly.redness') })],
  [
    'a flawless photo with the same light again',
    'section-against-line',
    { ...sections({ vibe: vibeText('flawless') }), harshTruths: [truth('repeat.light'), exams, redness] },
  ],
  [
    'a stern section with a grin',
    'section-against-line',
    {
      ...sections({ features: featuresText('serious') }),
      harshTruths: [dim, truth('mouth.teeth'), redness],
    },
  ],
  [
    'an outline praised that the section cannot tell',
    'section-against-line',
    {
      ...sections({ faceShape: 'shape: unclear' }),
      whatIsGreat: [crisp, framed, great('strength.outline')],
    },
  ],
  [
    'advice for what is praised',
    'advice-against-praise',
    { ...today(stepText('pores', 'today')), whatIsGreat: [crisp, framed, great('skin.pores.calm')] },
    { concern: 'pores', skin: { ...FACTS.skin, pores: 4 } },
  ],
  [
    'advice for a concern that a joke finds nothing of',
    'advice-against-praise',
    { ...today(stepText('pores', 'today')), harshTruths: [dim, exams, truth('skin.pores.calm')] },
    { concern: 'pores', skin: { ...FACTS.skin, pores: 4 } },
  ],
  [
    'a tease of the background beside a flawless photo',
    'section-against-line',
    {
      ...sections({ vibe: vibeText('flawless') }),
      harshTruths: [lineOf('truth', 'background.busy'), exams, redness],
    },
    { light: 'good', moment: { ...FACTS.moment, background: 'busy' } },
  ],
  [
    'one flaw called the only one of a photo that hides a lot',
    'section-untrue',
    { opener: `${ROAST.opener} A rough guess.` },
    { confidence: 'low' },
  ],
  [
    'a part of the skin praised where another stands out',
    'section-against-line',
    { whatIsGreat: [crisp, framed, great('skin.texture.calm')] },
  ],
  [
    'a record where nothing moved',
    'incompatible',
    { harshTruths: [dim, truth('trend.level'), redness], whatIsGreat: [crisp, framed, great('best.yes')] },
    { past: { ...FACTS.past, best: true } },
  ],
  [
    'take after take of a picture out of an album',
    'untrue',
    { harshTruths: [dim, truth('tries.many'), redness] },
    { moment: { ...FACTS.moment, source: 'library', daytime: null, tries: 5 } },
  ],
  [
    'just woken up, and out of an album',
    'incompatible',
    {
      harshTruths: [dim, truth('told.just-woke'), redness],
      whatIsGreat: [crisp, framed, great('source.library')],
    },
    { moment: { ...FACTS.moment, source: 'library', daytime: null, told: 'just-woke' } },
  ],
  [
    'turned away, and praised for looking into the lens',
    'incompatible',
    { harshTruths: [dim, truth('framing.turned'), redness] },
    { framing: 'turned' },
  ],
  ['advice for another photo', 'advice-for-others', today(FAR_STEP)],
  [
    'two creams in one list',
    'advice-twice',
    { products: CREAMS.map((category) => ({ category, why: `why: ${category}` })) },
  ],
  [
    'advice for what is nearly calm beside what stands out',
    'advice-without-cause',
    today(stepText('pores', 'today')),
  ],
  ['advice for calm skin', 'advice-without-cause', today(stepText('shine', 'today'))],
  ['advice for adults', 'advice-for-others', today(ADULT_STEP), { teen: true }],
  [
    'advice against lines for a teen',
    'teen-finding',
    today(stepText('lines', 'today')),
    { teen: true, concern: 'aging' },
  ],
  ['teased skin of a teen in spicy', 'teen-finding', {}, { teen: true, style: 'spicy' }],
  [
    'a headline that teases it beside another fact',
    'teen-finding',
    { headline: lineOf('headline', 'told.exams+skin.shine.shows') },
    { teen: true, style: 'spicy' },
  ],
  ['the word for lines', 'lines-spoken', { harshTruths: [dim, exams, 'Nice wrinkles.'] }],
  ['two truths on skin', 'skin-truths', { harshTruths: [dim, truth('skin.shine.calm'), redness] }],
  [
    'more digs than praise',
    'digs-outnumber',
    {
      headline: lineOf('headline', 'expression.tense'),
      opener: lineOf('opener', 'sharpness.soft'),
      harshTruths: [dim, truth('framing.far'), redness],
      whatIsGreat: [crisp, great('light.dim'), great('light.dim')],
    },
  ],
  ['a neutral last line', 'last-not-praise', { closer: lineOf('closer', 'light.dim') }],
  ['a text twice', 'line-twice', { whatIsGreat: [crisp, crisp, seen] }],
  ['two truths on one topic', 'topic-twice', { harshTruths: [dim, truth('repeat.light'), redness] }],
  ['a caveat that is not called for', 'caveat', { opener: `${ROAST.opener} A rough guess.` }],
  ['a caveat that is missing', 'caveat', {}, { confidence: 'low' }],
];

describe('checkRoastAgainst', () => {
  it('finds nothing in a roast that holds', () => {
    expect(checkRoastAgainst(FACTS, ROAST, INDEX)).toEqual([]);
  });

  it.each(PLANTED.map((planted) => [planted[0], planted] as const))('finds %s', (_name, planted) => {
    const [, kind, roast, facts] = planted;
    const kinds = checkRoastAgainst({ ...FACTS, ...facts }, { ...ROAST, ...roast }, INDEX).map(
      (finding) => finding.kind,
    );
    expect(kinds).toContain(kind);
  });

  it('reads the opener before the caveat of a doubtful photo', () => {
    const doubtful = { ...FACTS, confidence: 'low' as const };
    const roast: Roast = {
      ...ROAST,
      opener: `${ROAST.opener} A rough guess.`,
      harshTruths: [dim, exams, truth('daytime.late')].map((line, i) =>
        i === 2 ? truth('level.basic') : line,
      ),
      ...sections({
        skin: skinText('doubtful'),
        vibe: vibeText('hidden'),
      }),
    };
    expect(checkRoastAgainst(doubtful, roast, INDEX)).toEqual([]);
  });

  it.each([
    ['higher-resolution', 'sharpness.crisp'],
    ['face-camera', 'framing.great'],
    ['soften-light', null],
    ['remove-glasses', null],
  ] as const)('holds what the result advises beside the roast against praise: %s', (code, tag) => {
    const found = checkRoastAgainst(FACTS, ROAST, INDEX, [code]).map(({ kind, what }) => ({ kind, what }));
    const kind = 'praise-against-photo-advice';
    expect(found).toEqual(tag === null ? [] : [{ kind, what: `${code} / ${tag}` }]);
  });

  it('knows a whole photo that is praised beside advice on a part of it', () => {
    const facts = { ...FACTS, light: 'great' } as const;
    const roast = { ...ROAST, ...sections({ vibe: vibeText('flawless') }) };
    const found = checkRoastAgainst(facts, roast, INDEX, ['soften-light']);
    expect(found.map(({ what }) => what)).toContain('soften-light / flawless');
  });

  it('spares a line that knows of both', () => {
    const roast = { ...ROAST, harshTruths: [lineOf('truth', 'framing.turned+gaze.camera'), exams, redness] };
    const kinds = checkRoastAgainst({ ...FACTS, framing: 'turned' }, roast, INDEX).map(({ kind }) => kind);
    expect(kinds).not.toContain('incompatible');
  });

  it('names both lines', () => {
    const roast = { ...ROAST, whatIsGreat: [crisp, framed, great('strength.vibe')] };
    const found = checkRoastAgainst(FACTS, roast, INDEX).find(
      ({ kind }) => kind === 'part-teased-whole-praised',
    );
    expect(found).toEqual({
      kind: 'part-teased-whole-praised',
      what: 'light.dim / strength.vibe',
      texts: [ROAST.headline, great('strength.vibe')],
    });
  });
});
