/** Prints a page with Chromium, and reads the place of each word with pdftotext. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { isPictured, SHOTS } from './screenshots.js';
import { pdfToPictures, pdfToText } from './tools.js';

/** A word on paper, in points from the sheet's upper left corner. */
export interface Word {
  text: string;
  /** From 1. */
  sheet: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Printed {
  sheets: number;
  /** In points. */
  width: number;
  height: number;
  words: Word[];
  /** The text of each sheet. */
  texts: string[];
}

/** `OWN`: the paper size that the page sets itself. */
export type Format = 'A4' | 'Letter' | 'OWN';

/** @param name of the pictures that are left to be looked at */
export async function printed(page: Page, name: string, format: Format = 'A4'): Promise<Printed> {
  const folder = mkdtempSync(join(tmpdir(), 'printed-'));
  try {
    const path = join(folder, 'printed.pdf');
    const sheet = format === 'OWN' ? { preferCSSPageSize: true } : { format };
    writeFileSync(path, await page.pdf({ ...sheet, printBackground: false }));
    if (isPictured) {
      mkdirSync(SHOTS, { recursive: true });
      const few = ['-l', '6', '-r', '60', '-png'];
      execFileSync(pdfToPictures(), [...few, path, join(SHOTS, `print-${name}-${format}`)]);
    }
    return {
      ...wordsOf(read(path, '-bbox-layout')),
      texts: read(path, '-layout').split('\f').slice(0, -1),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Maximum output of pdftotext. */
const MAX_BYTES = 256 * 1024 * 1024;

function read(path: string, ...options: string[]): string {
  return execFileSync(pdfToText(), [...options, path, '-'], {
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
}

const PART = /<page width="([\d.]+)" height="([\d.]+)">|<word ([^>]*)>([^<]*)<\/word>/g;

function wordsOf(layout: string): Omit<Printed, 'texts'> {
  const found: Omit<Printed, 'texts'> = { sheets: 0, width: 0, height: 0, words: [] };
  for (const [, width, height, place, text] of layout.matchAll(PART)) {
    if (width !== undefined) {
      Object.assign(found, { width: Number(width), height: Number(height) });
      found.sheets += 1;
    } else if (place !== undefined) {
      const [left = 0, top = 0, right = 0, bottom = 0] = [...place.matchAll(/"([\d.-]+)"/g)].map(
        ([, number]) => Number(number),
      );
      found.words.push({ text: text ?? '', sheet: found.sheets, left, top, right, bottom });
    }
  }
  return found;
}

/** The words that match, sheet by sheet and from top to bottom. */
export function wordsLike({ words }: Printed, pattern: RegExp): Word[] {
  const found = words.filter(({ text }) => pattern.test(text));
  return found.sort((a, b) => a.sheet - b.sheet || a.top - b.top || a.left - b.left);
}
