/** Steps for today, this week and this month, for what the skin needs. Data only. */
import type { Roadmap } from '../../types.ts';

type SkinNeed =
  | 'evenness'
  | 'spots'
  | 'redness'
  | 'texture'
  | 'pores'
  | 'lines'
  | 'shine'
  | 'darkCircles'
  | 'dryness';

export const skinRoadmap: Pick<Roadmap, SkinNeed> = {
  evenness: {
    today: [
      { text: '次に出かけるとき、日焼け止めは耳まで。耳はいつも忘れられて、すねがち。', kind: 'sun-cream' },
      { text: 'ぬるま湯で洗って、タオルはぽんぽん。こするのは窓だけで。', kind: 'cleansing' },
    ],
    week: [
      {
        text: '曇りの日も含めて、七日間日焼け止め。曇り空の「今日は大丈夫」は、話半分で。',
        kind: 'sun-cream',
      },
      { text: 'ビタミンCの美容液を、朝に三回だけ。肌の返事を聞きながら。', who: 'adult', level: 'seasoned' },
      { text: '朝晩の保湿を七日連続で。カレンダーにスタンプつきで。', kind: 'cream' },
    ],
    month: [
      { text: '日焼け止めをひと月続ける。減った分が、そのまま成績表。', kind: 'sun-cream' },
      { text: 'お手入れは短く、毎日。肌は、「いつもの」で注文が通る店が好き。' },
    ],
  },
  spots: {
    today: [
      { text: '今日は、指で顔をさわらない日。指がひまなら、ペンを一本。', when: ['skin.spots.shows'] },
      { text: 'スマホの画面をひと拭き。一週間、頬のいちばん近くにいる物なので。' },
    ],
    week: [
      { text: '今週はまくらカバーを二回交換。気分は旅館。', kind: 'pillowcase' },
      { text: '夜の洗顔を毎晩。ソファに捕まった夜も、なんとか脱出を。', level: 'starter', kind: 'cleansing' },
      { text: 'ごわごわのタオルを、やわらかい一枚に交換。かかと用の硬さは、かかとだけの好み。' },
      {
        text: 'サリチル酸のローションを週二晩、気になる所だけ。翌日は日焼け止めを。',
        who: 'adult',
        level: 'seasoned',
        when: ['skin.spots.shows'],
      },
    ],
    month: [
      { text: '同じシンプルなお手入れを四週間。肌は返信がゆっくり。' },
      {
        text: '気になる所が痛んだり、何度もぶり返すなら、お医者さんや薬局に相談する。',
        kind: 'doctor',
        when: ['skin.spots.shows'],
      },
    ],
  },
  redness: {
    today: [
      { text: 'ぬるま湯、やわらかタオル、素直なクリーム。香りと粒々はお休み。', kind: 'cleansing' },
      { text: 'シャワーの温度を一段低く。ゆで上がっていいのは、うどんだけ。' },
      { text: 'タオルは当てて、離す。習字の、半紙を押さえる手つきで。' },
      {
        text: 'すすぎは手ですくって、シャワーは直接当てない。頬は、滝修行を希望していない。',
        kind: 'cleansing',
      },
      { text: '今日は香りの強いものをお休み。肌にも、静かな車両に乗りたい日がある。' },
    ],
    week: [
      { text: '刺激の強いものを、今週は一つお休みに。棚の中にも定休日を。', level: 'seasoned' },
      { text: '今週はずっとぬるま湯で。手だけで洗って、急がない。', kind: 'cleansing' },
      { text: '風にはマフラー、日ざしには日焼け止め。頬は、いつも最前列にいる。' },
    ],
    month: [
      {
        text: '頬が落ち着いていた日に、使ったものをひとことメモ。四週間で、気の合う顔ぶれがわかる。',
        level: 'seasoned',
      },
      { text: '次に買い足すときは、無香料のほうを。値段は同じ、においはゼロ。' },
      {
        text: 'もし赤みがひりひりしたり、何日も引かなかったりするなら、お医者さんにひと目見てもらう。',
        kind: 'doctor',
        when: ['skin.redness.shows'],
      },
    ],
  },
  texture: {
    today: [
      { text: '洗って、肌がまだ湿っているうちにクリーム。同じ量で二度おいしい。', kind: 'cream' },
      { text: '今日はスクラブなし。磨くのは、鍋だけ。' },
    ],
    week: [
      { text: '週に二回、やわらかい布でそっと洗顔。力加減は、ちょうちょ一匹。', kind: 'cleansing' },
      { text: '毎晩の保湿を。クリームは、つまずくくらい目立つ場所へ。', kind: 'cream' },
      {
        text: '乳酸入りのやさしいアイテムを週一回、夜だけ。翌日は日焼け止めを。',
        who: 'adult',
        level: 'seasoned',
      },
    ],
    month: [
      { text: '四週間たったら、同じ光でもう一枚。間違い探しの、答えのほうになる。', kind: 'compare' },
      { text: '「使うのが楽しみ」な保湿を一つ見つける。使った分だけ働く。', kind: 'cream' },
    ],
  },
  pores: {
    today: [
      { text: '今夜の洗顔は三十秒。サビ一回で、ちょうど終了。', kind: 'cleansing' },
      { text: '日焼け止めもメイクも、寝る前にすっきり。布団に呼ばれても。', kind: 'cleansing' },
    ],
    week: [
      { text: 'クレイパックを一回、鼻とおでこに十分。来客には居留守で。' },
      { text: '小鼻のわきまで、指の腹でくるくる。今週は脇役の出番。', kind: 'cleansing' },
    ],
    month: [
      { text: '一か月、洗ったあとは小鼻にも薄く保湿を。鼻だって、水を飲みたい日がある。', kind: 'cream' },
      { text: '拡大鏡を四週間お休み。その距離で会うのは、自分だけ。' },
    ],
  },
  lines: {
    today: [
      { text: '肩の力を抜く、奥歯を離す、眉を上げて、すとん。これを二回。' },
      { text: 'お水を一杯、そして保湿。内と外から、差し入れ。', kind: 'cream' },
    ],
    week: [
      { text: '画面の文字を大きくする。目を細めるのは、猫に会ったときだけ。' },
      { text: '外ではサングラスか帽子を。まぶしさ対策、ついでに大物気分。' },
    ],
    month: [
      { text: '「鍵、財布、日焼け止め」が口ぐせになるまで続ける。', kind: 'sun-cream' },
      {
        text: '低濃度のレチノールを週二晩からゆっくり。日焼け止めとセットで。',
        who: 'adult',
        level: 'seasoned',
      },
      { text: '一か月、毎晩の保湿。続いた日はカレンダーに丸。', kind: 'cream' },
    ],
  },
  shine: {
    today: [
      { text: '撮る前に、おでこと鼻にティッシュをそっと当てる。こすらず、押さえるだけ。' },
      { text: '洗顔は朝晩まで。洗いすぎると、肌がすねる。', kind: 'cleansing' },
    ],
    week: [
      { text: '保湿は、頬にいつもの量、おでこと鼻には半分。Tゾーンだけ、薄手の上着。', kind: 'cream' },
      { text: '今週の洗顔は、泡を多めに、手を軽めに。泡のほうが仕事好き。', kind: 'cleansing' },
      { text: 'あぶらとり紙をかばんに。Tゾーンのための紙ナプキン。' },
    ],
    month: [
      { text: 'さっぱり派も、保湿は毎日。遠回りに見えて、これが近道。', kind: 'cream' },
      { text: '朝と夜の写真をくらべて、つやの「開店時間」を見つける。', kind: 'compare' },
    ],
  },
  darkCircles: {
    today: [
      { text: '寝る前の「あと一話」は、明日の自分への差し入れに。', kind: 'bedtime' },
      { text: '今夜のアラームは「寝る時刻」にも一つ。起こすだけが仕事ではない。', kind: 'bedtime' },
      { text: 'スマホの就寝は、自分より三十分早く。あの子も働きづめ。', kind: 'bedtime' },
      { text: '濡らして絞ったタオルを目に一分。その間、通知は全員、廊下で待機。', kind: 'eye-care' },
      { text: '冷やしたスプーンを目の下に一分。見た目は妙でも、気分は爽快。', kind: 'eye-care' },
      { text: '目覚ましを、手の届かない所へ。次の朝の一歩目は、そこから。', kind: 'bedtime' },
      { text: '寝る一時間前に、部屋の明かりを一段落とす。まぶたは、暗いほうの味方。', kind: 'bedtime' },
      { text: '画面から目を離して、遠くを二十秒。電柱でいい。電柱は動じない。' },
    ],
    week: [
      { text: '今週、一晩だけ充電器を別の部屋へ。スマホの外泊、自分の早寝。', kind: 'bedtime' },
      { text: '三日だけ、三十分早く布団へ。ドラマは逃げない、続き物なので。', kind: 'bedtime' },
      { text: 'コーヒーやコーラは三時まで。そのあとはお水の出番。', kind: 'water' },
      { text: '寝る前の十分は、紙の本か天井。天井は、続きが気にならない。', kind: 'bedtime' },
      { text: '今週は一度、寝る前に明日の服を出しておく。朝の五分が、布団の中で見つかる。', kind: 'bedtime' },
      { text: '昼に十五分だけ目を閉じる日を一回。起こす係のタイマーを忘れずに。' },
    ],
    month: [
      { text: '寝る時刻を四週間そろえる。誕生日だけは見逃す。', kind: 'bedtime' },
      { text: '四回の日曜、朝の光で一枚ずつ。四枚並べると、睡眠の連続ドラマ。', kind: 'compare' },
      { text: 'スマホの充電場所を、寝室の外へ引っ越し。ひと月住めば、そこが実家。', kind: 'bedtime' },
      { text: 'まくらの高さを、一週ずつ試す。首が何も言わない高さが、正解。' },
      { text: 'よく眠れた夜をカレンダーに丸。月末に、共通点を推理する。' },
    ],
  },
  dryness: {
    today: [
      { text: '洗ったら一分以内にクリーム。水分は、もう玄関で靴を履くころ。', kind: 'cream' },
      { text: 'リップクリームをひと塗り。塗り終えたら続きを読む。' },
    ],
    week: [
      { text: '今週のシャワーはぬるめ。熱いお湯の請求書は、あとで肌に届く。' },
      { text: '泡の強い洗顔を、ミルクタイプに。つっぱりが減るか見てみる。', kind: 'cleansing' },
    ],
    month: [
      { text: '夜はこっくり、朝は軽め。一か月、クリームも衣替え。', kind: 'cream' },
      { text: '暖房のそばに加湿器か濡れタオル。肌から水を借りさせない。' },
    ],
  },
};
