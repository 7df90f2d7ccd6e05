/**
 * The claims register: what a sentence of the interface claims is held by a test or a measured figure. What is planted
 * here shows that the register would notice.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { held, type TextKey } from '#tests/claims/claim.ts';
import { FIGURES } from '#tests/claims/figures.ts';
import { faultsOf, fingerprintOf, type Question, type Sentence } from '#tests/claims/judge.ts';
import { NO_CLAIMS } from '#tests/claims/no-claims.ts';
import { CLAIMS } from '#tests/claims/register.ts';

/** Every text of a locale by its dotted key. */
function texts(node: unknown, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => texts(value, path === '' ? key : `${path}.${key}`));
}

const japanese = new Map(texts(ja));
const SENTENCES: ReadonlyMap<string, Sentence> = new Map(
  texts(en).map(([key, text]) => [key, { en: text, ja: japanese.get(key) ?? '' }]),
);

const read = (path: string) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : null);
const QUESTION: Question = { sentences: SENTENCES, claims: CLAIMS, noClaims: NO_CLAIMS, read };
const sentencesOf = (entries: readonly { readonly sentences: object }[]) =>
  entries.flatMap(({ sentences }) => Object.keys(sentences));

describe('the claims register', () => {
  it('holds every sentence that claims something', () => {
    const claimed = sentencesOf(CLAIMS).length;
    const proofs = new Set(CLAIMS.flatMap((claim) => claim.proofs)).size;
    const none = sentencesOf(NO_CLAIMS).length;
    console.log(
      `${claimed} claims held by ${proofs} tests and figures; ${none} sentences read that claim nothing`,
    );
    expect(faultsOf(QUESTION)).toEqual([]);
  });

  it('and every figure in them is the constant’s, in both languages', () => {
    for (const [key, figures] of Object.entries(FIGURES)) {
      const sentence = SENTENCES.get(key);
      for (const figure of figures ?? []) {
        expect(sentence?.en, key).toContain(figure.en);
        expect(sentence?.ja, key).toContain(figure.ja);
      }
    }
  });

  it('no figure with a unit in the English stands there by hand', () => {
    const known = new Set(Object.keys(FIGURES));
    const unheld = sentencesOf(CLAIMS).filter(
      (key) => !known.has(key) && /\d/.test((SENTENCES.get(key)?.en ?? '').replaceAll(/\{\{\w+\}\}/g, '')),
    );
    // "out of 100" and "/100" are the scale itself.
    expect(unheld.filter((key) => !/100/.test(SENTENCES.get(key)?.en ?? ''))).toEqual([]);
  });
});

describe('a false sentence that is planted', () => {
  const KEY: TextKey = 'camera.intro.notice';
  const about = (question: Question) =>
    faultsOf(question).filter((fault) => !faultsOf(QUESTION).includes(fault));

  it('as a new one without an entry is found, in either language', () => {
    const planted = {
      'camera.brag': { en: 'Your photo is encrypted and never stored.', ja: '写真は撮れます。' },
      'camera.prahlen': { en: 'You can take photos.', ja: '写真が端末から出ることはありません。' },
    };
    const found = about({ ...QUESTION, sentences: new Map([...SENTENCES, ...Object.entries(planted)]) });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^camera\.brag: .*sounds like a claim/);
    expect(found[1]).toMatch(/^camera\.prahlen: /);
  });

  it('with an entry whose test, file, command or figure is gone is found', () => {
    const sentence = { [KEY]: 'unread' };
    for (const proof of [
      'tests/browser/privacy.test.ts > a test that was deleted',
      'tests/browser/deleted.test.ts > of a guest with the camera: shot, share, the rest',
      'npm run evaluates > docs/measurement.md > changed photos within the ±',
      'npm run lab -- evaluate > docs/measurement.md > photos that flatter',
    ] as const) {
      const found = about({ ...QUESTION, claims: [...CLAIMS, held([proof], sentence)] });
      expect(found.filter((fault) => fault.startsWith(proof))).toHaveLength(1);
    }
  });

  it('as another wording of one that is held is found, in either language', () => {
    const original = SENTENCES.get(KEY) ?? { en: '', ja: '' };
    for (const reworded of [
      { ...original, en: `${original.en} Ever.` },
      { ...original, ja: `${original.ja}ずっと。` },
    ]) {
      const found = about({ ...QUESTION, sentences: new Map([...SENTENCES, [KEY, reworded]]) });
      expect(found).toEqual([
        `${KEY}: reads otherwise now; hold it to its tests, then enter '${fingerprintOf(reworded)}'`,
      ]);
    }
  });

  it('and an entry of a sentence that is gone, or a second one, is no entry', () => {
    const without = new Map([...SENTENCES].filter(([key]) => key !== KEY));
    expect(about({ ...QUESTION, sentences: without })).toEqual([
      `${KEY}: there is no such sentence any more`,
    ]);
    expect(about({ ...QUESTION, claims: [...CLAIMS, ...CLAIMS.slice(0, 1)] })[0]).toMatch(/twice$/);
  });
});
