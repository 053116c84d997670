/** Takes screenshots with Chromium: pages of the application, light and dark, and drawings. */
import { accessSync, constants } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];
const SCHEMES = ['light', 'dark'];
/** Letters stay readable at half their size. */
const WEBP = { quality: 80, effort: 6 };
/** Pixels above the wanted part of a page: the bar with the name, and some space. */
const HEAD_PX = 72;
/** The desk around a sheet of paper. */
const AROUND_PX = 16;
/** Height divided by width. */
const A4 = 297 / 210;
const FONT = fileURLToPath(
  import.meta
    .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'),
);

/** As in the tests: screenshots show no theme in transition. */
const TRANSITIONS_ENDED = `new Promise((done) => requestAnimationFrame(() => done(Promise.allSettled(
  document.getAnimations()
    .filter((animation) => Number.isFinite(animation.effect.getComputedTiming().endTime))
    .map((animation) => animation.finished)))))`;

/** @param folder for the screenshots of the application */
export async function openStudio(folder) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  const font = (await readFile(FONT)).toString('base64');
  await mkdir(folder, { recursive: true });
  let baseURL;
  return {
    close: () => browser.close(),

    /** The address that relative links start from, from now on. */
    visit(url) {
      baseURL = url;
    },

    async newPage({ width, height, isMobile = false, hasTouch = false }) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width, height },
        deviceScaleFactor: 2,
        isMobile,
        hasTouch,
        locale: 'en-GB',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
      });
      return context.newPage();
    },

    /**
     * Takes a screenshot of a page, as name-light-1440.webp and so on.
     * @param from the element or position at its top; by default the top of the page
     * @param sheet whether to show it alone, with the desk around it
     * @returns the light one, as PNG at twice the page's pixels
     */
    async take(page, name, { widths }, { from, head = HEAD_PX, sheet } = {}) {
      // Without focus, mouse and toasts.
      await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)');
      await page.mouse.move(0, 0);
      await page.locator('[data-toast]').waitFor({ state: 'detached' });
      await from?.evaluate((part, px) => scrollTo(0, part.getBoundingClientRect().top - px), head);
      const taken = [];
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(TRANSITIONS_ENDED);
        const clip = sheet && (await boxAround(sheet));
        const picture = await page.screenshot({ clip, fullPage: clip !== undefined });
        taken.push(picture);
        for (const width of widths) {
          const webp = sharp(picture).resize({ width }).webp(WEBP);
          await save(join(folder, `${name}-${colorScheme}-${width}.webp`), await webp.toBuffer());
        }
      }
      return taken[0];
    },

    /** Renders HTML or SVG as PNG; "Atkinson" is our font. */
    async draw(html, { width, height }) {
      const page = await browser.newPage({ viewport: { width, height } });
      const face = `@font-face { font-family: Atkinson; font-weight: 200 800;
        src: url(data:font/woff2;base64,${font}) }`;
      await page.setContent(`<style>${face} body { margin: 0 }</style>${html}`);
      await page.evaluate('document.fonts.ready');
      const picture = await page.screenshot({ omitBackground: true });
      await page.close();
      return picture;
    },
  };
}

/**
 * A part of a page with its surroundings. Of a long list only the items that fit on a sheet of A4.
 */
async function boxAround(part) {
  const { x, y, width, height } = await part.boundingBox();
  const most = y + width * A4;
  const ends = await part.locator('li').evaluateAll((items) => {
    const ofQuestions = items.filter((item) => !item.parentElement.closest('li'));
    return ofQuestions.map((item) => item.getBoundingClientRect().bottom);
  });
  const end = height > width * A4 ? Math.max(...ends.filter((at) => at < most)) : y + height;
  const [left, more] = [AROUND_PX, 2 * AROUND_PX];
  return { x: x - left, y: y - left, width: width + more, height: end - y + more };
}

/** Stores a picture, and prints its size. */
export async function save(path, data) {
  const { width, height } = await sharp(data).metadata();
  await writeFile(path, data);
  console.log(`${path}: ${width} × ${height}, ${Math.ceil(data.length / 1000)} kB`);
}

function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((one) => join(one, name))).find(isProgram);
  const path = process.env.CHROMIUM ?? found;
  if (!path) throw new Error('Chromium is needed: install it, or set CHROMIUM to where it is.');
  return path;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
