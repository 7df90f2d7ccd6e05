/** Steps for hair, the basics and the next photo. Data only. */
import type { Roadmap } from '../../types.ts';

type OtherNeed = 'hair' | 'basics' | 'light' | 'sharpness' | 'framing' | 'background' | 'expression';

export const photoRoadmap: Pick<Roadmap, OtherNeed> = {
  hair: {
    today: [
      { text: 'ブラシは毛先から上へ。根もとからだと、もつれが一家を構えがち。' },
      { text: '次の写真の前髪を決める。上げるか下ろすか。「とりあえず」は今日で引退。' },
    ],
    week: [
      { text: 'コンディショナーは毛先だけ、二分。短い歌を一曲つけて。' },
      { text: '洗ったら、早めに乾かして寝る。明日の寝ぐせが一つ減る見込み。' },
    ],
    month: [
      { text: '毛先を整えに行く、せめて予約だけ。来月の自分から拍手。' },
      { text: '好きな髪型の写真を三枚集めて、はさみのプロに見せる。' },
    ],
  },
  basics: {
    today: [
      {
        text: '洗う、うるおす、日が出ていれば日焼け止め。二分、拍手つき。',
        level: 'starter',
        kind: 'cleansing',
      },
      {
        text: '洗顔とクリームの定位置は、歯ブラシの隣。ついでに連れ出してもらう作戦。',
        level: 'starter',
        kind: 'cleansing',
      },
      {
        text: '髪をとめてから洗う。前髪は、呼ばれていない洗顔に毎回ついてくる。',
        level: 'starter',
        kind: 'cleansing',
      },
      { text: '顔にふれる前に、まず手を洗う。すべての一手目で、しかも無料。', level: 'starter' },
      { text: '棚を点検。期限を過ぎたものは、卒業式を。', level: 'seasoned' },
      { text: '同じ仕事をする瓶を二本見つけたら、片方は次の当番まで棚の奥へ。', level: 'seasoned' },
      { text: '瓶のふたを全部、きちんと閉める。閉まっていないのが、必ず一本ある。', level: 'seasoned' },
      {
        text: '使う順番を、一度声に出して言ってみる。「えっと」のあとに出た瓶が、いちばん迷子。',
        level: 'seasoned',
      },
      { text: '顔用のタオルを、乾いた清潔な一枚に。昨日の分は、もう勤務を終えている。', level: 'starter' },
      {
        text: 'すすぎを、あと三回。髪の生えぎわは、水が来たことにまだ気づいていない。',
        level: 'starter',
        kind: 'cleansing',
      },
      {
        text: 'クリームは手のひらに広げて、押さえるように。こするのは、消しゴムの仕事。',
        level: 'starter',
        kind: 'cream',
      },
      { text: '瓶を、使う順に左から並べる。寝ぼけた手は、字を読まない。', level: 'seasoned' },
      { text: 'ポンプと瓶の口をひと拭き。固まった一滴が、次の一滴を通せんぼしている。', level: 'seasoned' },
      {
        text: 'たまった試供品を出して、使う順に並べる。「旅行のときに」と言われ続けて、旅行のたびに留守番だ。',
        level: 'seasoned',
      },
    ],
    week: [
      {
        text: '同じお手入れを、同じ順番で七日間。一日抜けても続行、数えているのは私だけ。',
        level: 'starter',
      },
      { text: '今週使わなかったものを箱へ。恋しくなった分だけ、棚に戻す。', level: 'seasoned' },
      { text: 'パフやスポンジを洗って、風通しのいい所に干す。ついでに自分も深呼吸。', level: 'seasoned' },
      { text: '洗面台のコップを洗う。歯ブラシの住環境から始める。' },
      { text: 'まくらカバーの交換、タオルの洗濯。顔より先に、布を洗う日。', kind: 'pillowcase' },
      { text: '用もなくスマホを見たら、水をひと口。金曜には湖になれる。', kind: 'water' },
      { text: '鏡をひと拭き。点々は、鏡のほうについていることがある。' },
      { text: '洗面台のタオルを、手用と顔用の二枚に。同居は今週まで。' },
      { text: '爪をひと目見て、伸びていたら切る。顔を洗うのは、いつも指なので。' },
    ],
    month: [
      { text: '四週間後、昼の窓ぎわでもう一枚。二枚並べて、違いを楽しむ。', kind: 'compare' },
      { text: '新しい化粧品は、一度にひとつずつ。次の候補は、控え室で待つ。', level: 'seasoned' },
      { text: '続けられそうな習慣をひとつだけ残す。小さいほど、長く続く。' },
      { text: '店へ行く前に、家にある分を数える。だいたい、家族の一本が奥に隠れている。' },
      { text: '容器を一つ使い切ったら、飾ってみる。空っぽなのに、立派なトロフィー。' },
      { text: '洗面台の下を一度片づける。二年前の試供品に会えたら、見送ってあげる。' },
    ],
  },
  light: {
    today: [
      {
        text: '次は窓のほうを向いて、ガラスから腕一本分、離れて。',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      {
        text: '次は天井の明かりを休ませて、昼の光で。無料で、しかも味方。',
        when: ['light.harsh', 'light.hard'],
      },
      { text: '次の一枚は、カメラを開いたままゆっくり一周。いい顔に見えた所で止まる。' },
      { text: '次の一枚には、明かりをひとつ追加。頭の上ではなく、正面に。', when: ['light.dim'] },
      {
        text: '強い光から一歩出て、日陰かカーテンの内側へ。次はそこで撮る。',
        when: ['light.harsh', 'light.hard'],
      },
      { text: '次の一枚の前に、手のひらを顔の高さにかざして光を見る。手が試すあいだ、顔は休憩。' },
      { text: '次の一枚は、押す前に立つ所を半歩ずつ動かしてみる。光は、半歩で機嫌が変わる。' },
      {
        text: '次の一枚は、白い壁のそばで。壁は、文句を言わない反射板。',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
    ],
    week: [
      { text: '家の明かりの下に、順番に立ってみる。いちばん親切な電球に、名前をつける。' },
      { text: '家でいちばんいい窓と、光がやわらぐ時刻さがし。' },
      { text: '朝と夜、同じ鏡の前に立ってみる。光と気の合う時間は、たぶん片方だけ。' },
      { text: '窓ガラスと電球のかさをひと拭き。電球は冷めてから。光にも、通り道の掃除がいる。' },
      { text: '同じ場所で、カーテンを開けて一枚、閉めて一枚。どちらが味方か、二枚で決着。' },
      { text: '白い服で一枚、濃い色の服で一枚。服も、こっそり照明係。' },
    ],
    month: [
      { text: '写真はいつも同じ窓で。変わったところがわかる。', kind: 'compare' },
      { text: '窓の光がいちばんやわらかい時刻を、月に四回メモ。来月は、時計より先に気づく。' },
      { text: 'よく撮れた三枚の、撮った場所を書き出す。家の名所案内ができる。' },
      { text: '電球が切れたら、次はやわらかい白を。切れるまでは、今の子も仲間。' },
      { text: '月に一度、鏡のまわりの明かりを見る。顔と天井、どちらを照らしたいのか聞く。' },
    ],
  },
  sharpness: {
    today: [
      { text: 'レンズを、やわらかい布でひと拭き。鍵と同居していた布は不採用。' },
      { text: 'ひじを体につけ、息をふうっと吐いて、カシャ。金魚すくいと同じ。' },
    ],
    week: [
      { text: '押す前に画面の顔を一度タップ。主役が誰か、伝えておく。' },
      { text: '押す前に、両手で持って二秒数える。手ぶれは、待たされるのが苦手。' },
    ],
    month: [
      { text: '「撮る前に拭く」をくせに。一か月後には手が勝手に動く。' },
      { text: 'スマホを棚に立てて、タイマーで。緊張知らずの撮影係。' },
    ],
  },
  framing: {
    today: [
      {
        text: '目の高さ、腕はまっすぐ、顔は真ん中。斜めはダンスのときに。',
        when: ['framing.close', 'framing.tilted', 'framing.off-centre'],
      },
      {
        text: 'カメラの格子線をオンに。鼻を、線の真ん中へご案内。',
        when: ['framing.close', 'framing.far', 'framing.tilted', 'framing.off-centre'],
      },
      { text: '画面に、左右の耳が同じだけ映る向きで。それが正面。', when: ['framing.turned'] },
      { text: '肩もあごもスマホのほうへ。次の一枚は真正面から。', when: ['framing.turned'] },
      { text: '次はあごを少し上げて、目とレンズを同じ高さに。', when: ['framing.chin-down'] },
      {
        text: 'スマホを目の高さまで上げてから、シャッター。床は、逃げない。',
        when: ['framing.chin-down'],
      },
      { text: '次はあごを少し引いて、目とレンズを同じ高さに。', when: ['framing.chin-up'] },
      { text: '目の高さに目印を一つ。それに顔を向けて、シャッター。', when: ['framing.chin-up'] },
      { text: '次はスマホのほうへ二歩。ズームより、足。', when: ['framing.far'] },
    ],
    week: [
      {
        text: 'タイマーで一枚。スマホは棚へ、二歩下がって、正面を。',
        when: [
          'framing.close',
          'framing.tilted',
          'framing.turned',
          'framing.chin-down',
          'framing.chin-up',
          'framing.off-centre',
        ],
      },
      {
        text: '同じ一枚を三つの距離で。「自分らしい」のはどれか、くらべっこ。',
        when: ['framing.close', 'framing.far', 'framing.off-centre'],
      },
      { text: '誰かに目の高さで一枚撮ってもらう。お礼はおせんべい一枚。' },
    ],
    month: [
      { text: '家の中で、写真の特等席を探す。明るい窓、何もない壁、目の高さの棚。' },
      {
        text: '得意な角度を一つ、正面を一つ。二枚をくらべて、次に生かす。',
        when: ['framing.tilted', 'framing.turned', 'framing.chin-down', 'framing.chin-up'],
      },
    ],
  },
  background: {
    today: [
      { text: '次に撮る前に、後ろを一度見る。それから無地の壁をさがす。', when: ['background.busy'] },
      { text: '部屋でいちばん無口なものを背中に。ドアでもいい。', when: ['background.busy'] },
      { text: '写り込むものを三つ、枠の外へ。撮り終えたら戻っていい。', when: ['background.busy'] },
      {
        text: 'くるっと回って、まぶしい側を背中から外す。後ろが静かになれば、主役は顔。',
        when: ['background.bright'],
      },
      { text: '後ろの壁まで明るい所へ。背景の暗がりは、かくれんぼのときに。', when: ['background.dark'] },
      { text: '窓を背中ではなく、正面に。まぶしさの席替え。', when: ['background.bright'] },
      { text: '後ろの暗い壁から二歩、明るいほうへ。二歩なら、靴もいらない。', when: ['background.dark'] },
    ],
    week: [
      { text: '家の中で、何も言わない壁を一面さがして覚えておく。', when: ['background.busy'] },
      { text: '同じ写真を三つの壁の前で。いちばん静かな一枚を残す。', when: ['background.busy'] },
      {
        text: '後ろの壁にも明かりを一つ向けてみる。壁だって、たまには照らされたい。',
        when: ['background.dark'],
      },
      {
        text: '部屋の明かりを全部つけて、いちばん明るい壁をさがす。優勝した壁の前が、定位置。',
        when: ['background.dark'],
      },
      {
        text: '窓を背にして一枚、窓に向かって一枚。二枚並べて、窓の正しい使い道を決める。',
        when: ['background.bright'],
      },
      {
        text: '後ろに窓や明かりがあれば、カーテンを引くか、消してから。まぶしい共演者は、楽屋で待機。',
        when: ['background.bright'],
      },
    ],
    month: [
      { text: '写真用の一角を空けておく。壁と光だけ、洗濯物は抜き。', when: ['background.busy'] },
      { text: '一か月、撮る前に後ろをひと目。一秒で済む。' },
    ],
  },
  expression: {
    today: [
      { text: '目を閉じ、息を吐き、いちばん変な犬を思い浮かべて、目を開けて、カシャ。' },
      { text: '撮る前に顔をくしゃっ、ぱっ。周りの目撃者だけ確認を。' },
    ],
    week: [
      { text: '画面の端に、「眉、休憩中」のふせんを一枚。', when: ['expression.tense'] },
      { text: 'スマホを置いて十分の散歩を三回。顔がゆるんで帰ってくる。' },
    ],
    month: [
      { text: 'うっかり笑った写真をためて、何がおかしかったか思い出す。' },
      { text: '週に一晩、画面なしの夜を。目も眉も、おかわりを頼むはず。' },
    ],
  },
};
