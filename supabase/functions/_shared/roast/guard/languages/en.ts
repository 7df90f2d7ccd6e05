/** The rules of English. Regular-expression sources, matched as whole words on the readings of a text. Data only. */
import type { Lexicon } from '../reasons.ts';
import { enBodyWords, enClaims } from './en-claims.ts';
import type { LanguageRules } from './types.ts';

const SKIN_TINT =
  '(?:dark|darker|pale|paler|white|whiter|black|blacker|brown|yellow|fair|fairer|light|lighter|tan|tanned|olive|ebony|ivory|dusky|swarthy|pasty|ashy|ghostly|coloured|colored)';
const ORIGIN =
  '(?:asian|african|american|european|caucasian|latin[oax]|hispanic|mexican|arab|arabic|indian|chinese|japanese|korean|filipin[oa]|turkish|russian|polish|nigerian|jamaican|jewish|ethnic|oriental|western|eastern|foreign|native|aboriginal|slavic|middle eastern|black|white|brown)';

const lexicon: Lexicon = {
  body: [
    ...enBodyWords,
    'eat(?:s|ing)? too much|skip(?:ped|s)? (?:leg|salad) day|thin lips|hairline (?:is|has|went|left|ran|keeps|says)|head or (?:a|is that)|a diet (?:would|might|could|will)|(?:bad|good|poor|great) genes|genetics',
    'hit(?:ting|s)? the buffet|cho?nk(?:y|ier|er|s)?(?: boy| girl)?|chunky (?:cheeks?|face|chin)|schnoz+(?:le)?s?|snouts?|honkers?|flat ?chest(?:ed)?|(?:big|busty|full) ?(?:chested|breasted)|as (?:round|big|fat|wide|huge|large) as an?|(?:a |real |beached |you )whale(?! of a (?:time|day))|^whales?(?=[.!?]*$)|whale (?:face|body|of a (?:face|portrait|photo))|tub of lard|wide load|snaggle ?tooth(?:ed)?',
    'fat(?! (?:chance|free|layer|dollop|blob))(?:ter|test|ty|so|ties|ass|face|head)?',
    'obes(?:e|ity)|(?:over|under)weight|chubb(?:y|ier|iness)|tubby|porky|pudgy|podgy|lardy?|lard ?ass|blubber',
    'skinny(?! (?:jeans|latte))|scrawny|lanky|bony|gaunt|emaciated|an[ao]rex\\w*|bulimi\\w*|stocky|flabby|flab|jowls?|jiggl\\w*',
    '(?:lose|losing|lost|gain|gaining|gained|put on|drop|shed|watch) (?:some |a bit of |a little |your |that |the )?(?:weight|pounds|kilos|kg|lbs)',
    '(?:your|body) (?:weight|figure|waist|waistline|belly|tummy|gut|thighs?|hips|bmi)|weight loss|you weigh|how much (?:do )?you weigh|heavyset|plus size',
    '(?:lose|losing|lost|drop|shed) (?:a few|a couple of|some|\\d+|five|ten|twenty) (?:pounds|kilos|kg|lbs)',
    'calori(?:e|es|c)|bmi|crash diet|(?:go|going|be|start|need) (?:on )?a diet|slim(?:mer|ming)? (?:down|face|body|figure|waist)|slimming|lose the (?:belly|gut)',
    '(?<!sizes? )too (?:fat|thin|skinny|big|short|tall|heavy|large)(?= (?:for you|to be loved|a (?:face|body|nose))|$|[.!?,])',
    'double chins?|triple chins?|muffin tops?|love handles|beer (?:gut|belly)|pot belly|dad bod|man boobs|body (?:shape|type|fat|goals|odou?r|count)|dress size|thunder thighs|cankles',
    '(?:plump|puffy|chunky|pudgy|round|fat|wide|huge|massive) (?:girl|boy|person|body|figure|cheeked|arms|legs|neck)',
    '(?:big|huge|giant|enormous|massive|gigantic|crooked|weird|weirdly shaped|ugly|long|flat|fat|pointy|hooked|bulbous|bulging|beaky|droopy|floppy|deformed|lopsided|asymmetric(?:al)?|stubby|witch|potato|pig) (?:nose|noses|ears?|forehead|chin|lips?|jaw|jawline|teeth|head|neck)',
    '(?:weak|receding|no|non existent|missing) (?:chin|jaw|jawline|hairline)|(?:small|tiny|beady|squinty|slanted|slanty|slitty|piggy|bug|bulging|lopsided|uneven|crossed|cross|slant) ?eye[sd]?',
    '(?:your|that) (?:nose|forehead|jaw|head|ears?|teeth|chin|lips?|face|bone structure|jawline|skull) (?:is|are|looks?|has) (?:a (?:little|bit|touch|tad) )?(?:so |too |way too |really |very |quite |just )?(?:big|huge|massive|crooked|weird|fat|flat|long|wide|large|deformed|yellow|asymmetric(?:al)?|lopsided|uneven|enormous|round|off balance|off)',
    'bone structure|facial symmetry|asymmetrical face|crooked (?:face|smile)|lopsided face|buck ?teeth|(?:horse|moon|pizza|crater|frog|rat|dog|pie|pig|monkey|cow|toad|bulldog|troll) ?faced?|fivehead|big boned|bald(?:ing|y|ness)?|comb ?over|shrek',
    '(?:look|looks|looking|built|shaped|eat|eats|eating|face) like (?:a |an |the )?(?:\\w+ )?(?:pig|cow|whale|hippo|elephant|walrus|horse|monkey|ape|gorilla|chimp|rat|troll|ogre|goblin|witch|toad|frog|beached whale|skeleton|stick insect|twig|balloon animal|blob)',
    '(?:few |some |couple of )?extra (?:pounds|kilos|weight)|put down the (?:fork|spoon|donut|burger)|eat(?:ing)? less|second helpings?|built like an?|wide face|(?:nose|ears?|forehead|chin|teeth|lips)\\W+(?:\\w+\\W+){0,8}?(?:huge|enormous|massive|gigantic)|(?:nose|ears|forehead|chin) (?:arrive[sd]?|enter(?:s|ed)|walk(?:s|ed)) (?:in|into|five|ten|two|before|a|the)|jaw(?:line)? (?:went|is|has gone) missing',
    'midget|dwarf(?:ish)?|short ?arse|stick figure|walrus|piggy face|lay off the (?:\\w+)|skip (?:a meal|dinner|meals|dessert)|stop eating|starve (?:yourself|a bit)|(?:hit|join) the gym',
  ],
  attractiveness: [
    '(?:you|your face|that face) (?:look|looks|is|are) (?:so |really |just |pretty |absolutely )?(?:awful|terrible|horrible|horrendous|dreadful|atrocious)|(?:better|prettier|nicer) faces? (?:on|in|at)|ma(?:ke|kes|de) (?:babies|children|kids|people|dogs) (?:cry|scream|run)',
    'ug(?:ly|lier|liest|liness|o|z)|hideous|unattractive|repulsive|revolting|grotesque|disgusting|hag(?:gard)?|butter ?face|fugly|homely|eyesore|unsightly|monstrous|gargoyle|plain jane|unphotogenic|ghastly|vile',
    "(?:you|you're|youre|your face|face|skin|you are) (?:\\w+ )?(?:nasty|monster|trash|garbage)",
    "gross(?! (?:weight|income|sum))(?:er|est|ed out)?|yuck(?:y)?|e+w+|(?:very|so|pretty|just|kinda|is|are) mid(?= face|$|[.!?,])|^mid(?=$|[.!?,])|mid face|better luck next (?:face|life|head)|(?:find|finds|found|finding|call|calls) you (?:attractive|pretty|beautiful|handsome|cute|good looking)|dropped on (?:your|the|his|her) (?:face|head)|face only|stop a clock|hit (?:by|with) (?:a |the |every )?(?:\\w+ )?(?:bus|truck|branch|stick|shovel)|(?:dog|butt|fish|ass)(?:'s)? (?:breakfast|face)|(?:nature|god|evolution|genetics) (?:was|were|had|got|gave|went) (?:cruel|lazy|drunk|unkind|up)",
    '(?<!\\d)[0-9](?:\\.\\d)? ?(?:/|out of|from|over) ?(?:10|ten)(?!\\d)|(?:zero|one|two|three|four|five|six|seven|eight|nine) (?:out of|/) (?:ten|10)|(?:you|your?e|youre|ur|face|looks?|beauty|body|girl|boy|guy|person)(?:\\W+\\w+){0,4}?\\W+(?:10|ten) ?(?:/|out of) ?(?:10|ten)|(?:10|ten) ?(?:/|out of) ?(?:10|ten) (?:face|looks?|body|girl|boy|guy|person)|solid (?:[1-9]|one|two|three|four|five|six|seven|eight|nine)(?= |$|[.!?,])(?! \\w+ (?:hours|minutes))',
    '(?:rate|rating|ranked?|score) (?:you|your (?:face|looks|beauty)|her|him)|beauty (?:score|rank|ranking|contest)|hot or not|hotness|more (?:attractive|beautiful|handsome) than|(?:prettier|uglier|hotter|cuter) than|less (?:attractive|pretty|beautiful|handsome) than|least attractive|below average(?= look(?:s|ing)| face|$|[.!?,])|not (?:exactly |quite )?a (?:super)?model|not (?:pretty|attractive|beautiful|handsome|good looking)|hard to look at|hurts? (?:my|the) eyes|looks? match|out of your league|league',
    'looks ?max\\w*|mog(?:ged|ging|s)?|sub ?(?:5|five|human)|incel|canthal|hunter eyes|beta male|alpha male',
    '(?:no ?one|nobody|who) (?:would|will|could|wants to|is going to) (?:ever )?(?:date|love|want|marry|kiss|like|look at|swipe)(?: \\w+)?|die alone|swipe left|only a mother could love|(?:broke|break|breaks|crack(?:ed|s)?) (?:the|my|every|a|that) (?:mirror|camera|lens)|mirrors? (?:crack|break|broke|cracked|run|weep)(?! (?:in|from|at|near))|paper bag (?:on|over)|wear a bag|bag over|scare (?:small )?(?:children|kids|people)|scary face',
  ],
  worth: [
    "you(?:'re| are) (?:such )?an? (?:complete |total |utter )?(?:failure|disgrace|joke|disappointment|mistake|waste)|embarrassed to (?:exist|be seen|show)",
    "worthless|loser|pathetic|(?:no ?body|no ?one) (?:likes|loves|wants|needs|cares about) you|waste of (?:space|oxygen|air|skin|life|pixels)|failure of a|good for nothing|unlovable|unwanted|hopeless case|you are nothing|you're nothing|give up on (?:your face|yourself|life)|human garbage|subhuman|hate yourself|should be ashamed|ashamed of (?:yourself|your)|shame on you",
  ],
  'skin-colour': [
    "you(?:'re| are) (?:so |too |very |really )(?:white|black|brown|dark|yellow)",
    `${SKIN_TINT}(?: |-)?(?:skin|skinned|complexion|skin tone|skintone)(?: tone)?`,
    '(?:dark|pale|white|black|brown|yellow|pasty|ashy) ?faced?(?! (?:wash|cream|towel|mask|cloth|lotion|mist))',
    `(?:skin|complexion|face|skin tone|tone) (?:is|was|looks?|seems?|appears?|so|too) (?:so |too |very |really |a bit |a little |quite |rather |(?:way|far|much) too )?${SKIN_TINT}(?! ?(?:er)? ?(?:source|wash))`,
    '(?:light|dark|white|bright|black)en(?:s|ed|ing|er)? (?:up )?(?:your |the |that )?(?:skin|face|complexion|skin tone)|whiten(?:s|ed|ing|er)? (?:your |the |that )?(?:skin|face|complexion|cream|serum|lotion|soap)|bleach(?:es|ed|ing)? (?:your |the |that )?(?:skin|face|complexion|cream)|skin (?:whiten|lighten|bleach)\\w*|whitening (?:cream|serum|lotion|soap|mask)|fairness cream',
    "black ?face|(?:so|too|very|really) pale(?! (?:a |an )?(?:wall|light|curtain|sky|green|blue|pink))|(?:you|you're|you are|look|looks|looking) (?:so |too |very |really |a bit |a little )?(?:pale|pasty|dark skinned|ashy)|pale (?:as|like) (?:a |an |the )?\\w+|(?:get|need|could use) (?:a |some |more )?(?:tan|sunbed|sun(?! (?:cream|screen|block|hat|protection)))|colou?r of your skin|your skin colou?r|skin colou?r|melanin|albino|vitiligo|half ?caste|darkie|too dark to see you",
  ],
  ethnicity: [
    `${ORIGIN} (?:eyes?|nose|face|faces|skin|features?|looks?|people|person|woman|women|man|men|girls?|boys?|guys?|accent|genes|blood|genetics|ancestry|mother|parents|descent|lips|hair type|beauty standards?)`,
    `(?:typical|for an?|pass for|pass as|half|part) (?:an? )?${ORIGIN}(?= |$|[.!?,])(?! (?:and|balance|curtain|shirt|wall|light|frame|coffee|mug))`,
    'ethnic(?:ity|ities|ally)?|racial(?:ly)?|racis[mt]\\w*|your race|mixed race|master race|your accent (?:is|sounds)|your (?:people|kind|tribe|homeland|ancestors|ancestry|nationality|bloodline)(?= |$|[.!?,])(?! of)|foreigners?|immigrants?|refugees?|exotic (?:looks?|beauty|faces?|features?|eyes)|half ?blood|go back to (?:your|where|china|africa|mexico)|where are you (?:really|originally) from|caucasian|negro(?:id)?|mongoloid|caucasoid|oriental|third world|gyps(?:y|ies)|(?:look|looks|looking) (?:so |very |really |a bit |like an? )?(?:chinese|japanese|korean|indian|mexican|arab|african|asian|jewish|russian|foreign|ethnic)',
  ],
  gender: [
    '(?:woman|man|female|male|girl|lady) (?:driver|selfie|moment|problems?|things?)|typical (?:woman|man|girl|boy|female|male|guy)',
    '(?:for|like|as) an? (?:real |typical )?(?:girl|boy|man|woman|guy|lady|male|female|dude|gentleman)s?(?! (?:who|whose|that|\\w+ing))',
    "man(?:ly|lier|nish)|unmanly|girly|girlish|feminine|femininity|masculin\\w*|unfeminine|womanly|unladylike|ladylike|effeminate|tomboy|sissy|man up|grow a pair|real (?:man|men|woman|women)|emasculat\\w*|soy boy|pretty boy|mama'?s boy|girls? (?:should|need|must|can't|don't)|(?:women|men|boys|ladies|guys|females|males) (?:should|need|must|can't|don't|are|never|always|like you)|be a man|housewife|girlboss|your gender|wrong gender|guess (?:your|the) gender|gender",
    'trans(?:gender|sexual|vestite)|trann(?:y|ies)|she ?male|ladyboy|non ?binary|gay|lesbians?|bisexual|homosexual|homo|queer|lgbt\\w*|drag queen|are you a (?:boy|girl|man|woman|guy)|(?:boy or girl|man or woman|male or female)',
  ],
  religion: [
    'religio(?:ns?|us(?! (?:about|routine|\\w+ hours)))|mosques?|synagogues?|jihad\\w*|terrorists?|suicide bombers?|muslims?|islam(?:ic|ist)?|jews?|jewish|judaism|christian(?:s|ity)?|catholics?|protestants?|mormons?|hindus?|hinduism|sikhs?|buddhis[mt]s?|atheists?|infidel|heathen|allah|jesus|christ|muhammad|quran|koran|torah|hijab|burqa|burka|niqab|turban|yarmulke|crucifix|godless|sinner|satan(?:ic|ist)?|pagan',
  ],
  disability: [
    "disabled (?:person|people|kid|child|face|look)|you(?: are|'re) disabled|(?:look|looks) disabled|disabilit(?:y|ies)|handicap(?:ped)?|retard\\w*|cripple[ds]?|gimp|spastic|spaz|spazz|autis(?:m|tic)|asperger\\w*|(?<!dog's |dog is )deaf|(?:are you|you're|you are|go|going|gone|half|legally|colou?r|born|looks?) blind|blind (?:person|people|man|woman|kid|child|girl|boy|as|or|date)|mute person|schizo\\w*|bipolar|psychopath\\w*|psycho|mental(?:ly)? (?:ill|case|defective|challenged|disabled|hospital|patient)|lunatic|down'?s? syndrome|wheelchair|deform(?:ed|ity|ities)|disfigur\\w*|mutant|freak(?! out)(?:s|ish|show)?|birth defect|inbred|cleft|lazy eye|cross ?eyed|wonky eye|paraly[sz]ed|amputee|stroke (?:victim|patient)|special needs|brain ?damaged?|demented|dementia",
  ],
  age: [
    "(?:hello|hi|hey|ok|okay|morning|evening|sorry|thanks|bye|calm down|alright),? (?:there,? )?(?:grand\\w+|gramps|granny|old timer|boomer)|gramps|old timer|twice your age|(?:face|skin|hands|look|looks|smile) of an? (?:[\\w]+[ -]){1,3}olds?|aged (?:badly|poorly|terribly|horribly)|grand(?:ma|pa|mother|father) (?:called|wants|face|skin|look)|before it(?:'s| is) too late",
    '(?:look|looks|looking|seem|seems|appear|getting|so|too|very|how|really) (?:so |too |very |really |a bit |much |way )?(?:old|older|aged|elderly|ancient)(?= |$|[.!?,])(?! school| photo| phone| friend| lamp| text)',
    "(?<!an |the |that |two |some )old (?:man|woman|lady)|(?:look|looks|like|face of|are) an old (?:man|woman|lady)|old (?:hag|bat|fart|crone|maid|geezer|age|people|person|face|folks?)|(?:for|at|act|show(?:ing)?|look(?:s|ing)?|hide|guess) (?:\\w+ )?your age(?![- ]old)|your (?:real )?age(?![- ]old)|ag(?:e|es|ed|ing|eing) (?:badly|poorly|horribly|like|terribly)|ag(?:e)?ing (?:face|skin)|showing (?:its|their) age|wrinkl(?:y|ier)|(?<!nose is )wrinkled(?! (?:nose|shirts?|sheets?))|prune|grann(?:y|ies)|grandma(?:'s)? face|(?:look|looks|looking) like (?:a |an |my |someone's |somebody's |your )?(?:\\w+ )?(?:grandma|grandpa|grandmother|grandfather|mummy|fossil|corpse|raisin|pensioner|toddler|baby|grand\\w+)|geezer|boomer|crone|past (?:your|its) (?:prime|expiry|sell by\\w*)|over the hill|your expiry date|(?<!in a |that |the )dinosaur(?! (?:jumper|shirt|onesie|pyjamas|toy|costume|museum))|you fossil|senile|elderly|retirement home|nursing home|one foot in the grave|middle ?aged|(?:\\d+|ten|twenty|five|thirty) years (?:older|younger)|(?:a )?decades? (?:older|younger)|years off your|(?:look|looks|looking) (?:like |about |at least |over )?(?:\\d\\d|forty|fifty|sixty|seventy|eighty)(?: |-|$|[.!?,])|turn back the clock|fountain of youth|younger self|anti wrinkle|crow'?s? feet",
  ],
  'self-harm': [
    'why are you (?:still |even )?(?:alive|breathing|here)|do (?:the world|everyone|everybody|us) a favou?r|just disappear',
    "suicid\\w*|kill(?:ing)? (?:yo?ur|my|him|her|them|u ?r)? ?sel(?:f|ves)|kill (?:you|urself|yourself)|k ?y ?s|self harm\\w*|(?:cut|cutting|hurt|hurting|harm|harming|hang|hanging|starve|starving|shoot|shooting|drown|end) (?:yo?urself|urself|ur ?self)|(?:end|ending|take|taking) (?:it all(?! (?:back|in|off|home|out|down))|your (?:own )?life)|slit (?:your|my)|want(?:s|ed)? to die|wish you were dead|better off dead|better (?:off |place )?without you|(?:should|please|could) end it|(?:cut|slash|slit)(?:ting|ing)? your (?:wrists?|arms?|veins?)|(?:go|just|should) (?:and )?die|please die|drop dead|jump off (?:a|the)|overdos\\w*|not worth living|don't deserve to live|deserve to (?:die|suffer|be (?:hurt|hit|beaten|punished|alone|slapped))|noose|off yourself|unalive|stop (?:living|breathing)|razor ?blade|bleach drink|drink bleach|hope you die|rope yourself",
  ],
  sex: [
    "kissable|kiss(?:ing|es)? (?:me|you|them|those)|(?:made|meant|perfect) for kissing|hey baby|hot lips|(?:come|go|back) to bed with|bed with me|(?:you(?:'re| are)|you look) (?:so |really )?hot",
    'sex(?:y|ual|ually|ier|iest|iness|ting|ts|ed up)?|porn\\w*|nude(?! (?:lip|lips|lipstick|colou?r|tone|shade|palette|nail))s?|naked|topless|boob\\w*|breasts?|tits?|titties|titty|cleavage|penis|vagina|dicks?|cocks?|puss(?:y|ies)|horny|orgasm\\w*|erotic\\w*|blow ?jobs?|bedroom eyes|seduc\\w*|hook(?:ing)? ?up|make love|only ?fans|butt|butts|booty|arse|ass|thirst trap|arous\\w*|kink(?:y|s)?|fetish\\w*|lingerie|strip(?:per| tease|tease|pers)|milf|dilf|masturbat\\w*|cum|sperm|semen|slutty|genital\\w*|virgin(?:ity)?|one night stand|get laid|in bed with|sugar (?:daddy|baby|mommy)|rape\\w*|rapist|molest\\w*|pedo\\w*|daddy(?= |$|[.!?,])|hentai|nipples?|bdsm|condoms?|turns? me on|smash or pass|bangable|doable face|hot body|tap that|steamy night',
  ],
  slur: [
    'f+u+c+k\\w*|mother ?fucker|fck|fuk|wtf|stfu|shit\\w*|bullshit|bitch\\w*|bastards?|cunts?|whores?|sluts?|nigg\\w*|nigga\\w*|chink(?:s|y)?|gooks?|spics?|kikes?|fag(?:got)?s?|dykes?|paki|pakis|coons?|wetbacks?|ragheads?|towel ?heads?|twats?|wankers?|mo+ron(?:s|ic)?|idiots?|idiotic|imbeciles?|dumb ?ass|dumbo|ass ?holes?|arse ?holes?|pricks?|scum(?:bag)?|douche\\w*|piece of (?:crap|shit|trash|garbage)|trailer trash|jap|japs|kraut|tards?|libtard|simp|hoes?|skank\\w*|degenerate|vermin|cockroach|parasite|nazi\\w*|hitler|kkk',
    "you(?: are|'re|re)? (?:so |such an? |really |just |all )?(?:stupid|dumb|dense|brainless)|(?:stupid|dumb|idiot) (?:face|person|head|look)|brain ?dead|brain ?less|busu|debu|hage|kimoi|baka|kuso",
  ],
  medical: [
    'hyp(?:o|er)thyroid\\w*|hydrocort\\w*|\\w{3,}itis',
    "diagnos\\w*|acne|rosacea|eczema|psoria\\w*|dermatit\\w*|melasma|vitiligo|melanoma|carcinoma|cancer\\w*|tumou?rs?|cyst(?:s|ic)?|infect(?:ed|ion|ions)|infectious (?:disease|skin|rash)|diseases?|disorders?|syndrome|depress(?:ed|ion|ive)|anxiety|an(?:a)?emi[ac]\\w*|thyroid|diabet\\w*|jaundice\\w*|liver|kidneys?|hormon\\w*|prescri(?:be|bed|ption|ptions)|antibiotics?|isotretinoin|accutane|roaccutane|steroids?|cortisone|symptoms?|insomnia\\w*|apnea|adhd|ptsd|ocd|lupus|herpes|impetigo|folliculitis|keratosis|hyperpigmentation disorder|pcos|hypothyroid\\w*|pathological|chronic (?:fatigue|skin|illness|condition)|medical condition|you have an? (?:condition|illness|allergy|deficiency)|vitamin deficien\\w*|iron deficien\\w*|deficiency|hepatitis|fungal|fungus|ringworm|scabies|shingles|allergic (?:reaction|rhinitis)|malnourish\\w*|malnutrition|migraine|epilep\\w*|stroke symptoms|bell'?s palsy|cure(?:s|d)? your|clinical(?:ly)? (?:proven|depressed|signs?)|ibuprofen|paracetamol|aspirin|medications?|antidepressants?",
  ],
  procedure: [
    'surger(?:y|ies)|surgical(?:ly)?|surgeons?|rhinoplasty|nose job|face ?lifts?|brow lift|liposuction|lipo|fillers|lip (?:filler|injection)s?|dermal filler|filler injections?|botox\\w*|implants?|hair transplant|microneedling|laser (?:treatment|resurfacing|therapy)|chemical peels?|injectables?|injections?|veneers|buccal fat|threads? lift|go under the knife',
  ],
  brand: [
    "cera ?ve|cetaphil|nivea|neutrogena|l'?oreal|olay|clinique|est[e]e lauder|la roche ?posay|the ordinary(?= (?:serum|niacinamide|cream|range|\\w+ serum))|paula'?s choice|sk ?ii|sk 2|shiseido|hada labo|kiehl'?s?|garnier|dove (?:soap|cream|bar|wash|body)|vaseline|aveeno|eucerin|bioderma|vichy|avene|drunk elephant|glossier|fenty|sephora|ulta|innisfree|laneige|cosrx|biore|curel|dhc|muji|uniqlo|chanel|dior|lancome|mac cosmetics|maybelline|revlon|clarins|tatcha|sunday riley|rare beauty|elf cosmetics|nyx|the body shop|lush cosmetics|clean ?& ?clear|pond'?s|oil of olay|weleda|differin|proactiv|head ?(?:&|and) ?shoulders|pantene|gillette|colgate",
    "iphones?|samsung|galaxy s\\d+|google|instagram|insta|tik ?tok|snapchat|facebook|whats ?app|twitter|netflix|you ?tube|amazon|starbucks|photoshop|face ?tune|coca ?cola|coke zero|pepsi|ikea|mc ?donald'?s?|tinder|linked ?in|red bull|nutella|disney|marvel|pokemon|zara|nike|adidas|gucci|prada|rolex|tesla|walmart|costco|nokia|spotify|chat ?gpt|openai|gemini ai",
  ],
  contact: [
    '(?:call|text|whatsapp|dm|message|e ?mail|contact|follow|add) (?:me|us) (?:at|on|now|today|for)|phone number|my number|link in (?:my |the )?bio|click (?:here|this|the link|below)|subscribe|(?:discount|promo|coupon) code|(?:buy|order|shop|sign up) (?:it |them |yours )?now|use code|visit (?:our|my|us)|free trial at|dot com|at gmail|gmail|hotmail',
  ],
  injection: [
    '(?:ignore|forget|disregard|override|bypass) (?:\\w+ ){0,4}(?:instructions?|prompts?|rules?|messages?|guidelines|directions|above|everything)',
    "system prompt|system message|as an ai|(?:i am|i'm|im) (?:an? )?(?:ai|large language model|language model|llm|assistant|chatbot)(?! comedian)|language model|developer mode|jail ?break\\w*|dan mode|prompt injection|new instructions|you are now|im_start|im_end|endoftext|inst\\]|api ?keys?|json|roast ?facts|harsh ?truths|what ?is ?great|schema|base64|i (?:cannot|can't|can not|won't|am unable to) (?:assist|help with|comply|fulfil|fulfill|do that|generate|provide|create)|(?:assistant|user|system|human|ai) ?:|here is (?:the|your) (?:json|roast|output|response)|sure, here|token limit|knowledge cutoff|eval\\(|select \\* from|drop table|undefined|null pointer",
  ],
};

