/**
 * The pictures that lines end on, by family: two lines of one roast with a cat in each are one joke told twice, and a family
 * rests for five roasts. A lexicon a language, counted out of the banks and reviewed like the lines.
 */
import type { Lang } from '../../vocabulary.ts';
import type { Tag } from '../plan/tags.ts';
import { RUNNERS, type Runner } from './runners.ts';

/** The families that are no running joke's, with their words: in English whole words, singular; in Japanese a pattern. */
const LEXICON = {
  airport: [
    'airport|passport|suitcase|luggage|customs|boarding',
    '空港|パスポート|スーツケース|税関|搭乗|旅券',
  ],
  animal: [
    'horse|cow|goat|sheep|hamster|rabbit|penguin|owl|duck|hen|chicken|elephant|giraffe|meerkat|hedgehog|squirrel|vole|ferret|donkey|sloth',
    '馬|牛(?!乳)|ヤギ|山羊|羊|ハムスター|うさぎ|ウサギ|ペンギン|フクロウ|アヒル|ニワトリ|象|ゾウ|キリン|リス|カピバラ|ナマケモノ|パンダ',
  ],
  baking: [
    'bread|cake|toast|toaster|biscuit|sandwich|pizza|bun|croissant|crumb',
    'パン(?!ダ|チ)|ケーキ|トースト|ビスケット|クッキー|ピザ|メロンパン|カステラ',
  ],
  bathroom: [
    'bathroom|shower|towel|soap|sink|toothbrush|toilet|bath',
    '風呂|シャワー|タオル|洗面台|洗面所|トイレ|歯ブラシ|石けん|お湯',
  ],
  bed: [
    'bed|duvet|pillow|blanket|mattress|pyjamas|nap|bedtime',
    '布団|ふとん|枕|毛布|ベッド|パジャマ|二度寝|昼寝',
  ],
  bird: [
    'pigeon|seagull|crow|parrot|bird|swan|robin',
    '鳩|ハト|カモメ|カラス|オウム|インコ|小鳥|スズメ|白鳥',
  ],
  bus: ['bus', 'バス(?!ケ|タ)'],
  car: ['car|parking|van|taxi|traffic|garage|driver', '駐車場|タクシー|車庫|運転手|渋滞|カーナビ|信号待ち'],
  cat: ['cat|kitten', '猫|ネコ|ねこ'],
  clock: ['alarm|clock|snooze', '目覚まし|アラーム|時計'],
  court: [
    'court|alibi|witness|suspect|jury|detective|evidence|police|crime',
    '裁判|アリバイ|目撃者|容疑者|犯人|刑事|探偵|証拠|事件|取調',
  ],
  dog: ['dog|puppy|lead', '犬|子犬|柴犬'],
  door: ['door|doorbell|doorstep|hallway|keyhole', 'ドア(?!ノ)|扉|玄関|インターホン|チャイム'],
  drink: ['tea|kettle|coffee|mug|teacup|flask', 'お茶|麦茶|やかん|コーヒー|マグカップ|湯のみ|水筒|急須'],
  doctor: ['dentist|doctor|nurse|hospital', '歯医者|病院|診察|待合室'],
  family: [
    'mum|dad|gran|grandma|grandad|uncle|aunt|cousin|sister|brother',
    '母|父|祖母|おばあちゃん|おじいちゃん|親戚|いとこ|妹|弟|姉|兄',
  ],
  film: [
    'film|cinema|trailer|sequel|villain|hero|director|premiere|popcorn',
    '映画|予告編|ラスボス|主人公|監督|ヒーロー|悪役|最終回|ドラマ|上映',
  ],
  fridge: ['fridge|freezer|magnet', '冷蔵庫|冷凍庫|マグネット|磁石'],
  furniture: [
    'sofa|chair|armchair|cushion|wardrobe|drawer|bench',
    'ソファ|椅子|いす|座布団|クッション|たんす|引き出し|ベンチ',
  ],
  game: [
    'level|boss|console|controller|chess|quiz|rock-paper-scissors',
    'ゲーム|ボス|将棋|オセロ|クイズ|じゃんけん|ガチャ|セーブ|リセマラ|勇者',
  ],
  ghost: ['ghost|haunted|vampire|zombie|spirit', '幽霊|おばけ|お化け|吸血鬼|ゾンビ|妖怪|肝試し'],
  kitchen: [
    'soup|spoon|pan|oven|saucepan|noodle|pasta|stew|microwave|gravy',
    'スープ|味噌汁|みそ汁|鍋|フライパン|カレー|ラーメン|うどん|炊飯器|レンジ|おでん|シチュー',
  ],
  library: ['library|librarian|chapter|bookmark', '図書館|図書室|司書|しおり|辞書'],
  lift: ['lift|elevator|escalator', 'エレベーター|エスカレーター'],
  office: [
    'meeting|printer|stapler|office|boss|receipt|invoice|spreadsheet',
    '会議|コピー機|ホチキス|名刺|残業|受付|書類|印鑑|ハンコ|議事録',
  ],
  museum: ['museum|statue|gallery|sculpture|exhibit', '美術館|博物館|銅像|彫刻|展示|石像'],
  music: [
    'piano|choir|guitar|orchestra|karaoke|song|drummer|trumpet|recorder',
    'ピアノ|合唱|ギター|オーケストラ|カラオケ|太鼓|リコーダー|伴奏|吹奏楽',
  ],
  neighbour: ['neighbour|postman|landlord', '近所|隣の人|お隣|大家|回覧板'],
  party: ['party|balloon|wedding|confetti|piñata', 'パーティー|風船|結婚式|クラッカー|披露宴'],
  phonecall: ['voicemail|ringtone|chat|emoji|sticker', '留守電|着信|既読|スタンプ|グループ通話|絵文字'],
  post: [
    'parcel|postcard|letterbox|delivery|courier|stamp|envelope',
    '荷物|小包|宅配|宅急便|はがき|ハガキ|封筒|切手|不在票|置き配',
  ],
  rail: ['train|platform|station|ticket|carriage|railway', '電車|駅|改札|新幹線|切符|車掌|ホーム|終電|始発'],
  school: [
    'teacher|classroom|homework|school|detention|register|blackboard|headmaster|pupil',
    '先生|教室|宿題|学校|黒板|校長|給食|朝礼|席替え|転校|通知表|居残り',
  ],
  sea: ['boat|ship|sailor|lighthouse|harbour|beach|iceberg|captain', '船|港|灯台|海|砂浜|氷山|船長|ビーチ'],
  shoes: ['sock|shoe|slipper|shoelace', '靴下|靴|スリッパ|長靴|靴ひも'],
  shop: [
    'shop|till|supermarket|trolley|checkout|cashier',
    'レジ|スーパー(?!マン)|店員|コンビニ|買い物かご|試食|自販機|福引',
  ],
  shopkeeper: ['waiter|menu|restaurant|barista', 'ウェイター|店長|メニュー|レストラン|注文'],
  snack: [
    'crisps|chips|chocolate|sweets|popsicle|cheese|cereal',
    'プリン|アイス(?!ブ)|ポテト|チョコ|飴|おやつ|駄菓子|せんべい|チーズ(?!。|」)',
  ],
  space: ['moon|astronaut|rocket|planet|alien|spaceship|satellite', '月面|宇宙|ロケット|惑星|衛星|宇宙人'],
  sport: [
    'goalkeeper|referee|penalty|marathon|trophy|podium|stadium|whistle',
    'ゴール|審判|マラソン|優勝|トロフィー|表彰台|球場|運動会|リレー|ホイッスル',
  ],
  stage: [
    'stage|applause|spotlight|comedian|audience|magician|theatre',
    '舞台|拍手|客席|スポットライト|手品|お笑い|漫才|幕|落語',
  ],
  stairs: ['stairs|staircase|ladder|banister', '階段|はしご|手すり'],
  ticket: ['queue|counter', '行列|番号札|窓口|待ち時間'],
  vegetable: [
    'potato|carrot|onion|broccoli|turnip|cabbage|pea|tomato|cucumber|parsnip',
    'じゃがいも|にんじん|玉ねぎ|ブロッコリー|大根|キャベツ|トマト|きゅうり|ピーマン|なす(?!り)',
  ],
  weather: ['umbrella|rain|raincoat|forecast|fog|thunder|snow', '傘|雨|天気予報|霧|雷|雪|台風'],
  wildlife: [
    'bear|lion|wolf|shark|dinosaur|crocodile|bat|bee|moth|spider',
    '熊|クマ(?!が)|ライオン|狼|オオカミ|サメ|恐竜|ワニ|コウモリ|蜂|蛾|クモ|蚊',
  ],
} as const satisfies Readonly<Record<string, readonly [en: string, ja: string]>>;

