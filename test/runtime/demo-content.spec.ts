import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api, type Data } from '../setup/api.js';
import { query } from '../setup/database.js';
import { printedLogIns, anyEnvironment, openDemo, printedOwner } from '../setup/demonstrations.js';
import { startServer, type RunningServer } from '../setup/processes.js';
import { useServers } from '../setup/servers.js';

/** The content of a demonstration: one installation for all tests, which only read. */

const { start } = useServers();
const UNDER_WAY = 'SELECT deadline_at - now() AS left FROM attempts WHERE submitted_at IS NULL';
let databaseUrl: string;
let server: RunningServer;
beforeAll(async () => {
  const environment = await anyEnvironment();
  databaseUrl = environment['DATABASE_URL'] ?? '';
  server = await startServer(environment, { demo: true });
});
afterAll(async () => server.stop());

it('has an exam that candidates have taken, and one is taking it', async () => {
  const { results, classLists } = await (await openDemo(server)).exam('World');
  expect(classLists.items).toEqual([{ name: 'Class 10', memberCount: 8 }]);
  expect(results.items).toMatchObject([
    { name: 'Amara Okafor', isPassed: true, waitingCount: 0, submittedBy: 'LEARNER' },
    { name: 'Björn Lindqvist', waitingCount: 1 },
    { name: 'अंजलि शर्मा', waitingCount: 2 },
    { name: 'Carmen Ruiz', isPassed: null, waitingCount: 2 },
  ]);
  expect(await query(databaseUrl, UNDER_WAY)).toHaveLength(1);
});

const MARKING = `query ($quizId: ID!) {
  me { role }
  marking(quizId: $quizId) {
    waitingCount markedCount remarks { shortcut }
    questions { mineCount rubric { criteria { levels { marks } } } }
  }
  markingAnswers(scope: { quizId: $quizId }, state: MARKED) { items { id } }
}`;
const SAID = 'query ($id: ID!) { markingAnswer(id: $id) { answered { grade { comment } } } }';

it('has colleagues, one of whom has marked some of its answers', async () => {
  const [, editor, marker] = printedLogIns(server);
  const edits = await openDemo(server, editor);
  expect(await edits.api.ask('{ me { role } members { role } }')).toEqual({
    me: { role: 'EDITOR' },
    members: [{ role: 'OWNER' }, { role: 'EDITOR' }, { role: 'MARKER' }],
  });
  const { api, idOf } = await openDemo(server, marker);
  const { me, marking, markingAnswers } = await api.ask(MARKING, { quizId: idOf('World') });
  expect(me).toEqual({ role: 'MARKER' });
  expect(marking).toMatchObject({ waitingCount: 5, markedCount: 3 });
  expect(marking.remarks).toHaveLength(2);
  expect(marking.questions).toMatchObject([
    { mineCount: 2, rubric: { criteria: [{}, {}] } },
    { mineCount: 1, rubric: null },
  ]);
  for (const { id } of markingAnswers.items as Data[]) {
    const { markingAnswer } = await api.ask(SAID, { id });
    expect(markingAnswer.answered.grade.comment).toEqual(expect.any(String));
  }
});

const RELEASED = `query ($quizId: ID!) {
  exam(quizId: $quizId) { rules { releasedAt hasCertificate } }
  examFigures(quizId: $quizId) {
    figures {
      submittedCount markedCount passedCount failedCount questions { facility { value } }
    }
  }
}`;

it('has an exam whose results are released, with certificates and figures', async () => {
  const { api, idOf, exam: examOf } = await openDemo(server);
  const { results } = await examOf('Science');
  const { exam, examFigures } = await api.ask(RELEASED, { quizId: idOf('Science') });
  expect(exam.rules).toEqual({ releasedAt: expect.any(String) as string, hasCertificate: true });
  const figures = examFigures.figures as Data;
  expect(figures).toMatchObject({ submittedCount: 8, markedCount: 8 });
  expect(figures['passedCount']).toBeGreaterThanOrEqual(4);
  expect(figures['failedCount']).toBeGreaterThanOrEqual(2);
  const scores = (results.items as Data[]).map(({ score }) => Number(score));
  expect(new Set(scores).size).toBeGreaterThan(5);
  // Hard questions and easy ones.
  const facilities = (figures['questions'] as Data[]).map(
    ({ facility }) => (facility as Data)['value'],
  );
  expect(new Set(facilities).size).toBeGreaterThan(4);

  const given = async ({ candidateId, attemptId }: Data): Promise<number> => {
    const link = 'mutation ($id: ID!) { candidateLink(candidateId: $id) { url } }';
    const url = String((await api.ask(link, { id: candidateId as string }))['candidateLink'].url);
    const learner = new Api(server.url, url.split('#')[1]);
    return (await learner.fetch(`/attempts/${attemptId as string}/certificate`)).status;
  };
  expect(await given(results.items[0] as Data)).toBe(200);
  expect(await given((results.items as Data[]).at(-1) as Data)).toBe(403);
});

it('has a password of its own for each installation', async () => {
  const first = printedOwner(server);
  const second = printedOwner(await start(await anyEnvironment(), { demo: true }));
  expect(first.email).toBe(second.email);
  expect(first.password).not.toBe(second.password);
});
