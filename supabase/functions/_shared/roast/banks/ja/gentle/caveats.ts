/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'ただ、この写真だと見えにくいところが多いので、ここから先はやさしい推測です。',
  '半分ほどしか見えていないので、そっと想像しながらお話ししますね。',
  '写真が少し照れ屋さんなので、話半分でどうぞ。',
  '目を細めて見ています。外れていたら、ごめんなさい。',
];
