/** The page that repairs refused rows of an import. */
import type { Locator, Page } from 'playwright-core';
import type { useBrowser } from './browser.js';
import { importFile } from './imports.js';
import { workbook } from './workbooks.js';

export const HEADERS = ['Question', 'Answer', 'Marks'];

export type Entered = Awaited<ReturnType<ReturnType<typeof repairing>>>;

/** @returns a function that opens the form of a quiz with an import */
export function repairing(enterForm: ReturnType<typeof useBrowser>['enterForm']) {
  return async (rows: unknown[][], kind = 'DESCRIPTIVE') => {
    const form = await enterForm();
    const { page, owner, id } = form;
    const { id: importId } = await importFile(owner.api, id, await workbook(rows), kind);
    await page.goto(`/navigation/exam-form?quiz=${id}&kind=${kind}&import=${importId as string}`);
    return { ...form, importId: importId as string };
  };
}

export function cell(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true });
}

/** The keys of drafts of refused rows in the browser. */
export async function drafts(page: Page): Promise<string[]> {
  return page.evaluate(`Object.keys(localStorage).filter((key) =>
    key.startsWith('draft ') && JSON.parse(localStorage.getItem(key)).name.startsWith('repair '))`);
}
