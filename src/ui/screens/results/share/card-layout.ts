/** Where everything stands on the shared card. Pure: what letters measure is handed in. All lengths in px of the card. */
import {
  BUBBLE,
  bubbleHeight,
  chooseBlocks,
  GAP,
  LEADING,
  setLines,
  WEIGHT,
  type Blocks,
  type Lines,
} from './card-blocks.ts';
import {
  CARD_SHAPES,
  INNER,
  MARGIN,
  SMALLEST_TYPE,
  type CardContent,
  type CardFormat,
  type Measure,
  type SetContent,
} from './card.ts';

export interface Text {
  readonly text: string;
  /** Of the baseline; `align` says which point of the line `x` is. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly align: 'left' | 'center';
  readonly ink: 'white' | 'cream' | 'ink' | 'soft' | 'deep';
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly flame: Box;
  /** Around the band; null without one. */
  readonly pill: Box | null;
  /** Without its edge; null for a card that shows none. */
  readonly photo: Box | null;
  readonly ring: Ring;
  /** The joke's paper; null without one. */
  readonly bubble: Box | null;
  readonly texts: readonly Text[];
}

/** White edge round the photo. */
export const PHOTO_EDGE = 14;
/** Between photo and ring, their edges included. */
const CLEARANCE = 36;
/** Height of the bar with name and band. */
const BAR = 84;
const CAPTION = SMALLEST_TYPE * LEADING;
/** More would make the score shout. */
const MOST_PICTURE = { feed: 560, story: 760 } as const;
/** Beside a photo, which is what one looks at. */
const MOST_RADIUS = 196;
/** Width of the photo to its height. */
const PHOTO_SHAPE = 0.86;
/** From the middle of a line of letters down to its baseline, as a part of their size. */
const TO_BASELINE = 0.36;

interface Picture {
  readonly photo: Box | null;
  readonly ring: Ring;
}

/** Ring with its caption, and the photo beside it where there is one, in the middle of the card. */
function placePicture(width: number, top: number, height: number, withPhoto: boolean): Picture {
  const radius = (height - CAPTION) / 2;
  if (!withPhoto) return { photo: null, ring: { x: width / 2, y: top + radius, radius } };
  const small = Math.min(radius, MOST_RADIUS);
  const tall = height - 2 * PHOTO_EDGE;
  const besides = 2 * PHOTO_EDGE + CLEARANCE + 2 * small;
  const wide = Math.min(INNER - besides, tall * PHOTO_SHAPE);
  const left = (width - wide - besides) / 2;
  return {
    photo: { x: left + PHOTO_EDGE, y: top + PHOTO_EDGE, width: wide, height: tall },
    ring: { x: left + wide + besides - small, y: top + radius, radius: small },
  };
}

function headTexts({ told, words }: CardContent, pill: Box | null, top: number): Text[] {
  const middle = top + BAR / 2;
  const name = 54;
  const texts: Text[] = [
    {
      text: words.appName,
      x: MARGIN + 92,
      y: middle + name * TO_BASELINE,
      size: name,
      weight: 800,
      align: 'left',
      ink: 'white',
    },
  ];
  if (told !== null && pill !== null)
    texts.push({
      text: told.band,
      x: pill.x + pill.width / 2,
      y: middle + SMALLEST_TYPE * TO_BASELINE,
      size: SMALLEST_TYPE,
      weight: PILL_WEIGHT,
      align: 'center',
      ink: 'deep',
    });
  return texts;
}
const PILL_WEIGHT = 750;

function ringTexts({ x, y, radius }: Ring, { told, words }: CardContent): Text[] {
  const small = Math.max(SMALLEST_TYPE, radius * 0.2);
  const centred = { x, align: 'center' } as const;
  const caption: Text = {
    ...centred,
    text: words.outOf,
    y: y + radius + CAPTION,
    size: SMALLEST_TYPE,
    weight: 650,
    ink: 'white',
  };
  if (told === null) {
    const mark = { text: '?', y: y + radius * 0.28, size: radius * 0.8, weight: 800, ink: 'soft' } as const;
    return [{ ...centred, ...mark }, caption];
  }
  const { score, spread } = told;
  return [
    {
      ...centred,
      text: String(score),
      y: y + radius * 0.14,
      size: radius * 0.72,
      weight: 800,
      ink: 'ink',
    },
    {
      ...centred,
      text: `±${spread}`,
      y: y + radius * 0.14 + small * 1.15,
      size: small,
      weight: 650,
      ink: 'soft',
    },
    caption,
  ];
}

