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
}

const BYSTANDERS: Readonly<Record<Lang, Bystanders>> = {
  en: {
    gap: /(?<=[.!?;:,])\s+|\s+(?=(?:and|but|so|because|while)\s)/u,
    teller:
      /^(?:["']?(?:and|but|so|because|while|when|even|well)?\s*)(?:i|i'm|i've|i'd|my|mine|our|at your age i|when i was your age i)(?:'s)?\s/iu,
    thing:
      /\b(?:lamp|lampshade|shade|bulb|vase|wall|wallpaper|curtains?|clock|chair|sofa|carpet|rug|jumper|coat|gown|cat|dog|puppy|kitten|pug|bulldog|hamster|rabbit|seagull|pigeon|turkey|penguin|peacock|parrot|goose|duck|horse|goat|cow|pig|fish|cod|moth|spider|wasp|teddy|gnome|mask|snowman|scarecrow|skeleton|chandelier|oven|kettle|toaster|fridge|hoover|weather|hour|morning|garden|statue|puppet|doll|poster|photocopier|printer|shadow|pot|mug|plant|cactus|cushion|painting|bus|van|car|tent|building|handwriting|villain|bouncer|barber)(?:'s|s)?\b/iu,
    person: /\b(?:you|your|yours|you're|you've|yourself|u|ur|that face|this face|face on it)\b/iu,
  },
  ja: {
    gap: /(?<=[。、！？!?…])/u,
    teller: /(?:私|わたし|僕|ぼく|俺|おれ|こっち|うちの(?:父|母|祖父|祖母|猫|犬)|(?:おじさん|おばさん)(?:は|が|も|の|に|なら|、))/u,
    thing:
      /(?:ランプ|照明|電球|花瓶|壁|カーテン|時計|椅子|ソファ|置物|熊|猫|犬|鳥|鳩|カモメ|ハムスター|魚|人形|仮面|お面|雪だるま|かかし|冷蔵庫|やかん|掃除機|天気|絵|ポスター|字|本|車|建物|家具|体重計|銅像|ぬいぐるみ|レンズ|スマホ)/u,
    person: /(?:あなた|君|きみ|お前|おまえ|あんた|その顔|この顔|顔が|顔は)/u,
  },
};

/** The text without clauses on the teller, things and animals. */
export function onThePerson(text: string): string {
  let left = text;
  for (const { gap, teller, thing, person } of Object.values(BYSTANDERS)) {
    if (!teller.test(left) && !thing.test(left) && !left.split(gap).some((clause) => teller.test(clause))) continue;
    left = left
      .split(gap)
      .filter((clause) => person.test(clause) || !(teller.test(clause) || thing.test(clause)))
      .join(' ');
  }
  return left;
}
