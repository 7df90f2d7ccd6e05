/** The moment together with the light, the camera or the expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'told.just-woke+expression.sleepy': ['起床、ただし書類上のみ'],
    'told.exams+expression.sleepy': ['教科書、開始一行で閉館'],
    'daytime.late+light.dim': ['深夜の暗がりから中継'],
  },
  truths: {
    'told.just-woke+expression.sleepy': [
      '寝起きで、眠そう。「おはよう」の「お」だけ出た。残りは昼に届く。',
      '本人は起きたと言い、まぶたは寝ていると言う。証言が割れた。',
    ],
    'told.exams+expression.sleepy': [
      '試験期間の、眠そうな目。書きかけの答えが「したがって、」で終わっている。',
    ],
    'told.exams+expression.serious': [
      'テスト期間の真剣な顔。鉛筆を転がして、出た番号に「本当に？」と聞いている。',
      'テスト期間の真剣な表情。先週まで教科書の場所を知らなかった人とは思えない。',
    ],
    'told.exams+daytime.late': [
      '夜中のテスト勉強。隣でスマホが「休憩？」と聞いて、もう休憩している。',
      '試験期間の夜遅く。きれいに仕上がったのは、夜食の皿。',
    ],
    'told.exams+expression.big-smile': [
      '試験期間にこの笑顔。答えが五問続けて「ウ」なのに、六問目も「ウ」にした。',
      'テスト期間にこの笑顔。範囲を聞いていないと、人はここまで明るい。',
    ],
    'daytime.late+light.dim': ['夜ふけに、暗い一枚。たんすの角の場所は、足の小指だけが知っている。'],
    'daytime.late+expression.sleepy': [
      '夜ふけに、眠そうな一枚。充電器はスマホに刺さっている。本人の分はない。',
      '眠いなら寝る。この作戦を思いつく前にカメラを開いた。',
    ],
    'daytime.late+expression.big-smile': [
      '夜中にこの大笑い。壁の向こうから「で、オチは？」と聞かれた。',
      '夜遅くの大笑い。「しーっ」と言った人が、先に吹き出した。',
      '夜中にこの笑顔。壁の向こうで、家族が時計を見た。',
    ],
    'daytime.early+expression.sleepy': ['早起きの得の三文を、まぶたが先に使ってしまった。'],
    'daytime.early+light.dim': ['太陽も電気もまだ来ていない。集合時間を早く伝えすぎた。'],
    'told.before-work+expression.serious': [
      '出かける前の真剣な表情。ガスの元栓と、目で会話している。',
      '出かける前に、この真剣な表情。家の中にいるのに、もう鍵をかけたか心配している。',
    ],
    'told.before-work+sharpness.soft': [
      '出かける前の一枚。本人は出発の支度、ピントはまだ玄関で靴を探している。',
    ],
    'told.after-sport+sharpness.soft': ['運動が終わったのは本人だけ。写真がまだ走っている。'],
    'told.after-sport+expression.big-smile': ['運動のあとに大笑い。「勝ったの？」「数えてない」。'],
    'told.night-out+light.dim': ['夜のおでかけの前から、写真が暗い。予告編としては弱い。'],
    'told.no-excuse+sharpness.soft': ['言い訳なしで、ぼやけている。網戸に顔からぶつかって、網戸に会釈した。'],
    'told.no-excuse+framing.tilted': ['写真が傾いていて、言い訳は「なし」。地球のせいにもしないとは。'],
    'tries.many+sharpness.soft': [
      '何枚も撮って、ぼやけた。同じ字を書きすぎて、急に読めなくなるやつ。',
      '何枚も撮って、これはぼやけた。スマホが「いい感じでした」と言って、画面を見せない。',
      '今日は何枚も撮って、これはぼやけた。スマホのほうが、先に肩で息をしている。',
    ],
    'tries.many+expression.serious': [
      '何枚も撮って、この真剣さ。クレーンゲームなら、係の人がそっと景品をずらしに来る。',
      '何枚撮っても真顔。スマホが「次、笑ったら帰れますよ」とささやいた。',
      '何枚撮っても真剣。駄菓子屋で百円を握って三十分、店の人が座布団を出した。',
      '何枚も撮って、この真剣な目。金庫破りなら、あと一つ番号が合えば開く。',
      '撮り直しが続いて、この真顔。記者会見なら「次で最後の質問です」が、もう四回目。',
      '何枚も撮って、顔は真剣。将棋なら、おやつに手をつけない終盤。',
    ],
    'tries.first+expression.big-smile': [
      '今日の一枚目から大笑い。くすぐる係が、まだ手袋を外している。',
      '今日の一枚目で、この笑顔。漫才なら、名前を言う前に一回ウケている。',
    ],
    'source.rear+framing.off-centre': [
      '背面カメラで、真ん中にいない。パフェを撮ったら、向かいの人が写った構図。',
    ],
    'source.rear+framing.close': ['外カメラで、この近さ。花の図鑑の撮り方を、人でやった。'],
    'gap.months+expression.serious': [
      '何か月かぶりで、真顔。第一声が「例の件ですが」。例の件を、誰も知らない。',
      '何か月ぶりかで、この真顔。借りたままの漫画があったかと、本棚を見に行った。',
      '長いこと来ないで、第一声がその真顔。待たせたのはこっちだったかと、日記を確かめた。',
      '何か月も来ないで、真顔。「久しぶり」を言う役を、こっちに回してきた。',
    ],
    'trend.up+expression.big-smile': [
      '点が上がって、大笑い。自転車に初めて乗れて、止まり方をまだ知らない顔。',
      '点が上がって、この笑顔。福引きの鐘が、まだ耳の中で鳴っている。',
    ],
  },
};
