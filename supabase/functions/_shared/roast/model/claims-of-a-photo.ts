/** The words by which a line says something of a photo, its moment or its history (claimed.ts). */
import type { ClaimRule } from './claim-rule.ts';

export const OF_A_PHOTO: readonly ClaimRule[] = [
  {
    of: [
      'light.dim',
      'light.uneven',
      'light.hard',
      'background.dark',
      'backdrop.black',
      'frames.dark',
      'repeat.light',
      'lightFrom.',
      'tone.mono',
      'daytime.late',
      'daytime.evening',
      'daytime.early',
      'told.night-out',
    ],
    words: {
      en: /\b(?:dim(?:ly|mer)?|gloom\w*|murk\w*|unlit|pitch[- ]black|(?:so|too|very|this|it's|that|how) dark|darkness|in the dark)\b/iu,
      ja: /暗(?:い|く|さ|が|す|闇)|薄暗|真っ暗|闇/u,
    },
  },
  {
    of: [
      'light.harsh',
      'light.hard',
      'light.great',
      'light.good',
      'strength.light',
      'background.bright',
      'backdrop.white',
      'repeat.light',
      'lightFrom.',
      'light.uneven',
    ],
    words: {
      en: /\b(?:glaring|overexposed|blinding(?:ly)?|dazzl\w*|floodl\w*|(?:so|too|very|this) bright|well[- ]lit|(?:lovely|perfect|great|good|beautiful|flattering|gorgeous) light(?:ing)?)\b/iu,
      ja: /まぶし|眩し|まばゆ|明るすぎ|白飛び|白とび|(?:いい|よい|良い|きれいな|すてきな|最高の)光/u,
    },
  },
  {
    of: [
      'light.',
      'lightFrom.',
      'strength.light',
      'strength.vibe',
      'repeat.light',
      'background.dark',
      'background.bright',
    ],
    loose: true,
    words: {
      en: /\b(?:light(?:ing|s|bulb)?|lit|lamps?|bulbs?|dark\w*|bright\w*|shadow\w*|sun\w*|torch|candle|glow\w*)\b/iu,
      ja: /光|明|暗|影|照明|ライト|電気|電球|ランプ|太陽|日差し|まぶし/u,
    },
  },
  {
    of: ['sharpness.soft', 'scenery.blurred'],
    words: {
      en: /\b(?:blur\w*|out of focus|unfocus\w*|fuzzy|smudg\w*)\b/iu,
      ja: /ぼけ(?!る|た人)|ボケ|ぼやけ|ブレ|ピンぼけ|ピントが(?:合っていな|合わな|外れ|来な|迷|甘)/u,
    },
  },
  {
    of: ['sharpness.crisp', 'sharpness.fine', 'strength.vibe'],
    words: {
      en: /\b(?:pin[- ]sharp|razor[- ]sharp|crisp(?:ly|ness)?(?! packet)|in (?:perfect )?focus|high definition)\b/iu,
      ja: /くっきり|はっきり写|鮮明|ピントが?(?:ぴったり|合って(?:い|る|ます)|完璧)/u,
    },
  },
  {
    of: ['framing.close', 'shot.cut', 'repeat.framing'],
    words: {
      en: /\b(?:(?:so|too|this|very|extreme) close(?:[- ]up)?|close[- ]up|(?:fills?|filling) the (?:frame|screen|picture))\b/iu,
      ja: /近すぎ|どアップ|アップすぎ|至近|画面いっぱい/u,
    },
  },
  {
    of: ['framing.far', 'shot.ceiling', 'repeat.framing'],
    words: {
      en: /\b(?:(?:so|too|this|that) far (?:away|off|back)|far[- ]away|from (?:a|this) distance|tiny in the)\b/iu,
      ja: /遠すぎ|遠い[、。]|遠く(?:に|から|の)(?:顔|人|いる)|豆粒/u,
    },
  },
  {
    of: ['framing.tilted', 'tilt.', 'repeat.framing'],
    words: {
      en: /\b(?:tilt\w*|slant\w*|diagonal(?:ly)?|lopsided|lean(?:s|ing|ed)? (?:to|towards|over)|(?:at|on) an angle)\b/iu,
      ja: /傾|かたむ|斜め|ななめ|かしげ/u,
    },
  },
  {
    of: [
      'lightFrom.',
      'tilt.',
      'light.uneven',
      'light.hard',
      'framing.turned',
      'framing.off-centre',
      'framing.tilted',
      'gaze.aside',
      'repeat.',
    ],
    words: {
      en: /\b(?:(?:on|to|from|at) (?:the|your) (?:left|right)(?! (?:time|place|moment|side of))|(?:left|right)[- ](?:side|hand|cheek|half)|one (?:cheek|side of (?:the|your) face)|half (?:the|your|a) face)\b/iu,
      ja: /(?:左|右)(?:側|端|半分|のほっぺ|の頬|ほお|から)|(?:顔|片方|かたほう)(?:の)?半分|半分だけ/u,
    },
  },
  {
    of: ['framing.turned', 'gaze.aside', 'repeat.framing'],
    words: {
      en: /\b(?:in profile|side[- ]on|turned (?:away|to)|looking (?:away|aside|elsewhere|past)|eyes? (?:are|is)? ?elsewhere|glanc(?:e|es|ing) (?:away|aside|off))\b/iu,
      ja: /横顔|横を向|横向き|そっぽ|よそ見|目をそら|視線が?(?:それ|外れ|よそ)|カメラの(?:外|向こう)を見/u,
    },
  },
  {
    of: ['gaze.camera'],
    words: {
      en: /\b(?:eye contact|(?:look|looks|looking|looked|stare|stares|staring|stared|gaze|gazes|gazing) (?:\w+ )?(?:at|into|down) (?:the |my )?(?:camera|lens)|staring (?:at|into))\b/iu,
      ja: /カメラ目線|目が合(?:う|い|っ)|レンズを(?:まっすぐ|じっと|見)|まっすぐ(?:な目|こちらを見|見て)/u,
    },
  },
  {
    of: ['framing.chin-up', 'framing.chin-down', 'repeat.framing'],
    words: {
      en: /\b(?:(?:chin|head) (?:is |was |held |went |'s )?(?:up|down|raised|lowered|high)|look(?:s|ing|ed)? (?:up|down) (?:at|on|from)|nose in the air)\b/iu,
      ja: /(?:あご|顎|頭|顔)を(?:上げ|引[いき]|下げ|ふせ|伏せ)|見上げ|見下ろ|うつむ|上を向|下を向/u,
    },
  },
  {
    of: ['shot.cut', 'framing.close'],
    words: {
      en: /\b(?:cropped|(?:top of )?(?:your|the) (?:head|forehead) (?:is |was |got |has been )?(?:cut|missing|outside|gone|off))\b/iu,
      ja: /見切れ|(?:頭|おでこ)が(?:切れ|ない|入って|はみ)|トリミング/u,
    },
  },
  {
    of: ['framing.off-centre', 'framing.turned', 'repeat.framing'],
    words: {
      en: /\b(?:off[- ]cent(?:re|er)|(?:edge|corner|side) of the (?:frame|picture|photo))\b/iu,
      ja: /(?:真ん中|中心|中央)(?:から|に)(?:ずれ|外れ|いな|はず)|(?:画面|写真)の(?:端|はし|すみ|隅)/u,
    },
  },
  {
    of: ['framing.great', 'strength.vibe'],
    words: {
      en: /\b(?:(?:dead|perfectly) cent(?:re|er)d?|perfect(?:ly)? framed?|perfect framing)\b/iu,
      ja: /(?:ど真ん中|構図が?(?:完璧|ぴったり|見事|いい))/u,
    },
  },
  {
    of: ['tone.mono'],
    words: {
      en: /\b(?:monochrome|black[- ]and[- ]white|gr[ea]yscale|sepia)\b/iu,
      ja: /白黒|モノクロ|セピア/u,
    },
  },
  {
    of: ['background.', 'backdrop.', 'scenery.', 'strength.vibe'],
    words: {
      en: /\b(?:behind you|background|backdrop|wall behind)\b/iu,
      ja: /背景|(?:うしろ|後ろ)の(?!席|列)|背後/u,
    },
  },
  {
    of: ['background.busy'],
    words: {
      en: /\bbehind you[^.!?]{0,20}\b(?:mess|pile|heap|clutter\w*|crowd|laundry)\b|\bclutter\w*/iu,
      ja: /(?:背景|うしろ|後ろ|部屋)が(?:にぎやか|ごちゃ|散らか|もりだくさん)/u,
    },
  },
  ...(['red', 'blue', 'green', 'yellow', 'pink', 'brown', 'white', 'black', 'grey'] as const).map(
    (colour): ClaimRule => ({
      of: [
        `backdrop.${colour}`,
        ...(colour === 'black' ? ['background.dark'] : colour === 'white' ? ['background.bright'] : []),
      ],
      words: {
        en: new RegExp(
          `\\b${colour === 'grey' ? 'gr[ea]y' : colour} (?:wall|backdrop|background|curtain)s?\\b`,
          'iu',
        ),
        ja: new RegExp(
          `(?:${{ red: '赤', blue: '青', green: '緑', yellow: '黄色', pink: 'ピンク', brown: '茶色', white: '白', black: '黒', grey: '灰色|グレー' }[colour]})い?の?(?:壁|背景|カーテン)`,
          'u',
        ),
      },
    }),
  ),
  {
    of: ['daytime.', 'told.just-woke', 'told.before-work', 'told.night-out', 'told.first-day'],
    words: {
      en: /\b(?:this (?:morning|evening|afternoon)|tonight|in the middle of the night|at this hour|so late|so early|just woke|woke up)\b/iu,
      ja: /今朝|今夜|今晩|夜ふけ|夜中|深夜|真夜中|早朝|寝起き|起きたて|起き抜け|こんな時間/u,
    },
  },
  {
    of: ['repeat.', 'tries.', 'gap.', 'trend.', 'best.yes'],
    words: {
      en: /\b(?:last (?:photo|time|week)|(?:photo|face|light|pose) again|same \w+ again|as (?:always|usual)|your usual|yesterday's|personal best|(?:best|finest) (?:photo |one )?(?:yet|so far)|(?:second|third|fourth|fifth) (?:photo|try|attempt|take))\b/iu,
      ja: /また(?:この|同じ)|いつもの(?:顔|光|角度)|前回|昨日の写真|新記録|自己ベスト|(?:今まで|これまで)で(?:一番|最高)|[二三四五六七八九]枚目/u,
    },
  },
  {
    of: ['skin.', 'strength.skin'],
    loose: true,
    words: {
      en: /\b(?:skin|pores?|spots?|cheeks?|shin\w*|glow\w*|circles|eyes)\b/iu,
      ja: /肌|毛穴|ほっぺ|頬|つや|ツヤ|目/u,
    },
  },
  {
    of: ['told.', 'about.', 'level.', 'source.', 'daytime.', 'tries.', 'gap.', 'trend.', 'best.', 'repeat.'],
    loose: true,
    words: {
      en: /\b(?:exams?|revis\w+|monday|friday|homework|wait\w*|travel\w*|holiday|rain\w*|cook\w*|haircut|birthday|first|box(?:es)?|woke|bed|work|gym|sport|night|morning|evening|afternoon|day|hour|owl|student|school|job|office|shift|coffee|teach\w*|cod(?:e|er|ing)|gam(?:e|er|ing)|book\w*|read\w*|paint\w*|band|danc\w*|run\w*|cycl\w*|bike|football|plants?|cats?|dogs?|parent|kids|commut\w*|train|routine|cream|camera|album|photo|again|last|weeks?|months?|best)\b/iu,
      ja: /試験|テスト|月曜|金曜|宿題|待|旅|休|雨|料理|髪|誕生日|初|引っ越|朝|昼|夕|夜|起|仕事|運動|学|会社|夜勤|コーヒー|先生|コード|ゲーム|本|絵|バンド|ダンス|走|自転車|サッカー|植物|猫|犬|親|通勤|電車|手入れ|カメラ|アルバム|また|前|日|週|月|年|一番/u,
    },
  },
];
