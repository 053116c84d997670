/** What each role is offered on all pages of staff: nothing that the server would refuse. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { table, typeLogIn, useBrowser } from '../setup/browser.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person, quiz } from '../setup/factories.js';
import {
  CHANGE_ROLE,
  inviteColleague,
  joinedMember,
  memberId,
  type RoleName,
} from '../setup/members.js';
import { pauseRequests } from '../setup/page-requests.js';
import { addQuestions, anyDescriptive, anyMcq, mcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();
const { enter, visit } = useBrowser(app);
const WHY = 'Why?';
const STORED = "localStorage.getItem('abilities')";
const REFUSED = 'Your role does not allow this';

let owner: Person;
let of: Exam;
let draft: string;
let empty: string;
let attemptId: string;
let learnerId: string;
let questionId: string;
beforeAll(async () => {
  owner = await person(app);
  of = await exam(app, owner.api, {
    title: 'Everything',
    // The check has something to say of a question and of a rule.
    questions: [mcq('Same?'), mcq('Same?'), { descriptive: { text: WHY, marks: '5' } }],
    rules: { pass_mark: 100, review_time: 'AFTER_MARKING' },
  });
  const taken = await takeExam(app, of, { [WHY]: 'So' }, 'Zoë');
  await answerExam(app, of, {}, 'Running');
  [draft, empty] = [await quiz(owner.api, 'Draft'), await quiz(owner.api, 'Empty')];
  const [question] = await addQuestions(owner.api, draft, [anyMcq, anyDescriptive]);
  questionId = question?.['id'] as string;
  attemptId = taken.id;
  const [row] = await app.sql<{ id: string }>(
    `SELECT c.learner_id AS id FROM attempts a JOIN candidates c ON c.id = a.candidate_id
     WHERE a.id = $1`,
    [attemptId],
  );
  learnerId = row?.id ?? '';
});

async function member(role: RoleName): Promise<Person> {
  return joinedMember(app.api, await inviteColleague(owner.api, app.sink, { role }));
}

/** Until a page knows what somebody may do, it offers what most may; it hears so with the institute's name. */
async function roleKnown(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByText('Analytical School')
    .waitFor();
}

