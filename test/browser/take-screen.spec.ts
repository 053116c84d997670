import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { moveDeadline } from '../setup/attempts.js';
import { button, useBrowser } from '../setup/browser.js';
import { exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../setup/layout-shift.js';
import { mcq } from '../setup/questions.js';
import {
  heading,
  notice,
  openLobby,
  pageErrors,
  saved,
  start,
  submitExam,
} from '../setup/take-pages.js';

/** What a running attempt looks like: nothing moves, nothing is hidden, and all is in reach. */
const app = useApplication();
const { visit } = useBrowser(app);

const capitals = [
  mcq('What is the capital of Australia?', ['Sydney', 'Canberra', 'Perth', 'Hobart'], 2),
  mcq('What is the capital of Belgium?', ['Brussels', 'Liège', 'Ghent', 'Bruges'], 1),
  { descriptive: { text: 'How does a delta form?' } },
];
const TITLE = 'Geography of rivers, lakes and oceans: the second term';

async function given(questions: object[] = capitals, rules = {}): Promise<Exam> {
  const owner = await person(app);
  return exam(app, owner.api, { title: TITLE, questions, rules });
}

async function runningAttempt(): Promise<string> {
  const rows = await app.sql('SELECT id FROM attempts ORDER BY started_at DESC LIMIT 1');
  return rows[0]?.['id'] ?? '';
}

/** The server stops answering. @returns lets it answer again */
async function goAway(context: BrowserContext): Promise<() => Promise<void>> {
  const path = '**/attempts/**';
  await context.route(path, async (route) => route.abort('connectionrefused'));
  return async () => context.unroute(path);
}

/** Where everything of the questions is on the screen. */
const PLACES = `JSON.stringify([...document.querySelectorAll('.bar, .question, .question :is(h2, .option, .flag)')]
  .map((element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; }))`;
/** Whether what has the focus is on the screen, and nothing lies over its middle. */
const IS_FOCUS_SEEN = `(() => {
  const it = document.activeElement;
  const { x, y, width, height } = it.getBoundingClientRect();
  const over = document.elementFromPoint(x + Math.min(width / 2, 40), y + height / 2);
  return over !== null && (it.contains(over) || over.contains(it));
})()`;

describe('notices', () => {
  it('move nothing when they come and go, and leave the focused heading in view', async () => {
    const { code } = await given();
    const { page, context, complaints } = await openLobby(app, visit, code);
    await page.setViewportSize({ width: 320, height: 640 });
    await start(page);
    const attempt = await runningAttempt();
    const before = await page.evaluate(PLACES);
    const unmoved = async (): Promise<void> => {
      expect(await page.evaluate(PLACES)).toEqual(before);
      expect(await page.evaluate(IS_FOCUS_SEEN)).toBe(true);
    };
    const back = await goAway(context);
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await notice(page, 'The server is not responding.').waitFor();
    await unmoved();
    // One line, which unfolds.
    const height = `document.querySelector('.running-notice').offsetHeight`;
    for (const [size, most] of Object.entries({ larger: 96, large: 96, normal: 72 })) {
      await page.evaluate(`document.documentElement.dataset.size = '${size}'`);
      expect(await page.evaluate(height), size).toBeLessThanOrEqual(most);
    }
    const unfolding = page.getByRole('button', { name: /^Offline\. / });
    await unfolding.click();
    await page.locator('.unfolded', { hasText: 'The server is not responding.' }).waitFor();
    await unfolding.click();
    // The end of the page can be scrolled free of it.
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const free = `document.querySelector('.question').getBoundingClientRect().bottom
      <= document.querySelector('.running-notice').getBoundingClientRect().top`;
    expect(await page.evaluate(free)).toBe(true);
    // The next question begins in view, as does the one before.
    for (const name of ['Next', 'Previous']) {
      await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
      await button(page, name).click();
      await expect.poll(async () => page.evaluate(IS_FOCUS_SEEN)).toBe(true);
    }
    await back();
    await moveDeadline(app, attempt, 3_000);
    // The page may have noticed by itself that the connection is back.
    await button(page, 'Try now')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await notice(page, 'The server is not responding.').waitFor({ state: 'detached' });
    await notice(page, 'Your time has changed').waitFor();
    await unmovedBut(page, before);
    await button(page, 'Close this message').click();
    await expect.poll(async () => page.locator('.running-notice').count()).toBe(0);
    await unmovedBut(page, before);
    expect(pageErrors(complaints)).toEqual([]);
  });

  it('of a preview and of a browser without storage lie over the page, too', async () => {
    const { code } = await given();
    const { page, context } = await openLobby(app, visit, code);
    await page.route('**/attempts', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { attempt: object };
      await route.fulfill({
        response,
        json: { ...body, attempt: { ...body.attempt, isPreview: true } },
      });
    });
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: app.server.url, quotaSize: 1 });
    await start(page);
    await notice(page, 'This browser cannot store answers on this device').waitFor();
    await notice(page, 'Nothing counts.').waitFor();
    const before = await page.evaluate(PLACES);
    for (const shown of [2, 1]) {
      expect(await button(page, 'Close this message').count()).toBe(shown);
      await button(page, 'Close this message').first().click();
    }
    expect(await page.locator('.running-notice').count()).toBe(0);
    expect(await page.evaluate(PLACES)).toEqual(before);
    await session.send('Storage.overrideQuotaForOrigin', { origin: app.server.url });
  });
});

/** Nothing but the time and the save state has changed. */
async function unmovedBut(page: Page, before: unknown): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await expect.poll(async () => page.evaluate(PLACES)).toEqual(before);
}

