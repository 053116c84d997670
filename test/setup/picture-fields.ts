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

/** Until the dialog has gone: the next one would stand beside it. */
export async function confirmPicture(page: Page): Promise<void> {
  await button(page, 'Confirm').click();
  await button(page, 'Confirm').waitFor({ state: 'detached' });
}
