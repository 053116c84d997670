import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { axeViolations } from '../setup/axe.js';
import { useBrowser } from '../setup/browser.js';
import { isPictured, SHOTS } from '../setup/screenshots.js';

const app = useApplication();
const { visit } = useBrowser(app);

it('is beside the query editor and the REST routes', async () => {
  const { page, complaints } = await visit();
  await page.goto('/graphql');
  await page.getByRole('link', { name: 'API guide' }).click();
  await page.getByRole('heading', { name: 'The API, for integrators' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/docs/api-guide');
  await page.getByRole('link', { name: 'The main job, by curl', exact: true }).click();
  await expect.poll(() => page.url()).toContain('#the-main-job-by-curl');
  await page.goto('/docs/api');
  const link = page.locator('#viewer').getByRole('link', { name: 'API guide' });
  expect(await link.getAttribute('href')).toBe('/docs/api-guide');
  expect(complaints).toEqual([]);
});

it('fits a phone: wide code and tables scroll by themselves', async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  for (const path of ['/docs/api-guide', '/docs/legacy-api']) {
    await page.goto(path);
    const widths = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, innerWidth]',
    );
    expect(widths[0], path).toBeLessThanOrEqual(widths[1] ?? 0);
  }
  await page.goto('/docs/api-guide');
  const scrolling = await page.evaluate<number>(
    `[...document.querySelectorAll('pre')].filter((one) => one.scrollWidth > one.clientWidth
      && getComputedStyle(one).overflowX === 'auto').length`,
  );
  expect(scrolling).toBeGreaterThan(5);
});

it('is accessible in both themes', async () => {
  const { page, complaints } = await visit();
  await page.goto('/docs/api-guide');
  mkdirSync(SHOTS, { recursive: true });
  const grounds = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    if (isPictured) await page.screenshot({ path: join(SHOTS, `api-guide-${colorScheme}.png`) });
    grounds.add(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor'));
    const found = (await axeViolations(page)).map(
      ({ id, elements }) => `${id}: ${elements.slice(0, 3).join(' ').slice(0, 300)}`,
    );
    expect(found, colorScheme).toEqual([]);
  }
  expect(grounds.size).toBe(2);
  expect(complaints).toEqual([]);
});
