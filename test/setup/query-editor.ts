/** GraphiQL at /graphql, as a visitor uses it. */
import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitors, Watched } from './browser.js';

/** The editor at a first visit, with the requests it made. */
export async function openEditor(
  visit: Visitors['visit'],
): Promise<Watched & { requests: string[] }> {
  const watched = await visit();
  const requests: string[] = [];
  watched.page.on('request', (request) => requests.push(request.url()));
  const schema = watched.page.waitForResponse((response) => response.request().method() === 'POST');
  await watched.page.goto('/graphql');
  await (await schema).finished();
  const editor = watched.page.getByRole('region', { name: 'Operation Editor' });
  await editor.getByText('query', { exact: true }).first().waitFor();
  return { ...watched, requests };
}

/** Puts a text into one of its editors, in place of what stands there. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('region', { name: label }).locator('.monaco-editor:visible');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
  // Spelled with blanks that do not break.
  const shown = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  await expect.poll(async () => editor.innerText()).toMatch(new RegExp(shown));
}

/** Runs a query or a mutation. @returns the answer */
export async function run(page: Page): Promise<string> {
  // Shortly after typing the editor still has the old text: then the button does nothing.
  let text: string | undefined;
  await expect
    .poll(async () => {
      const answered = page.waitForResponse(isAnswer, { timeout: 2_000 }).catch(() => null);
      await page.getByRole('button', { name: /^Execute query/ }).click();
      text = await (await answered)?.text();
      return text;
    })
    .toBeDefined();
  const shown = page.getByRole('region', { name: 'Result Window' });
  await shown.getByText('data', { exact: false }).first().waitFor();
  return text ?? '';
}

const isAnswer = (response: Response): boolean =>
  response.url().endsWith('/graphql') && !response.request().postData()?.includes('__schema');

/** Runs one of several operations of the tab. @returns the answer */
export async function runOne(page: Page, name: string): Promise<unknown> {
  const answered = page.waitForResponse(isAnswer);
  await page.getByRole('button', { name: /^Execute query/ }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return (await answered).json();
}

/** The result that is shown: empty, or JSON. */
export async function shownResult(page: Page): Promise<string> {
  const text = await page.locator('.result-window .view-lines').innerText();
  return text.replaceAll('\u00a0', ' ');
}
