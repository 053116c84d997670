import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { inspect, useBrowser } from '../setup/browser.js';
import { layoutShift, MAX_LAYOUT_SHIFT, painted } from '../setup/layout-shift.js';
import { gotoNetworkIdle } from '../setup/page-requests.js';
import { printed } from '../setup/printed.js';
import { wakeIslands } from '../setup/site-islands.js';

const OPERATOR = 'Berg School <b>1 High Street</b>, "privacy" & co';
const app = useApplication({ PUBLIC_URL: 'https://exams.example.org', OPERATOR });
const { visit } = useBrowser(app);

const PAGES = [
  ['/', 'Write exams. Give them. Mark them.'],
  ['/about', 'About Us'],
  ['/features', 'Features'],
  ['/help', 'Help'],
  ['/plan', 'Plans'],
  ['/demo', 'Try a short exam'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms', 'Terms'],
  ['/cookies', 'Cookies'],
] as const;

describe.each(PAGES)('%s', (path, title) => {
  it('can be read without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
  });

  it('describes itself to search engines and in link previews', async () => {
    const { page } = await visit();
    await page.goto(path);
    const content = async (selector: string): Promise<string | null> =>
      page.locator(`head > ${selector}`).getAttribute('content');
    const own = `https://exams.example.org${path}`;
    expect(await page.title()).toMatch(/Examwright/);
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(50);
    expect(await page.locator('head > link[rel=canonical]').getAttribute('href')).toBe(own);
    expect(await content('meta[property="og:url"]')).toBe(own);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:image"]')).toBe('https://exams.example.org/social.png');
    expect(await page.content()).not.toContain('__');
  });

  it('is accessible in every theme and width', async () => {
    const { page, complaints } = await visit();
    await page.goto(path);
    await inspect(page, `site${path.replace('/', '-')}`);
    expect(complaints).toEqual([]);
  });
});

const PICTURES_LOADED =
  '[...document.images].every((one) => one.complete || one.getClientRects().length === 0)';

it.each([390, 1440])('nothing moves while the pages load and scroll at %i px', async (width) => {
  const { page } = await visit({ viewport: { width, height: 844 } });
  for (const [path] of PAGES) {
    await page.goto(path);
    await page.evaluate('document.fonts.ready.then(() => scrollTo(0, document.body.scrollHeight))');
    await wakeIslands(page);
    for (const picture of await page.locator('img:visible').all())
      await picture.scrollIntoViewIfNeeded();
    await expect.poll(async () => page.evaluate(PICTURES_LOADED)).toBe(true);
    await painted(page);
    const { value, moved } = await layoutShift(page);
    expect.soft(value, `${path}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  }
});

it('titles and descriptions are unique', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  const said: string[] = [];
  for (const [path] of PAGES) {
    await page.goto(path);
    said.push(await page.title());
    said.push((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
  }
  expect(new Set(said).size).toBe(2 * PAGES.length);
});

it('the switch of the plans works without JavaScript', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/plan');
  const basic = page.getByRole('row', { name: /^Basic/ });
  await basic.getByText('₹499 a month').waitFor();
  // What paying by the year saves is said of prices by the year.
  expect(await basic.getByText('15%').isVisible()).toBe(false);
  await page.getByText('Yearly', { exact: true }).click();
  await basic.getByText('₹4,999 a year').waitFor();
  await basic.getByText('15%').waitFor();
  expect(await basic.getByText('₹499 a month').isVisible()).toBe(false);
});

it('structured data has the price of each plan', async () => {
  const { page } = await visit();
  await page.goto('/plan');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const { offers, '@type': type } = JSON.parse(data ?? '') as {
    '@type': string;
    offers: { name: string; price: number; priceCurrency: string }[];
  };
  expect(type).toBe('SoftwareApplication');
  expect(
    offers.map(({ name, price, priceCurrency }) => `${name} ${price} ${priceCurrency}`),
  ).toEqual([
    'Basic, monthly 499 INR',
    'Basic, yearly 4999 INR',
    'Standard, monthly 999 INR',
    'Standard, yearly 9999 INR',
    'Professional, monthly 1999 INR',
    'Professional, yearly 19999 INR',
    'Enterprise, monthly 3999 INR',
    'Enterprise, yearly 39999 INR',
  ]);
});

it('the plans load their script when they become visible, and call the API', async () => {
  const { page, context, complaints } = await visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { plans: { plans: { name: string }[] } } };
    const [first] = answer.data.plans.plans;
    if (first) first.name = 'Of today';
    await route.fulfill({ response, json: answer });
  });
  await gotoNetworkIdle(page, '/');
  // Nothing of React before somebody needs it.
  const modules = asked.filter((path) => path.startsWith('/site/') && path.endsWith('.js'));
  expect(modules).toHaveLength(1);
  expect(asked).not.toContain('/graphql');
  await page.getByRole('heading', { name: 'Plans', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('rowheader', { name: 'Of today' }).waitFor();
  await page.getByText('Yearly', { exact: true }).click();
  await page
    .getByRole('row', { name: /Of today/ })
    .getByText('₹4,999 a year')
    .waitFor();
  expect(complaints).toEqual([]);
});

it('is not sent again to a browser that has it cached', async () => {
  const first = await fetch(`${app.server.url}/about`, { headers: { accept: 'text/html' } });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/".{20}"$/);
  const headers = { accept: 'text/html', 'if-none-match': etag };
  const second = await fetch(`${app.server.url}/about`, { headers });
  expect([second.status, await second.text()]).toEqual([304, '']);
});

it('is printed on white, also from the dark theme', async () => {
  const { page } = await visit({ colorScheme: 'dark' });
  await page.goto('/features');
  const words = (await printed(page, 'site-features')).texts.join('\n');
  for (const said of ['Write the paper', 'How we keep things safe', 'On paper, too'])
    expect(words).toContain(said);
  for (const unsaid of ['Log In', 'Quick links', 'Skip to content'])
    expect(words).not.toContain(unsaid);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
  await page.goto('/plan');
  // Both prices: nothing can be switched on paper.
  const prices = (await printed(page, 'site-plan')).texts.join('\n');
  expect(prices).toMatch(/₹499 a month/);
  expect(prices).toMatch(/₹4,999 a year/);
});

it('pictures fill their reserved space, and match the theme', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await visit({ colorScheme });
    await page.goto('/features');
    await page.evaluate(
      "document.querySelectorAll('img').forEach((img) => (img.loading = 'eager'))",
    );
    const pictures = await page.evaluate<{ file: string; off: number }[]>(`Promise.all(
      [...document.querySelectorAll('picture img')].map(async (img) => {
        await img.decode();
        const [kept, shown] = [img.width / img.height, img.naturalWidth / img.naturalHeight];
        return { file: img.currentSrc, off: Math.abs(1 - kept / shown) };
      }))`);
    expect(pictures).toHaveLength(8);
    for (const { file, off } of pictures) {
      expect(file).toContain(`-${colorScheme}-`);
      expect(off, file).toBeLessThan(0.01);
    }
  }
});

it.each(['/privacy-policy', '/terms', '/cookies'])(
  '%s says who runs this, as text',
  async (path) => {
    const { page, context } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByText(OPERATOR, { exact: true }).waitFor();
    await context.close();
  },
);
