/** The expression together with light, framing or sharpness. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.big-smile+light.dim': ['暗黒界の大爆笑'],
    'expression.serious+light.dim': ['闇の組織、幹部会'],
    'expression.serious+light.harsh': ['自白を迫る側の顔と光'],
    'expression.sleepy+light.dim': ['全館消灯、本人も消灯'],
    'expression.sleepy+light.harsh': ['叩き起こされし者'],
    'expression.neutral+light.great': ['名照明、無反応に散る'],
    'expression.tense+light.harsh': ['光と眉、怒りの共同声明'],
    'expression.surprised+light.dim': ['闇の中で誰と会った'],
    'expression.big-smile+framing.close': ['満面、画面を決壊'],
    'expression.serious+framing.far': ['彼方より、説教'],
    'expression.serious+framing.tilted': ['真顔、斜面を下る'],
    'expression.sleepy+framing.tilted': ['撃沈まで、あと五度'],
    'expression.surprised+framing.close': ['衝突事故、双方びっくり'],
    'expression.sleepy+sharpness.soft': ['夢の中から無許可放送'],
    'expression.serious+sharpness.soft': ['威厳、湯気に溶ける'],
  },
  openers: {
    'expression.big-smile+light.dim': [
      '光源を探したら、笑っている本人だった。自家発電、お疲れ。',
      '暗闇から大笑いが聞こえる。主人公なら引き返せ。私は見に行く。',
    ],
    'expression.serious+light.dim': [
      '闇に真顔が浮かんだ。私は懐中電灯より先に、お菓子を差し出した。',
      '灯りを消し、真顔で待つ者がいる。供え物は、おやつでいいか。',
    ],
    'expression.sleepy+light.dim': [
      '幕が下りたのか。明かりが落ち、まぶたも落ち、客席係だけが拍手している。',
      '照明、就寝。まぶた、就寝。起きているのは私のツッコミだけだ。',
    ],
    'expression.sleepy+light.harsh': [
      '夏休み最終日の朝みたいな光だ。まぶたが必死に閉門している。',
      '「火事か」「朝か」「撮影か」、まぶたの中で緊急会議。',
    ],
    'expression.neutral+framing.close': [
      '近い。無言。長い。これは何の我慢比べだ、先に笑ったほうがおごりか。',
      '鼻先に無表情。おい、何か言え。せめて自販機みたいに「あたり」と光れ。',
    ],
    'expression.serious+framing.close': [
      '名探偵が犯人を指さす距離まで来た。違う、私はただのツッコミ係だ。',
      '眼前に迫る真顔。私は椅子ごと三メートル後退した。',
    ],
    'expression.sleepy+framing.tilted': [
      '大木がゆっくり倒れる。「寝るぞー」と叫んで、きこりは帽子を脱いだ。',
      '傾く船、閉じる目。船長、起きて。本当に起きて。',
    ],
    'expression.surprised+framing.far': [
      '山頂で誰かが驚いている。こだまより先に、噂が下山してきた。',
      '遥か彼方で何者かが仰天している。速報を打て、内容は不明。',
    ],
    'expression.sleepy+sharpness.soft': [
      '意識と輪郭が手をつないで退場していく。客席、静かに見送った。',
      '半分閉じた目、全部溶けた輪郭。これは写真か、寝息か。',
    ],
    'expression.big-smile+sharpness.soft': [
      '笑いの津波でピントが流された。浮き輪はどこだ、もう一枚撮れ。',
      '笑いの振動で写真がぶれた。震度はいくつだ。',
    ],
  },
  truths: {
    'expression.big-smile+light.dim': [
      '暗がりでこの笑顔。お化け屋敷を内側から経営しているな。',
      '闇の奥で高笑い。ラスボスか。それとも部屋の電気代を払い忘れた魔王か。',
    ],
    'expression.big-smile+light.harsh': [
      'きつい光を浴びて大笑い。砂浜で「焼けるー！」と言いながら、日陰に一歩も動かないやつだ。',
    ],
    'expression.big-smile+light.uneven': [
      '大笑いなのに、光は片側だけだ。暗いほうは、話を聞いてなかったのに合わせて笑っているな。',
      '大笑いなのに、光は片側だけ。漫才なら、相方が遅刻している。',
    ],
    'expression.smile+light.dim': ['暗がりで小さく笑うな。闇鍋に何を入れた。……長靴か？'],
    'expression.smile+light.uneven': [
      '片側の影で、小さく笑うな。あみだくじに、さっき線を一本足しただろ。',
      '半分影の小さな笑みで「次、グー出すね」と言うな。信じても疑っても負ける。',
      '片側は天使の笑み、片側は落とし穴を掘り終えた笑み。同じ口だぞ。',
      '明るい側はにっこり、暗い側は「計画どおり」。打ち合わせは済んでいるな。',
    ],
    'expression.neutral+light.dim': ['暗くて、表情もない。上映中に、席を一列間違えたと今気づいた人だ。'],
    'expression.neutral+light.harsh': ['強烈な光に無表情。電子レンジの中をのぞいて、あと二分を待つ人だ。'],
    'expression.serious+light.dim': [
      '暗がりでその目つき。悪の社長が椅子をくるりと回す場面だ。膝の猫はどこだ。',
    ],
    'expression.serious+light.harsh': ['光と真顔の二段攻め。やった覚えのない犯行を、二件白状した。'],
    'expression.serious+light.uneven': [
      '半分影の真顔で銀行に入るな。全員が床に伏せた。住所変更だろ。',
      '片側の闇から、真顔で封筒を差し出すな。中を見た。……肩たたき券だ。',
      '片側の闇から、真顔で「ここだけの話」と言うな。……給食のゼリーが一個余る？　詳しく。',
      '半分影の真顔で、椅子ごとゆっくり振り向くな。……図書当番の交代か。',
      '半分影の真顔で「いつものを頼む」と言うな。パン屋が裏口からメロンパンを渡してきたぞ。',
      '半分影の真顔。その絵で「みかん、もう一個いる？」と聞くな。人質かと思った。',
      '半分影の真顔で「話がある」と言うな。……え、ハムスターを飼いたい？',
      '片側の闇、動かぬ真顔。秘密を話す気だな。待て、ポテチを置く。よし、言え。',
      '半分影で真顔。その顔で「おかわり」と言うな。茶わんを二つ差し出した。',
      '片側の影に真顔。悪の幹部会議か。議題は何だ。……運動会のお弁当？',
    ],
    'expression.tense+light.dim': ['暗闇で眉に力。落とし穴の上に立っているなら、今のうちに言え。'],
    'expression.tense+light.harsh': ['まぶしいなら動け。眉で光をはね返そうとするな。眉は盾じゃない。'],
    'expression.sleepy+light.dim': [
      '暗くて、眠そうだ。停電の夜に、誰より先に「じゃ、寝るか」と言ったやつだ。',
      '暗いうえに眠そうだ。懐中電灯と同時に電池切れか。',
    ],
    'expression.sleepy+light.harsh': ['コンビニの光で叩き起こされた目だ。おにぎりの棚の前で、また寝たな。'],
    'expression.surprised+light.dim': [
      '闇に向かって驚くな。闇のほうも驚いて、さらに暗くなった。',
      '暗い中で驚いている。何を踏んだ。……やわらかかったか？',
    ],
    'expression.surprised+light.harsh': ['強い光に、その驚き。つまみ食いの瞬間、台所の電気をつけられたな。'],
    'expression.serious+light.great': [
      '最高の光に真顔。降ってくる紙吹雪を、分別するな。',
      '最高の光に真顔。砂の城を、内見するな。',
      '最高の光に真顔。遊園地のコーヒーカップを、無言で全力で回すな。',
      '最高の光に真顔。流れ星に、箇条書きで願うな。',
      '極上の光に、その真顔。誕生日の歌を歌われている間の、本人だ。',
      'いい光の中で真顔。温泉に入って「四十二度ですね」と言うな。',
      '極上の光に真顔。くす玉が割れたのに、紙吹雪を数えているのか。',
      '最高の光に真顔。南の島に着いて、まず非常口を確認した人だ。',
      '光は満開、表情は閉会の言葉。花見の席で、ブルーシートの面積を測るな。',
      'こんな極上の光で真剣勝負か。ソフトクリームが垂れる方角を読んでいるな。',
    ],
    'expression.sleepy+light.great': ['最高の光なのに、まぶたが下りている。花火大会の一番いい席で寝たな。'],
    'expression.neutral+light.great': [
      '極上の光で無表情。満天の星を見せたら、第一声が「電波、入る？」だった。',
      '最高の光で無表情。誕生日の歌のあいだの顔だな。歌は終わった、吹け。',
      '最高の光に無表情。虹が出た電車で、一人だけ吊り広告を読んでいるやつだ。',
    ],
    'expression.big-smile+framing.close': [
      '近すぎる大笑い。3D眼鏡なしで飛び出すな。前の席の人がポップコーンをこぼした。',
    ],
    'expression.big-smile+framing.far': ['米粒大の大爆笑。笑い声だけ後から届く、花火か。'],
    'expression.big-smile+framing.tilted': ['大笑いで頭が傾いた。あと五度で、椅子ごといくぞ。'],
    'expression.neutral+framing.close': [
      '無表情が画面いっぱい。防犯カメラを直しに来た人が、「映ってます？」の返事を待っている。',
      '至近距離の無表情。歯医者の天井でも、もう少し話しかけてくる。',
    ],
    'expression.neutral+framing.far': ['遠くに無の点がある。道路標識か。何を禁止している。'],
    'expression.serious+framing.close': ['真顔のドアップ。取り調べの机、どけた？'],
    'expression.serious+framing.far': [
      '決闘なら二十歩の距離。こっちは三歩目で帰った。',
      '遠くで誰かが真顔だ。怒っているのか、数えているのか、腹が減ったのか。',
    ],
    'expression.serious+framing.tilted': [
      '頭を傾けて、その真剣さ。壁の絵を直しに来たな。曲がっているのは、そっちだ。',
      'その威厳、傾斜三十度で全部すべり落ちた。拾って帰れ。',
    ],
    'expression.serious+framing.off-centre': [
      '真ん中を外して真剣な顔。ボウリングで、投げたあとに体で玉を曲げている人だ。',
    ],
    'expression.tense+framing.close': ['力んだ顔が零距離。頭突きで瓦を割る直前か。私は瓦じゃない。'],
    'expression.sleepy+framing.tilted': [
      '眠そうに頭が傾いた。そのうなずきで、いまクリスマス会の幹事に決まったぞ。',
    ],
    'expression.sleepy+framing.close': [
      '寝息がレンズにかかっている。窓ガラスみたいに曇ったから、指で「起きろ」と書いた。',
    ],
    'expression.sleepy+framing.off-centre': [
      '眠い目で、真ん中を外している。ラジオ体操で、一人だけ逆に回っているやつだ。',
    ],
    'expression.surprised+framing.close': ['そんな近くで驚くな。のぞいた水槽のタコと、目が合ったか。'],
    'expression.surprised+framing.off-centre': [
      '驚いて真ん中から逃げた。ドッキリの看板を持った人が、まだ走って追っている。',
    ],
    'expression.smile+framing.turned': [
      '横を見て小さく笑うな。誰の背中に、洗濯ばさみをつけた。',
      '横を向いて、ほくそ笑む。隣の席の弁当から、卵焼きが一つ消えたな。',
    ],
    'expression.neutral+framing.tilted': [
      '頭が傾いて、無表情。「お箸いくつお付けしますか」を、もう三回聞き返したな。',
    ],
    'expression.serious+sharpness.soft': [
      '真剣な顔がぼけている。「今から大事なことを言う」の電話が、トンネルに入った。',
      '真剣な顔がぼけている。書き初めの「努力」を、袖でこすったな。',
      '真顔がぼけている。大事な話を、くもりガラス越しにするな。',
    ],
    'expression.sleepy+sharpness.soft': ['目が溶け、輪郭が溶け、残ったのは「あと五分」という概念。'],
    'expression.surprised+sharpness.soft': ['驚いた顔がぼけている。足の小指が、今タンスに当たったな。'],
    'expression.tense+sharpness.soft': ['眉に力を入れて、ぼけた。視力検査の下の段を、気合いで読むな。'],
    'expression.neutral+sharpness.crisp': [
      '無表情がくっきりだ。気持ちの欄に「別紙参照」とあるが、別紙がない。',
      '無表情が高画質。「特になし」を毛筆で書いて、額に入れたな。',
      '無表情が高画質だ。バンジージャンプの順番待ちで、「前の人、長いですね」と言うやつだ。',
    ],
    'expression.serious+sharpness.crisp': [
      '真顔がくっきりだ。割り箸を割る直前だな。……あ。',
      '真顔がくっきりしすぎだ。猫が見たら、割ってもいない花瓶を片づけ始める。',
      '真剣さがくっきり写った。プリンターの「用紙なし」を、にらんで直す気か。',
      '鮮明な本気の顔だ。カップ麺のふたを押さえて、残り十秒だな。',
      '高画質の真顔だ。こっちは画面の前で、もう正座している。足がしびれた。',
      '気迫が高画質。まつげが全員、気をつけの姿勢で整列している。',
    ],
    'expression.sleepy+sharpness.crisp': [
      '眠そうな目が鮮明だ。映画の感想を聞くぞ。……「暗かった」は、目を閉じていたからだ。',
      '眠そうな目が、鮮明だ。拡大したら、まつげが一本ずつ寝返りを打った。',
    ],
    'expression.big-smile+sharpness.soft': ['大笑いがぼけている。ゼリーを運ぶ最中に、漫才を思い出すな。'],
  },
};
