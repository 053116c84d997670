import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { axeViolations } from '../setup/axe.js';
import { useBrowser, type Watched } from '../setup/browser.js';
import { person } from '../setup/factories.js';
import { ROUTES } from '../setup/legacy-routes.js';
import { freePort } from '../setup/processes.js';
import { showIn } from '../setup/rest-viewer.js';
import { isPictured, SHOTS } from '../setup/screenshots.js';

const PORT = String(await freePort());
/** What the description names as its servers is where this one listens. */
const app = useApplication({ PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` });
const { visit } = useBrowser(app);

/** What reaches beyond the page, if the page can be moved sideways. */
const WIDER = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('*')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth)
  .map((one) => one.outerHTML.slice(0, 100))`;

/** The viewer at a first visit, with the requests it made. */
async function openViewer(): Promise<Watched & { requests: string[] }> {
  const watched = await visit();
  const requests: string[] = [];
  watched.page.on('request', (request) => requests.push(request.url()));
  await watched.page.goto('/docs/legacy');
  await operation(watched.page, 'getInTouch_M').waitFor();
  return { ...watched, requests };
}

const operation = (page: Page, name: string) =>
  page.locator(`.opblock:has([data-path="/${name}"])`);

/** Opens a route and sends its example, as a reader does. @returns the shown answer */
async function tryOut(page: Page, name: string): Promise<string> {
  const block = operation(page, name);
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Try it out' }).click();
  await block.getByRole('button', { name: 'Execute' }).click();
  const answer = block.locator('.live-responses-table .response').first();
  await answer.locator('.response-col_description pre').first().waitFor();
  return answer.innerText();
}

it('shows every route, without requests to other hosts, and sends the tried requests', async () => {
  const { page, requests, complaints } = await openViewer();
  for (const { name } of ROUTES) {
    expect(await operation(page, name).count(), name).toBe(1);
  }
  const servers = await page.locator('#servers').locator('option').allInnerTexts();
  expect(servers).toEqual(['/ - Bare paths', '/v1 - The same under /v1']);
  expect(await tryOut(page, 'getInTouch_M')).toMatch(/201[^]*"success": true/);
  await page.locator('#servers').selectOption({ index: 1 });
  expect(await tryOut(page, 'feedBackExamBuilder_M')).toMatch(/201[^]*"statusCode": 201/);

  const { token, email } = await person(app);
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.locator('#api_key_value').fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.locator('.auth-container').getByRole('button', { name: 'Close' }).click();
  const dashboard = operation(page, 'quizzIdentity_M');
  await dashboard.locator('.opblock-summary-control').click();
  await dashboard.getByRole('button', { name: 'Try it out' }).click();
  const body = JSON.stringify({ quizTitle: 'Algebra', creatorEmail: email });
  await dashboard.getByRole('textbox').first().fill(body);
  await dashboard.getByRole('button', { name: 'Execute' }).click();
  await dashboard.getByText('"Exam created successfully"').first().waitFor();

  const sent = requests.filter((url) => url.includes('_M'));
  expect(sent).toEqual([
    `${app.server.url}/getInTouch_M`,
    `${app.server.url}/v1/feedBackExamBuilder_M`,
    `${app.server.url}/v1/quizzIdentity_M`,
  ]);
  const elsewhere = requests.filter((url) => !url.startsWith(`${app.server.url}/`));
  expect(elsewhere.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
  // A token is kept for as long as the page is open.
  const kept = '[JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]';
  expect(await page.evaluate<string[]>(kept)).toEqual(['{}', '{}']);
  expect(complaints).toEqual([]);
});

it('is accessible on every screen, in both themes', async () => {
  const { page, complaints } = await openViewer();
  mkdirSync(SHOTS, { recursive: true });
  const name = 'quizzQuestionService_M';
  await operation(page, name).locator('.opblock-summary-control').click();
  await operation(page, name).getByText('Appends').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await operation(page, name).scrollIntoViewIfNeeded();
      if (isPictured) {
        await page.screenshot({ path: join(SHOTS, `legacy-docs-${width}-${colorScheme}.png`) });
        const path = join(SHOTS, `legacy-docs-route-${width}-${colorScheme}.png`);
        await operation(page, name).screenshot({ path });
      }
      expect(await page.evaluate<string[]>(WIDER), `${width} px wide`).toEqual([]);
    }
    // Only the colours of the viewer are ours.
    const violations = await axeViolations(page, {
      rules: { 'nested-interactive': { enabled: false }, 'select-name': { enabled: false } },
    });
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, elements }) => `${id}: ${elements.map((html) => html.slice(0, 100)).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