describe('the header and the bar at the bottom', () => {
  const SIZES = [320, 390].flatMap((width) =>
    ['normal', 'large', 'larger'].map((size) => [width, size] as const),
  );
  /** What does not fit: cut, or outside of the window. */
  const MISFITS = `(() => {
    const inBar = [...document.querySelectorAll('.bar :is(.save-state, .bar-state .digits, .timer, .button), .bottom-bar .button')];
    const line = document.querySelector('.bar-state').getBoundingClientRect();
    return inBar.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isOutOfLine = element.closest('.bar-state') && (bottom > line.bottom + 1 || right > line.right + 1);
      return isCut || isOutOfLine || left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    }).map((element) => element.outerHTML);
  })()`;

  it('are low, show everything and cut nothing at any width and size of text', async () => {
    const { quizId, code } = await given();
    await app.sql('UPDATE quizzes SET duration_minutes = 90 WHERE id = $1', [quizId]);
    const { page, complaints } = await openLobby(app, visit, code);
    await start(page);
    const heights = `[...document.querySelectorAll('.bar, .bottom-bar')].map(({ offsetHeight }) => offsetHeight)`;
    const checkSizes = async (): Promise<void> => {
      for (const [width, size] of SIZES) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate(`document.documentElement.dataset.size = '${size}'`);
        const [header, bar] = await page.evaluate<number[]>(heights);
        expect(header, `${width} px, ${size}`).toBeLessThanOrEqual(64);
        expect(bar, `${width} px, ${size}`).toBeLessThanOrEqual(68);
        expect(await page.evaluate(MISFITS), `${width} px, ${size}`).toEqual([]);
      }
    };
    await checkSizes();
    await button(page, 'Hide the time').click();
    await checkSizes();
    // The title is cut to one line, and there in full.
    const title = page.getByRole('heading', { name: TITLE });
    expect(await title.getAttribute('title')).toBe(TITLE);
    await page.locator('.bar', { hasText: 'Saved' }).waitFor();
    await page.locator('.bar', { hasText: '0/3' }).waitFor();
    await page.getByText('0 of 3 answered').first().waitFor();
    await page.evaluate(`document.documentElement.dataset.size = 'normal'`);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(page, 1).waitFor();
    await page.locator('.bar', { hasText: '1/3' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('leave a low window to the paper, as above the keyboard of a phone', async () => {
    const { code } = await given();
    const { page } = await openLobby(app, visit, code);
    await start(page);
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    await page.getByLabel('Your answer').waitFor();
    await page.getByLabel('Your answer').focus();
    await page.setViewportSize({ width: 390, height: 430 });
    const fixed = `[...document.querySelectorAll('.sitting *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.offsetHeight > 0).length`;
    expect(await page.evaluate(fixed)).toBe(0);
    await page.getByLabel('Your answer').scrollIntoViewIfNeeded();
    expect(await page.evaluate(IS_FOCUS_SEEN)).toBe(true);
    const meta = page.locator('meta[name=viewport]');
    expect(await meta.getAttribute('content')).toContain('interactive-widget=resizes-content');
  });
});

describe('an option', () => {
  it('shows by its lines whether it is chosen, hovered or focused, with forced colours too', async () => {
    const { code } = await given();
    const { page } = await openLobby(app, visit, code);
    await start(page);
    const linesOf = async (name: string): Promise<string> =>
      page.evaluate(`(() => {
      const option = [...document.querySelectorAll('.option')].find((one) => one.innerText === '${name}');
      const { boxShadow, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(option);
      const bubble = getComputedStyle(option.querySelector('input')).boxShadow;
      return [boxShadow, outlineStyle, outlineWidth, outlineOffset, bubble].join(' | ');
    })()`);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await page.mouse.move(0, 0);
    const states = async (): Promise<string[]> => {
      await page.getByRole('radio', { name: 'Canberra' }).blur();
      await page.locator('.option', { hasText: 'Perth' }).hover();
      const unfocused = await Promise.all(['Sydney', 'Perth', 'Canberra'].map(linesOf));
      // The keyboard is used now.
      await page.locator('.flag').focus();
      await page.keyboard.press('Tab');
      return [...unfocused, await linesOf('Canberra')];
    };
    expect(new Set(await states()).size).toBe(4);
    await page.emulateMedia({ forcedColors: 'active' });
    const [rest, , chosen, focused] = await states();
    expect(new Set([rest, chosen, focused]).size).toBe(3);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});

describe('a whole exam', () => {
  it.each([390, 1440])('moves nothing by itself at %i px', async (width) => {
    const { code } = await given(capitals, { review_content: 'KEY' });
    const { page } = await visit({ viewport: { width, height: 844 } });
    const still = async (what: string): Promise<void> => {
      const { value, moved } = await layoutShift(page);
      expect.soft(value, `${what}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    };
    await page.goto(`/take/${code}`);
    await page.getByLabel('Your name').fill('Zoë');
    await still('front page');
    await button(page, 'Go to the exam').click();
    await heading(page, 'Before you start').waitFor();
    await still('lobby');
    await start(page);
    await page.getByRole('radio', { name: 'Canberra' }).check();
    await saved(page, 1).waitFor();
    await button(page, 'Next').click();
    await heading(page, 'Question 2 of 3').waitFor();
    await still('sitting');
    await submitExam(page);
    await button(page, 'See the paper').waitFor();
    await still('end');
    await button(page, 'See the paper').click();
    await heading(page, 'Your paper').waitFor();
    await still('review');
  });
});
