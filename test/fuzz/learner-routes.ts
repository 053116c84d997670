/** How each route of learners succeeds. */
import { randomUUID } from 'node:crypto';
import { sitting, type Page } from '../setup/attempts.js';
import { call, candidate, exam, type Exam, type ExamOptions } from '../setup/exams.js';
import { anyEmail } from '../setup/factories.js';
import { codeIn } from '../setup/mail-sink.js';
import { mcq } from '../setup/questions.js';
import { fileOf } from '../setup/receipts.js';
import { take } from '../setup/taking.js';
import { get, post, type Good, type Scene } from './good.js';

const ASKED = 'Which river?';
const ANSWERS = ['Indus', 'Ganges'];

async function given({ app, of }: Scene, rules: ExamOptions['rules'] = {}): Promise<Exam> {
  const questions = [mcq(ASKED, ANSWERS), { descriptive: { text: 'Why is the sky blue?' } }];
  return exam(app, of.owner.api, { questions, rules });
}

/** A page with an attempt under way. */
async function running(scene: Scene): Promise<Page> {
  return sitting(await candidate(scene.app, (await given(scene)).code, 'Ada'));
}

/** One whose attempt was handed in, right, and passed. */
async function handedIn(scene: Scene): Promise<Page> {
  const rules = { pass_mark: 1, has_certificate: true, review_content: 'KEY' };
  return take(scene.app, await given(scene, rules), { [ASKED]: 'Indus' });
}

const of = (page: Page, route: string): string => `/attempts/${page.id}/${route}`;
const toPage = (page: Page, route: string, json: unknown): Good =>
  post(of(page, route), json, page.learner.api);
const fromPage = (page: Page, route: string): Good => get(of(page, route), page.learner.api);

/** The address of an exam that is open to whoever registers, and what is asked there. */
async function front(scene: Scene, route: string, json: object): Promise<Good> {
  const { code } = await given(scene, { access: 'REGISTRATION' });
  return post(`/attempts/exam/${code}/${route}`, json);
}

export const learnerRoutes: Record<string, (scene: Scene) => Promise<Good> | Good> = {
  'GET /attempts/exam/:code': async (scene) => get(`/attempts/exam/${(await given(scene)).code}`),
  'POST /attempts/exam/:code/candidates': async (scene) =>
    post(`/attempts/exam/${(await given(scene)).code}/candidates`, { name: 'Ada' }),
  'POST /attempts/exam/:code/email-codes': async (scene) =>
    front(scene, 'email-codes', { email: anyEmail() }),
  'POST /attempts/exam/:code/registrations': async (scene) => {
    const { app } = scene;
    const { code } = await given(scene, { access: 'REGISTRATION' });
    const email = anyEmail();
    const { body } = await call(app.api, `/attempts/exam/${code}/email-codes`, { email });
    const typed = codeIn(await app.sink.next(email));
    const json = { name: 'Ada', email, challenge: body['challenge'] as string, code: typed };
    return post(`/attempts/exam/${code}/registrations`, json);
  },
  'POST /attempts/exam/:code/links': async (scene) => front(scene, 'links', { email: anyEmail() }),
  'GET /attempts/mine': async (scene) => get('/attempts/mine', (await running(scene)).learner.api),
  'POST /attempts': async (scene) => {
    const { api } = await candidate(scene.app, (await given(scene)).code, 'Ada');
    return post('/attempts', { client: randomUUID() }, api);
  },
  'PUT /attempts/:attemptId/responses': async (scene) => {
    const page = await running(scene);
    const json = { epoch: page.epoch, entries: [page.entry(0), page.entry(1)] };
    return { ...toPage(page, 'responses', json), method: 'PUT' };
  },
  'POST /attempts/:attemptId/submission': async (scene) => {
    const page = await running(scene);
    return toPage(page, 'submission', { epoch: page.epoch, entries: [page.entry(0)] });
  },
  'POST /attempts/:attemptId/late': async (scene) => {
    const page = await handedIn(scene);
    return toPage(page, 'late', { entries: [{ ...page.entry(1), epoch: page.epoch }] });
  },
  'GET /attempts/:attemptId/clock': async (scene) => {
    const page = await running(scene);
    return fromPage(page, `clock?client=${page.client}`);
  },
  'POST /attempts/:attemptId/facts': async (scene) => {
    const at = new Date().toISOString();
    const facts = [{ id: randomUUID(), kind: 'FOCUS_LOST', at, seconds: 3 }];
    return toPage(await running(scene), 'facts', { facts });
  },
  'GET /attempts/:attemptId/receipt': async (scene) => fromPage(await handedIn(scene), 'receipt'),
  'GET /attempts/:attemptId/review': async (scene) => fromPage(await handedIn(scene), 'review'),
  'GET /attempts/:attemptId/revision': async (scene) => fromPage(await handedIn(scene), 'revision'),
  'GET /attempts/:attemptId/certificate': async (scene) =>
    fromPage(await handedIn(scene), 'certificate'),
  'GET /verify/certificates/:reference': async (scene) => {
    const page = await handedIn(scene);
    const { body } = await call(page.learner.api, of(page, 'certificate'));
    return get(`/verify/certificates/${String(body['reference'])}`);
  },
  'POST /verify/receipts': async (scene) =>
    post('/verify/receipts', await fileOf(await handedIn(scene))),
};