/** The lines of a block whose upper edge is at `top`. */
const textsOf = (
  { lines, size }: Lines,
  top: number,
  look: Pick<Text, 'x' | 'align' | 'weight' | 'ink'>,
): Text[] =>
  lines.map((text, i) => ({ ...look, text, size, y: top + size * (LEADING * (i + 0.5) + TO_BASELINE) }));

interface Words {
  readonly bubble: Box | null;
  readonly texts: readonly Text[];
}

/** Headline, joke and strength from `top` on, with `gap` between them. */
function placeWords(blocks: Blocks, width: number, top: number, gap: number): Words {
  const middle = { x: width / 2, align: 'center' } as const;
  const headline = { ...middle, weight: WEIGHT.headline, ink: 'white' } as const;
  const joke = { x: MARGIN + BUBBLE.side, align: 'left', weight: WEIGHT.joke, ink: 'ink' } as const;
  const strength = { ...middle, weight: WEIGHT.strength, ink: 'white' } as const;
  const paper = bubbleHeight(blocks.joke);
  const jokeTop = top + blocks.headline.height + gap;
  const strengthTop = paper === 0 ? jokeTop : jokeTop + paper + gap;
  return {
    bubble: paper === 0 ? null : { x: MARGIN, y: jokeTop, width: INNER, height: paper },
    texts: [
      ...textsOf(blocks.headline, top, headline),
      ...textsOf(blocks.joke, jokeTop + BUBBLE.block, joke),
      ...textsOf(blocks.strength, strengthTop, strength),
    ],
  };
}

/** Where the photo was read, and who put it on the card. */
function footerOf({ phrases, words }: SetContent, withPhoto: boolean, measure: Measure): Lines {
  const type = { phrases, measure, size: SMALLEST_TYPE, weight: WEIGHT.footer };
  return setLines(type, withPhoto ? words.footerPhoto : words.footer, INNER, MOST_FOOTER);
}
const MOST_FOOTER = 2;

function pillOf(band: string, width: number, top: number, measure: Measure): Box {
  const pillWidth = measure(band, SMALLEST_TYPE, PILL_WEIGHT) + 84;
  return { x: width - MARGIN - pillWidth, y: top, width: pillWidth, height: BAR };
}

/** Where everything stands on a card of this format, with the photo or without. */
export function layoutCard(
  content: SetContent,
  format: CardFormat,
  withPhoto: boolean,
  measure: Measure,
): CardLayout {
  const { width, height, top, bottom } = CARD_SHAPES[format];
  const footer = footerOf(content, withPhoto, measure);
  const begin = top + BAR + GAP;
  const room = height - bottom - footer.height - GAP - begin;
  const blocks = chooseBlocks(content, room, measure);
  const picture = Math.min(room - blocks.height, MOST_PICTURE[format]);
  // What is left over stands above, between and below the blocks.
  const spare = (room - blocks.height - picture) / (blocks.count + 2);
  const { photo, ring } = placePicture(width, begin + spare, picture, withPhoto);
  const words = placeWords(blocks, width, begin + picture + GAP + 2 * spare, GAP + spare);
  const pill = content.told === null ? null : pillOf(content.told.band, width, top, measure);
  const centred = { x: width / 2, align: 'center', weight: WEIGHT.footer, ink: 'cream' } as const;
  return {
    width,
    height,
    flame: { x: MARGIN - 10, y: top - 4, width: 92, height: 92 },
    pill,
    photo,
    ring,
    bubble: words.bubble,
    texts: [
      ...headTexts(content, pill, top),
      ...ringTexts(ring, content),
      ...words.texts,
      ...textsOf(footer, height - bottom - footer.height, centred),
    ],
  };
}
