/** Praise for whoever came, and for skin that keeps calm whenever it is: a strength and its occasion. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsEffort: TopicLines = {
  greats: {
    'daytime.morning+strength.effort': [
      '朝だぞ。みんなが靴下の片方を探している時間に、ひとり批評を探しに来た。器が大きい！',
      '「おはよう」の返事が辛口でいいのか。いいらしい。堂々たる朝だ。',
    ],
    'daytime.afternoon+strength.effort': [
      '午後の睡魔が全校を制圧した時刻に、ひとり前線へ出て来た。勲章を用意する。',
      'みんなが机に沈む午後、ただ一人カメラの前に立っている。銅像の構図だ。',
    ],
    'daytime.evening+strength.effort': [
      '一日戦い抜いた者が、しめに批評まで浴びていく。銭湯じゃないんだぞ。大物だ。',
      '夜だ。もう休んでいい。なのに来た。この根性に、勝手に主題歌をつけた。',
    ],
    'strength.effort+daytime.late': [
      '草木も眠る時間に、批評を求めて現れた。フクロウが席を譲った。',
      '深夜の自分を他人に見せる。肝だめしなら、もう優勝している。',
    ],
    'source.library+strength.effort': [
      '膨大なアルバムから、この一枚を辛口の試合に送り出した。監督、ただ者ではない。',
      '秘蔵のアルバムを自分で開けて、よりによって私に見せた。度胸、満点。',
    ],
    'source.rear+strength.effort': [
      '外カメラ！　確認画面なし、命綱なし！　綱渡りの興行なら満員だ。',
      '己の姿を見ずに撮り、見ずに出す。達人か。達人だな。',
    ],
    'source.shared+strength.effort': [
      '送り先ならいくらでもあったのに、辛口に送ってきた。肝がすわっている。',
      '「いいね」の海に背を向け、批評の荒波へ送信した。船長、見事だ。',
    ],
    'source.front+strength.effort': [
      '自撮りの腕を下ろさないまま、辛口の窓口まで歩いてきた。その勢い、買った。',
    ],
    'strength.effort+tries.first': [
      '一発撮り、即提出！　下書きという概念を知らない豪傑が来た。',
      '今日の第一投をそのまま審査台へ。準備運動は頭の中で済ませたらしい。',
    ],
    'strength.effort+told.just-woke': [
      '寝起きで舞台に上がる者がいるとは。幕も、まだ歯をみがいている。',
      '寝起きで審査会場に来た。予選は夢の中で勝ち抜いたらしい、おめでとう。',
    ],
    'strength.effort+told.before-work': [
      '電車は待たん、なのに批評は聞いていく。優先順位が王様だ。',
      '出陣前に己の顔を確かめる。武将の作法だ。兜の緒はその後でいい。',
    ],
    'strength.effort+told.after-sport': [
      '運動で追い込み、仕上げに批評を浴びる。心身ともに鍛える気だ。',
      '息も整わぬうちに次の勝負。表彰台のほうが歩いて来るぞ。',
    ],
    'strength.effort+told.night-out': [
      '宴の前に、まず批評で腹ごしらえ。伝説の主賓だ。',
      'おでかけの前に自己点検。羽目を外す夜も、ねじは締めていく。',
    ],
    'gap.today+strength.effort': [
      '同じ日に、また来た！　おかわりを頼む声の大きさ、気に入った。',
      '今日はもう斬ったはずだ。無傷で再入場とは、恐れ入った。',
    ],
    'gap.days+strength.effort': [
      '数日の潜伏を経て、再び批評の前に立った。待っていたぞ、好敵手。',
      '数日あけて帰って来るとは、間の取り方が名人の落語だ。',
    ],
    'strength.effort+gap.weeks': [
      '数週間の沈黙を破り、説明もなしに帰還！　その登場、花道を敷いておくべきだった。',
      '数週間も空けて堂々と現れる。主役は遅れて来る、の実演だ。',
    ],
    'strength.effort+trend.level': [
      '点数は不動、それでもまた来た。この根気には、駅前の銅像が席をゆずる。',
      '前回と同点。それでも挑む。引き分けを延長戦に持ち込む心意気、買った。',
    ],
    'strength.effort+trend.down': [
      '点数がどう出ようと、自分で見に来た。主人公の条件だ。三話あたりで、みんな気づく。',
    ],
    'level.beginner+strength.effort': [
      'スキンケア初心者にして、道場破り！　その意気や良し、看板を半分やる。',
      'スキンケアを始めたばかりで辛口を指名。ゲームなら初日に最難関を選ぶ人間だ。痛快。',
    ],
    'level.basic+strength.effort': [
      'スキンケアは基本のみ。しかし探究心は満載。身軽な探検家がいちばん遠くへ行く。',
      '洗って、保湿して、批評を浴びる。三手目だけ、ずいぶん豪快だ。',
    ],
    'level.intermediate+strength.effort': [
      'スキンケアの腕に覚えあり、それでも他流試合を望む。道場の看板が、自分から隠れたぞ。',
      'スキンケア中級者、慢心ゼロ。ラスボスがいちばん嫌がる育ち方をしている。',
    ],
    'level.advanced+strength.effort': [
      'スキンケア上級者が、みずから批評を求める。横綱がぶつかり稽古に来たぞ、全員どけ。',
      'スキンケアを極めて、なお問う。仙人がわざわざ山を下りて来た。',
    ],
    'level.beginner+skin.evenness.calm': ['スキンケア初心者の肌が、この均一さ。師範代が名札を外した。'],
    'level.beginner+skin.pores.calm': [
      'スキンケアに入門したてで毛穴が沈黙。才能とは、だいたいこういう腹の立つ形で現れる。',
    ],
    'level.basic+skin.pores.calm': ['スキンケアの基本だけで毛穴を黙らせた。将棋なら歩で王を取っている。'],
    'level.basic+skin.redness.calm': ['スキンケアは基本だけ、肌は平穏。名人ほど、道具箱が小さい。'],
    'level.intermediate+skin.shine.calm': ['つやを手なずけた。猛獣使いの貫禄がある。'],
    'level.intermediate+skin.evenness.calm': [
      'この均一さは一夜では成らん。左官の親方が弟子を連れて見に来るぞ。',
    ],
    'level.advanced+skin.texture.calm': [
      'スキンケア上級者のきめ、鏡面仕上げ。仕上げの布まで桐の箱に入れて保管したい。',
    ],
    'level.advanced+skin.redness.calm': [
      '肌と和平条約を結んだ、スキンケアの上級者。赤みひとつ国境を越えて来ない。見事な外交だ。',
    ],
    'daytime.evening+skin.shine.calm': [
      '夜だというのに、さらりとしている！　おでこが残業を断った。見事な働き方だ。',
    ],
    'daytime.afternoon+skin.shine.calm': ['午後なのに、つやは控えめ。おでこだけ、まだ朝礼中だ。'],
    'daytime.morning+skin.evenness.calm': [
      '朝から、頬のトーンが完成形。ほかの全員がまだ準備中の札を出している。',
    ],
    'skin.spots.calm+told.exams': ['試験の嵐の中、肌の点だけが自習室の静けさを守っている。首席だ。'],
    'skin.shine.calm+told.after-sport': [
      '動いたあとに、この涼しさ！　汗にまで礼儀を教え込んだのか。名コーチだ。',
    ],
    'daytime.late+skin.redness.calm': ['夜ふけに、この静かな頬。最後まで背筋を伸ばした、夜会の主賓だ。'],
  },
};
