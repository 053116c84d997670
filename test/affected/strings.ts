/** The strings of a program: they contain what it sends to a server, and comments do not. */
import ts from 'typescript';

/** Each string and each template, its fixed parts joined by a blank. Not the paths of imports. */
export function stringsIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map((span) => span.literal)].map(textOf).join(' '),
      );
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

const textOf = ({ text }: { text: string }): string => text;
