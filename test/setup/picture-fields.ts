/** A picture on the form of a question: chosen, looked at in a dialog, confirmed. */
import type { Page } from 'playwright-core';
import { button } from './browser.js';

/** @param place whose picture: `Question`, `Option 2` */
export async function choosePicture(page: Page, place: string, buffer: Buffer): Promise<void> {
  await page
    .getByLabel(`File of the picture of ${place}`, { exact: true })
    .first()
    .setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
}

export async function confirmPicture(page: Page): Promise<void> {
  await close(page, 'Confirm');
}

export async function cancelPicture(page: Page): Promise<void> {
  await close(page, 'Cancel');
}

/** Waits until the dialog is gone: text typed while it closes is lost, and the next one would open beside it. */
async function close(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await button(page, name).waitFor({ state: 'detached' });
}
