/** Gaze, eyes, brows and mouth together with the rest. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsEyes: TopicLines = {
  headlines: {
    'repeat.expression+expression.serious': ['鉄仮面、再登板'],
    'repeat.expression+expression.sleepy': ['眠り続ける主人公'],
    'repeat.expression+light.dim': ['闇に消えても、顔は同じ'],
  },
  openers: {
    'repeat.expression+expression.neutral': [
      '無表情、防衛成功。挑戦者の私は控え室で泣いている。',
      'またしても無。この無表情、代々受け継がれる秘伝か。',
    ],
    'repeat.expression+light.dim': ['暗転しても役が抜けない。またその顔で立っているな、気配で分かる。'],
  },
  truths: {
    'gaze.camera+expression.tense': [
      'こっちを見て力むな。視力検査だぞ。「右」か「左」でいい。「無念」と答えるな。',
      '目に力を入れて、こっちを見るな。念力か。スプーンは無事だ。父の背筋が伸びた。',
      '力んだ目と目が合った。レンズに果たし状が届いた。レンズの返事は「その日は歯医者で」。',
      '力んだ目を向けるな。自動改札が「え、まだ何も言ってないです」と開いたぞ。',
      '力んだ目でこっちを見るな。開かないジャムの瓶か。貸せ。……開いたぞ、すまん。',
      '眉に力を入れて、こっちを見るな。トイレなら、突き当たりを左だ。',
      '眉に力を入れて、まっすぐ見るな。赤外線か。テレビのチャンネルが変わったぞ。',
      'その力んだ目、早押しクイズか。まだ問題を読んでいない。',
    ],
    'gaze.camera+expression.serious': [
      '真顔で見つめ合って三分。エレベーターのボタンを、どっちも押していない。',
      '真剣な目で見るな。授業中に飴など舐めていない。カラッ。……今のは歯だ。',
      '真顔で目をそらさない。こっちの洗い物は終わっている。終わっているのに謝った。',
      '真顔でじっと見るな。「袋いりますか」と聞いただけだ。',
      '目をそらさない真顔だ。先に「ごめんなさい」と言った。理由は今から考える。',
      'その真剣な目で見るな。冷蔵庫のプリンは、食べたのではない。消えたのだ。',
      '真顔で目を合わせるな。レジの機械が、聞かれてもいないのに割引した。',
      '真顔の視線が動かない。だるまさんがころんだなら、全員まだ動けない。',
    ],
    'gaze.camera+framing.close': ['その近さで目を合わせるな。満員のエレベーターでも、普通は階数を見る。'],
    'repeat.expression+expression.serious': [
      'また真顔か。ジェットコースターの安全バーの係でも、二人目には少し笑うぞ。',
    ],
    'repeat.expression+expression.neutral': [
      '無が続いて、無が名物になった。土産物屋で「無まんじゅう」が売れている。',
    ],
    'repeat.expression+expression.sleepy': ['また眠そうだ。連続ドラマの主役が、毎週オープニングで寝ている。'],
    'repeat.expression+expression.tense': ['また眉に力。前回の知恵の輪が、まだ外れないのか。'],
    'repeat.expression+light.dim': [
      '暗くても、またその表情だと分かった。冷蔵庫のポン酢と同じだ。手探りで当てられる。',
    ],
    'repeat.expression+framing.tilted': [
      '同じ顔を斜めに置いて「新作です」は通らない。皿を回しても、カレーはカレーだ。',
    ],
  },
};
