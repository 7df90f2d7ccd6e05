/** Gaze, eyes, brows and mouth together with the rest. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsEyes: TopicLines = {
  headlines: {
    'repeat.expression+expression.serious': ['真顔、更新なし'],
    'repeat.expression+expression.sleepy': ['いつ来ても眠そう'],
    'repeat.expression+light.dim': ['見えないけど、たぶんあの顔'],
  },
  openers: {
    'repeat.expression+expression.neutral': [
      'また無風。風速計を修理に出すところだった。',
      'また真っ白な表情。宿題の作文と同じで、一行目から進んでいない。',
    ],
    'repeat.expression+light.dim': ['暗くてよく見えない。でも前回と同じ顔なのは、なぜか分かる。'],
  },
  truths: {
    'gaze.camera+expression.tense': [
      'まっすぐ見て、眉に力。眼鏡なしの風呂で、シャンプーを探している。両方リンスだった。',
      '眉に力を入れて、目をそらさない。先にまばたきしたほうが、雨の中コンビニへ行く。',
      'まっすぐ見て、力んでいる。視力検査で、読めない段を勘で当てにいく目。',
      '目が合って、眉に力。こっちの歯に、青のりがついている可能性。',
      '力を入れて、まっすぐ見ている。にらめっこの相手が、先に「で、用件は」と言った。',
      'カメラを、開かない瓶のふたと同じ目で見ている。',
    ],
    'gaze.camera+expression.serious': [
      '目をそらさず、真顔。証明写真の機械が、録音にない声で「何かありました？」と聞いた。',
      '真顔で見つめられた犬が、言われる前に、お手、お座り、伏せ、反省をした。',
      '真顔で、じっと見つめてくる。催眠術なら無駄だ。私はそういうのに、ぐう。',
      '真顔で目が合い続ける。面接官が先に自己紹介を始めた。',
      '真剣な目と、目が合った。何もしていないのに、防犯カメラに会釈した。',
      '真顔と目が合う。「何か言うことは？」と聞かれたので、去年の大みそかから話す。',
      '目が合ったまま、真顔。「趣味は？」と聞いたら「持ち帰って検討します」と言われそう。',
      '真顔のまま目が合う。エレベーターで、同じ階のボタンを二人で押したときの沈黙。',
    ],
    'gaze.camera+framing.close': ['近くて目が合う。視力検査の機械をのぞいたら、向こうからものぞかれた。'],
    'repeat.expression+expression.serious': [
      '前も真顔、今日も真顔。間違い探しなら、答えは「日付」。',
      '前も真顔、今日も真顔。「笑顔」は、不在票が二枚たまっている。',
      '前も真顔、今日も真顔。にらめっこの相手が帰ったことを、誰も伝えていない。',
      '前も真顔、今日も真顔。スマホに弱みでも握られている？',
    ],
    'repeat.expression+expression.neutral': ['前も無、今回も無。もう一枚続けば、無が作風になる。'],
    'repeat.expression+expression.sleepy': ['前も眠そう、今回も眠そう。続きものの夢を見ている。'],
    'repeat.expression+expression.tense': ['前も眉に力、今回も眉に力。まだ、同じ一問を解いている。'],
    'repeat.expression+light.dim': ['暗闇でも同じ顔。誰も見ていないところで手を抜かない人だ。'],
    'repeat.expression+framing.tilted': ['同じ顔が斜めになっただけで、新作として出してきた。'],
  },
};
