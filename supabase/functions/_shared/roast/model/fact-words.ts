/**
 * The facts in words, for a model. Each says what its tag says and no more (plan/tags.ts), in plain English whatever language is
 * written. No number, no level, nothing that a person typed.
 */
import { ABOUTS, COLOURS, OCCASIONS } from '../../moment-words.ts';
import type { Runner } from '../banks/runners.ts';
import type { RoastFacts } from '../contract.ts';
import type { Tag } from '../plan/tags.ts';

/** Of a band a model would make a judgement, and running jokes are the phone's own. */
type ToldTag = Exclude<Tag, `band.${string}` | `again.${Runner}`>;

const tagged = <Group extends string, Word extends string>(
  group: Group,
  words: readonly Word[],
  say: (word: string) => string,
) =>
  Object.fromEntries(words.map((word) => [`${group}.${word}`, say(word.replaceAll('-', ' '))])) as Record<
    `${Group}.${Word}`,
    string
  >;

const WORDS: Readonly<Record<ToldTag, string>> = {
  'light.great': 'the light on the face is very good',
  'light.good': 'the light on the face is good',
  'light.uneven': 'one half of the face is lit, the other lies in shadow',
  'light.dim': 'the light is dim',
  'light.harsh': 'the light is much too bright',
  'light.fair': 'the light is neither good nor bad',
  'light.hard': 'a small hard lamp, shadows with edges',
  'lightFrom.left': 'the light comes from the left of the picture',
  'lightFrom.right': 'the light comes from the right of the picture',
  'sharpness.crisp': 'the photo is very sharp',
  'sharpness.fine': 'the photo is sharp enough',
  'sharpness.soft': 'the photo is blurred',
  'sharpness.small': 'few pixels',
  'framing.great': 'the face sits well in the frame',
  'framing.fair': 'the framing is neither good nor bad',
  'framing.close': 'the camera is very close',
  'framing.far': 'the camera is far away',
  'framing.tilted': 'the head leans towards a shoulder, or the phone was held at a slant',
  'framing.turned': 'the head is turned to a side (not said: where the eyes look)',
  'framing.chin-down': 'the head is tipped down',
  'framing.chin-up': 'the head is tipped up',
  'framing.off-centre': 'the face is not in the middle of the frame',
  'tilt.left': 'the head leans to the left of the picture',
  'tilt.right': 'the head leans to the right of the picture',
  'shot.cut': 'the frame cuts off the top of the head',
  'shot.ceiling': 'much empty picture above the head',
  'tone.mono': 'the photo is black and white',
  'expression.big-smile': 'a big smile',
  'expression.smile': 'a smile',
  'expression.neutral': 'a neutral look',
  'expression.serious': 'a serious look, no smile (not angry)',
  'expression.tense': 'a tense look',
  'expression.sleepy': 'eyes half shut, a sleepy look',
  'expression.surprised': 'a surprised look',
  'expression.unclear': 'an expression that nobody can read',
  'gaze.camera': 'the eyes meet the lens',
  'gaze.aside': 'the eyes look past the lens',
  'mouth.teeth': 'the mouth shows teeth in a smile (never judge the teeth)',
  'mouth.open': 'the mouth is open',
  'frames.dark': 'dark glasses hide the eyes',
  'hair.fringe': 'a fringe lies over the forehead',
  'scenery.blurred': 'what lies behind is out of focus',
  'background.plain': 'a plain background',
  'background.busy': 'a busy background (not said: of what)',
  'background.dark': 'a dark background',
  'background.bright': 'a background brighter than the face',
  ...tagged('backdrop', COLOURS, (colour) => `what lies behind is mostly ${colour}`),
  'daytime.early': 'taken before seven in the morning',
  'daytime.morning': 'taken in the morning',
  'daytime.afternoon': 'taken in the afternoon',
  'daytime.evening': 'taken in the evening',
  'daytime.late': 'taken late at night',
  'source.front': 'taken with the front camera',
  'source.rear': 'taken with the rear camera',
  'source.library': 'chosen from the album, not taken now',
  'source.shared': 'shared from another app, not taken now',
  'tries.first': 'the first photo of the day',
  'tries.many': 'not the first photo of the day',
  ...tagged('told', OCCASIONS, (word) => `the person says of this moment: ${word}`),
  ...tagged(
    'about',
    ABOUTS,
    (word) => `the person says of themselves: ${word} (the stage of a joke, never its target)`,
  ),
  'repeat.light': 'the same flaw of the light as in the photos before',
  'repeat.framing': 'the same flaw of the framing as in the photos before',
  'repeat.expression': 'the same expression as in the photos before',
  'trend.up': 'the photo came out better than the last one',
  'trend.down': 'the last photo came out better',
  'trend.level': 'the photo came out like the last one',
  'gap.today': 'the second photo of the day',
  'gap.days': 'the last photo was some days ago',
  'gap.weeks': 'the last photo was weeks ago',
  'gap.months': 'the last photo was months ago',
  'best.yes': 'the best photo so far',
  'skin.evenness.shows': 'uneven tone (tease as weather; never say how it looks)',
  'skin.evenness.calm': 'an even tone',
  'skin.spots.shows': 'a few spots (tease kindly, as visitors)',
  'skin.spots.calm': 'no spots to speak of',
  'skin.redness.shows': 'some redness (tease kindly, as weather)',
  'skin.redness.calm': 'no redness to speak of',
  'skin.texture.shows': 'some texture on the skin (tease kindly)',
  'skin.texture.calm': 'smooth skin',
  'skin.pores.shows': 'pores show (tease kindly)',
  'skin.pores.calm': 'pores hardly show',
  'skin.shine.shows': 'the skin shines (tease kindly, as light)',
  'skin.shine.calm': 'no shine on the skin',
  'skin.darkCircles.shows': 'shadows under the eyes (the alarm clock is to blame)',
  'skin.darkCircles.calm': 'rested eyes',
  'level.beginner': 'the person says their skincare routine is: a beginner’s',
  'level.basic': 'the person says their skincare routine is: basic',
  'level.intermediate': 'the person says their skincare routine is: some steps',
  'level.advanced': 'the person says their skincare routine is: many steps',
  'strength.light': 'the light is good',
  'strength.smile': 'the smile',
  'strength.composure': 'a calm, composed look',
  'strength.skin': 'calm, clear skin',
  'strength.features': 'awake, lively eyes and look',
  'strength.vibe': 'light, sharpness, framing and background all work',
  'strength.outline': 'a face seen from the front, its outline clear',
  'strength.effort': 'the person took a photo and dared to show it',
};

const isTold = (tag: Tag): tag is ToldTag => Object.hasOwn(WORDS, tag);

/** In the facts it stands for more, too. */
const MANY = 9;

/** How many photos there were, where the facts say so and the tag is about it. */
const countOf = (tag: Tag, { past, moment }: Pick<RoastFacts, 'past' | 'moment'>): number | null => {
  if (tag.startsWith('repeat.')) return past.times;
  return tag === 'tries.many' ? moment.tries : null;
};

/** A fact in words; null: it is not for a model. */
export function wordsOf(tag: Tag, facts: Pick<RoastFacts, 'past' | 'moment'>): string | null {
  if (!isTold(tag)) return null;
  const count = countOf(tag, facts);
  if (count === null) return WORDS[tag];
  return `${WORDS[tag]} (${count === MANY ? `the ${MANY}th or a later one` : `number ${count} of them`})`;
}

/** The digits that a line on these facts may hold. */
export const digitsOf = (
  tags: readonly Tag[],
  facts: Pick<RoastFacts, 'past' | 'moment'>,
): ReadonlySet<string> => new Set(tags.flatMap((tag) => countOf(tag, facts)?.toString() ?? []));