export type Family = keyof typeof LEXICON | Runner;

/** What a key's own fact is about is the stage of its lines and not their picture. */
const STAGES: Readonly<Partial<Record<Tag, readonly Family[]>>> = {
  'told.just-woke': ['bed', 'clock'],
  'told.before-work': ['office', 'clock', 'rail'],
  'told.after-sport': ['sport'],
  'told.night-out': ['party', 'music'],
  'told.exams': ['school'],
  'told.homework': ['school'],
  'told.waiting': ['ticket', 'rail'],
  'told.travelling': ['airport', 'rail', 'bus', 'car'],
  'told.holiday': ['sea', 'airport'],
  'told.rainy-day': ['weather'],
  'told.cooking': ['kitchen', 'vegetable', 'baking'],
  'told.birthday': ['party', 'baking'],
  'told.first-day': ['school', 'office'],
  'told.moving-house': ['post', 'furniture', 'car'],
  'about.student': ['school'],
  'about.first-job': ['office'],
  'about.office': ['office'],
  'about.shift-work': ['clock', 'bed'],
  'about.barista': ['drink', 'shopkeeper'],
  'about.teacher': ['school'],
  'about.gamer': ['game'],
  'about.reader': ['library'],
  'about.in-a-band': ['music'],
  'about.dancer': ['stage', 'music'],
  'about.runner': ['sport', 'shoes'],
  'about.football': ['sport'],
  'about.cook': ['kitchen', 'vegetable', 'baking'],
  'about.cat-person': ['cat'],
  'about.dog-person': ['dog'],
  'about.parent': ['family'],
  'about.commuter': ['rail', 'bus', 'car'],
  'about.night-owl': ['bed', 'bird'],
  'about.early-bird': ['bed', 'clock', 'bird'],
  'daytime.early': ['clock', 'bed', 'bird'],
  'daytime.late': ['clock', 'bed'],
};

