/** Praise for a strength in the moment in which it came: the hour, the album, the third try, the time since. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsMoments: TopicLines = {
  greats: {
    'daytime.morning+strength.light': [
      '朝のやわらかい光が、ちょうど届いています。早起きの三文、受け取りましたね。',
    ],
    'daytime.afternoon+strength.light': [
      '午後の光を、まぶしすぎないように受けています。光とのおつきあいがお上手ですね。',
    ],
    'daytime.evening+strength.light': ['夜の写真に、やさしい明るさがあります。帰り道の窓の灯りみたいです。'],
    'source.library+strength.light': [
      'アルバムの中から、光のきれいな一枚を選びました。目の付けどころが素敵です。',
    ],
    'strength.light+tries.many': ['何枚か撮った中の、いい光の一枚です。粘った人に届く明るさですね。'],
    'gap.weeks+strength.light': ['何週間かぶりの再会が、いい光の中でした。明るいただいまです。'],
    'strength.light+trend.level': ['点数は前回とほぼ同じ、光は変わらずきれい。安心して見ていられます。'],
    'strength.light+told.exams': ['試験の時期でも、明るいところに座っています。光も応援しているようです。'],
    'strength.light+told.before-work': [
      '出かける前のひとときに、いい光が届いています。いってらっしゃいの明るさです。',
    ],
    'strength.light+told.no-excuse': ['言い訳はなし、とのこと。この光なら、もともと言い訳はいりませんね。'],
    'strength.light+told.just-woke': ['起きたばかりで、もういい光の中。朝ごはんより先に、光が届きました。'],
    'daytime.morning+strength.composure': ['朝からこの穏やかさ。見ているこちらまで、深呼吸ができました。'],
    'daytime.afternoon+strength.composure': [
      'いそがしい午後に、静かな表情。ここだけ時計がゆっくり進んでいます。',
    ],
    'daytime.evening+strength.composure': [
      '一日の終わりに、こんなに穏やかな表情。今日はいい日だったと思えてきます。',
    ],
    'source.library+strength.composure': [
      'たくさんの写真から、静かな一枚を選びました。自分のよさをよくご存じですね。',
    ],
    'strength.composure+tries.many': [
      '何枚撮っても、表情がどっしり落ち着いています。気の長いところも素敵です。',
    ],
    'gap.today+strength.composure': ['今日またお会いしても、この落ち着き。お茶の二杯目のような安心感です。'],
    'gap.weeks+strength.composure': ['何週間かぶりでも、昨日会ったような穏やかな表情。ほっとします。'],
    'strength.composure+trend.level': ['点数は前回のおとなり、表情は穏やか。安定は、りっぱな魅力です。'],
    'strength.composure+trend.down': [
      '数字が少し下がっても、表情は穏やかなまま。その受けとめ方が、とてもいいです。',
    ],
    'strength.composure+told.before-work': [
      '出かける前に、この落ち着いたお顔。いい一日が、もう玄関で待っています。',
    ],
    'strength.composure+told.after-sport': ['体を動かしたあとなのに、もう穏やか。息の整え方まで上手です。'],
    'strength.composure+told.night-out': [
      'にぎやかな夜を前に、ゆったりした表情。いっしょにいる人も安心できますね。',
    ],
    'strength.composure+told.just-woke': ['寝起きに、この落ち着き。まくらも安心して送り出せますね。'],
    'strength.composure+told.no-excuse': ['言い訳をせず、静かに見せてくださいました。その素直さに花丸です。'],
    'daytime.morning+strength.features': ['朝から目がよく起きています。おはようの声が聞こえてきそうです。'],
    'daytime.evening+strength.features': [
      '夜になっても、目もとは冴えたまま。一日の電池が、まだ残っています。',
    ],
    'source.library+strength.features': [
      '表情のよく伝わる一枚を選んでくださいました。選んだ人の目も確かです。',
    ],
    'strength.features+tries.many': ['何枚か撮っても、表情がくたびれません。根気のある方ですね。'],
    'gap.days+strength.features': [
      '数日ぶりのお顔が、よく届きます。遠くの改札からでも、すぐに見つけられますね。',
    ],
    'gap.months+strength.features': [
      '何か月かぶりのお顔で、目もとがよく起きています。それだけでうれしい知らせです。',
    ],
    'strength.features+trend.level': ['点数はほぼそのまま、表情はよく届く一枚。いい調子が続いています。'],
    'strength.features+told.just-woke': [
      '起きたばかりなのに、目もとがもう起きています。目覚ましと仲よしなのですね。',
    ],
    'daytime.morning+gaze.camera': [
      '朝から、まっすぐ目を合わせてくださいました。「おはよう」を先に言われた気分です。',
    ],
    'daytime.afternoon+gaze.camera': [
      '午後のひととき、顔を上げて目を合わせてくださいました。うれしい寄り道です。',
    ],
    'daytime.evening+gaze.camera': ['一日の終わりにも、ちゃんと目が合います。人を大切にする目線です。'],
    'gaze.camera+source.library': ['目の合う一枚を選んでくれました。見る人のことを思った選び方ですね。'],
    'gaze.camera+tries.many': ['何枚目かになっても、まっすぐこちらを見てくれます。根気もやさしさですね。'],
    'gaze.camera+told.exams': [
      '試験の合間に、ふと顔を上げて目を合わせてくださいました。いい息抜きになりますように。',
    ],
    'gaze.camera+told.just-woke': [
      '寝起きなのに、目を合わせてくださいました。二度寝より選ばれたようで、うれしいです。',
    ],
    'gap.weeks+gaze.camera': ['何週間かぶりの再会で、まっすぐ目を合わせてくださいました。おかえりなさい。'],
    'gaze.camera+trend.level': ['点数はほぼ変わらず、まなざしもまっすぐなまま。ぶれないところが素敵です。'],
    'gaze.camera+told.no-excuse': [
      '言い訳なしで、まっすぐ目を合わせてくださいました。気持ちのいい正直さです。',
    ],
    'daytime.morning+framing.great': [
      '朝から、ちょうどいいところに収まっています。今日は何でもぴったりはまりそうです。',
    ],
    'daytime.afternoon+framing.great': ['午後のひと休みに、こんなに整った構図。丁寧な人柄が写っています。'],
    'daytime.evening+framing.great': ['一日の終わりでも、構図がきれいに整っています。最後まで丁寧ですね。'],
    'framing.great+source.library': ['構図のきれいな一枚を選んでくれました。アルバムの表紙にできますね。'],
    'framing.great+tries.many': ['何枚か試して、ちょうどいい位置を見つけました。その一工夫が効いています。'],
    'framing.great+gap.today': ['同じ日の写真で、迷わずいい位置へ。もう立ち位置を覚えたのですね。'],
    'framing.great+gap.days': ['数日ぶりの一枚が、きれいな構図です。待っていたかいがありました。'],
    'framing.great+trend.level': ['点数も構図も、安心の定位置。落ち着いて見ていられます。'],
    'framing.great+told.before-work': ['いそがしい出がけに、きちんとした構図。きっと段取り上手な方です。'],
    'framing.great+told.just-woke': ['寝起きなのに、ちょうど真ん中。夢の中で練習していたのでしょうか。'],
    'daytime.morning+sharpness.crisp': ['朝の写真が、すっきりくっきり。気持ちのいい始まりです。'],
    'daytime.afternoon+sharpness.crisp': [
      '眠くなる午後に、くっきりとした一枚。手もとがしっかりしていますね。',
    ],
    'daytime.evening+sharpness.crisp': ['夜でも手ぶれのない、くっきりした一枚。最後まで丁寧な手つきです。'],
    'daytime.late+sharpness.crisp': ['こんなに遅い時間に、こんなにくっきり。静かな手のおかげですね。'],
    'sharpness.crisp+source.library': [
      'くっきり写った一枚を選んでくれました。自分をよく見せる勇気、素敵です。',
    ],
    'sharpness.crisp+tries.many': ['何枚か撮るうちに、くっきり決まりました。粘り強い手に拍手です。'],
    'sharpness.crisp+told.after-sport': ['運動のあとなのに、手もとは静か。きれいに写っています。'],
    'sharpness.crisp+told.night-out': ['おでかけの夜の写真が、こんなにくっきり。いい夜の始まりですね。'],
    'sharpness.crisp+trend.level': ['点数は安定、写真はくっきり。信頼できる手をお持ちです。'],
    'daytime.afternoon+strength.smile': ['ふつうの午後に、この笑顔。こういう時間が、あとで宝物になります。'],
    'daytime.evening+strength.smile': [
      '一日の終わりに、まだ笑顔が残っています。待っている人への、いいお土産です。',
    ],
    'source.library+strength.smile': ['アルバムから笑顔の一枚を選びました。いちばん正しい選び方です。'],
    'strength.smile+tries.many': ['何枚撮っても、笑顔があたたかいまま。保温がきいていますね。'],
    'gap.days+strength.smile': [
      '数日ぶりに、笑顔で帰ってきてくださいました。うれしい知らせをありがとうございます。',
    ],
    'gap.months+strength.smile': ['何か月かぶりの再会が、笑顔でした。おかえりなさいが弾みます。'],
    'strength.smile+trend.level': [
      '点数は前回とほぼ同じ、でも笑顔が咲いています。数字の上手な受けとめ方です。',
    ],
    'strength.smile+told.exams': ['試験の時期に、この笑顔。当日も、その表情のまま席に着いてください。'],
    'strength.smile+told.no-excuse': ['言い訳のかわりに笑顔。いちばん説得力のある答えです。'],
    'strength.smile+told.night-out': ['おでかけの夜に、この笑顔。楽しみな気持ちが、こちらまで届きました。'],
    'mouth.teeth+source.library': ['歯まで見せた一枚を選んでくれました。見る人を元気にする選び方です。'],
    'sharpness.fine+strength.light': ['やさしい光に、自然な写り。いい時間だったのが、伝わってきます。'],
    'gaze.camera+sharpness.fine': ['目が合って、写りも自然。となりに座っているみたいです。'],
    'sharpness.fine+tries.first': ['今日の一枚目から、ピントは合っています。さらりとした、いい始まりです。'],
    'sharpness.fine+strength.smile': ['自然な写りの中に、笑顔がひとつ。それだけで十分うれしい写真です。'],
    'sharpness.fine+strength.composure': ['自然な写りに、静かな表情。お茶をいれて眺めたくなります。'],
  },
};