/** Names of all that can be pressed or followed in a page, also in its menus. */
async function offered(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const names: string[] = [];
  for (const role of ['button', 'link'] as const)
    for (const one of await main.getByRole(role).all())
      names.push((await one.getAttribute('aria-label')) ?? (await one.innerText()));
  for (const menu of await main.locator('button[aria-haspopup="menu"]').all()) {
    await menu.click();
    await page.getByRole('menuitem').first().waitFor();
    names.push(...(await page.getByRole('menuitem').allInnerTexts()));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  return names;
}

/** Pages with something on each that says it is there. */
const pagesOfAll = (): [path: string, shows: string][] => {
  const given = `/navigation/exam/${of.quizId}`;
  return [
    ['/all-quizzes', 'Everything'],
    ['/navigation/dashboard', 'Everything'],
    [`/navigation/quiz-detail/${of.quizId}`, 'Same?'],
    [`/navigation/quiz-detail/${draft}`, 'Total Questions'],
    [`/navigation/quiz-detail/${empty}`, 'No questions yet'],
    [given, 'Learners can start'],
    [`/navigation/exam/${draft}`, 'The paper has not been submitted'],
    [`${given}/marking`, '0 of 1 answers are marked'],
    [`${given}/marking/answers`, 'To mark'],
    [`${given}/results`, 'Zoë'],
    [`${given}/figures`, 'All attempts are waiting to be marked'],
    [`/navigation/attempt/${attemptId}`, 'So'],
    [`/navigation/learner/${learnerId}`, 'Everything'],
    [`/navigation/print-paper/${of.quizId}`, 'Same?'],
    [`/navigation/print-key/${of.quizId}`, 'Answers at a glance'],
    [`/navigation/print-results/${of.quizId}`, 'Zoë'],
    ['/navigation/profile/colleagues', owner.email],
  ];
};

/** On each of them, once it is there. */
async function onEach(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  for (const [path, shows] of pagesOfAll()) {
    await page.goto(path);
    await page.getByRole('main').getByText(shows).first().waitFor();
    await roleKnown(page);
    await look(path);
  }
}

const pagesOfEditors = (): string[] => [
  ...['rules', 'people', 'invite', 'running'].map(
    (part) => `/navigation/exam/${of.quizId}/${part}`,
  ),
  `/navigation/exam-form?quiz=${draft}`,
  `/navigation/mcq/${questionId}`,
  `/navigation/quiz-detail/${of.quizId}/trash`,
  `/navigation/quiz-detail/${of.quizId}/imports`,
  `/navigation/edit-exam/${of.quizId}`,
  `/navigation/exam-time/${of.quizId}`,
  '/navigation/trash',
  '/navigation/class-lists',
];

/** What only those are offered who edit. */
const EDITING =
  /\b(add|create|edit|delete|move|duplicate|import|export|give|invite|preview|rules?|people|running|renew|release|withdraw|keep|settings|rubric|reopen|hand in|extend|submit the paper)\b/i;
const MANAGING = /\b(invite|change role|remove|withdraw)\b/i;

describe('a marker', () => {
  it('is offered nothing that only editors may do, and sees why at such an address', async () => {
    const { page } = await enter('/all-quizzes', await member('MARKER'));
    const bad: string[] = [];
    await onEach(page, async (path) => {
      expect(await page.getByRole('link', { name: 'Trash' }).count(), path).toBe(0);
      const names = (await offered(page)).filter((name) => EDITING.test(name));
      bad.push(...names.map((name) => `${path}: ${name}`));
    });
    expect(bad).toEqual([]);
    for (const path of pagesOfEditors()) {
      await page.goto(path);
      await page.getByText(REFUSED).waitFor();
      expect(await page.getByRole('textbox').count(), path).toBe(0);
    }
    await page.goto('/navigation/profile/audit-log');
    await page.getByText('Only owners of the institute can see the audit log.').waitFor();
    await page.goto('/navigation/profile');
    await page.getByRole('button', { name: 'Change: Full Name' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change: Institute Name' }).count()).toBe(0);
  });
});

describe('a role', () => {
  it('is known from the log-in on, and follows its changes', async () => {
    const marker = await member('MARKER');
    const { page } = await visit();
    const paused = await pauseRequests(page, 'query Viewer');
    const trash = page.getByRole('link', { name: 'Trash' });
    await page.goto('/login');
    await typeLogIn(page, marker.email);
    await page.getByRole('main').getByText('Everything').first().waitFor();
    expect(await trash.count()).toBe(0);
    expect(paused).toHaveLength(1);
    const id = await memberId(owner, marker.email);
    await owner.api.ask(CHANGE_ROLE, { id, role: 'EDITOR' });
    await paused[0]?.continue();
    await trash.waitFor();
    await expect.poll(async () => page.evaluate(STORED)).toBe('SEE MARK EDIT');
    await page.reload();
    await page.getByRole('main').getByText('Everything').first().waitFor();
    expect(await trash.count()).toBe(1);
    expect(paused).toHaveLength(2);
    await owner.api.ask(CHANGE_ROLE, { id, role: 'MARKER' });
    await paused[1]?.continue();
    await trash.waitFor({ state: 'detached' });
  });
});

describe('a role that the browser does not know', () => {
  it.each([null, '', 'garbage'])(
    'is asked for where %o is stored, and everything is offered until then',
    async (stored) => {
      const { page } = await enter('/login', await member('MARKER'));
      await page.evaluate(
        stored === null
          ? "localStorage.removeItem('abilities')"
          : `localStorage.setItem('abilities', '${stored}')`,
      );
      const paused = await pauseRequests(page, 'query Viewer');
      const trash = page.getByRole('link', { name: 'Trash' });
      await page.goto('/all-quizzes');
      await trash.waitFor();
      await expect.poll(() => paused.length).toBe(1);
      await paused[0]?.continue();
      await trash.waitFor({ state: 'detached' });
      await expect.poll(async () => page.evaluate(STORED)).toBe('SEE MARK');
    },
  );

  it('is asked for again when somebody logs in again', async () => {
    const marker = await member('MARKER');
    const { page } = await enter('/login', marker);
    await page.getByRole('link', { name: 'Go to your quizzes' }).click();
    await page.getByRole('main').getByText('Everything').first().waitFor();
    await page.goBack();
    await owner.api.ask(CHANGE_ROLE, { id: await memberId(owner, marker.email), role: 'EDITOR' });
    await typeLogIn(page, marker.email);
    await page.getByRole('link', { name: 'Trash' }).waitFor();
    await expect.poll(async () => page.evaluate(STORED)).toBe('SEE MARK EDIT');
  });
});

describe('an editor', () => {
  it('is offered everything of an exam, and nothing that only owners may do', async () => {
    const { page } = await enter('/all-quizzes', await member('EDITOR'));
    const all: string[] = [];
    await onEach(page, async () => {
      all.push(...(await offered(page)));
    });
    // What the marker's pages are looked through for is really there.
    for (const name of [
      'Release the results',
      'Withhold the results',
      'Preview as a learner',
      'Go to the rule',
    ])
      expect(all).toContain(name);
    for (const path of pagesOfEditors()) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText(REFUSED).count(), path).toBe(0);
    }
    await page.goto('/navigation/profile/colleagues');
    await table(page, 'Colleagues').getByText(owner.email).waitFor();
    await roleKnown(page);
    expect((await offered(page)).filter((name) => MANAGING.test(name))).toEqual([]);
    await page.goto('/navigation/profile/audit-log');
    await page.getByText('Only owners of the institute can see the audit log.').waitFor();
    await page.goto('/navigation/profile');
    await page.getByRole('button', { name: 'Change: Full Name' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change: Institute Name' }).count()).toBe(0);
  });
});
