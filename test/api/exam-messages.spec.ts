import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page, sitting } from '../setup/attempts.js';
import { call, candidate, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { PAUSE, SEND, sendMessage } from '../setup/pauses.js';
import { mcq } from '../setup/questions.js';

/** Staff send messages to those who are at an exam. */
const app = useApplication();

const LIST = `query ($quizId: ID!, $pageSize: Int! = 10) {
  examMessages(quizId: $quizId, pageSize: $pageSize) {
    items { id text recipients attemptId candidateName senderName sentAt } totalCount
  }
}`;
const EVENTS = `query ($quizId: ID!) {
  examEvents(quizId: $quizId, source: STAFF) { items { kind attemptId actorName reason } }
}`;
const AUDIT = '{ auditLog { items { action about reason } } }';
const questions = [mcq('One?', ['a', 'b'], 1)];
const text = 'Question 4 is about 1923, not 1932.';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const given = async (): Promise<Exam> => exam(app, owner, { questions });
const started = async ({ code }: Exam, name = 'Ada'): Promise<Page> =>
  sitting(await candidate(app, code, name));

async function messagesOf(page: Page, after?: string): Promise<Data[]> {
  const query = after === undefined ? '' : `?messagesAfter=${after}`;
  const { body } = await call(page.candidate.api, `/attempts/${page.id}/clock${query}`);
  return body['messages'] as Data[];
}

const textsOf = async (page: Page): Promise<string[]> =>
  (await messagesOf(page)).map((message) => message['text'] as string);

describe('sendExamMessage', () => {
  it('reaches everybody who is at the exam, and is logged at each', async () => {
    const of = await given();
    const [page, second] = [await started(of), await started(of, 'Grace')];
    const ended = await started(of, 'Mary');
    await ended.submit();
    const elsewhere = await started(await given());
    const { quizId } = of;
    expect(await sendMessage(owner, { quizId, text: ` ${text} ` })).toBe(2);
    for (const at of [page, second]) expect(await textsOf(at)).toEqual([text]);
    expect(await textsOf(elsewhere)).toEqual([]);
    // Whoever starts later does not get it, and whoever opens the attempt again does.
    const late = await started(of, 'Hedy');
    expect(await textsOf(late)).toEqual([]);
    const other = new Page(page.candidate);
    expect((await other.open()).body['messages']).toMatchObject([{ text }]);
    const { items } = (await owner.ask(EVENTS, { quizId }))['examEvents'];
    const event = { kind: 'MESSAGE_SENT', actorName: 'Ada Byron', reason: text };
    expect(items).toMatchObject([event, event]);
    expect((await owner.ask(LIST, { quizId }))['examMessages']).toMatchObject({
      items: [
        { text, recipients: 2, attemptId: null, candidateName: null, senderName: 'Ada Byron' },
      ],
      totalCount: 1,
    });
  });

  it('reaches one learner only, by name in the list and in the audit log', async () => {
    const boss = (await person(app)).api;
    const of = await exam(app, boss, { questions });
    const [page, second] = [await started(of), await started(of, 'Grace')];
    const { quizId } = of;
    expect(await sendMessage(boss, { quizId, attemptId: page.id, text })).toBe(1);
    expect(await textsOf(page)).toEqual([text]);
    expect(await textsOf(second)).toEqual([]);
    expect((await boss.ask(LIST, { quizId }))['examMessages'].items).toMatchObject([
      { recipients: 1, attemptId: page.id, candidateName: 'Ada' },
    ]);
    const { items } = (await boss.ask(AUDIT))['auditLog'];
    expect(items[0]).toMatchObject({ action: 'MESSAGE_SENT', about: 'Ada', reason: text });
  });

  it('reaches nobody who has handed in', async () => {
    const of = await given();
    const page = await started(of);
    await started(of, 'Grace');
    const { quizId } = of;
    await sendMessage(owner, { quizId, text: 'Before' });
    await page.submit();
    expect(await sendMessage(owner, { quizId, text: 'After' })).toBe(1);
    expect(await textsOf(page)).toEqual(['Before']);
  });

  it.each(['\u200b', '\u202e \u202c', '\u2060\u00ad', '\ufeff\t\u3164', '\u2800'])(
    'refuses the text %j, which shows nothing, and so do pauses and names',
    async (unseen) => {
      const of = await given();
      const { quizId, code } = of;
      await started(of);
      for (const [operation, input] of [
        [SEND, { quizId, text: unseen }],
        [PAUSE, { quizId, reason: unseen }],
      ] as const) {
        const { extensions } = await owner.refused(operation, { input });
        const message = expect.stringMatching(/^(Message|Reason) is required$/) as unknown;
        expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ message }] });
      }
      expect(
        await call(app.api, `/attempts/exam/${code}/candidates`, { name: unseen }),
      ).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: [{ message: 'Name is required' }] },
      });
    },
  );

  it('answers later messages only, to a page that says which it has', async () => {
    const of = await given();
    const page = await started(of);
    const { quizId } = of;
    await sendMessage(owner, { quizId, text: 'First' });
    const [first] = await messagesOf(page);
    await sendMessage(owner, { quizId, text: 'Second' });
    expect(await textsOf(page)).toEqual(['First', 'Second']);
    const after = await messagesOf(page, first?.['id'] as string);
    expect(after).toMatchObject([{ text: 'Second' }]);
    expect(await messagesOf(page, after[0]?.['id'] as string)).toEqual([]);
    const bad = await call(page.candidate.api, `/attempts/${page.id}/clock?messagesAfter=x`);
    expect(bad.status).toBe(400);
  });

  it('shows the latest fifty, and is refused at the limit', async () => {
    const of = await given();
    const page = await started(of);
    await app.sql(
      `INSERT INTO exam_messages (quiz_id, text, sent_at, recipients)
       SELECT $1, n::text, now(), 1 FROM generate_series(1, 500) n`,
      [of.quizId],
    );
    const texts = await textsOf(page);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([50, '451', '500']);
    const input = { quizId: of.quizId, text };
    expect((await owner.refused(SEND, { input })).extensions.code).toBe('MESSAGES_FULL');
  });

  it('is refused where nobody would see it', async () => {
    const of = await given();
    const codeOf = async (input: object): Promise<string> =>
      (await owner.refused(SEND, { input: { quizId: of.quizId, text, ...input } })).extensions.code;
    expect(await codeOf({})).toBe('NOBODY_AT_EXAM');
    const page = await started(of);
    expect(await codeOf({ text: ' ' })).toBe('VALIDATION');
    expect(await codeOf({ text: 'x'.repeat(501) })).toBe('VALIDATION');
    expect(await codeOf({ attemptId: 'x' })).toBe('ATTEMPT_NOT_FOUND');
    expect(await codeOf({ attemptId: (await started(await given())).id })).toBe(
      'ATTEMPT_NOT_FOUND',
    );
    await page.submit();
    expect(await codeOf({ attemptId: page.id })).toBe('ATTEMPT_ENDED');
    expect(await codeOf({})).toBe('NOBODY_AT_EXAM');
  });

  it('needs the permission to edit the exam', async () => {
    const boss = await person(app);
    const { quizId } = await exam(app, boss.api, { questions });
    const marker = await colleague(app, boss, 'MARKER');
    const input = { quizId, text };
    expect((await marker.api.refused(SEND, { input })).extensions.code).toBe('NOT_ALLOWED');
    expect((await stranger.refused(SEND, { input })).extensions.code).toBe('QUIZ_NOT_FOUND');
    expect((await app.api.refused(SEND, { input })).extensions.code).toBe('UNAUTHENTICATED');
    expect((await stranger.refused(LIST, { quizId })).extensions.code).toBe('QUIZ_NOT_FOUND');
  });
});
