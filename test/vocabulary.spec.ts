import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './setup/sources.js';
import {
  ALLOWED_IDENTIFIERS,
  ALLOWED_PHRASES,
  BANNED_PARTS,
  BANNED_PREFIX,
  BANNED_WORDS,
  OTHER_WORDS,
  TEXTS_FOR_USERS,
  WORDS_OF_USERS,
} from './setup/vocabulary.js';

/** The code and the documents speak the field's language (docs/glossary.md, docs/style.md). */

const files = projectFiles().filter((path) => !OTHER_WORDS.some((pattern) => pattern.test(path)));
const code = files.filter((path) => /\.(tsx?|m?ts|mjs)$/.test(path));
const prose = files.filter((path) => /\.(md|css|ya?ml|graphql|html)$/.test(path));

const tokens = new Map(code.map((path) => [path, tokensOf(path, read(path))]));

interface Tokens {
  identifiers: Set<string>;
  /** Comments, strings and texts of JSX, each with the number of its first line. */
  texts: { line: number; text: string; isComment: boolean }[];
}

function tokensOf(path: string, text: string): Tokens {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const identifiers = new Set<string>();
  const texts: Tokens['texts'] = [];
  const seen = new Set<number>();
  const lineOf = (position: number): number =>
    file.getLineAndCharacterOfPosition(position).line + 1;
  const addComments = (ranges: ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      texts.push({ line: lineOf(pos), text: text.slice(pos, end), isComment: true });
    }
  };
  const visit = (node: ts.Node): void => {
    addComments(ts.getLeadingCommentRanges(text, node.getFullStart()));
    addComments(ts.getTrailingCommentRanges(text, node.getEnd()));
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) identifiers.add(node.text);
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push({ line: lineOf(node.getStart()), text: node.text, isComment: false });
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return { identifiers, texts };
}

/** `plantQuizRow` and `PLANT_QUIZ_ROW` are plant, quiz and row. */
const partsOf = (identifier: string): string[] =>
  identifier
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

function bannedIn(text: string, path: string): string[] {
  const isForUsers = TEXTS_FOR_USERS.some((pattern) => pattern.test(path));
  // Comments break their lines where it suits them.
  const plain = ALLOWED_PHRASES.reduce(
    (rest, phrase) => rest.replaceAll(phrase, ''),
    text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' '),
  );
  return BANNED_WORDS.flatMap(({ word, instead }) => {
    const found = word.exec(plain)?.[0];
    if (!found || (isForUsers && WORDS_OF_USERS.includes(found.toLowerCase()))) return [];
    return [`"${found}" (write: ${instead})`];
  });
}

/** A name of the code between words of a sentence: a rename that has replaced a word, or missing backticks. */
function namesInSentence(comment: string): string[] {
  const plain = comment
    .replace(/`[^`]*`/g, '')
    .replace(/@param \w+|\{[^}]*\}/g, '')
    .replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return [...plain.matchAll(/\b[a-z]+ ([a-z]+[A-Z]\w*) [a-z]+\b/g)].map(([found]) => found);
}

describe('the vocabulary', () => {
  it('has no private words in names', () => {
    const found = [...tokens].flatMap(([path, { identifiers }]) =>
      [...identifiers].flatMap((identifier) => {
        if (ALLOWED_IDENTIFIERS.has(identifier)) return [];
        if (identifier.startsWith(BANNED_PREFIX)) return [`${path}: ${identifier} (write: MAX_)`];
        const part = partsOf(identifier).find((word) => Object.hasOwn(BANNED_PARTS, word));
        return part ? [`${path}: ${identifier} (write: ${BANNED_PARTS[part]})`] : [];
      }),
    );
    expect(found).toEqual([]);
  });

  it('has none in the names of files', () => {
    const found = files.filter((path) =>
      partsOf(path).some((word) => Object.hasOwn(BANNED_PARTS, word)),
    );
    expect(found).toEqual([]);
  });

  it('has none in comments, texts and titles of tests', () => {
    const found = [...tokens].flatMap(([path, { texts }]) =>
      texts.flatMap(({ line, text }) =>
        bannedIn(text, path).map((banned) => `${path}:${line}: ${banned}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('has no name of the code in a sentence, unless in backticks', () => {
    const found = [...tokens].flatMap(([path, { texts }]) =>
      texts
        .filter(({ isComment }) => isComment)
        .flatMap(({ line, text }) =>
          namesInSentence(text).map((name) => `${path}:${line}: ${name}`),
        ),
    );
    expect(found).toEqual([]);
    expect(namesInSentence('/** The receipt attemptName an ended attempt. */')).toHaveLength(1);
  });

  it('has none in documents, styles and configuration', () => {
    const found = prose.flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((text, index) =>
          bannedIn(text, path).map((banned) => `${path}:${index + 1}: ${banned}`),
        ),
    );
    expect(found).toEqual([]);
  });

  it('sees what it looks for', () => {
    const { identifiers, texts } = tokensOf(
      'x.tsx',
      "/** A door. */ const plantRow = 'told'; // aside\nconst a = <p>Room</p>;",
    );
    expect([...identifiers].flatMap(partsOf)).toContain('plant');
    expect(texts.flatMap(({ text }) => bannedIn(text, 'x.tsx'))).toHaveLength(4);
  });
});
