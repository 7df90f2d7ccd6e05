/**
 * What an English line may claim of a body: nothing of size, shape, number, age or worth. Built of nouns and of words that
 * measure or compare, so that a line is refused whose very words no list holds. What a face does (looks aside, shines,
 * is half in the dark) stays sayable: eyes may be wide, and an outline is described. Data only.
 */
import type { Claims } from './types.ts';

/** Parts that a joke measures. Not eyes and face: those are wide awake, half lit, in great shape. */
const PART =
  '(?:nose|nostrils?|jaw|jaws|jawline|jaw line|forehead|fore head|hairline|chins?|cheekbones?|cheeks?|ears?|earlobes?|teeth|tooth|front teeth|gums|neck|lips?|brows?|eyebrows?|unibrow|monobrow|skull|nostril|belly|tummy|stomach|waist|hips|thighs|torso|limbs|bum|bottom|bust|figure|physique|facial features|features)';
const WHOLE = '(?:face|head|hair|skin|eyes?|mouth|complexion|profile|body)';
const BE = "(?:is|are|was|were|'s|'re|s|looks?|looked|seems?|seemed|has got|has|got|gets|keeps getting)";
const MORE =
  '(?:a |an |the |so |too |very |really |rather |quite |just |pretty |that |this |as |kind of |sort of |a bit |a little |a touch |way |far |much |such |somewhat |distinctly |frankly |frighteningly |impressively |unreasonably |remarkably )';
const SIZE =
  '(?:big|bigger|biggest|huge|huger|enormous|large|larger|largest|oversized?|outsized?|gigantic|giant|massive|vast|immense|monumental|colossal|mammoth|bulky|broad|broader|tiny|tinier|small|smaller|smallest|undersized|long|longer|longest|short|shorter|narrow|narrower|thin|thinner|thick|thicker|fat|fatter|flat|flatter|pointy|pointier|pointed|crooked|bent|hooked|bulbous|bulging|lopsided|uneven|asymmetric(?:al)?|misshapen|wonky|squashed|saggy|sagging|droopy|drooping|floppy|protruding|receding|recessed|jutting|rounder|wide|wider|weak|prominent|plump|puffy|swollen|bloated|chunky|doughy|meaty|spotty|patchy|stubby|lumpy|greyer|grey|graying|greying|yellow|rotten|gappy)';
const MEASURE =
  '(?:(?:size|shape|length|width|height|weight|circumference|diameter|area|acreage|dimensions|proportions|scale|surface area|square footage) of|(?:visible|seen) from (?:space|the moon|mars)|(?:post|zip|area|dialling) ?codes?|(?:its|their|your) own (?:weather|gravity|climate|orbit|moon|time ?zone|passport|seat|ticket|entrance|fan|caption|address|map|flag|parliament|planning permission|postcode|zip)|gravitational pull|planning permission|time ?zones?|landing strip|runway|helipad|billboard|car park|parking lot|wide ?angle lens|panorama(?: mode)?|satellites?|sundial|ski (?:slope|jump|ramp)|load ?bearing|square (?:feet|metres|meters)|acres?|by the (?:kilo|pound|metre|acre|yard))';
const NUMBER =
  '(?:two|three|four|five|six|seven|second|third|fourth|extra|another|spare|multiple|several|more than one|a pair of|a couple of|half a dozen|\\d+)';
const CREATURE =
  '(?:pigs?|piglets?|hogs?|cows?|bulls?|bulldogs?|pugs?|dogs?|horses?|donkeys?|mules?|camels?|llamas?|goats?|sheep|whales?|hippos?|rhinos?|elephants?|walrus(?:es)?|seals?|manatees?|apes?|gorillas?|monkeys?|chimps?|baboons?|rats?|mice|mouse|hamsters?|chipmunks?|beavers?|moles?|weasels?|ferrets?|bats?|frogs?|toads?|newts?|lizards?|iguanas?|turtles?|tortoises?|fish|cod|trout|haddock|pufferfish|blobfish|anglerfish|slugs?|worms?|maggots?|spiders?|insects?|vultures?|pelicans?|toucans?|parrots?|buzzards?|turkeys?|ostrich(?:es)?|trolls?|goblins?|ogres?|orcs?|gnomes?|witch(?:es)?|ghouls?|zombies?|vampires?|scarecrows?|gargoyles?|monsters?|mummy|mummies|corpses?|skeletons?|skulls?|clowns?|neanderthals?|cavem[ae]n)';
const THING =
  '(?:potato(?:es)?|spuds?|turnips?|parsnips?|swedes?|cabbages?|cauliflowers?|pumpkins?|melons?|beetroots?|tomato(?:es)?|strawberr(?:y|ies)|raspberr(?:y|ies)|prunes?|raisins?|walnuts?|oranges?|orange peel|figs?|ham|hams|gammon|corned beef|meatloaf|mince|sausages?|pizzas?|dough|lard|suet|porridge|custard skin|pudding|dropped pie|pie dish|cheese grater|golf balls?|crumpets?|sponges?|sandpaper|gravel|tarmac|cobbles?|cobblestones?|moon(?:scape)?|craters?|boots?|old boot|feet|foot|elbows?|thumbs?|toes?|knees?|bricks?|breeze ?blocks?|shovels?|spades?|frying pans?|anvils?|buckets?|bins?|dustbins?|skips?|toilets?|plungers?|drains?|potholes?|satellite dish(?:es)?|dinner plates?|car doors?|barn doors?|wing mirrors?|tombstones?|gravestones?|graveyards?|broken fence|picket fence|piano keys?|beaks?|snouts?|trunks?|tusks?|muzzles?|coat hooks?|can openers?|ice ?rinks?|bowling balls?|bulbs?|balloons?|beach balls?|airbags?|deckchairs?|bin bags?|roadmaps?|road maps?|car crash|train wreck|shipwreck|accident|crime scene|(?:melting|melted) (?:candle|wax|ice cream)|wax|tree trunk|lamp ?posts?|wardrobes?|fridges?|sofas?|bouncy castle|mattress|sacks?|sack of \\w+|bag of \\w+|bags of \\w+)';
