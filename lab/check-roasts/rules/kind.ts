/** Where jokes land (decisions/tone), and that nothing is said twice. */
import { SPOKEN } from '../holds.ts';
import { claimsIn, praisedIn, teasedIn, type Reading, type ToldLine } from '../reading.ts';
import { namesFaceLines } from '#roast/guard/skin-words.ts';
import { CLAIMS } from '#roast/plan/claims.ts';
import { when, type Rule } from './finding.ts';

const AGEING =
  /\banti-?ag(?:e?)ing|\bretino|\bagein?g\b|\baging\b|\bwrinkl|\bfine lines|しわ|シワ|レチノ|エイジング|老化|たるみ/iu;

const isSkin = (topic: string) => topic === 'skin' || SPOKEN.some((metric) => metric === topic);
const topicsOf = ({ tags }: ToldLine) => new Set((tags ?? []).map((tag) => CLAIMS[tag].topic));
const truthsOf = ({ lines }: Reading) => lines.filter(({ place }) => place === 'truth');

export const isAboutSkin = (line: ToldLine): boolean => [...topicsOf(line)].some(isSkin);

export const skinTruths: Rule = (reading) => {
  const about = truthsOf(reading).filter(isAboutSkin);
  return when(about.length > 1, 'skin-truths', `${about.length} of 3`, ...about.map(({ text }) => text));
};

const allTexts = ({ roast }: Reading): string[] => [
  roast.headline,
  roast.opener,
  ...roast.harshTruths,
  ...roast.whatIsGreat,
  ...Object.values(roast.sections),
  ...Object.values(roast.roadmap).flat(),
  ...roast.products.flatMap(({ category, why }) => [category, why]),
  roast.closer,
];

/** Strengths may praise the skin, and the last line may. */
const isJoke = ({ place }: ToldLine) => place === 'headline' || place === 'opener' || place === 'truth';

export const teens: Rule = (reading) => {
  if (reading.facts.teen === false) return [];
  const jokes = reading.facts.style === 'spicy' ? reading.lines.filter(isJoke) : [];
  return [
    ...jokes.flatMap((line) => when(isAboutSkin(line), 'teen-finding', 'skin', line.text)),
    ...allTexts(reading).flatMap((text) => when(AGEING.test(text), 'teen-finding', 'ageing', text)),
  ];
};

export const noLines: Rule = ({ lines, roast }) =>
  [...lines.map(({ text }) => text), ...Object.values(roast.sections)].flatMap((text) =>
    when(namesFaceLines(text), 'lines-spoken', 'lines', text),
  );

/** Topics that are teased against lines that praise. */
export const moreStrengths: Rule = (reading) => {
  const digs = new Set(teasedIn(reading).map(({ topic }) => topic));
  const strengths = new Set(praisedIn(reading).map(({ line }) => line));
  return when(strengths.size < digs.size, 'digs-outnumber', `${digs.size} against ${strengths.size}`);
};

export const lastIsPraise: Rule = (reading) => {
  const praises = claimsIn(reading, ['closer']).some(({ stance }) => stance === 'strength');
  return when(!praises, 'last-not-praise', 'closer', reading.roast.closer);
};

export const onceEach: Rule = (reading) => {
  const seen = new Set<string>();
  return allTexts(reading).flatMap((text) => {
    const again = seen.has(text);
    seen.add(text);
    return when(again, 'line-twice', 'text', text);
  });
};

export const ownTopics: Rule = (reading) => {
  const truths = truthsOf(reading);
  return truths.flatMap((one, i) =>
    truths.slice(i + 1).flatMap((other) => {
      const both = [...topicsOf(one)].filter((topic) => topicsOf(other).has(topic));
      return when(both.length > 0, 'topic-twice', both.join(', '), one.text, other.text);
    }),
  );
};
