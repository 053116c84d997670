import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { button, inspect, table, toast, useBrowser, type Watched } from '../setup/browser.js';
import { inPrint } from '../setup/layout-shift.js';
import { pauseRequests } from '../setup/page-requests.js';
import { anyEmail, PASSWORD, person, quiz } from '../setup/factories.js';
import { colleague, inviteColleague, invitationIn, membersOf } from '../setup/members.js';
import { addQuestions, anyMcq } from '../setup/questions.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);

/** A stranger's browser, at an address. */
async function at(path: string): Promise<Watched> {
  const visitor = await visit();
  await visitor.page.goto(path);
  return visitor;
}

const COLLEAGUES = '/navigation/profile/colleagues';

describe('colleagues', () => {
  it('are invited, join, use the abilities of their role, and are removed', async () => {
    const { page, context, owner, complaints } = await enter(COLLEAGUES);
    const quizId = await quiz(owner.api, 'Seen by all');
    await addQuestions(owner.api, quizId, [anyMcq]);
    await page.getByText('You have no colleagues here yet').waitFor();
    await inspect(page, 'colleagues-alone');
    const email = anyEmail();
    await button(page, 'Invite a colleague').click();
    await button(page, 'Send invitation').click();
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('Email').fill(owner.email);
    await button(page, 'Send invitation').click();
    await page
      .getByText('This e-mail address already belongs to one of your colleagues.')
      .waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('radio', { name: 'Marker', exact: true }).check();
    await inspect(page, 'invite-colleague');
    await button(page, 'Send invitation').click();
    await toast(page, `An invitation is on its way to ${email}.`).waitFor();
    const open = table(page, 'Open invitations');
    await open.getByText(email).waitFor();
    await inPrint(page, async () => {
      for (const heading of await page.getByText('Actions', { exact: true }).all())
        expect(await heading.isVisible()).toBe(false);
    });
    await inspect(page, 'colleagues-invited');
    const first = await app.sink.next(email);
    await button(page, `Send again: ${email}`).click();
    await toast(page, `A new link is on its way to ${email}.`).waitFor();
    const again = await app.sink.next(email);

    // The link of the first mail opens nothing any more.
    const theirs = await at(`/join#${invitationIn(first.text ?? '')}`);
    await theirs.page.getByRole('heading', { name: 'This invitation is not valid' }).waitFor();
    await inspect(theirs.page, 'join-over');
    await theirs.page.goto('about:blank');
    await theirs.page.goto(`${app.server.url}/join#${invitationIn(again.text ?? '')}`);
    await theirs.page.getByRole('heading', { name: 'Join Analytical School' }).waitFor();
    await theirs.page.getByText('If the institute requires two-factor log-in').waitFor();
    await theirs.page.getByText('Ada Byron invites you to work for Analytical School.').waitFor();
    await button(theirs.page, 'Join').click();
    await theirs.page.getByText('First Name is required').waitFor();
    await inspect(theirs.page, 'join');
    await theirs.page.getByLabel('First Name').fill('Grace');
    await theirs.page.getByLabel('Last Name').fill('Hopper');
    await theirs.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await theirs.page.getByLabel('Confirm Password').fill(PASSWORD);
    await button(theirs.page, 'Join').click();
    await theirs.page.waitForURL('**/all-quizzes');

    // What a marker sees.
    const quizzes = table(theirs.page, 'All Quizzes');
    await quizzes.getByText('Seen by all').waitFor();
    await expect.poll(async () => button(theirs.page, 'Create new exam').count()).toBe(0);
    expect(await theirs.page.getByRole('link', { name: 'Edit Seen by all' }).count()).toBe(0);
    expect(await theirs.page.getByRole('link', { name: 'Trash' }).count()).toBe(0);
    await inspect(theirs.page, 'quizzes-of-a-marker');
    await theirs.page.goto(`${app.server.url}/navigation/edit-exam/${quizId}`);
    await theirs.page.getByText('Your role does not allow this').waitFor();
    await theirs.page.goto(`${app.server.url}${COLLEAGUES}`);
    await table(theirs.page, 'Colleagues').getByText('Grace Hopper').waitFor();
    expect(await button(theirs.page, 'Invite a colleague').count()).toBe(0);
    await inspect(theirs.page, 'colleagues-of-a-marker');

    // An owner makes an editor of them, and then removes them.
    await page.reload();
    await button(page, 'Change role: Grace Hopper').click();
    await page.getByRole('radio', { name: 'Editor', exact: true }).check();
    await inspect(page, 'change-role');
    await button(page, 'Save').click();
    await toast(page, 'Grace Hopper now has the role Editor.').waitFor();
    await theirs.page.goto(`${app.server.url}/all-quizzes`);
    await button(theirs.page, 'Create new exam').first().waitFor();
    await button(page, 'Remove Grace Hopper').click();
    await page.getByRole('heading', { name: 'Remove Grace Hopper from the institute?' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await toast(page, 'Grace Hopper has been removed.').waitFor();
    await page.getByText('You have no colleagues here yet').waitFor();
    expect(await membersOf(owner)).toHaveLength(1);
    await theirs.page.reload();
    await theirs.page.getByRole('heading', { name: 'Log in' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await theirs.context.close();
  });

  it('always have an owner, and an invitation can be withdrawn', async () => {
    const { page, owner, complaints } = await enter(COLLEAGUES);
    await colleague(app, owner, 'MARKER');
    const { email } = await inviteColleague(owner.api, app.sink);
    await page.reload();
    await button(page, 'Change role: Ada Byron').first().click();
    await page.getByRole('radio', { name: 'Marker', exact: true }).check();
    await page.getByText('If you give up the role of owner').waitFor();
    await button(page, 'Save').click();
    await page.getByRole('dialog').getByText('Make someone else an owner first.').waitFor();
    await button(page, 'Cancel').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, `Withdraw the invitation to ${email}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
    await toast(page, 'The invitation has been withdrawn.').waitFor();
    await page.getByRole('heading', { name: 'Open invitations' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('an invitation to an address that has an account', () => {
  it('moves an account without data to the institute, after its password', async () => {
    const owner = await person(app);
    const one = await person(app);
    const { token } = await inviteColleague(owner.api, app.sink, {
      email: one.email,
      role: 'MARKER',
    });
    const { page } = await at(`/join#${token}`);
    await page.getByText('You already have an account with this e-mail address.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await inspect(page, 'join-again', { moved: 'the next step is longer' });
    const paused = await pauseRequests(page, 'query Viewer');
    await button(page, 'Log in and join').click();
    await page.waitForURL('**/all-quizzes');
    // What the new role permits is known at once.
    await page.getByRole('heading', { name: 'All Quizzes' }).waitFor();
    expect(await page.getByRole('link', { name: 'Trash' }).count()).toBe(0);
    expect(paused).toHaveLength(1);
    await paused[0]?.continue();
    expect((await membersOf(owner)).map(({ email }) => email as string)).toContain(one.email);
  });

  it('shows what to do if the account has data in its institute', async () => {
    const owner = await person(app);
    const one = await person(app);
    await quiz(one.api);
    const { token } = await inviteColleague(owner.api, app.sink, { email: one.email });
    const { page } = await at(`/join#${token}`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Log in and join').click();
    await page.getByText('Change the e-mail address of your account').waitFor();
    await inspect(page, 'join-in-use', { moved: 'the next step is longer' });
    await button(page, 'Go to my profile').click();
    await page.waitForURL('**/navigation/profile');
  });
});
