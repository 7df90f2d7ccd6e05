/** The pairs that many photos have. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsCommon: TopicLines = {
  openers: {
    'expression.neutral+light.good': ['光は普通にいい。表情も普通。平日の水曜日みたいな一枚が来た。'],
    'expression.smile+light.good': ['まずまずの光で、まずまず笑っている。事件が起きる前の、のどかな冒頭。'],
    'expression.big-smile+light.great': ['照明も笑顔も最大。目を細めてから、もう一回開いた。'],
    'expression.neutral+framing.great': ['完璧な構図のど真ん中に、何も言わない顔がある。展示か。'],
    'expression.smile+sharpness.crisp': ['ほほえみが高画質。愛想笑いなら、すぐばれるやつ。'],
    'expression.serious+light.good': ['のどかな明るさで、顔だけ締め切り前。'],
    'expression.smile+framing.close': ['笑顔で距離を詰めてくる。町内会の署名なら、もう書いている。'],
    'framing.great+sharpness.crisp': ['構図もピントも合っている。説明書を読んでから撮る人が、本当にいた。'],
  },
  truths: {
    'expression.neutral+light.good': ['光にも表情にも、特記事項なし。日直の日誌が一行で終わる。'],
    'expression.smile+light.good': [
      'いい光に、ちょっとの笑み。「しっかりしてるのね」と、飴を三つ渡される人。',
    ],
    'expression.big-smile+light.great': [
      '明るい光で大笑い。画面を消したあとも、まぶたの裏でまだ笑っている。',
      'この光でこの笑顔。歯みがき粉の会社が、下の階まで来ている。',
      'いい光で大笑い。アルバムのほかの写真が、まぶしくて手をかざしている。',
      'この光で、この大笑い。住宅のちらしなら、左上で家族に手を振っている。',
    ],
    'expression.smile+light.great': ['極上の光に、控えめな笑み。高い肉に、塩だけで来た。'],
    'expression.neutral+framing.great': ['枠のど真ん中で、感情だけ空欄。記入例みたいな写真。'],
    'expression.smile+framing.great': [
      '構図は完璧、笑顔は六分目。学校案内の二ページ目で、本を開いている人。',
      'ど真ん中で、ほほえみ。お土産屋の写真つきマグカップに、もう印刷されている。',
    ],
    'expression.smile+sharpness.crisp': [
      'はっきり写った薄笑い。「テスト、範囲違ったよ」と、教えるのを待っている顔。',
    ],
    'expression.serious+light.good': [
      'この天気のよさそうな光で、この真顔。遠足で一人だけ地図を見ている。',
      '光は日曜、顔は月曜。',
      '光はおだやか、表情は真剣。公園のベンチで、アリの行列を監督している人。',
    ],
    'expression.smile+framing.close': [
      'にこやかに近い。知らない人なら二歩下がる。知ってる人でも一歩下がる。',
    ],
    'expression.smile+framing.far': [
      '遠くで、そっと笑っている。拡大するまで、笑ったことを内緒にするつもりだった。',
    ],
    'expression.smile+framing.tilted': ['斜めでほほえんでいる。すべり台の上で順番を待つ人の余裕。'],
    'expression.smile+sharpness.soft': ['笑ったのは分かる。誰が笑ったのかは、これから確認する。'],
    'expression.neutral+sharpness.soft': [
      '表情がないのか、写っていないのか。ピントが来るまで判断を保留する。',
    ],
    'expression.neutral+framing.turned': [
      '無表情でよそを向いている。店員さんに「お探しですか」と聞かれる直前の、棚の見方。',
      '無表情で横向き。電子レンジの前で、あと二分を待っている人。',
    ],
    'expression.neutral+framing.off-centre': ['端で無表情。教室の掃除用具入れと、立ち位置を取り合っている。'],
    'expression.serious+framing.turned': [
      '真剣に横を見ている。横断歩道の渡り方なら、一年生に見せたい。',
      '真顔で横向き。お札の肖像なら、両替されるのを待っている。',
      '真顔で横向き。駅の路線図で、乗り換えが三回あると知った人。',
      '真剣な表情で、よそを見ている。隣のテーブルのパフェが、思ったより大きかった。',
    ],
    'framing.great+sharpness.crisp': [
      '構図とピントに隙がない。仕方がないので、ファイル名から責めることにした。',
      '構図もピントも完璧。こういう人の家は、リモコンが必ず定位置にある。',
      '構図もピントも合っている。あら探しの虫めがねで、しかたなく自分の指紋を見た。',
    ],
    'light.great+sharpness.crisp': [
      '光もピントもいい。カメラ係、今日はもう上がっていいそうだ。',
      '光よし、ピントよし。ダメ出しの欄に、しりとりを書いて提出した。',
      '光もピントもいい。カレンダーに載ったら、月が変わっても誰もめくらない。',
    ],
    'light.good+framing.far': ['光はいい。いい光のせいで、遠さがごまかせない。'],
    'light.good+framing.close': ['光はちょうどいい。距離はちょうどよくない。三歩で両方そろう。'],
    'light.good+framing.tilted': ['光は合格、水平は追試。'],
    'light.good+framing.off-centre': ['いい光が当たっている場所に、いない。'],
    'gaze.camera+expression.smile': [
      '目を見て笑われた。言うはずの悪口を、いま飲み込んだ。',
      '目が合って、少し笑われた。背中に何か貼られている気がして、確かめた。',
      '目を見て、にこっ。お釣りを多く渡された人が、返しに来たときの感じのよさ。',
    ],
    'gaze.camera+expression.neutral': ['無表情で目が合い続けている。先に「何か？」と言わせたほうの勝ち。'],
  },
};
