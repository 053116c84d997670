import { beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, useBrowser } from '../setup/browser.js';
import { exam, setRules } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { codeIn, type ReceivedMail } from '../setup/mail-sink.js';
import { pauseFiles } from '../setup/page-requests.js';
import { mcq } from '../setup/questions.js';
import { submitExam, heading, PHONE, start } from '../setup/take-pages.js';

/** Mails to candidates, and the pages behind their links. */
const app = useApplication();
const { visit } = useBrowser(app);

const INVITE = `mutation ($input: InviteCandidatesInput!) {
  inviteCandidates(input: $input) { invitedCount }
}`;
const EXPLANATION = 'Canberra was chosen in 1908.';
const capital = mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2);
const questions = [
  { mcq: { ...capital.mcq, explanation: EXPLANATION } },
  { descriptive: { text: 'How does a delta form?', modelAnswer: 'Silt settles.' } },
];

let owner: Person;
// Created for each test: the titles are the same.
beforeEach(async () => {
  owner = await person(app);
});

/** The personal link of a mail, as a path: the server's port differs from its public address. */
function linkIn(mail: ReceivedMail): string {
  const path = /\/take#[\w-]+/.exec(mail.text ?? '')?.[0];
  if (!path) throw new Error(`There is no link in: ${mail.text}`);
  return path;
}

describe('an invitation', () => {
  it('leads from the mail to the receipt, and later to the released results', async () => {
    const rules = { access: 'INVITATION', review_content: 'NOTHING' };
    const { quizId } = await exam(app, owner.api, { title: 'Geography', questions, rules });
    const email = anyEmail();
    const people = [{ name: 'Zoë अंजलि', email }];
    await owner.api.ask(INVITE, { input: { quizId, people } });
    const link = linkIn(await app.sink.next(email));
    const { page, complaints } = await visit();
    await page.setViewportSize(PHONE);
    await page.goto(link);
    await page.getByText('Hello, Zoë अंजलि.').waitFor();
    await page.getByText('More rules').click();
    await page.getByText('Your result is not shown here.').waitFor();
    // The mail has the link, so the page does not ask to keep the address.
    expect(await page.getByText(/only way back|come back to this exam/).count()).toBe(0);
    await start(page);
    await page.getByRole('radio', { name: 'Sydney' }).check();
    await page.keyboard.press('n');
    await page.getByLabel('Your answer').fill('Rivers carry silt.');
    await submitExam(page);
    await button(page, 'Go to your exam').click();
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'Your result is not shown here.' })
      .waitFor();
    expect(await page.getByRole('button', { name: /See the paper/ }).count()).toBe(0);

    const review = async (content: string): Promise<void> => {
      await setRules(app, quizId, { review_content: content });
      // A reload shows the same page again.
      if (content !== 'SCORE') await button(page, 'Back').click();
      await page.reload();
      await page.getByText('0 of 2 marks').waitFor();
      const see = content === 'SCORE' ? 'See your result' : 'See the paper';
      await page.getByRole('button', { name: `${see}: Attempt 1` }).click();
      await heading(page, 'Your paper').waitFor();
    };
    await review('SCORE');
    await page.getByText('Some answers are still waiting to be marked.').waitFor();
    expect(await page.getByRole('article').count()).toBe(0);

    await review('ANSWERS');
    await page.locator('[data-chosen]', { hasText: 'Sydney' }).waitFor();
    await page.getByText('Rivers carry silt.').waitFor();
    expect(await page.locator('[data-key]').count()).toBe(0);
    expect(await page.getByText(EXPLANATION).count()).toBe(0);
    await inspect(page, 'take-answers');

    await review('KEY');
    await page.locator('[data-key]', { hasText: 'Right answer' }).waitFor();
    await page.locator('[data-wrong]', { hasText: 'Your answer, wrong' }).waitFor();
    await page.getByText('Wrong: 0 out of 1').waitFor();
    await page.getByText(EXPLANATION).waitFor();
    await page.getByText('Silt settles.').waitFor();
    await inspect(page, 'take-review');
    await page.emulateMedia({ media: 'print' });
    expect(await button(page, 'Print').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe('a registration', () => {
  it('needs a mailed code, and its link can be mailed again', async () => {
    const rules = { access: 'REGISTRATION' };
    const { code } = await exam(app, owner.api, { title: 'History', questions, rules });
    const email = anyEmail();
    const { page, complaints } = await visit();
    await page.goto(`/take/${code}`);
    await button(page, 'Send me a code').click();
    await page.getByText('Type your name.').waitFor();
    await page.getByText('Type an e-mail address such as').waitFor();
    await inspect(page, 'take-register');
    await page.getByLabel('Your name').fill('Zoë');
    await page.getByLabel('E-mail address').first().fill(email);
    await button(page, 'Send me a code').click();
    await page.getByText(`We have mailed a code to ${email}.`).waitFor();
    await page.getByText(/^Send a new code in \d+ s$/).waitFor();
    const digits = codeIn(await app.sink.next(email));
    const wrong = digits === '000000' ? '111111' : '000000';
    await page.getByLabel('Code from the mail').fill(wrong);
    await button(page, 'Register').click();
    await page.getByRole('alert').waitFor();
    // What was typed is there to be corrected, also after a reload, which does not start the wait again.
    expect(await page.getByLabel('Code from the mail').inputValue()).toBe(wrong);
    await page.getByText(/^Send a new code in [1-5]?\d s$/).waitFor();
    await page.reload();
    expect(await page.getByLabel('Code from the mail').inputValue()).toBe(wrong);
    await page.getByText(/^Send a new code in [1-5]?\d s$/).waitFor({ timeout: 900 });
    await button(page, 'Register').click();
    await page.getByRole('alert').waitFor();
    await inspect(page, 'take-register-code');
    await page.getByLabel('Code from the mail').fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    const release = await pauseFiles(page, '**/registrations');
    await button(page, 'Register').click();
    // The answer leads into the exam: until then the address cannot be changed.
    await expect
      .poll(async () => button(page, 'Use another e-mail address').isDisabled())
      .toBe(true);
    await release();
    await page.getByText('Hello, Zoë.').waitFor();
    // The refusal above is all that the console may speak of.
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);

    await page.goto(`/take/${code}`);
    await page.getByText('I have already registered').click();
    await page.getByLabel('E-mail address').last().fill(email);
    await button(page, 'Mail me my link').click();
    await page.getByText('If this address is registered').waitFor();
    const mailed = await app.sink.next(email);
    await page.goto(linkIn(mailed));
    await page.getByText('Hello, Zoë.').waitFor();
  });
});
