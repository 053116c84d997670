/** Print pages, and checks of their sheets. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button } from './browser.js';
import { wordsLike, type Printed } from './printed.js';
import type { TaggedQuestion } from './random-paper.js';

/** Of a sheet, in points: text in the margin would be cut off. */
const MARGIN = 14 * (72 / 25.4);

/** @param path of a page that prints */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits until everything to print has loaded. */
export async function ready(page: Page): Promise<void> {
  await button(page, 'Print').waitFor();
  await expect.poll(async () => button(page, 'Print').isEnabled()).toBe(true);
}

/** The whole text, without line breaks. */
export function plain({ texts }: Printed): string {
  return texts.join('\n').replace(/\s+/g, ' ');
}

/** Expects no navigation on paper, and nothing cut off. */
export function expectCleanPrint(paper: Printed): void {
  const { words, width, height } = paper;
  const said = plain(paper);
  for (const around of ['Class Lists', 'Skip to content', 'Print preview', 'Space for answers'])
    expect(said).not.toContain(around);
  expect(words.filter(({ text }) => text === 'Print')).toEqual([]);
  for (const word of words) {
    const isInside = word.left > MARGIN - 1 && word.right < width - MARGIN + 1;
    expect({ word, isInside }).toEqual({ word, isInside: true });
    expect({ word, isOnSheet: word.bottom < height }).toEqual({ word, isOnSheet: true });
  }
}

/** A paper in two columns, with each column as a sheet of its own. */
export function columnsOf(paper: Printed): Printed {
  const columnAt = (left: number): number => (left < paper.width / 2 ? 0 : 1);
  const words = paper.words.map((word) => ({
    ...word,
    sheet: 2 * word.sheet + columnAt(word.left),
  }));
  return { ...paper, words };
}

/** Expects every question once and in order, none separated from its first option, and short ones on one sheet. */
export function expectWholeQuestions(paper: Printed, questions: TaggedQuestion[]): void {
  const order = wordsLike(paper, /^q\d+begins$/).map(({ text }) => text);
  expect(order).toEqual(questions.map(({ begins }) => begins));
  const sheetOf = new Map<string, number>();
  for (const { text, sheet } of wordsLike(paper, /^q\d+(begins|ends|o\d+)$/)) {
    expect({ text, isTwice: sheetOf.has(text) }).toEqual({ text, isTwice: false });
    sheetOf.set(text, sheet);
  }
  for (const { begins, ends, options, isShort } of questions) {
    const sheets = [begins, ends, ...options].map((word) => sheetOf.get(word));
    expect({ begins, sheets }).not.toContain(undefined);
    if (options.length > 0)
      expect({ begins, sheets: [sheets[2]] }).toEqual({ begins, sheets: [sheets[1]] });
    if (isShort)
      expect({ begins, sheets: [...new Set(sheets)] }).toEqual({ begins, sheets: [sheets[0]] });
  }
}

/** Writes a word into each line to answer on, and before each question that has some. */
export const NAME_LINES = `document.querySelectorAll('[data-space]').forEach((lines, place) => {
  lines.previousElementSibling.prepend('asked' + place + ' ');
  const all = [...lines.querySelectorAll('*')].filter((one) => one.childElementCount === 0);
  all.forEach((line, index) => line.append('line' + place + 'x' + index));
})`;

/** How many sheets each question is on with its lines, and the least lines on one of them. */
export function linesOnSheets(paper: Printed): { sheets: number; least: number }[] {
  return wordsLike(paper, /^asked\d+$/).map(({ sheet }, place) => {
    const lines = wordsLike(paper, new RegExp(`^line${place}x\\d+$`));
    const counts = new Map<number, number>();
    for (const line of lines) counts.set(line.sheet, (counts.get(line.sheet) ?? 0) + 1);
    const sheets = new Set([sheet, ...counts.keys()]).size;
    return { sheets, least: Math.min(...counts.values()) };
  });
}

/** The fonts that an element's texts are drawn with, as Chromium names them, and the machine's own among them. */
export async function drawnFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    const all = new Set<string>();
    const ofMachine = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) {
        all.add(familyName);
        if (!isCustomFont) ofMachine.add(familyName);
      }
    }
    expect(all.size, `Texts of ${selector}`).toBeGreaterThan(0);
    return { all: [...all].sort(), ofMachine: [...ofMachine] };
  } finally {
    await session.detach();
  }
}
