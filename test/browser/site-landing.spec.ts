import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';

const app = useApplication();
const { visit, enter } = useBrowser(app);

const SECTIONS = [
  ['about', 'About Us'],
  ['features', 'Features'],
  ['help', 'Help'],
  ['plan', 'Plans'],
] as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
/** Where a section stands below the top of the window. */
const topOf = async (page: Page, id: string): Promise<number> =>
  page.evaluate<number>(`document.getElementById('${id}').getBoundingClientRect().top`);
const isHidden = async (page: Page): Promise<boolean> =>
  page.evaluate<boolean>("document.querySelector('header').getBoundingClientRect().bottom <= 0");
const hasArrived = async (page: Page, id: string): Promise<void> =>
  expect.poll(async () => Math.abs(await topOf(page, id))).toBeLessThan(70);

describe('the landing page', () => {
  it('stacks its sections in the order of the specification', async () => {
    const { page, complaints } = await visit();
    await page.goto('/');
    const ids = await page.evaluate(
      "[...document.querySelectorAll('main > section')].map((s) => s.id)",
    );
    expect(ids).toEqual(['home', 'about', 'help', 'features', 'plan']);
    await inspect(page, 'site-landing');
    expect(complaints).toEqual([]);
  });

  it('shows the reasons to choose it, with the demo, on a click', async () => {
    const { page } = await visit();
    await page.goto('/');
    const demo = page.getByRole('link', { name: /take a short exam/ });
    expect(await demo.isVisible()).toBe(false);
    await page.getByText('Why Choose Us', { exact: true }).click();
    expect(await demo.getAttribute('href')).toBe('/demo');
    await inspect(page, 'site-why');
    await page.getByText('Why Choose Us', { exact: true }).click();
    await demo.waitFor({ state: 'hidden' });
  });

  it.each(SECTIONS)('scrolls to %s within half a second, not at once', async (id, name) => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const start = await topOf(page, id);
    await menu(page).getByRole('link', { name, exact: true }).click();
    await page.clock.runFor(250);
    const midway = await topOf(page, id);
    expect(midway).toBeLessThan(start - 50);
    expect(midway).toBeGreaterThan(100);
    await page.clock.runFor(350);
    await hasArrived(page, id);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    expect(await page.evaluate('document.activeElement.id')).toBe(id);
  });

  it('moves nothing with reduced motion', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await menu(page).getByRole('link', { name: 'Plans' }).click();
    await hasArrived(page, 'plan');
  });

  it('hides the bar on the way down, and shows it on the way up or to the keyboard', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.mouse.move(400, 400);
    expect(await isHidden(page)).toBe(false);
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => isHidden(page)).toBe(true);
    await page.mouse.wheel(0, -200);
    await expect.poll(async () => isHidden(page)).toBe(false);
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => isHidden(page)).toBe(true);
    // Scrolling there would be a way up.
    await page.evaluate("document.querySelector('header a').focus({ preventScroll: true })");
    await expect.poll(async () => isHidden(page)).toBe(false);
  });

  it('has a side panel where it is narrow, which a link closes', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    await page.goto('/');
    expect(await menu(page).count()).toBe(0);
    await button(page, 'Open the menu').click();
    const names = await menu(page).getByRole('link').allTextContents();
    expect(names).toEqual(['Home', 'About', 'Features', 'Help', 'Plans']);
    await inspect(page, 'site-panel');
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, 'Close the menu').click();
    await menu(page).waitFor({ state: 'hidden' });
    await button(page, 'Open the menu').click();
    await menu(page).getByRole('link', { name: 'Help' }).click();
    await menu(page).waitFor({ state: 'hidden' });
    await hasArrived(page, 'help');
  });

  it('can be used by keyboard', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => page.evaluate('document.activeElement.textContent'))
      .toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Register Here');
  });

  it('shows who is logged in', async () => {
    const { page } = await enter('/');
    await page.getByRole('banner').getByRole('link', { name: 'Your quizzes' }).click();
    await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
  });
});

