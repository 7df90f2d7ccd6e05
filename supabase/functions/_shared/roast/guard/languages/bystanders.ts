/**
 * Whom a joke may be about besides the person in the photo: whoever tells it, and things and animals. "I have two chins"
 * and "that lamp is ugly" hurt nobody, so the rules on bodies, looks, worth and age skip clauses of that kind.
 */
import type { Lang } from '../../../vocabulary.ts';

interface Bystanders {
  /** Where a clause ends; the match stays with the clause before it. */
  readonly gap: RegExp;
  /** A clause of the teller. */
  readonly teller: RegExp;
  /** A clause of a thing or an animal. */
  readonly thing: RegExp;
  /** A clause with this speaks of the person all the same. */
  readonly person: RegExp;
  /** Words for the person that only say where something is. */
  readonly beside: RegExp;
  /** A new sentence that goes on about the same. */
  readonly goesOn: RegExp;
}

const BYSTANDERS: Readonly<Record<Lang, Bystanders>> = {
  en: {
    gap: /(?<=[.!?;:,])\s+|\s+(?=(?:and|but)\s)/u,
    teller:
      /^["']?(?:(?:and|but|so|because|while|when|even|well)\s+)*(?:i(?:'m| am| was| look| have| had| smile| sound| walk| dance| move| applied|'ve (?:got|a|an|no)| can't)|my|mine|our|at your age i|when i was your age i)\b/iu,
    thing:
      /^["']?(?:(?:and|but|so|even)\s+)*(?:the|a|an|that|that's|this|its|it's|it|there's|seven)\b(?:\s[\w']+){0,4}?\s(?:lamp|lampshade|shade|bulb|vase|wall|wallpaper|curtains?|clock|chair|sofa|carpet|rug|jumper|coat|gown|cat|dog|puppy|kitten|pug|bulldog|hamster|rabbit|seagull|pigeon|turkey|penguin|peacock|parrot|goose|duck|moth|spider|wasp|teddy|gnome|snowman|scarecrow|skeleton|chandelier|oven|kettle|toaster|fridge|hoover|weather|morning|garden|statue|puppet|doll|poster|photocopier|printer|shadow|pot|mug|plant|cactus|cushion|painting|bus|van|building|bouncer|barber)(?:'s|s)?\b(?! ?(?:face|faced|nose|breath|like|of))/iu,
    person: /\b(?:you|your|yours|you're|you've|yourself|u|ur|that face|this face|face on it)\b/iu,
    beside:
      /\b(?:behind|next to|beside|in front of|near|for|than|over|above|below|with|to|wants?|at) (?:you|yours?(?= (?:bed|desk|window|chips|lap|head|shoulder)))\b/giu,
    goesOn: /^["']?(?:it|it's|its|he|he's|his|she|she's|her|they|they're|their)\b/iu,
  },
  ja: {
    gap: /(?<=[。、！？!?…])/u,
    teller:
      /(?:私|わたし|僕|ぼく|俺|おれ)(?:は|が|も|の|に|なら|から|って|、)|^(?:おじさん|おばさん)(?:は|が|も|の|に|なら|、)/u,
    thing:
      /(?:ランプ|ランプのかさ|照明|電球|花瓶|壁|カーテン|時計|椅子|ソファ|置物|熊|猫|犬|鳥|鳩|カモメ|ハムスター|人形|仮面|雪だるま|かかし|冷蔵庫|やかん|掃除機|天気|絵|ポスター|建物|家具|体重計|銅像|ぬいぐるみ|レンズ|スマホ|扉|机の上)(?:は|が|も|って|のほう|、|だ|です|。)/u,
    person: /(?:あなた|君|きみ|お前|おまえ|あんた|その顔|この顔|顔が|顔は)/u,
    beside: /(?:あなた|君|きみ)の(?:隣|横|後ろ|そば|前)/gu,
    goesOn: /^(?:それ|あれ|そいつ|あの)/u,
  },
};

/** Whom a clause is about: the person, a bystander, or whoever the one before was about. */
function isAside(clause: string, wasAside: boolean, isNewSentence: boolean, rules: Bystanders): boolean {
  const { teller, thing, person, beside, goesOn } = rules;
  const own = clause.replace(beside, '');
  if (person.test(own)) return false;
  if (teller.test(own) || thing.test(own)) return true;
  return wasAside && (!isNewSentence || goesOn.test(own));
}

/** The text without clauses on the teller, things and animals. */
export function onThePerson(text: string): string {
  let left = text;
  for (const rules of Object.values(BYSTANDERS)) {
    const clauses = left.split(rules.gap);
    let wasAside = false;
    let sentenceEnded = true;
    const kept = clauses.filter((clause) => {
      wasAside = isAside(clause, wasAside, sentenceEnded, rules);
      sentenceEnded = /[.!?。！？…]["'」]?$/u.test(clause);
      return !wasAside;
    });
    if (kept.length < clauses.length) left = kept.join(' ');
  }
  return left;
}
