/** Names in the margin of sheets, so that the sheets of one paper do not get into another. */
import { useEffect } from 'react';
import { printFontFamily } from '../design/print-fonts/print-font-family';

/** The CSS page of a paper, for the property `page`. @param place of the paper among those printed, from 0 */
export function sheetsOf(place: number): string {
  return `paper-${place}`;
}

/**
 * Prints a name at the bottom of each sheet of a paper, beside the number of the sheet. Browsers without margin boxes
 * print none, as they print no numbers.
 * @param names of the papers, in their order: what to write, part by part
 */
export function useNamedSheets(names: readonly (readonly string[])[]): void {
  const key = JSON.stringify(names);
  useEffect(() => {
    const family = printFontFamily();
    const sheet = new CSSStyleSheet();
    const rules = (JSON.parse(key) as string[][]).map((parts, place) =>
      sheetRule(place, parts, family),
    );
    sheet.replaceSync(rules.join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [key]);
}

/** @param family of fonts, as CSS */
export function sheetRule(place: number, parts: readonly string[], family: string): string {
  const name = parts.map(isolated).join(' · ');
  return `@page ${sheetsOf(place)} { @bottom-left {
    content: "${escaped(name)}"; color: #4d4d4d; font: 9pt ${family}; } }`;
}

/** A text whose direction is its own, beside others: a margin has no elements. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** For a string of CSS. */
function escaped(text: string): string {
  return text.replace(/["\\\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}