const COMPARED = `(?:like|as|resembl(?:es|ing|e)|reminds? (?:me|us|people|everyone) of|belongs? (?:on|to|in)|borrowed from|stolen from|made of|built like|could pass for|is basically|are basically|than)`;

export const enClaims: Claims = {
  nouns: `${PART}|${WHOLE}|${CREATURE}|${THING}|pores`,
  patterns: [
    // "that big, crooked nose", "your nose is a bit long", "nose the size of a shed", "chins, plural".
    `${SIZE}(?:,? \\w+)? ${PART}`,
    `${PART} (?:of yours )?${BE} ${MORE}{0,3}${SIZE}`,
    `(?:your|that|this|those|the|his|her) ${WHOLE} (?:of yours )?${BE} ${MORE}{0,3}(?:big|bigger|huge|enormous|large|oversized|gigantic|giant|massive|tiny|long|longer|flat|pointy|crooked|bulging|lopsided|asymmetric(?:al)?|misshapen|wonky|squashed|saggy|droopy|doughy|swollen|bloated|puffy|fat|plump|lumpy|thin|thinner|thinning|patchy)`,
    `(?:big|bigger|huge|enormous|oversized|gigantic|giant|massive|misshapen|wonky|squashed|saggy|sagging|doughy|bloated|swollen|lumpy|moonlike|moon like|rubbery|leathery|pitted|pock ?marked|pocked|cratered|pimply|pimpled|spotty|zitty|scarred|lopsided|thinning|misaligned) (?:\\w+ )?(?:${WHOLE})`,
    `(?<!(?:on|of) (?:your|that|the) )(?:${PART}(?: \\w+){0,6}|${WHOLE}(?: \\w+){0,2}) ${MEASURE}`,
    `${MEASURE} (?:\\w+ ){0,3}(?:your|that|those) (?:${PART}|${WHOLE})`,
    `(?<!one of )(?:your |those |with |has |have |got |grew |counted )${NUMBER} (?:more )?(?:chins?|foreheads?|noses?|necks?|bellies|stomachs)|chins,? (?:plural|and counting)|(?:your|those|several) (?:\\w+ )?chins(?= (?:arrived|have|are|and|keep|were|need|all|met|want)|[.,!]|$)|(?:all|both) (?:of )?your chins|chin count`,
    `(?<!more |lowered your |tucked your )(?:${PART}|${WHOLE})(?: of yours)?(?: ${BE})? (?:(?!down|up|in|on|out|back|forward|raised|tilted|lowered|left|right)\\w+ )?${COMPARED} (?:an? |the |two |some |old |my )*(?:\\w+ )?(?:${CREATURE}|${THING})(?: (?:face|nose|mouth|eyes))?`,
    `you(?:r face)?(?:'re| are| really| look| looks| looked)+ (?:like|resemble) (?:an? |the |some )?(?:\\w+ )?(?:${CREATURE}|${THING})(?=[.!?]|$)`,
    `(?:face|head|nose|skin|cheeks|ears|teeth) of an? (?:\\w+ )?(?:${CREATURE}|${THING})`,
  ],
};

/** Words that claim all by themselves. */
export const enBodyWords: readonly string[] = [
  'pock ?mark(?:s|ed)?|pocked|pitted (?:skin|face|cheeks)|crater(?:s|ed)?(?: (?:skin|face|cheeks|complexion))|(?:skin|face|cheeks|complexion|pores)(?: \\w+){0,4} craters?|crater ?(?:face|skin)|pizza ?(?:face|skin)|(?:moon|lunar) (?:face|surface|landscape|skin)|spot(?:ty|ted) (?:face|skin|teen|kid)|zit ?(?:face|farm|garden|city)|pimple ?(?:face|farm|garden|city)|pus|pustul\\w*|scabby|scabs?|warts?|warty|blackhead (?:farm|city|colony)|dandruff|greasy (?:hair|skin|face)|oil(?:y)? slick|bum ?fluff|monobrow|unibrow|turkey neck|moobs|wattles?|saddlebags|bingo wings|tombstone teeth|gap ?tooth(?:ed)?|gummy smile|overbite|underbite|weasel ?faced?|ferret ?faced?|moon ?face|fish ?face|horse ?teeth|rabbit teeth|goofy teeth|buck ?tooth(?:ed)?|jug ?ears?|dumbo ears?|elephant ears?|potato ?(?:face|head|nose)|egg ?head(?:ed)?|slap ?head|cone ?head|big ?head(?:ed)?|lardarse|lard ?(?:bucket|face)|fat ?so|porker|porkers|tubster|heifer|heffer|land ?whale|blimp|butterball|roly ?poly|dump(?:y|ier)|stumpy|squat|tubbier|rotund|corpulent|stout|paunch(?:y)?|spare tyre|spare tire|beanpole|bag of bones|all (?:skin and bones|ribs)|string bean|runt|titch|shorty|dumpling (?:face|cheeks)|hamster cheeks|chipmunk cheeks',
];
