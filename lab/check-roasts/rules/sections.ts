/** The sections fit the facts and what the lines say. */
import { isTag } from '#roast/plan/claims.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { SPOKEN, skinStateOf, vibeStateOf } from '../holds.ts';
import {
  claimsIn,
  praisedIn,
  teasedIn,
  TEASING,
  type Claimed,
  type Reading,
  type SectionLine,
} from '../reading.ts';
import { areIncompatible } from './incompatible.ts';
import { when, type Finding, type Rule } from './finding.ts';

function against(
  section: SectionLine,
  claims: readonly Claimed[],
  clash: (claim: Claimed) => boolean,
): Finding[] {
  const state = section.states.join('|');
  return claims
    .filter(clash)
    .flatMap(({ tag, line }) =>
      when(true, 'section-against-line', `${state} / ${tag}`, section.text, line.text),
    );
}

const untrue = (section: SectionLine, state: string): Finding[] =>
  when(
    section.states.length > 0 && !section.states.includes(state),
    'section-untrue',
    `${section.states.join('|')}, not ${state}`,
    section.text,
  );

const isSpoken = (topic: string) => SPOKEN.some((metric) => metric === topic);

export const skinSection: Rule = (reading) => {
  const { skin, facts } = reading;
  const names = (topic: string) => skin.states.includes(`one.${topic}`);
  const several = skin.states.includes('several');
  const troubled = several || skin.states.some((state) => state.startsWith('one.'));
  return [
    ...untrue(skin, skinStateOf(facts)),
    ...against(skin, teasedIn(reading), ({ topic }) => isSpoken(topic) && !several && !names(topic)),
    ...against(
      skin,
      praisedIn(reading),
      ({ topic }) => names(topic) || ((topic === 'skin' || isSpoken(topic)) && troubled),
    ),
  ];
};

/** The photo's parts that the section calls in order. */
const PHOTO = ['light', 'sharpness', 'framing', 'background'] as const;

/** Praise of somebody who stands out even so names it as the section does. */
const isLoudBackground = (tag: Tag) => tag.startsWith('background.') && tag !== 'background.plain';

/** What is joked about as something to change, whatever its stance in general. */
const isTeaseOfPhoto = ({ tag, stance }: Claimed) =>
  stance === 'fault' || tag.startsWith('lightFrom.') || isLoudBackground(tag);

export const vibeSection: Rule = (reading) => {
  const { vibe, facts } = reading;
  const several = vibe.states.includes('several');
  const faulty = (topic: string) => several || vibe.states.some((state) => state.startsWith(`one.${topic}.`));
  const flawless = vibe.states.includes('flawless');
  const hidden = vibe.states.includes('hidden');
  return [
    ...untrue(vibe, vibeStateOf(facts)),
    ...against(
      vibe,
      claimsIn(reading, TEASING).filter(isTeaseOfPhoto),
      ({ topic }) => PHOTO.some((part) => part === topic) && !faulty(topic) && !hidden,
    ),
    ...against(
      vibe,
      praisedIn(reading),
      ({ topic, tag }) =>
        (topic === 'vibe' && !flawless) || (!several && faulty(topic) && !isLoudBackground(tag)),
    ),
  ];
};

export const featuresSection: Rule = (reading) => {
  const { features, facts } = reading;
  const said = features.states.map((state) => `expression.${state}`).filter(isTag);
  return [
    ...untrue(features, facts.expression),
    ...against(features, claimsIn(reading), ({ tag }) => said.every((word) => areIncompatible(word, tag))),
  ];
};

export const shapeSection: Rule = (reading: Reading) => {
  const { shape, facts } = reading;
  return [
    ...untrue(shape, facts.faceShape),
    ...against(
      shape,
      praisedIn(reading),
      ({ topic }) => topic === 'outline' && shape.states.includes('unclear'),
    ),
  ];
};
