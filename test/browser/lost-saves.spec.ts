import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, toast, useBrowser } from '../setup/browser.js';
import { colourAt, served } from '../setup/images.js';
import { intercept, loseAnswers } from '../setup/page-requests.js';
import {
  chooseSubjective,
  givePicture,
  KEPT,
  loseSave,
  question,
  saveAs,
  typeMcq,
} from '../setup/question-drafts.js';
import { anyDescriptive, addQuestions, readQuestions, textsOf } from '../setup/questions.js';

const app = useApplication();
const { enterForm } = useBrowser(app);

describe('questions', () => {
  it('whose save got no answer are added once, also after a reload and a correction', async () => {
    const { page, context, owner, id } = await enterForm();
    await chooseSubjective(page);
    const same = anyDescriptive.descriptive.text;
    await addQuestions(owner.api, id, [anyDescriptive]);
    // It never arrived: that there is one that says the same is no proof.
    await question(page).fill(same);
    await intercept(context, 'AddQuestion', (route) => route.abort());
    await button(page, 'Save Question').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await button(page, 'Save Question').click();
    await toast(page, 'Descriptive question saved successfully!').waitFor();
    expect((await readQuestions(owner.api, id)).questionCount).toBe(2);

    // It arrived, and only the answer was lost.
    await question(page).fill('As it was sent');
    await loseAnswers(context, 'AddQuestion');
    await button(page, 'Save Question').click();
    await page.getByText('No response from server. Please try again.').waitFor();
    await context.unroute('**/graphql');
    await page.reload();
    await page.getByText(KEPT).waitFor();
    await question(page).fill('As it was corrected');
    await button(page, 'Save Question').click();
    await toast(page, 'Descriptive question saved successfully!').waitFor();
    const stored = textsOf(await readQuestions(owner.api, id));
    expect(stored).toEqual([same, same, 'As it was corrected']);
  });

  it('that were corrected after a save without an answer are stored as corrected', async () => {
    const { page, owner, id } = await enterForm();
    const items = async () => (await readQuestions(owner.api, id)).questions.items;
    await typeMcq(page, 'The first');
    await loseSave(page, 'AddQuestion');
    await page
      .getByRole('textbox', { name: 'Answer description (optional)' })
      .fill('Written afterwards');
    // Questions that are stored by now are recognized as well.
    await loseSave(page, 'UpdateQuestion');
    await saveAs(page, 'Question saved successfully!');
    expect(await items()).toMatchObject([{ explanation: 'Written afterwards' }]);

    await typeMcq(page, 'The second');
    await givePicture(page, 'red');
    await loseSave(page, 'AddQuestion');
    await givePicture(page, 'blue');
    await saveAs(page, 'Question saved successfully!');
    const stored = await items();
    expect(stored.length).toBe(2);
    expect(await colourAt(await served(owner.api, stored[1].image.url), 9, 9)).toBe('blue');
  });

  it('whose save got no answer are added once, although the server refuses the next tries', async () => {
    const { page, context, owner, id } = await enterForm();
    const refuse = async (operation: string, code: string): Promise<void> => {
      const errors = [{ message: `Refused: ${code}`, extensions: { code } }];
      await intercept(context, operation, (route) =>
        route.fulfill({ json: { data: null, errors } }),
      );
      await button(page, 'Save Question').click();
      await page.getByText(`Refused: ${code}`).waitFor();
      await context.unroute('**/graphql');
    };
    await typeMcq(page, 'Sent before');
    await loseSave(page, 'AddQuestion');
    await refuse('AddQuestion', 'UNAVAILABLE');
    await question(page).fill('Corrected afterwards');
    await refuse('UpdateQuestion', 'IMAGE_NOT_FOUND');
    await saveAs(page, 'Question saved successfully!');
    expect(textsOf(await readQuestions(owner.api, id))).toEqual(['Corrected afterwards']);
  });

  it('are recognized without a picture that was refused, and while others are deleted', async () => {
    const { page, context, owner, id } = await enterForm();
    const others = await addQuestions(owner.api, id, [anyDescriptive, anyDescriptive]);
    await typeMcq(page, 'Sent once');
    await givePicture(page, 'red');
    await context.route('**/uploads/images', (route) =>
      route.fulfill({ status: 422, json: { message: 'Not this one.' } }),
    );
    await loseSave(page, 'AddQuestion');
    await owner.api.ask('mutation ($id: ID!) { deleteQuestion(id: $id) { id } }', {
      id: others[0]?.['id'],
    });
    await saveAs(page, 'Question saved successfully!');
    await toast(page, 'Saved without the picture of Question. Not this one.').waitFor();
    expect(textsOf(await readQuestions(owner.api, id))).toEqual([
      anyDescriptive.descriptive.text,
      'Sent once',
    ]);
  });
});
