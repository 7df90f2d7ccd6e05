/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'とはいえ写真が黙秘してるので、ここから半分は勘です。',
  '情報の少なさ、雨雲レーダー以下。うわさ話として読んで。',
  '見えない所はアドリブで埋めます。外れても怒らないで。',
  '見えてる範囲が狭いので、スイカ割りくらいの精度でいきます。',
];
