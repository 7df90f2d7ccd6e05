/** Praise for whoever came, and for skin that keeps calm whenever it is: a strength and its occasion. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsEffort: TopicLines = {
  greats: {
    'daytime.morning+strength.effort': [
      '朝は鏡も見ないで飛び出す人が多いのに、しゃべる鏡のところへ来た。見どころがある。',
      '朝のうちに、もう感想を聞きに来ている。今日の議事は早く終わりそうだ。',
    ],
    'daytime.afternoon+strength.effort': [
      '眠くなる時間帯に、わざわざ目の覚めることをしに来た。えらい。',
      '昼下がりの休憩で感想を求めるとは。自販機の前で迷うより、ずっと有意義だ。',
    ],
    'daytime.evening+strength.effort': [
      '一日の終わりに、まだ感想を聞きに来る。好奇心の電池が長持ちだ。',
      'ソファが呼んでいるのに、先にこっちへ来た。ソファには謝っておく。',
    ],
    'strength.effort+daytime.late': [
      'みんなが動画の続きを見ている時間に、自分の続きを見に来た。渋い。',
      'こんな夜中に感想を聞くとは。こっちのネタも寝巻きに着替えていた。',
    ],
    'source.library+strength.effort': [
      'スクリーンショットの海をかき分けて、自分を一枚拾ってきた。いい漁だ。',
      '自分のアルバムをさかのぼって、無事に帰ってきた。思い出話に捕まらないのはえらい。',
    ],
    'source.rear+strength.effort': [
      'わざわざ外カメラの一枚を持ってきた。よそ行きの便せんで返事をくれる人だ。',
      '外カメラで撮って、そのまま見せに来た。度胸が据わっている。',
    ],
    'source.shared+strength.effort': [
      '共有ボタンの行き先が、友達ではなくここ。褒め言葉より感想を取りに来た。',
      '共有の一覧からここを選ぶ人は、話が早い。',
    ],
    'source.front+strength.effort': [
      '自分で撮って、自分で決めた一枚。責任者の風格がある。',
      '自分の腕一本で撮って、自分で見せに来た。たいした行動力。',
      '内カメラの一枚を、人の感想に出した。文化祭なら、展示の先頭に貼る。',
    ],
    'strength.effort+tries.first': [
      '今日の一枚目を、推敲なしで提出。原稿なら編集者が泣いて喜ぶ。',
      '今日の一枚目をそのまま出すとは。くじを一回だけ引いて帰れる人だ。',
    ],
    'strength.effort+told.just-woke': [
      '寝起きに、感想を聞きに来た。頭より度胸が先に起きている。',
      'もう片方のスリッパを探す前に来たらしい。順番が面白くて、いい。',
    ],
    'strength.effort+told.before-work': [
      '出発前の一分をここに使うとは。時間割の組み方がうまい。',
      '鍵と財布と、感想。忘れ物の確認がひとつ多い。',
    ],
    'strength.effort+told.after-sport': [
      '運動だけで十分えらいのに、その足で感想まで聞きに来た。二種目め。',
      '整理体操のかわりに、これ。ストレッチするのは心のほうか。',
    ],
    'strength.effort+told.night-out': [
      '夜のおでかけの前に、先に感想を聞きに来る。予習のしかたがスマートだ。',
      'みんなが待ち合わせ場所を決めている間に、個人面談を済ませていく。',
    ],
    'gap.today+strength.effort': [
      '今日もう一回来た。おかわりは、作った側がいちばんうれしい。',
      '同じ日に、もう一回聞きに来る。話の分かる人だ。',
    ],
    'gap.days+strength.effort': [
      '数日ぶりに、自分から顔を出した。呼ばれなくても来る友達が、いちばんうれしい。',
      '数日あいて、また来た。続く人は、だいたいこの来方をする。',
    ],
    'strength.effort+gap.weeks': [
      '何週間かぶりに、ふらっと帰ってきた。久しぶりの部室のドアを開ける、あの感じ。',
      'しばらくぶりでも、また隣の席に座りに来る。そういう友達は大事にしたい。',
    ],
    'strength.effort+trend.level': [
      '点数が動かなくても見に来る。豆苗の二度目を待てる人だ。',
      '前回とほぼ同じ点を、静かに受け取る。おつりを数えない人の余裕。',
    ],
    'strength.effort+trend.down': ['どんな点の日でも、通知表を自分で開ける。そういう人は、かっこいい。'],
    'level.beginner+strength.effort': [
      'スキンケア初心者で、もう感想を聞きに来た。自転車の練習を坂の上から始める人だ。好きだ。',
      'スキンケアを始めたてで質問できる人は、だいたい伸びる。',
    ],
    'level.basic+strength.effort': [
      'スキンケアの基本を守って、なお聞きに来る。料理なら、だしがおいしい人だ。',
      'スキンケアは少なく、聞くことは多く。勉強法としても正しい。',
    ],
    'level.intermediate+strength.effort': [
      'スキンケアは、慣れてきた頃がいちばん雑になる。そこで感想を聞きに来るのは、できる人だ。',
      'スキンケア中級。ラジオ体操でも、第二まで残るタイプ。',
    ],
    'level.advanced+strength.effort': [
      'スキンケアにくわしい人ほど、人に聞ける。先生が最前列に座っている。',
      'スキンケア上級者なのに、感想を取りに来た。板前が他の店でちゃんとメモを取る、あれだ。',
    ],
    'level.beginner+skin.evenness.calm': [
      'スキンケアを始めたばかりで、この均一さ。初めて握ったバットで芯に当てている。',
    ],
    'level.beginner+skin.pores.calm': ['手入れは入門、毛穴は静か。教える前に宿題が終わっている。'],
    'level.basic+skin.pores.calm': ['スキンケアは基本だけで、毛穴が静か。素うどんでうまい店と同じだ。'],
    'level.basic+skin.redness.calm': [
      'スキンケアは基本だけで、赤みは控えめ。手数の少なさが、いい仕事をしている。',
    ],
    'level.intermediate+skin.shine.calm': [
      'いつものお手入れに、控えめなつや。打ち合わせが、もう会釈だけで済んでいる。',
    ],
    'level.intermediate+skin.evenness.calm': [
      '続けている人の肌は、だいたいこうなる。この均一さは、地道の味がする。',
    ],
    'level.advanced+skin.texture.calm': [
      '手間をかけた肌は、静かな湖みたいだ。石を投げるのは誰にも許さない。',
    ],
    'level.advanced+skin.redness.calm': [
      'スキンケアにくわしい人の肌は、赤みが静かだ。いい監督のいるチームの、あの感じ。',
    ],
    'daytime.evening+skin.shine.calm': ['夜なのに、おでこがさらり。つやだけ定時で帰ったらしい。'],
    'daytime.afternoon+skin.shine.calm': [
      '昼すぎの一番てかる時間に、このさらさら。あぶらとり紙が有給を取った。',
    ],
    'daytime.morning+skin.evenness.calm': ['朝からこの整い方。肌だけ前の晩に支度を終えていた。'],
    'skin.spots.calm+told.exams': ['試験期間中に、肌の点がこの静けさ。本人より先に合格している。'],
    'skin.shine.calm+told.after-sport': ['運動後でこのさらさら。汗が道に迷っている。'],
    'daytime.late+skin.redness.calm': ['夜ふけに、赤みがこの静けさ。赤みだけ先に寝たらしい。賢い。'],
  },
};
