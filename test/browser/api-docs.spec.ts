import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { axeViolations } from '../setup/axe.js';
import { useBrowser } from '../setup/browser.js';
import { freePort } from '../setup/processes.js';
import { showIn } from '../setup/rest-viewer.js';
import { isPictured, SHOTS } from '../setup/screenshots.js';

const PORT = String(await freePort());
const app = useApplication({ PORT, PUBLIC_URL: `http://127.0.0.1:${PORT}` });
const { visit } = useBrowser(app);

const operation = (page: Page, path: string) => page.locator(`.opblock:has([data-path="${path}"])`);

it('shows the REST routes and sends a tried request, without requests to other hosts', async () => {
  const { page, complaints } = await visit();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/docs/api');
  const keys = operation(page, '/verify/keys');
  await keys.locator('.opblock-summary-control').click();
  await keys.getByRole('button', { name: 'Try it out' }).click();
  await keys.getByRole('button', { name: 'Execute' }).click();
  const answer = keys.locator('.live-responses-table .response').first();
  await answer.locator('.response-col_description pre').first().waitFor();
  expect(await answer.innerText()).toMatch(/200[^]*"keys": \[/);
  expect(requests).toContain(`${app.server.url}/verify/keys`);
  const elsewhere = requests.filter((url) => !url.startsWith(`${app.server.url}/`));
  expect(elsewhere.filter((url) => !/^(data|blob):/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

it('is accessible in both themes', async () => {
  const { page, complaints } = await visit();
  await page.goto('/docs/api');
  mkdirSync(SHOTS, { recursive: true });
  for (const path of ['/attempts/mine', '/attempts/{attemptId}/responses', '/uploads/images'])
    await operation(page, path).locator('.opblock-summary-control').click();
  await operation(page, '/uploads/images').locator('.responses-wrapper').waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    if (isPictured) await page.screenshot({ path: join(SHOTS, `api-docs-${colorScheme}.png`) });
    // Only the colours of the viewer are ours.
    const violations = await axeViolations(page, {
      rules: {
        'nested-interactive': { enabled: false },
        'scrollable-region-focusable': { enabled: false },
        'select-name': { enabled: false },
      },
    });
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, elements }) => `${id}: ${elements.map((html) => html.slice(0, 160)).join(' ')}`);
    expect(found, colorScheme).toEqual([]);
  }
  expect(complaints).toEqual([]);
});
