/** Superscripts and subscripts as characters of Unicode. */
import type { TextRun } from './ooxml/cell-value.js';

type Position = NonNullable<TextRun['position']>;

const RAISED = pairs(
  '0123456789+-=()niabcdefghjklmoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδφχ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᵠᵡ',
);
const LOWERED = pairs(
  '0123456789+-=()aehijklmnoprstuvxβγρφχ',
  '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ',
);
/** Signs that look and mean the same where they stand, and the minus signs of typography. */
const KEPT = new Set('°′″\'"*™®©ªº†‡ \u00a0\n\t');
const MINUS = new Set('−–‐‑');

const CHARACTERS: Record<Position, ReadonlyMap<string, string>> = {
  RAISED: new Map([...RAISED, ...[...MINUS].map((sign): [string, string] => [sign, '⁻'])]),
  LOWERED: new Map([...LOWERED, ...[...MINUS].map((sign): [string, string] => [sign, '₋'])]),
};
const MARKS: Record<Position, string> = { RAISED: '^', LOWERED: '_' };

/**
 * @returns the text, and the parts that Unicode does not have raised or lowered: these are in the text as `^(…)` and
 * `_(…)`, so that their meaning is kept
 */
export function withUnicode(runs: readonly TextRun[]): { text: string; without: TextRun[] } {
  const without: TextRun[] = [];
  const text = runs.map((run) => {
    if (run.position === undefined || run.text.trim() === '') return run.text;
    const found = translate(run.text, CHARACTERS[run.position]);
    if (found !== null) return found;
    without.push(run);
    return `${MARKS[run.position]}(${run.text.trim()})`;
  });
  return { text: text.join(''), without };
}

function translate(text: string, characters: ReadonlyMap<string, string>): string | null {
  let translated = '';
  for (const character of text) {
    const found = characters.get(character) ?? (KEPT.has(character) ? character : null);
    if (found === null) return null;
    translated += found;
  }
  return translated;
}

function pairs(plain: string, moved: string): [string, string][] {
  const targets = Array.from(moved);
  return Array.from(plain, (character, index): [string, string] => [
    character,
    targets[index] ?? character,
  ]);
}