const isFamily = (name: string): name is keyof typeof LEXICON => Object.hasOwn(LEXICON, name);
const WORDED = Object.keys(LEXICON).filter(isFamily);

/** All families, running jokes included. */
export const FAMILIES: readonly Family[] = [...WORDED, ...RUNNERS];

const ENGLISH: ReadonlyMap<string, Family> = new Map(
  WORDED.flatMap((name) => LEXICON[name][0].split('|').map((word) => [word, name] as const)),
);
/** A named group a family, so that a line is read once. */
const JAPANESE = new RegExp(WORDED.map((name) => `(?<${name}>${LEXICON[name][1]})`).join('|'), 'gu');

const inEnglish = (line: string): (Family | undefined)[] =>
  (line.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/gu) ?? []).map(
    (word) =>
      ENGLISH.get(word) ?? ENGLISH.get(word.replace(/s$/u, '')) ?? ENGLISH.get(word.replace(/es$/u, '')),
  );

const inJapanese = (line: string): (Family | undefined)[] =>
  [...line.matchAll(JAPANESE)].map(({ groups = {} }) => WORDED.find((name) => groups[name] !== undefined));

const READ: Readonly<Record<Lang, (line: string) => (Family | undefined)[]>> = {
  en: inEnglish,
  ja: inJapanese,
};

/** The families that a line names, none mostly. @param on the tags that it stands under */
export function familiesIn(line: string, lang: Lang, on: readonly Tag[] = []): readonly Family[] {
  const found = new Set(READ[lang](line).filter((family) => family !== undefined));
  if (found.size === 0) return [];
  const stage = new Set(on.flatMap((tag) => STAGES[tag] ?? []));
  return [...found].filter((name) => !stage.has(name));
}
