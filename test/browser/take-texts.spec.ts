import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { heading, openLobby, start } from '../setup/take-pages.js';

/** How the learner's page shows texts: digits, code, and scripts of both directions. */
const app = useApplication();
const { visit } = useBrowser(app);

let owner: Person;
beforeEach(async () => {
  owner = await person(app);
});

/** Whether the middle of a character has ink, in the text font of the page. */
const hasInk = async (page: Page, character: string, weight: number) =>
  page.evaluate<boolean>(`(async () => {
    const font = '${weight} 200px ' + getComputedStyle(document.body).fontFamily.split(',')[0];
    await document.fonts.load(font, '${character}');
    const canvas = document.createElement('canvas');
    const context = Object.assign(canvas.getContext('2d', { willReadFrequently: true }), { font });
    const { width, actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
      context.measureText('${character}');
    context.fillText('${character}', 20, 140);
    const middle = context.getImageData(20 + width / 2, 140 - (above - below) / 2, 1, 1);
    return middle.data[3] > 128;
  })()`);

it.each(['/take', '/log-in', '/'])('at %s a zero has no slash, unlike Ø', async (path) => {
  const { page } = await visit();
  await page.goto(path);
  for (const weight of [400, 700]) {
    expect(await hasInk(page, '0', weight), `0 at ${weight}`).toBe(false);
    expect(await hasInk(page, 'Ø', weight), `Ø at ${weight}`).toBe(true);
  }
});

const CODE = `def sum(numbers):
    total = 0

    return total  # ${'a long comment '.repeat(6).trim()}`;

it('shows code with its spaces, in a block that scrolls in itself', async () => {
  const text = `What does it return?\n\`\`\`python\n${CODE}\n\`\`\`\nIt is called with \`[1, 2]\`.`;
  const options = ['`0` or `None`', 'int f() {\n    return 3;\n}'];
  const { code } = await exam(app, owner.api, { questions: [mcq(text, options)] });
  const { page, complaints } = await openLobby(app, visit, code);
  await page.setViewportSize({ width: 320, height: 700 });
  await start(page);
  const block = page.locator('legend .code-block');
  expect(await block.innerText()).toBe(CODE);
  expect(await block.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
    true,
  );
  await page.getByText('`[1, 2]`').and(page.locator('code')).waitFor();
  // What can have the focus has a name; nothing has it where nothing scrolls.
  await page.getByRole('region', { name: 'Code' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => block.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const resize = (size: string): string =>
    `document.querySelector('legend .code-block').style.fontSize = '${size}'`;
  await page.evaluate(resize('1px'));
  await expect.poll(async () => page.getByRole('region', { name: 'Code' }).count()).toBe(0);
  await page.evaluate(resize(''));
  // A click on code in an option chooses it.
  await page.locator('.option .code-block').click();
  expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
  await inspect(page, 'take-code-blocks');
  expect(complaints).toEqual([]);
});

/** Left and right edge of a text, from the left edge of the element it stands in. */
const edges = async (page: Page, text: string) =>
  page.evaluate<[number, number]>(`(() => {
    const texts = document.createTreeWalker(document.querySelector('.question'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const at = node.data.indexOf('${text}');
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + ${text.length});
      const [part, whole] = [range, node.parentElement].map((it) => it.getBoundingClientRect());
      return [part.left - whole.left, whole.right - part.right];
    }
    throw new Error('No such text');
  })()`);

it('gives each line the direction of its own script, and all bubbles one side', async () => {
  const options = ['القاهرة (1)', 'HTML, 1993!', '42'];
  const arabic = mcq('اختر الجواب الصحيح.\nOnly one is right.', options);
  const english = mcq('Choose one.\nالقاهرة؟', ['Cairo', 'القاهرة']);
  const { code } = await exam(app, owner.api, { questions: [arabic, english] });
  const { page, complaints } = await openLobby(app, visit, code);
  await start(page);
  const [, fromRight] = await edges(page, 'اختر');
  expect(fromRight).toBeLessThan(2);
  const [fromLeft] = await edges(page, 'Only one');
  expect(fromLeft).toBeLessThan(2);
  const sides = `JSON.stringify([...document.querySelectorAll('.option')].map((option) => {
    const [whole, bubble, text] = [option, ...option.querySelectorAll('input, .text')]
      .map((it) => it.getBoundingClientRect());
    return bubble.left > whole.left + whole.width / 2 ? 'right' : 'left';
  }))`;
  expect(JSON.parse(await page.evaluate<string>(sides))).toEqual(['right', 'right', 'right']);
  // Its exclamation mark stays behind it, and it stands beside its bubble.
  expect((await edges(page, 'HTML'))[0]).toBeGreaterThan(20);
  expect((await edges(page, '!'))[1]).toBeLessThan(2);
  await inspect(page, 'take-directions');
  await button(page, 'Next').click();
  await heading(page, 'Question 2 of 2').waitFor();
  expect(JSON.parse(await page.evaluate<string>(sides))).toEqual(['left', 'left']);
  expect((await edges(page, 'القاهرة؟'))[1]).toBeLessThan(2);
  expect(complaints).toEqual([]);
});

it('counts the words of an essay, in a field that scrolls, without spell check by rule', async () => {
  const rules = { checks_spelling: false };
  const questions = [{ descriptive: { text: 'How does a delta form?' } }];
  const { code } = await exam(app, owner.api, { questions, rules });
  const { page, complaints } = await openLobby(app, visit, code);
  await page.getByText('More rules').click();
  await page.getByText('Spell check is off in this exam.').waitFor();
  await page.clock.install();
  await start(page);
  // What is announced is removed after a while, which must not pass while the test waits.
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByLabel('Your answer');
  await page.getByText('0 words', { exact: true }).waitFor();
  const states = ['spellcheck', 'autocorrect', 'autocapitalize'].map(async (name) =>
    field.getAttribute(name),
  );
  expect(await Promise.all(states)).toEqual(['false', 'off', 'off']);
  await field.fill('Silt settles. '.repeat(600));
  await page.clock.runFor(400);
  const count = page.getByText('1,200 words', { exact: true });
  await count.waitFor();
  expect(await count.count()).toBe(1);
  const { height, isScrolled } = await field.evaluate(({ clientHeight, scrollHeight }) => ({
    height: clientHeight,
    isScrolled: scrollHeight > clientHeight,
  }));
  expect(isScrolled).toBe(true);
  expect(height).toBeLessThanOrEqual(740 * 0.6);
  // Aloud only when nothing is typed any more, and after what is said once the answer is saved.
  await page.clock.runFor(2_000);
  await page.getByRole('status').filter({ hasText: 'All answers are saved' }).waitFor();
  await page.clock.runFor(5_000);
  await page.getByRole('status').filter({ hasText: '1,200 words' }).waitFor();
  await page.clock.resume();
  await inspect(page, 'take-essay', { moved: 'a long text was typed while the clock stood' });
  expect(complaints).toEqual([]);
});

it('leaves spell check to the browser otherwise', async () => {
  const questions = [{ descriptive: { text: 'How does a delta form?' } }];
  const { code } = await exam(app, owner.api, { questions });
  const { page } = await openLobby(app, visit, code);
  expect(await page.getByText('Spell check').count()).toBe(0);
  await start(page);
  expect(await page.getByLabel('Your answer').getAttribute('spellcheck')).toBeNull();
});