it('a stopped scroll leaves the focus at its target', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await menu(page).getByRole('link', { name: 'Plans' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => page.evaluate("document.activeElement.closest('section')?.id"))
    .toBe('plan');
});

describe('the header elsewhere', () => {
  it('keeps its words whole on a phone with a double font size', async () => {
    const { page } = await visit({ viewport: { width: 360, height: 740 } });
    await page.goto('/about');
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    const brand = page.getByRole('banner').getByRole('link', { name: 'Examwright' });
    const { width = 0, height = 0 } = (await brand.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(2 * height);
  });

  it.each([700, 1000])(
    'scrolls its plans by themselves where letters are large, %i px',
    async (width) => {
      const { page, context } = await visit({ viewport: { width, height: 740 } });
      await page.goto('/plan');
      await page.evaluate("document.documentElement.style.fontSize = '250%'");
      const wide = await page.evaluate<number>(
        "document.querySelector('.site-scroll').scrollWidth - document.querySelector('.site-scroll').clientWidth",
      );
      if (width === 700) expect(wide).toBeGreaterThan(0);
      expect(
        await page.evaluate(
          'document.documentElement.scrollWidth <= document.documentElement.clientWidth',
        ),
      ).toBe(true);
      await context.close();
    },
  );

  it.each(['/about', '/login', '/register', '/terms'])(
    'leads from %s to sections',
    async (from) => {
      const { page, context } = await visit();
      await page.goto(from);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await menu(page).getByRole('link', { name: 'Features' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await hasArrived(page, 'features');
      await context.close();
    },
  );

  it('waits for about 100 ms on the landing page before it scrolls', async () => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/about');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await menu(page).getByRole('link', { name: 'Features' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const start = await topOf(page, 'features');
    await page.clock.runFor(90);
    expect(await topOf(page, 'features')).toBe(start);
    await page.clock.runFor(250);
    const midway = await topOf(page, 'features');
    expect(midway).toBeLessThan(start - 50);
    expect(midway).toBeGreaterThan(100);
    await page.clock.runFor(400);
    await hasArrived(page, 'features');
    // One way there, one way back.
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  it.each([
    ['/about', 'Log In', '/login'],
    ['/register', 'Log In', '/login'],
    ['/login', 'Sign Up', '/register'],
  ])('of %s has the button %s', async (from, name, to) => {
    const { page } = await visit();
    await page.goto(from);
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === to);
  });

  it('has a side menu with Sign Up, whose Plans are a page', async () => {
    const { page } = await visit();
    await page.goto('/help');
    await button(page, 'Open the menu').click();
    const panel = page.locator('#site-menu');
    const names = await panel.getByRole('link').allTextContents();
    expect(names).toEqual(['Home', 'About Us', 'Features', 'Help', 'Plans', 'Sign Up']);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await button(page, 'Open the menu').click();
    await panel.getByRole('link', { name: 'Plans' }).click();
    await page.waitForURL((url) => url.pathname === '/plans');
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  });
});

describe('the footer', () => {
  const PATHS = [
    ...['/home', '/about', '/features', '/help', '/product', '/pricing'],
    ...['/demo', '/blog', '/privacy-policy', '/terms', '/cookies'],
  ];

  it('has the links of the specification, which scroll on the landing page', async () => {
    const { page } = await visit();
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const path of [...PATHS, '/verify'])
      expect(await footer.locator(`a[href="${path}"]`).count()).toBeGreaterThan(0);
    await footer.getByRole('link', { name: 'Features' }).click();
    await hasArrived(page, 'features');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it.each([
    ['Features', '/features'],
    ['Home', '/'],
    ['Product', '/#features'],
    ['Pricing', '/#plan'],
    ['Blog', '/'],
    ['Terms', '/terms'],
  ])('leads from another page by %s to %s', async (name, to) => {
    const { page } = await visit();
    await page.goto('/cookies');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${to}`);
  });
});
