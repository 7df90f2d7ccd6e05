/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'なお、写真が証拠を半分隠しているので、残りは推理です。',
  '手がかり少なめにつき、占いくらいの気持ちで読んでください。',
  '見えた分だけで話します。外れたら写真のせい、次に私のせいです。',
  '自信は控えめ、ツッコミは平常運転でいきます。',
];
