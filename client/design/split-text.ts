/** Finds the code in a text of a question: fenced and indented blocks, and `code` in a line. */

export interface TextPart {
  /** BLOCK: whole lines of code; CODE: code in a line, with its backticks. */
  kind: 'TEXT' | 'CODE' | 'BLOCK';
  text: string;
}

const OPENING_FENCE = /^ {0,3}```[^`]*$/;
const CLOSING_FENCE = /^ {0,3}```[ \t]*$/;
const INDENTED = /^(?: {4}|\t)[ \t]*\S/;
/** A line that is not indented, but goes with an indented one: `for x in y:`, `int f() {`, `}`. */
const CODE_BESIDE_INDENTED =
  /[;{}]$|^[)\]}]|^(?:def|class|for|while|if|elif|else|try|except|finally|with)\b.*:$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}`]/u;

/**
 * Splits a text in linear time. Fences are left out, and the line breaks around blocks; all else is in
 * the parts, in order. What is not clearly code stays text: a backtick alone, a fence that is not closed.
 */
export function splitText(text: string): TextPart[] {
  if (!text.includes('`') && !/\n(?: {4}|\t)/.test(text) && !/^(?: {4}|\t)/.test(text))
    return [{ kind: 'TEXT', text }];
  const lines = text.split('\n');
  const lastFence = lines.findLastIndex((line) => CLOSING_FENCE.test(line));
  const parts: TextPart[] = [];
  let plain: string[] = [];
  const addBlock = (code: string[]): void => {
    if (plain.length > 0) parts.push(...splitLines(plain));
    plain = [];
    parts.push({ kind: 'BLOCK', text: code.join('\n') });
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (at < lastFence && OPENING_FENCE.test(line)) {
      let end = at + 1;
      while (!CLOSING_FENCE.test(lines[end] ?? '')) end += 1;
      const code = lines.slice(at + 1, end);
      if (code.some((part) => part.trim() !== '')) {
        addBlock(code);
        at = end;
      } else plain.push(line);
    } else if (lines.length > 1 && INDENTED.test(line)) {
      const end = endOfIndented(lines, at);
      const start = plain.findLastIndex((above) => !CODE_BESIDE_INDENTED.test(above)) + 1;
      addBlock([...plain.splice(start), ...lines.slice(at, end)]);
      at = end - 1;
    } else plain.push(line);
  }
  if (plain.length > 0) parts.push(...splitLines(plain));
  return parts;
}

/** Empty lines between two indented ones belong to the block. */
function endOfIndented(lines: readonly string[], start: number): number {
  let end = start + 1;
  for (let at = end; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (INDENTED.test(line) || CODE_BESIDE_INDENTED.test(line)) end = at + 1;
    else if (line.trim() !== '') break;
  }
  return end;
}

function splitLines(lines: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (part: TextPart): void => {
    const last = parts.at(-1);
    if (part.kind === 'TEXT' && last?.kind === 'TEXT') last.text += part.text;
    else if (part.text !== '') parts.push(part);
  };
  lines.forEach((line, index) => {
    if (index > 0) add({ kind: 'TEXT', text: '\n' });
    for (const part of splitLine(line)) add(part);
  });
  return parts;
}

/**
 * The backticks stay: in some languages they belong to the code. Those that stand for quotation marks
 * or apostrophes (`so', Qur`an) are text.
 */
function splitLine(line: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  let opening = line.indexOf('`');
  while (opening !== -1) {
    const closing = line.indexOf('`', opening + 1);
    if (closing === -1) break;
    const code = line.slice(opening + 1, closing);
    const touches = [line[opening - 1], line[closing + 1]].some(
      (neighbour) => neighbour !== undefined && LETTER_OR_DIGIT.test(neighbour),
    );
    if (code !== '' && code === code.trim() && !touches) {
      parts.push({ kind: 'TEXT', text: line.slice(from, opening) });
      parts.push({ kind: 'CODE', text: line.slice(opening, closing + 1) });
      from = closing + 1;
      opening = line.indexOf('`', from);
    } else opening = closing;
  }
  parts.push({ kind: 'TEXT', text: line.slice(from) });
  return parts;
}
