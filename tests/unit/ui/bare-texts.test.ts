/**
 * A browser that translates a page puts its own elements in the place of bare texts. React then finds no text where it
 * left one: beside something that comes and goes it throws, and elsewhere the old words stay. So a text has an element of
 * its own wherever a sibling is conditional, and so has a text that comes and goes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';

const inner = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? inner(node.expression) : node;

/** Whether it is a text by its looks: of a locale, of a formatter, or written out. */
function isText(node: ts.Expression): boolean {
  const one = inner(node);
  if (ts.isStringLiteralLike(one)) return one.text.trim() !== '';
  if (ts.isConditionalExpression(one)) return isText(one.whenTrue) && isText(one.whenFalse);
  if (ts.isCallExpression(one)) return /^(?:t|named|show|format\w+)$/.test(one.expression.getText());
  return ts.isTemplateExpression(one);
}

/** What a conditional child may be; null: it is always there. */
function branchesOf(node: ts.Expression): readonly ts.Expression[] | null {
  const one = inner(node);
  if (ts.isBinaryExpression(one) && one.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return [one.right];
  return ts.isConditionalExpression(one) && !isText(one) ? [one.whenTrue, one.whenFalse] : null;
}

/** Whether a branch is several children at once, with a bare text or what was handed in among them. */
const holdsBareText = (branch: ts.Expression): boolean => {
  const one = inner(branch);
  return (
    ts.isJsxFragment(one) &&
    one.children.some(
      (child) =>
        (ts.isJsxText(child) && !child.containsOnlyTriviaWhiteSpaces) ||
        (ts.isJsxExpression(child) &&
          child.expression !== undefined &&
          (isText(child.expression) || child.expression.getText() === 'children')),
    )
  );
};

/** Bare texts in danger, as `file: text`. */
function bareTexts(name: string, source: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    ts.forEachChild(node, look);
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
    const children = node.children.flatMap((child) =>
      ts.isJsxText(child)
        ? child.containsOnlyTriviaWhiteSpaces
          ? []
          : [{ words: child.text, text: true, branches: null }]
        : ts.isJsxExpression(child)
          ? child.expression === undefined
            ? []
            : [
                {
                  words: child.expression.getText(),
                  text: isText(child.expression),
                  branches: branchesOf(child.expression),
                },
              ]
          : [{ words: '', text: false, branches: null }],
    );
    const fragments = children.filter(({ branches }) => branches?.some(holdsBareText));
    found.push(...fragments.map(({ words }) => `${name}: ${words.trim()}`));
    if (children.length < 2) return;
    const conditional = children.some(({ branches }) => branches !== null);
    for (const { words, text, branches } of children) {
      if ((text && conditional) || branches?.some(isText)) found.push(`${name}: ${words.trim()}`);
    }
  };
  look(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('finds a text beside what comes and goes, and one that does so itself', () => {
  const faults = (jsx: string) => bareTexts('one.tsx', `const one = ${jsx};`);
  expect(faults('<p>{t(words)}{late && <b>now</b>}</p>')).toHaveLength(1);
  expect(faults('<p>Hello {late ? <b>now</b> : null}</p>')).toHaveLength(1);
  expect(faults('<p>{late && t(words)}<b>now</b></p>')).toHaveLength(1);
  expect(faults('<p>{late && <><b>now</b>{children}</>}</p>')).toHaveLength(1);
  expect(faults('<p><span>{t(words)}</span>{late && <b>now</b>}</p>')).toEqual([]);
  expect(faults('<p>{late ? t(words) : t(others)}</p>')).toEqual([]);
});

it('no component has one', () => {
  const src = inRoot('src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.flatMap((name) => bareTexts(name, readFileSync(`${src}/${name}`, 'utf8')))).toEqual([]);
});
