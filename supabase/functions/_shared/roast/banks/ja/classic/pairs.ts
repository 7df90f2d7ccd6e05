/** The expression together with light, framing or sharpness. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.big-smile+light.dim': ['停電、でも本人だけ大盛り上がり'],
    'expression.serious+light.dim': ['怪談、開始五秒前'],
    'expression.serious+light.harsh': ['圧迫面接、照明つき'],
    'expression.sleepy+light.dim': ['写真ごと就寝'],
    'expression.sleepy+light.harsh': ['「起きなさい」の三秒後'],
    'expression.neutral+light.great': ['いい光、乗らない本人'],
    'expression.tense+light.harsh': ['まぶしさと力みの二人三脚'],
    'expression.surprised+light.dim': ['暗闇で何を見た'],
    'expression.big-smile+framing.close': ['笑顔、渋滞するほど近い'],
    'expression.serious+framing.far': ['遠くから、無言の点呼'],
    'expression.serious+framing.tilted': ['真顔で転びかけている'],
    'expression.sleepy+framing.tilted': ['横になりかけの一枚'],
    'expression.surprised+framing.close': ['出会い頭'],
    'expression.sleepy+sharpness.soft': ['寝ぼけたのは本人か写真か'],
    'expression.serious+sharpness.soft': ['ぼやけた圧'],
  },
  openers: {
    'expression.big-smile+light.dim': [
      '見えるのは笑顔の気配だけ。不思議の国の猫より、消え方がうまい。',
      '暗い中で大笑いしている。事情を聞くのがちょっと怖い。',
    ],
    'expression.serious+light.dim': [
      '電気を消して真顔。百物語、九十九話目を担当している。',
      '暗い中で、真顔。「この話には続きがある」と言い出す人の照明だ。',
    ],
    'expression.sleepy+light.dim': [
      '映画館で、予告編のうちに寝る人がいる。',
      '写真も目も、ねむたげ。シャッターだけが当番。',
    ],
    'expression.sleepy+light.harsh': [
      '夜行バスの休憩で、車内灯がついた瞬間の顔。サービスエリア、降りる？',
      '親がカーテンを全開にした。顔が「まだ七時」と言っている。',
    ],
    'expression.neutral+framing.close': [
      '証明写真機の椅子を、上げすぎた人の近さと表情。',
      '近い。そして無言。エレベーターが四階分、長く感じる。',
    ],
    'expression.serious+framing.close': [
      '近い。真剣。何か約束していたなら、先に謝る。',
      '真顔が画面いっぱい。宿題を出していない心当たりを、順番に思い出した。',
    ],
    'expression.sleepy+framing.tilted': [
      '電車で寝て、だんだん隣に傾いていく。写真は隣の人の視点。',
      '写真が傾いて、まぶたも下がって、あとは倒れるだけ。',
    ],
    'expression.surprised+framing.far': [
      '遠くで「うそ」と口が動いた気がする。何を見たのか、既読を待つ。',
      '遠くで誰かが何かに驚いている。野次馬として見に行きたい。',
    ],
    'expression.sleepy+sharpness.soft': [
      '寝ぼけた視界を、見られる側からお届けしている。',
      '目もピントも、まだ起きていない。起きているのは日付だけ。',
    ],
    'expression.big-smile+sharpness.soft': [
      '腹を抱えて笑うとき、スマホは離したほうがいい。',
      '笑いすぎて手が揺れた。原因と結果がここまで分かりやすい写真は珍しい。',
    ],
  },
  truths: {
    'expression.big-smile+light.dim': [
      '暗い通路からこの笑顔が出てきたら、肝試しの列が止まる。',
      '暗がりで大笑い。「電気つけて」の一言が、笑って言えない。',
    ],
    'expression.big-smile+light.harsh': ['強い光で大笑い。フラッシュに、フラッシュで返した。'],
    'expression.big-smile+light.uneven': [
      '大笑いで、片側だけ明るい。暗いほうが小声で、「先生、こっち見てる」。',
      '全力で笑っているのに、明るいのは片側だけ。残り半分の笑顔は、音声でお楽しみください。',
      '明るい側だけ爆笑。暗い側は、まだオチを聞いていない。',
    ],
    'expression.smile+light.dim': ['暗がりで、ほほえみ。サプライズの電気係が、待ちきれていない。'],
    'expression.smile+light.uneven': [
      '明るいほうだけ見ると親友、暗いほうだけ見ると黒幕。最終回まで、どっちか分からない。',
      '片側だけ明るい、小さな笑み。トランプで、もう勝っている。まだ配っている途中だ。',
    ],
    'expression.neutral+light.dim': ['暗くて無表情。映画館で、予告編の四本目が始まったときの顔。'],
    'expression.neutral+light.harsh': [
      '強い光を浴びて、無表情。UFOに吸い上げられながら、夕飯のことを考えている。',
    ],
    'expression.serious+light.dim': [
      '暗がりに真顔。修学旅行の夜、消灯後に先生がドアを開けたときの絵。',
      'この暗さでこの真剣さ、鍋に何を入れたか白状してほしい。',
    ],
    'expression.serious+light.harsh': [
      '強い光に、真顔。手品で、胴を切られる箱に入った。助手だとは聞いていない。',
    ],
    'expression.serious+light.uneven': [
      '半分影の真顔。映画のポスターなら怖い。下の赤い字は「その給食は、減らない。」',
      '半分影の真顔。「お前は知りすぎた」と言われたハムスターが、ひまわりの種を返した。',
      '半分影で真剣。悪の組織の会議で、「次に、ごみ袋の名前の書き方ですが」。',
      '半分影で、真剣。「ここだけの話」と身を乗り出して、もやしの特売日を教えてくれた。',
      '半分影で、真顔。「いいか、よく聞け」のあとに、ごみの日を教えてくれる人。',
      '半分影で、真剣な表情。推理ものなら、二話目までは全員がこの人を疑う。',
      '片側だけ明るい真顔。トイレの電気をつけて、虫と目が合った瞬間。',
      '片側が影で、真顔。この人が「夕飯、できたよ」と言うと、家族全員が一回で部屋から出てくる。',
    ],
    'expression.tense+light.dim': ['暗くて眉に力。足の小指をぶつけたな。'],
    'expression.tense+light.harsh': ['強い光に、眉だけがひさしになろうとしている。'],
    'expression.sleepy+light.dim': [
      '明かりは消灯、まぶたは半分。この写真、ほとんど寝言。',
      '暗くて眠そう。「おやすみ」を押すつもりで、シャッターを押したな。',
    ],
    'expression.sleepy+light.harsh': [
      '強い光に、この眠そうな目。プラネタリウムが終わって、一人だけまだ宇宙にいる。',
    ],
    'expression.surprised+light.dim': [
      '暗い中でびっくり。停電かと思ったら、自分の背中がスイッチを押していた。',
      '暗がりで、この驚き。踏んだのは、たぶん洗濯ばさみ。',
    ],
    'expression.surprised+light.harsh': [
      '強い光に、この驚き。電気がついたら、全員がクラッカーを持っていた。',
    ],
    'expression.serious+light.great': [
      '極上の光に、真顔。プレゼントの箱を開けて「なるほど」と言った。',
      '極上の光に、真顔。団体旅行で、添乗員より先に人数を数えている。一人多い。',
      '極上の光に、真顔。南の島に着いて、まず非常階段を確かめた。',
      '光は表彰式、表情は会計監査。メダルの領収書を求められた。',
      '光は運動会、表情は朝の職員会議。',
      'いい光で、真顔。試着室で似合うと言われて、値札を見つけたところ。',
      'こんなに気持ちいい光で、どうして誤字を探す顔になるのか。',
      'いい光の中で真剣な表情。展望台で案内板を全部読んで、景色を見ずに降りた。',
    ],
    'expression.sleepy+light.great': [
      '最高の光で、眠そう。ホテルの朝食会場に、部屋のスリッパで来た。左右、別の部屋の。',
      'いい光の中で眠そう。日なたの猫から、同業者だと思われている。',
      '最高の光で、眠そう。縁側の将棋で、相手が勝手に二手進めた。',
    ],
    'expression.neutral+light.great': [
      'いい光で、無表情。誕生日の歌を歌われているあいだの、置き場のない顔。',
      '極上の光に、無表情。ずっと欲しかったのが当たった。喜ぶのは、家でやる。',
      '最高の光に、無表情。満開の桜の下で、シートの番。ほかの客は、まだ電車。',
    ],
    'expression.big-smile+framing.close': ['この近さで、この笑顔。ベビーカーの中から見た景色。'],
    'expression.big-smile+framing.far': ['遠くで大笑い。花火と同じで、声だけ三秒遅れて届く。'],
    'expression.big-smile+framing.tilted': ['大笑いで斜め。ソファの右端から左端まで、倒れていく途中。'],
    'expression.neutral+framing.close': [
      '目の前に、無表情。証明写真機のカーテンを開けたら、もう中にいた人。',
      '真ん前で、感情ゼロ。自動販売機と同じ距離感と接客。',
    ],
    'expression.neutral+framing.far': ['遠い、動かない、表情がない。畑なら鳥が来ない。'],
    'expression.serious+framing.close': ['「ちょっといいか」と言われたときの距離と表情が、両方そろった。'],
    'expression.serious+framing.far': [
      '廊下の端に先生。まだ何も言われていないのに、走るのをやめた。',
      '遠くで真顔。運動会の本部席に、こういう人がいる。',
    ],
    'expression.serious+framing.tilted': [
      '真剣な表情が斜め。金魚すくいの、いちばん大事な三秒。',
      'まじめな顔で斜め。本屋で、背表紙を一冊ずつ読んでいるところ。',
    ],
    'expression.serious+framing.off-centre': ['真ん中を外れて、真顔。テスト監督。'],
    'expression.tense+framing.close': ['力の入った顔が近い。満員電車でカーブに入ったところ。'],
    'expression.sleepy+framing.tilted': ['眠そうに傾いている。ししおどしなら、あと一滴でコン。'],
    'expression.sleepy+framing.close': ['近くて眠そう。となりの席から肩に来る直前。'],
    'expression.sleepy+framing.off-centre': ['眠そうで、真ん中から外れている。ラジコンの電池が切れた場所。'],
    'expression.surprised+framing.close': ['近くて、驚いている。くす玉のひもを引いた本人が、真下にいた。'],
    'expression.surprised+framing.off-centre': [
      '驚いて、真ん中から外れている。座ったら、鳴るクッションだった。',
    ],
    'expression.smile+framing.turned': [
      '横を向いて笑っている。前の人の新しい上着に、値札がついたまま。',
      '横を見てにやり。そっちの人のほうが、話が面白かったらしい。',
    ],
    'expression.neutral+framing.tilted': ['傾いても顔が変わらない。洗濯機の中でもこの顔だと思う。'],
    'expression.serious+sharpness.soft': [
      '真剣な表情が、ぼやけている。「実は」と言った直後に、電車がトンネルに入った。',
      '真剣な顔、らしい。ぼやけていて、こちらの背筋が半分しか伸びない。',
      '真顔がぼけている。「大事な話がある」が、すりガラス越し。',
    ],
    'expression.sleepy+sharpness.soft': ['まぶたが下り、ピントも下りた。全員で早退。'],
    'expression.surprised+sharpness.soft': ['驚いて、ぼやけている。ヨーグルトのふたが、急に開いた瞬間。'],
    'expression.tense+sharpness.soft': [
      '力んだ眉に、逃げたピント。針に糸を通そうとして、針のほうが三本に見えている人。',
    ],
    'expression.neutral+sharpness.crisp': [
      '無表情がくっきり。説明書の「各部の名前」のページに、そのまま載れる。',
      '無表情が高画質。「既読」の二文字を、拡大印刷したような一枚。',
    ],
    'expression.serious+sharpness.crisp': [
      '高画質の真顔。スタンプにしたら、使い道が「承知しました」しかない。',
      '真剣さが細部まで写った。レジ袋の口が、まだ開かない。後ろの列は、もう応援に回った。',
      '真剣な表情が、くっきり。割った卵の黄身が二つで、誰に報告するか決めている。',
      '高画質の真顔。スマホを裏返しても、まだ机の上から見られている気がする。',
      'くっきり写った真顔。引き出しの奥の、返していない図書館の本を思い出した。',
      '真剣な表情が細部まで写っている。間違えて開いた会議室のドアを、そっと閉めた。',
      '高画質の真顔。トランプを裏返し続けて、まだ一組もそろわない。',
    ],
    'expression.sleepy+sharpness.crisp': [
      '眠そうな目が、くっきり。深くうなずいたのか、落ちたのか。この画質なら分かる。落ちた。',
      '眠さが4Kで届いた。あくびのもらい事故に注意。',
    ],
    'expression.big-smile+sharpness.soft': ['大笑いでぼやけている。くすぐられながら撮るのは、プロでも断る。'],
  },
};
