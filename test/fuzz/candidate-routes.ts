/** A valid request to each route of candidates. */
import { randomUUID } from 'node:crypto';
import { sitting, type Page } from '../setup/attempts.js';
import { call, candidate, exam, type Exam, type ExamOptions } from '../setup/exams.js';
import { anyEmail } from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';
import { mcq } from '../setup/questions.js';
import { receiptOf } from '../setup/receipts.js';
import { askToReturn, returnCode } from '../setup/returns.js';
import { takeExam } from '../setup/taking.js';
import { get, post, type ValidRequest, type RequestContext } from './valid-requests.js';

const QUESTION = 'Which river?';
const ANSWERS = ['Indus', 'Ganges'];

async function openExam(
  { app, account }: RequestContext,
  rules: ExamOptions['rules'] = {},
): Promise<Exam> {
  const questions = [mcq(QUESTION, ANSWERS), { descriptive: { text: 'Why is the sky blue?' } }];
  return exam(app, account.owner.api, { questions, rules });
}

/** A page with a running attempt. */
async function runningAttempt(context: RequestContext): Promise<Page> {
  return sitting(await candidate(context.app, (await openExam(context)).code, 'Ada'));
}

/** A page whose attempt was submitted with the right answer, and passed. */
async function submittedAttempt(context: RequestContext): Promise<Page> {
  const rules = { pass_mark: 1, has_certificate: true, review_content: 'KEY' };
  return takeExam(context.app, await openExam(context, rules), { [QUESTION]: 'Indus' });
}

const attemptPath = (page: Page, route: string): string => `/attempts/${page.id}/${route}`;
const toPage = (page: Page, route: string, json: unknown): ValidRequest =>
  post(attemptPath(page, route), json, page.candidate.api);
const fromPage = (page: Page, route: string): ValidRequest =>
  get(attemptPath(page, route), page.candidate.api);

/** A request to a route of an exam that is open for registration. */
async function registrationRequest(
  context: RequestContext,
  route: string,
  json: object,
): Promise<ValidRequest> {
  const { code } = await openExam(context, { access: 'REGISTRATION' });
  return post(`/attempts/exam/${code}/${route}`, json);
}

export const candidateRoutes: Record<
  string,
  (context: RequestContext) => Promise<ValidRequest> | ValidRequest
> = {
  'GET /attempts/exam/:code': async (context) =>
    get(`/attempts/exam/${(await openExam(context)).code}`),
  'POST /attempts/exam/:code/candidates': async (context) =>
    post(`/attempts/exam/${(await openExam(context)).code}/candidates`, { name: 'Ada' }),
  'POST /attempts/exam/:code/email-codes': async (context) =>
    registrationRequest(context, 'email-codes', { email: anyEmail() }),
  'POST /attempts/exam/:code/registrations': async (context) => {
    const { app } = context;
    const { code } = await openExam(context, { access: 'REGISTRATION' });
    const email = anyEmail();
    const { body } = await call(app.api, `/attempts/exam/${code}/email-codes`, { email });
    const typed = codeIn(await app.sink.next(email));
    const json = { name: 'Ada', email, challenge: body['challenge'] as string, code: typed };
    return post(`/attempts/exam/${code}/registrations`, json);
  },
  'POST /attempts/exam/:code/links': async (context) =>
    registrationRequest(context, 'links', { email: anyEmail() }),
  'POST /attempts/exam/:code/returns': async (context) => {
    const { code } = await openExam(context);
    const { token } = await candidate(context.app, code, 'Ada');
    const json = { returnCode: await returnCode(context.app, token) };
    return post(`/attempts/exam/${code}/returns`, json);
  },
  'POST /attempts/exam/:code/return-requests': async (context) =>
    post(`/attempts/exam/${(await openExam(context)).code}/return-requests`, {
      name: 'Ada',
      rollNumber: '17',
    }),
  'POST /attempts/exam/:code/return-requests/:id': async (context) => {
    const { code } = await openExam(context);
    const { id, secret } = await askToReturn(context.app.api, code, 'Ada');
    return post(`/attempts/exam/${code}/return-requests/${id}`, { secret });
  },
  'POST /attempts/exam/:code/return-requests/:id/withdrawal': async (context) => {
    const { code } = await openExam(context);
    const { id, secret } = await askToReturn(context.app.api, code, 'Ada');
    return post(`/attempts/exam/${code}/return-requests/${id}/withdrawal`, { secret });
  },
  'GET /attempts/mine': async (context) =>
    get('/attempts/mine', (await runningAttempt(context)).candidate.api),
  'POST /attempts': async (context) => {
    const { api } = await candidate(context.app, (await openExam(context)).code, 'Ada');
    return post('/attempts', { client: randomUUID() }, api);
  },
  'PUT /attempts/:attemptId/responses': async (context) => {
    const page = await runningAttempt(context);
    const json = { epoch: page.epoch, entries: [page.entry(0), page.entry(1)] };
    return { ...toPage(page, 'responses', json), method: 'PUT' };
  },
  'GET /attempts/:attemptId/questions/:place': async (context) =>
    fromPage(await runningAttempt(context), 'questions/1'),
  'POST /attempts/:attemptId/submission': async (context) => {
    const page = await runningAttempt(context);
    return toPage(page, 'submission', { epoch: page.epoch, entries: [page.entry(0)] });
  },
  'POST /attempts/:attemptId/late': async (context) => {
    const page = await submittedAttempt(context);
    return toPage(page, 'late', { entries: [{ ...page.entry(1), epoch: page.epoch }] });
  },
  'GET /attempts/:attemptId/clock': async (context) => {
    const page = await runningAttempt(context);
    return fromPage(page, `clock?client=${page.client}`);
  },
  'POST /attempts/:attemptId/facts': async (context) => {
    const at = new Date().toISOString();
    const facts = [{ id: randomUUID(), kind: 'FOCUS_LOST', at, seconds: 3 }];
    return toPage(await runningAttempt(context), 'facts', { facts });
  },
  'GET /attempts/:attemptId/receipt': async (context) =>
    fromPage(await submittedAttempt(context), 'receipt'),
  'GET /attempts/:attemptId/review': async (context) =>
    fromPage(await submittedAttempt(context), 'review'),
  'GET /attempts/:attemptId/revision': async (context) =>
    fromPage(await submittedAttempt(context), 'revision'),
  'GET /attempts/:attemptId/certificate': async (context) =>
    fromPage(await submittedAttempt(context), 'certificate'),
  'GET /verify/certificates/:reference': async (context) => {
    const page = await submittedAttempt(context);
    const { body } = await call(page.candidate.api, attemptPath(page, 'certificate'));
    return get(`/verify/certificates/${String(body['reference'])}`);
  },
  'POST /verify/receipts': async (context) =>
    post('/verify/receipts', await receiptOf(await submittedAttempt(context))),
};
