/** The words by which a line says something of a face or its person (claimed.ts). */
import type { ClaimRule } from './claim-rule.ts';

const GARMENTS =
  'hats?|caps?|beanies?|helmets?|hoods?|hijabs?|turbans?|scar(?:f|ves)|shirts?|t-?shirts?|blouses?|jumpers?|hoodies?|sweaters?|cardigans?|jackets?|coats?|ties?|bow ties?|collars?|dress(?:es)?|uniforms?|necklaces?|earrings?|jewell?ery|watch(?:es)?';
const COLOURS = 'red|blue|green|yellow|pink|brown|purple|orange|white|black|grey|gray';
/** The person themselves, a few words before what they are. */
const YOU =
  "\\b(?:you(?:'re| are| look(?:ed)?)?|your(?:self)?|(?:that|this) (?:face|look|expression)|the (?:face|eyes|look|expression))\\b";

export const OF_A_FACE: readonly ClaimRule[] = [
  {
    of: ['expression.smile', 'expression.big-smile', 'strength.smile', 'mouth.teeth'],
    words: {
      en: /\b(?:smil(?:e|es|ed|ing|ey)|grin(?:s|ned|ning)?|beaming)\b/iu,
      ja: /笑顔|笑み|えがお|にっこり|ニッコリ|にこ(?:にこ|っ)|ニコ|ほほえ|微笑|スマイル|[にニ][やヤ][りリ]|笑って(?:いる|る)(?:顔|君|人)/u,
    },
  },
  {
    of: ['expression.serious', 'expression.neutral', 'expression.tense', 'strength.composure'],
    words: {
      en: /\b(?:frown\w*|scowl\w*|stern(?:ly)?|unsmiling|straight[- ]faced?|straight face|poker[- ]faced?|poker face|serious (?:face|look|expression)|deadpan)\b/iu,
      ja: /真顔|まがお|むすっ|仏頂面|無表情|ポーカーフェイス|(?<!た)しかめ|真剣な(?:顔|目|表情)|きりっ|キリッ/u,
    },
  },
  {
    of: ['expression.surprised', 'mouth.open'],
    words: {
      en: new RegExp(`${YOU}[^.!?]{0,24}\\b(?:surprised?|shock(?:ed)?|startled|astonished|alarmed)\\b`, 'iu'),
      ja: /(?:驚|びっくり)(?:いた|した)?(?:顔|目|表情)/u,
    },
  },
  {
    of: [
      'expression.sleepy',
      'told.just-woke',
      'skin.darkCircles.',
      'daytime.late',
      'daytime.early',
      'repeat.expression',
    ],
    words: {
      en: new RegExp(
        `${YOU}[^.!?]{0,24}\\b(?:sleepy|tired|exhausted|drowsy|half[- ]asleep|yawn\\w*|knackered)\\b`,
        'iu',
      ),
      ja: /(?:眠そう|ねむそう|寝ぼけ|疲れた?|くたびれた?)(?:な|た)?(?:顔|目|表情)|目が半分/u,
    },
  },
  {
    of: ['mouth.open', 'expression.surprised'],
    words: {
      en: /\b(?:open[- ]mouthed|mouth(?:'s| is| was|) (?:wide |hanging |left )?open|jaw (?:dropped|on the floor))\b/iu,
      ja: /口(?:が|を|は)(?:開|あ[いけ]|ぽかん)|開いた口|ぽかん/u,
    },
  },
  {
    of: ['mouth.teeth'],
    words: { en: /\b(?:teeth|tooth)\b/iu, ja: /歯(?!医者|ブラシ|車|磨|みがき|科|が立た|ごたえ)/u },
  },
  {
    of: ['frames.dark'],
    words: {
      en: /\b(?:sun)?glasses|\bshades\b|\bspec(?:s|tacles)\b/iu,
      ja: /サングラス|メガネ|眼鏡|めがね|グラサン/u,
    },
  },
  {
    of: ['hair.fringe', 'told.new-haircut'],
    words: {
      en: /\b(?:hair(?!dryers?\b)\w*|fringe|bangs|curls?|ponytails?|pigtails|blond[e]?|brunette|bald\w*|bedhead|quiff|parting)\b/iu,
      ja: /髪|ヘア|かみの毛|寝ぐせ|寝癖|ポニーテール|金髪|茶髪|アホ毛|つむじ|もみあげ/u,
    },
  },
  // What nobody measures, and what no fact may say (decisions/facts-are-coarse).
  {
    of: [],
    words: {
      en: new RegExp(
        [
          '\\b(?:beards?|bearded|moustaches?|mustaches?|stubbl[ey]|goatees?|sideburns|freckl\\w*|dimpl\\w*|lipstick|make-?up|mascara|eyeliner|eyelash(?:es)?|piercings?|tattoos?|earrings?|necklaces?|selfie stick|photobomb\\w*)\\b',
          `\\b(?:your|wearing|the|that|those) (?:\\w+ ){0,2}(?:${GARMENTS})\\b`,
          `\\b(?:${COLOURS})[- ](?:\\w+ )?(?:${GARMENTS}|eyes)\\b`,
          '\\byour (?:boyfriend|girlfriend|husband|wife|ex|kids?|children|baby|friends?)\\b',
          '\\b(?:man|woman|person|people|someone|somebody|friend|cat|dog|plant|picture|poster|door|window|lamp) behind you\\b',
          '\\byour score\\b|\\b(?:per ?cent|percent)\\b',
        ].join('|'),
        'iu',
      ),
      ja: /(?:うしろ|後ろ)の(?:犬|猫|海|山|ビル|木|友だち)|ひげ|ヒゲ|髭|そばかす|えくぼ|口紅|リップ(?!サービス)|メイク(?!ドラマ)|化粧(?!水)|マスカラ|まつげ|ピアス|イヤリング|ネックレス|タトゥー|帽子|キャップ|ニット帽|マフラー|ネクタイ|(?:その|お|あの)?(?:シャツ|パーカー|セーター|ジャケット|コート|制服|洋服|服)(?:が|は|の(?:色|柄)|も)|(?:赤|青|緑|黄色|白|黒|ピンク)い?の?(?:シャツ|服|パーカー|セーター|コート|目)|彼氏|彼女が|旦那|奥さん|点数|パーセント|[%％]/u,
    },
  },
];
