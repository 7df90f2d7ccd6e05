import { LANGS, STYLES, type Lang } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { loadBank } from '#roast/banks/banks.ts';
import { loadDeepBank } from '#roast/banks/deep.ts';
import { entriesOf } from '#roast/banks/entries.ts';
import { HORIZONS, SLOTS, type Audience, type Slot } from '#roast/banks/types.ts';
import { hasDig, isForeign, isStrength } from '#roast/guard/check-roast.ts';
import { checkText } from '#roast/guard/check-text.ts';
import { namesFaceLines, namesSkin } from '#roast/guard/skin-words.ts';
import { CLAIMS, SKIN_TOPICS, type Topic } from '#roast/plan/claims.ts';
import type { Need } from '#roast/plan/states.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { wholeBank } from '#scripts/lib/whole-bank.ts';
import { bankSentences, type Group } from './bank-sentences.ts';

const NAMED_GROUPS = new Set(['headlines', 'openers', 'closers']);
const AUDIENCES = (['teen', 'adult'] as const).flatMap((who) =>
  (['starter', 'seasoned'] as const).map((level) => ({ who, level })),
);
/** What may lie behind a need; null: the person asked for it, and the photo does not show it. */
const CAUSES: Readonly<Partial<Record<Need, readonly Tag[]>>> = {
  background: ['background.busy', 'background.dark', 'background.bright'],
  expression: ['expression.tense', 'expression.sleepy'],
};
const causesOf = (need: Need): readonly (Tag | null)[] => CAUSES[need] ?? [null];
const fits = (advice: Audience, person: { who: string; level: string; cause: Tag | null }) =>
  (advice.who ?? person.who) === person.who &&
  (advice.level ?? person.level) === person.level &&
  (advice.when === undefined || advice.when.some((tag) => tag === person.cause));

/** Least lines under one key. */
const LEAST: Readonly<Record<Slot, { single: number; compound: number }>> = {
  headlines: { single: 6, compound: 1 },
  openers: { single: 6, compound: 1 },
  truths: { single: 12, compound: 1 },
  greats: { single: 6, compound: 1 },
  closers: { single: 12, compound: 1 },
  verdicts: { single: 2, compound: 1 },
};
/** What a photo seldom shows, what few people tell, and the skin, which carries a roast last: premises of few photos. */
const RARE =
  /^(?:tilt|frames|hair|shot|tone|scenery|backdrop|gaze|mouth|told|about)\.|^background\.plain$|^skin\.\w+\.shows$/u;
const LEAST_RARE: Readonly<Partial<Record<Slot, number>>> = { headlines: 3, openers: 3, verdicts: 1 };
/** Premises that are told most often: as many headlines and openers as truths. */
const OFTEN = new Set([
  'told.no-excuse',
  'told.just-woke',
  'told.exams',
  'told.after-sport',
  'told.before-work',
  'told.night-out',
  'tries.many',
  'light.uneven',
  'repeat.light',
  'expression.big-smile',
  'expression.serious',
  'framing.turned',
  'trend.up',
]);
const LEAST_OFTEN = 12;
const LEAST_SECTION = 2;
const LEAST_ON_PHONE = 6;
/** How an uneven tone looks; it may be vitiligo, melasma, a birthmark or a scar. */
const LOOKS_OF_A_TONE =
  /\b(?:shades?|patch(?:es|y|work)?|colou?rs?|quilt|mosaic|paint(?:ed|er)?|blotch\w*)\b|色|むら|ムラ|濃淡|濃い|まだら|絵の具|ペンキ/iu;
const ABOUT_TONE = /(?:skin|nearly|one)\.evenness/u;

/** Where eyes look: known of `gaze` alone. */
const OF_EYES =
  /\blook(?:ed|ing|s)? (?:away|past|elsewhere|sideways|aside)\b|\beye contact\b|\byour eyes\b|\bsmiling at\b|目線|視線|よそ見|よそみ|(?:横|よそ|彼方|遠く)を見/iu;
