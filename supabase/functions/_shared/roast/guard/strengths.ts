/**
 * Words by which the last line is known as a strength, and words that turn a strength into a dig.
 * Regular-expression sources per language; English as whole words. Data only.
 */
import type { Lang } from '../../vocabulary.ts';

export const STRENGTH_MARKERS: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'love(?:ly|d|s)?|adore|great(?:est)?|good|best|better|wonderful(?:ly)?|beautiful(?:ly)?|gorgeous|brilliant(?:ly)?|superb|excellent|fantastic|amazing|perfect(?:ly)?|iconic|legend(?:ary)?|star|stars|immaculate|outrageous talent|lovely',
    'proud|brave(?:st)?|bold(?:est)?|strong|strength|calm|composure|confidence|confident|fearless|nerves? of steel|presence|charm(?:ing|ed)?|warm(?:th|er)?|kind(?:est|ness|ly)?|bright(?:er)?|fresh|awake|thriving|glow(?:ing)?|well kept|cared for|in form|at ease',
    'talent(?:ed)?|gift|gifted|instinct|taste|style|craft|eye for|smile|win|wins|winning|won|respect|applause|deserve[sd]?|earned|shine|shines|heart|humou?r|favou?rite|favou?rites|success|real|radiant|beautifully|pro|well done|good sport|pay(?:ing)? for lunch|belong|team|clear|clean',
  ],
  ja: [
    '素敵|すてき|ステキ|素晴らし|すばらし|最高|すごい|凄い|えらい|偉い|立派|さすが|見事|完璧|いい|良い|よい|よく|良さ|好き|大好き|魅力|輝|きらめ|光(?:って|る|り)|明る|あたたか|温か|暖か|やさし|優し|強い|強み|強さ|勇気|自信|堂々|落ち着|穏やか|笑顔|ほほえ|微笑|笑え|にこ|元気|生き生き|いきいき|すこやか|健やか|整って|整った|きれい|綺麗|美し|つや|透明感|なめらか|うるお|澄ん|センス|才能|味方|誇|ほこ|拍手|勝ち|勝って|勝利|合格|満点|花丸|はなまる|宝|似合|惚れ|ほれ|尊敬|敬意|愛(?:さ|し|せ|嬌|おし|がある)|本物|大切|大事|応援|楽し|かっこいい|カッコいい|格好いい|主役|スター|プロ|名人|天才|一流|上等|抜群|ばつぐん|ピカイチ|お手本|武器|伝わ|うれし|嬉し|ありがと|頼も|たのもし|まぶし|眩し|ちゃんと|感心|感動|幸せ|しあわせ|和(?:む|み|やか)|ほっと|安心|上手|じょうず|うまい|巧み|丁寧|ていねい|才|粋|絵になる|頑張|がんば|努力|負け(?:ま|ました)|降参|完敗|脱帽|無敵',
  ],
};

export const DIG_MARKERS: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'unfortunately|sadly|too bad|worst|worse|terrible|awful|horrible|dreadful|atrocious|embarrass(?:ing|ment)|a mess|messy|a disaster|disastrous|ruined|fails?|failed|failure|poor(?:ly)?|lacking|lacks?|dull|boring(?! evening)|bland|if only|shame|regret|sorry|unfixable|hopeless|beyond (?:help|repair|saving)|bad (?:skin|face|look|lighting|light|photo)|not (?:great|good|bad enough|your best)|could be (?:better|worse)|pity|ruins?|dirty|greasy|unkempt|wreck|trash|never improve|no hope|hate|terribl[ey]|tragic|needs? (?:work|help|fixing)|still (?:bad|ugly|terrible|awful)|except (?:for )?your|clog\\w*|neglect\\w*',
  ],
  ja: [
    '残念|ざんねん|最悪|最低|ひどい|酷い|ダメ(?!ージ)|だめ(?=[^ぁ-ん]|です|だ|な)|台無し|台なし|手遅れ|汚い|きたない|不潔|みっともな|見るに堪え|お粗末|情けな|がっかり|失敗|惜しい|足りな|物足り|物足ら|恥|いまいち|イマイチ|今ひとつ|地味|暗い(?:顔|人)|つまらな|絶望|無理|諦め|あきらめ|可哀想|かわいそう|嫌い|きらい|下手|へた|ボロ|ぼろ|荒れ|くすん|テカ|直したほう|なんとかし|どうにかし|もっと努力し',
  ],
};
