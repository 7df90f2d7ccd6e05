/** Product categories with reasons, for hair, the basics and the next photo. Never brands. Data only. */
import type { Products } from '../../types.ts';

type OtherNeed = 'hair' | 'basics' | 'light' | 'sharpness' | 'framing' | 'background' | 'expression';

export const photoProducts: Pick<Products, OtherNeed> = {
  hair: [
    {
      category: '毎日使えるやさしいシャンプー',
      whys: [
        '根もとはすっきり、頭皮はのんびり。きしみなし。',
        '仕事はひとつ、自慢はなし。毎日会うなら、そういう人がいちばん。',
      ],
    },
    {
      category: '毛先用の軽いコンディショナー',
      whys: ['耳から下に二分だけ。くしから届く感謝状。', '独立して活動を始めた毛束を、本隊に呼び戻す係。'],
    },
    {
      category: 'サテンのまくらカバー',
      kind: 'pillowcase',
      whys: ['髪がひと晩じゅう、もめずにすべる布。頬もついでに喜ぶ。', '見た目は王室、役目は寝ぐせ対策。'],
    },
  ],
  basics: [
    {
      category: 'やさしい洗顔料',
      level: 'starter',
      kind: 'cleansing',
      whys: [
        'すべての一歩目。三十秒あずけると返ってくる、さっぱりした再出発。',
        '目立たない土台。休まれると、家ごと傾く役どころ。',
      ],
    },
    {
      category: 'シンプルな保湿クリーム',
      level: 'starter',
      kind: 'cream',
      whys: [
        '必ず来てくれる友だち。朝晩、さくらんぼ一粒ぶん。',
        '香りなし、大げさな約束なし。ただの働き者。',
      ],
    },
    {
      category: '塗り心地の好きな日焼け止め',
      kind: 'sun-cream',
      whys: [
        'いちばんいい日焼け止めは、かばんの底で寝ていない一本。',
        'よいお手入れは、みんなこれで終わる。曇り空に何と言われても。',
      ],
    },
    {
      category: '毎日の数本を載せる小さなトレー',
      level: 'seasoned',
      whys: ['載った分がお手入れ。あとはコレクション。', '棚いっぱいの迷いを、一枚に減らす板。'],
    },
    {
      category: '開けた日を書くラベル',
      level: 'seasoned',
      whys: ['いつ開けたか書いておけば、居座りがなくなる。', '誰がいつ越してきたか、忘れた棚のために。'],
    },
  ],
  light: [
    {
      category: '小さな昼光色ライト',
      when: ['light.uneven', 'light.dim'],
      whys: [
        '窓が営業を終えた夜のために。頭の上ではなく、正面に置くのがこつ。',
        'やわらかな光を、お天気と相談せずに呼べる便利さ。',
      ],
    },
    {
      category: '白いレースのカーテン',
      when: ['light.harsh'],
      whys: ['強い日ざしを、写真館の光に変える一枚。', '世界でいちばん古いフィルター。更新も不要。'],
    },
    {
      category: '大きな白い厚紙',
      when: ['light.uneven'],
      whys: ['窓の反対側に立てると、暗いほうにも光が届く。', 'おやつ一回分で買える、撮影所の反射板。'],
    },
    {
      category: '鏡のそばの明るい電球',
      when: ['light.dim'],
      whys: ['立つ所が明るくなれば、カメラも当てずっぽうをやめる。', '交換十秒、毎晩の見え方が変わる。'],
    },
    {
      category: 'やわらかな白いランプシェード',
      when: ['light.harsh'],
      whys: ['むき出しの電球は大声。これは、話し方を教える係。', '同じ明かりで、行儀だけよくなる。'],
    },
  ],
  sharpness: [
    {
      category: 'マイクロファイバーのレンズ拭き',
      whys: [
        'ぼやけの半分は、お昼ごはんの跡。ひと拭きで退場。',
        'おやつより安くて、持っているカメラが全部よくなる布。',
      ],
    },
    {
      category: 'スマホリング',
      whys: [
        '小さな輪っかに入った、落ち着いた手。',
        '歩きながら、食べながら、笑いながら撮る人へ。つまり、たいていの人へ。',
      ],
    },
  ],
  framing: [
    {
      category: 'スマホスタンドか小さな三脚',
      whys: [
        '目の高さで、まっすぐ、飽きずに待っていてくれる台。',
        'みんなが欲しがる、気の長い撮影係の友だち。',
      ],
    },
    {
      category: 'リモコンシャッター',
      when: [
        'framing.close',
        'framing.tilted',
        'framing.turned',
        'framing.chin-down',
        'framing.chin-up',
        'framing.off-centre',
      ],
      whys: [
        '下がって、整えて、カチ。写真から消える「伸ばした腕」。',
        '先に構図、あとから表情。守れるようになる順番。',
      ],
    },
  ],
  background: [
    {
      category: '無地の布を一枚',
      whys: ['掛けるだけで、後ろの物が全員休暇に入る。', '折りたためる壁。'],
    },
    {
      category: '跡の残らないフック',
      whys: ['布を掛けて、秘密は守る。', 'これから写真スタジオになる壁のために。'],
    },
    {
      category: '大きな収納かご',
      when: ['background.busy'],
      whys: ['全部入れて、撮って、全部出す。', '四秒で片づけたい人の味方。'],
    },
  ],
  expression: [
    {
      category: 'ホットアイマスク',
      whys: ['十分あたためると、眉間の会議は流会。', '誰かを許さなくても眉がほどける、いちばん早い方法。'],
    },
    {
      category: '日めくりのダジャレカレンダー',
      whys: [
        'シャッター前のダジャレ一つは、どんな加工より手軽な表情づくり。',
        '笑いは最高のポーズ指導。しかも日付つき。',
      ],
    },
  ],
};
