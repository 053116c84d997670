import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser, WIDTHS } from '../setup/browser.js';
import { noise } from '../setup/images.js';
import { choosePicture, confirmPicture } from '../setup/picture-fields.js';

const app = useApplication();
const { enterForm } = useBrowser(app);

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

describe('a form of a question', () => {
  it('focuses its first error, or the next question, at once', async () => {
    const { page } = await enterForm();
    /** The focused element right after a button was pressed. */
    const pressed = async (name: string, place: number): Promise<unknown> =>
      page.evaluate(`(() => {
        const named = [...document.querySelectorAll('button')].filter(
          ({ textContent }) => textContent === '${name}');
        named.at(${place}).click();
        const { localName, value, ariaInvalid } = document.activeElement;
        return [localName, value, ariaInvalid];
      })()`);
    await field(page, 'Question').fill('Which of them?');
    // No option is said to be right.
    expect(await pressed('Save Question', 0)).toEqual(['fieldset', undefined, null]);
    await button(page, 'Discard').click();
    await page.getByRole('dialog').getByText('Discard this question?').waitFor();
    expect(await pressed('Discard', -1)).toEqual(['textarea', '', null]);
    expect(await field(page, 'Question').inputValue()).toBe('');
  });

  it('says when two options say the same, and is saved all the same', async () => {
    const { page } = await enterForm();
    await field(page, 'Question').fill('Which of them?');
    await field(page, 'Option 1').fill('Die Straße');
    await field(page, 'Option 2').fill(' die  STRASSE');
    const remark = 'Option 2 is the same as option 1';
    await page.getByRole('status').getByText(remark).waitFor();
    const described = await field(page, 'Option 2').getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).innerText()).toBe(remark);
    await inspect(page, 'equal-options');
    await page.getByRole('radio', { name: 'Option 1 is the correct answer' }).check();
    await button(page, 'Save Question').click();
    await page.getByText('Total Questions: 1').waitFor();
    expect(await page.getByText(remark).count()).toBe(0);
  });

  it('keeps its layout with a picture and with a refused one', async () => {
    const { page } = await enterForm();
    const add = button(page, 'Add a picture to Option 1');
    for (const width of [WIDTHS.wide, WIDTHS.narrow]) {
      await page.getByText('Total Questions: 0').waitFor();
      await page.setViewportSize({ width, height: 900 });
      const before = [await field(page, 'Option 1').boundingBox(), await add.boundingBox()];
      await choosePicture(page, 'Option 1', Buffer.from('no picture'));
      const fault = page.getByText('This file cannot be shown as a picture.');
      await fault.waitFor();
      const now = [await field(page, 'Option 1').boundingBox(), await add.boundingBox()];
      expect(now).toEqual(before);
      await page.reload();
      await field(page, 'Option 1').waitFor();
    }
    await choosePicture(page, 'Option 1', await noise(60, 40).png().toBuffer());
    await confirmPicture(page);
    const shown = await button(page, 'The picture of Option 1').boundingBox();
    const remove = await button(page, 'Remove the picture of Option 1').boundingBox();
    if (!shown || !remove) throw new Error('The picture is not shown');
    expect(remove.y).toBeLessThan(shown.y + shown.height);
  });

  it('keeps the focus where a picture was added and removed', async () => {
    const { page } = await enterForm();
    const expectAt = async (name: string): Promise<void> => {
      const at = button(page, name).and(page.locator(':focus'));
      await at.waitFor();
      // Once the dialog is gone, too.
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await at.count()).toBe(1);
    };
    await choosePicture(page, 'Question', await noise(60, 40).png().toBuffer());
    await button(page, 'Confirm').click();
    await expectAt('The picture of Question');
    await button(page, 'Remove the picture of Question').click();
    await expectAt('Add a picture to Question');
  });

  it('in a dialog starts at the question, and shows unsaved changes', async () => {
    const { page, id } = await enterForm();
    await page.goto(`/navigation/quiz-detail/${id}`);
    const open = async (): Promise<void> => {
      await button(page, 'Add Question').first().click();
      await field(page, 'Question').and(page.locator(':focus')).waitFor();
    };
    const choose = async (kind: string): Promise<void> => page.getByText(kind).first().click();
    await open();
    await choose('Subjective');
    await field(page, 'Answer description').waitFor();
    await field(page, 'Question').fill('Half written');
    await choose('Multiple Choice Questions');
    await field(page, 'Option 1').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('This question is not saved yet').waitFor();
    await field(page, 'Answer description').waitFor();
    await button(page, 'Leave the page').click();
    await field(page, 'Question').waitFor({ state: 'detached' });
    // It is what the next visit begins with.
    await page.reload();
    await open();
    expect(await field(page, 'Question').inputValue()).toBe('Half written');
  });
});