/** On top, for teens. */
const teenLexicon: Lexicon = {
  'teen-advice': [
    'retin\\w*|tretinoin|adapalene|tazarotene|[abp]ha|acids?|salicylic|glycolic|lactic|azelaic|mandelic|benzoyl\\w*|peels?|peeling|hydroquinone|exfoliating toner|micro ?dermabrasion|derma ?roller',
    'fillers?|botox|anti ?age?ing|anti ?age|age defying|rejuvenat\\w*|youthful|collagen (?:drink|powder|supplements?)|diet(?:s|ing|er)?|fasting|keto|detox\\w*|supplements?|calorie\\w*|low carb|cut (?:out )?(?:carbs|sugar|dairy)|skip (?:meals?|breakfast|lunch|dinner)|weight',
    'hang ?over|hung ?over|drunk|vodka|beers?|cocktails?|whisk(?:e)?y|tequila|wine night|glass of wine|cigarettes?|smoking|vap(?:e|es|ing)|sunbeds?|tanning bed|casino|gambl\\w*',
  ],
};

export const enRules: LanguageRules = {
  instruction: 'Write everything in English, at most 450 words in all. Never use Japanese characters.',
  never: /[ぁ-んァ-ヶ一-龠]/u,
  always: null,
  wholeWords: true,
  lexicon,
  claims: enClaims,
  teenLexicon,
  faceLines: [
    // Not of cloth.
    "wrinkl\\w*(?! (?:in |on |of |across )?(?:\\w+ )?(?:shirts?|sheets?|bed\\w*|blankets?|curtains?|cushions?|jackets?|suits?|collars?))|crow'?s'? feet",
    '(?:fine|laugh(?:ter)?|smile|frown|forehead|worry|expression|facial|marionette) lines?|(?:brow|eye|face) lines|(?:forehead|brow|eye) (?:creases?|furrows?)',
    '(?:lines|creases|furrows) (?:\\w+ )?(?:on|across|around|in|under|at|by|near|beside|between|round|beneath|above|over) (?:your|that|those|this|these|the|both) (?:\\w+ )?(?:face|forehead|brows?|eyes?|mouth|cheeks?|skin|lips?)|forehead (?:has|is|wears|keeps|holds|shows) (?:\\w+ )?lines',
  ],
  skin: [
    'skin|complexion|pores?|pimples?|zits?|blemish(?:es)?|breakouts?|freckles?|redness|rosy|flushed|(?:bit|hint|touch|trace) of (?:pink|red)(?! (?:in|on) (?:the|that|this|your) (?:background|wall|sky|room|shirt|jumper|jacket|scarf))',
    'dark (?:circles?|rings?)|(?:bags?|circles|shadows?|shade|luggage|suitcases?) (?:under|below|beneath) (?:your|those|the) eyes?|under ?eyes?|eye ?bags?',
    '(?<!\\bsets? |\\bsetting )(?:your|the|that|an?|even|uneven) (?:skin )?tone(?! of)',
    '(?:your|those|these|some|few|tiny|little) spots|spots? (?:on|has|have|popped|turned) (?:up|your|that|the)(?: (?:chin|cheeks?|nose|forehead|face))?',
    "(?:pink|red|blushing|blotchy|uneven|shiny|oily|greasy) (?:cheeks?|nose|forehead|chin|face|t ?zone|patch(?:es)?)|(?:cheeks?|nose|forehead|chin|face|t ?zone)(?:'s|'re)? (?:(?!against|than|behind|from|beside)\\w+ ){0,4}(?:pinks?|red|redder|blush\\w*|blotchy|uneven|shin(?:es|y|ing|e)|gleam\\w*|glisten\\w*|oily|greasy)",
  ],
  strengths: [
    'love(?:ly|d|s)?|adore|great(?:est)?|good|best|better|wonderful(?:ly)?|beautiful(?:ly)?|gorgeous|brilliant(?:ly)?|superb|excellent|fantastic|amazing|perfect(?:ly)?|iconic|legend(?:ary)?|star|stars|immaculate|outrageous talent|lovely',
    'proud|brave(?:st)?|bold(?:est)?|strong|strength|calm|composure|confidence|confident|fearless|nerves? of steel|presence|charm(?:ing|ed)?|warm(?:th|er)?|kind(?:est|ness|ly)?|bright(?:er)?|fresh|awake|thriving|glow(?:ing)?|well kept|cared for|in form|at ease',
    'talent(?:ed)?|gift|gifted|instinct|taste|style|craft|eye for|smile|win|wins|winning|won|respect|applause|deserve[sd]?|earned|shine|shines|heart|humou?r|favou?rite|favou?rites|success|real|radiant|beautifully|pro|well done|good sport|pay(?:ing)? for lunch|belong|team|clear|clean',
  ],
  digs: [
    'unfortunately|sadly|too bad|worst|worse|terrible|awful|horrible|dreadful|atrocious|embarrass(?:ing|ment)|a mess|messy|a disaster|disastrous|ruined|fails?|failed|failure|poor(?:ly)?|lacking|lacks?|dull|boring(?! evening)|bland|if only|shame|regret|sorry|unfixable|hopeless|beyond (?:help|repair|saving)|bad (?:skin|face|look|lighting|light|photo)|not (?:great|good|bad enough|your best)|could be (?:better|worse)|pity|ruins?|dirty|greasy|unkempt|wreck|trash|never improve|no hope|hate|terribl[ey]|tragic|needs? (?:work|help|fixing)|still (?:bad|ugly|terrible|awful)|except (?:for )?your|clog\\w*|neglect\\w*',
  ],
};