/** That somebody stands there: `busy` says that a lot goes on, be it leaves, stones or lamps. */
const OF_PEOPLE =
  /\beveryone\b|\bcast\b|\bextras\b|\bsuspects\b|\bcompany\b|\bman's\b|\blady\b|another person|エキストラ|脇役|集合写真|皆さん|みなさん|五人が|誰かが出る|物が多/iu;

/** Of the banks' own lines that tease the skin, at least so many are known by their words alone. */
const KNOWN_TEASES: Readonly<Record<Lang, number>> = { en: 0.4, ja: 0.55 };
const isAboutSkin = (topic: Topic) => topic === 'skin' || SKIN_TOPICS.has(topic);

/** What may be written without a letter of its language, by the guard's name for it. */
const SHORT: Readonly<Partial<Record<Group, string>>> = { headlines: 'headline', verdicts: 'verdict' };

const CASES = LANGS.flatMap((lang) => STYLES.map((style) => ({ lang, style })));

describe.each(CASES)('the $lang bank, $style', async ({ lang, style }) => {
  const phone = await loadBank(lang, style);
  const deep = await loadDeepBank(lang, style);
  const bank = wholeBank(phone, deep);
  const sentences = bankSentences(bank);

  it('holds no line twice', () => {
    const seen = new Map<string, string>();
    const twice = sentences.filter(({ path, text }) => {
      const before = seen.has(text);
      seen.set(text, path);
      return before;
    });
    expect(twice).toEqual([]);
  });

  it('passes the guard, sentence by sentence', () => {
    const refused = sentences
      .map(({ path, text }) => ({ path, text, reasons: checkText(text, { teen: false }) }))
      .filter(({ reasons }) => reasons.length > 0);
    expect(refused).toEqual([]);
  });

  it('passes the guard where a caveat follows an opener: two sentences may make a third', () => {
    const gap = lang === 'ja' ? '' : ' ';
    const found = entriesOf(bank, 'openers').flatMap(({ lines }) =>
      lines.flatMap((line) =>
        bank.caveats
          .map((caveat) => `${line}${gap}${caveat.slice(0, 40)}`)
          .filter((text) => checkText(text, { teen: false }).length > 0),
      ),
    );
    expect(found).toEqual([]);
  });

  it('passes the teen rules wherever a teen may read it', () => {
    const refused = sentences
      .filter(({ audience }) => audience.who !== 'adult')
      .map(({ path, text }) => ({ path, text, reasons: checkText(text, { teen: true }) }))
      .filter(({ reasons }) => reasons.length > 0);
    expect(refused).toEqual([]);
  });

  it('tells nothing of the lines of a face', () => {
    const told = sentences.filter(({ group }) => group !== 'roadmap' && group !== 'products');
    expect(told.filter(({ text }) => namesFaceLines(text))).toEqual([]);
  });

  it('has no line on something else that the guard takes for one on the skin, and many on it that it knows', () => {
    const others = (['headlines', 'openers', 'truths'] as const)
      .flatMap((slot) => entriesOf(bank, slot))
      .filter(({ on }) => !on.some((tag) => isAboutSkin(CLAIMS[tag].topic)));
    expect(others.flatMap(({ lines }) => lines).filter(namesSkin)).toEqual([]);
    const teases = (['headlines', 'openers', 'truths'] as const)
      .flatMap((slot) => entriesOf(bank, slot))
      .filter(({ on }) => on.some((tag) => /^skin\..*\.shows$/.test(tag)))
      .flatMap(({ lines }) => lines);
    expect(teases.filter(namesSkin).length / teases.length).toBeGreaterThan(KNOWN_TEASES[lang]);
  });

  it('says of a turned head nothing of where its eyes look, and of a busy background nothing of people', () => {
    const told = (on: RegExp, not: RegExp, words: RegExp) =>
      sentences.filter(({ path, text }) => on.test(path) && !not.test(path) && words.test(text));
    expect(told(/framing\.turned/u, /gaze/u, OF_EYES)).toEqual([]);
    expect(told(/background\.busy/u, /^$/u, OF_PEOPLE)).toEqual([]);
  });

  it('is written in its language', () => {
    expect(
      sentences
        .filter(({ group, path, text }) => isForeign(SHORT[group] ?? path, text, lang))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('says nothing of how the colour of a skin looks where it speaks of its tone', () => {
    const about = sentences.filter(({ path }) => ABOUT_TONE.test(path));
    expect(about.length).toBeGreaterThan(20);
    expect(about.filter(({ text }) => LOOKS_OF_A_TONE.test(text))).toEqual([]);
    const named = about.filter(({ path }) => path.includes('skin.evenness.shows'));
    expect(named.filter(({ group }) => group !== 'truths')).toEqual([]);
  });

  it('sets apostrophes in one way', () => {
    expect(sentences.filter(({ text }) => text.includes('’')).map(({ path }) => path)).toEqual([]);
  });

  it('praises without a dig, and closes on a strength', () => {
    expect(sentences.filter(({ group, text }) => group === 'greats' && hasDig(text, lang))).toEqual([]);
    expect(
      sentences.filter(
        ({ group, text }) => group === 'closers' && (!isStrength(text, lang) || hasDig(text, lang)),
      ),
    ).toEqual([]);
  });

  it('addresses by name only where the name can be dropped', () => {
    const named = sentences.filter(({ text }) => text.includes('{name}'));
    expect(named.filter(({ group }) => !NAMED_GROUPS.has(group))).toEqual([]);
    const vocative =
      /^\{name\}(?:さん|ちゃん|くん)?[,、]|[,、] ?\{name\}(?:さん|ちゃん|くん)?[,、.:!?。！？]/u;
    expect(named.filter(({ text }) => !vocative.test(text) || text.split('{name}').length > 2)).toEqual([]);
  });

  it('offers enough alternatives everywhere', () => {
    const few: string[] = [];
    for (const slot of SLOTS) {
      for (const { key, lines } of entriesOf(bank, slot)) {
        const isCompound = key.includes('+');
        const rare = RARE.test(key) && !isCompound ? LEAST_RARE[slot] : undefined;
        const usual = rare ?? LEAST[slot][isCompound ? 'compound' : 'single'];
        const isOften = OFTEN.has(key) && slot !== 'greats' && slot !== 'verdicts';
        const least = isOften ? Math.max(usual, LEAST_OFTEN) : usual;
        if (lines.length < least) few.push(`${slot}/${key}: ${lines.length} of ${least}`);
      }
    }
    for (const [section, states] of Object.entries(bank.sections)) {
      for (const [state, list] of Object.entries(states as Record<string, readonly string[]>)) {
        if (list.length < LEAST_SECTION) few.push(`sections/${section}/${state}: ${list.length}`);
      }
    }
    if (bank.caveats.length < 6) few.push(`caveats: ${bank.caveats.length}`);
    expect(few).toEqual([]);
  });

  it('is on the phone under every key, with six lines where there are so many, and no line in both places', () => {
    const faults: string[] = [];
    for (const slot of SLOTS) {
      for (const [key, lines] of Object.entries(deep[slot] ?? {})) {
        const own = phone[slot][key] ?? [];
        if (own.length < Math.min(own.length + lines.length, LEAST_ON_PHONE)) faults.push(`${slot}/${key}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('has advice for every need, horizon, age, level and cause', () => {
    const holes: string[] = [];
    for (const need of Object.keys(bank.roadmap) as Need[]) {
      const people = causesOf(need).flatMap((cause) => AUDIENCES.map((person) => ({ ...person, cause })));
      for (const person of people) {
        const name = `${need} for ${person.who}/${person.level}/${person.cause ?? 'asked'}`;
        if (!bank.products[need].some((idea) => fits(idea, person))) holes.push(`products: ${name}`);
        for (const horizon of HORIZONS) {
          if (!bank.roadmap[need][horizon].some((step) => fits(step, person)))
            holes.push(`${horizon}: ${name}`);
        }
      }
    }
    expect(holes).toEqual([]);
  });
});
