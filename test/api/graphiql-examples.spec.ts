import { getOperationAST, parse, print, separateOperations } from 'graphql';
import { expect, it } from 'vitest';
import { EXAMPLE_TABS } from '../../client/graphiql/examples.js';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { PASSWORD, person } from '../setup/factories.js';
import { stream } from '../setup/streams.js';

/** Runs the tabs that the query editor shows at a first visit, in their order. */
const app = useApplication();

interface Step {
  name: string;
  query: string;
  /** The names of what it declares, with the values that its tab shows. */
  variables: Data;
}

const steps: Step[] = EXAMPLE_TABS.flatMap(({ query, variables = '{}' }) =>
  Object.entries(separateOperations(parse(query))).map(([name, document]) => {
    const shown = JSON.parse(variables) as Data;
    const declared = getOperationAST(document)?.variableDefinitions ?? [];
    const names = declared.map(({ variable }) => variable.name.value);
    const own = Object.fromEntries(names.map((key) => [key, shown[key] as unknown]));
    return { name, query: print(document), variables: own };
  }),
);

/** What the invited person does between two steps. */
async function take(link: string): Promise<void> {
  const token = link.split('#')[1] ?? '';
  const page = await sitting({ api: app.api.as(token), token });
  await page.submit();
}

/** Reads one event, as the editor shows it. */
async function firstEvent(owner: Api, { query, variables }: Step): Promise<Data> {
  const { events, errors, close } = stream(app.server.url, owner.token, query, variables);
  await expect.poll(() => events.length + errors.length).toBeGreaterThan(0);
  close();
  expect(errors).toEqual([]);
  return events[0] ?? {};
}

it('the examples of the query editor go from the log-in to a file of results', async () => {
  const { email } = await person(app);
  let owner = app.api;
  let quizId = '';
  const answers: Record<string, Data> = {};
  for (const step of steps) {
    const { name } = step;
    // What the comments of the tabs ask the user to type.
    const query = step.query
      .replace('email: ""', `email: "${email}"`)
      .replace('password: ""', `password: "${PASSWORD}"`);
    const variables = { ...step.variables, ...('quizId' in step.variables && { quizId }) };
    if (name === 'Results')
      await take(answers['Invite']?.['inviteCandidates'].candidates[0].link as string);
    const ask = async (): Promise<Data> => owner.ask(query, variables);
    const answer =
      name === 'WatchExam' ? await firstEvent(owner, { name, query, variables }) : await ask();
    answers[name] = answer;
    if (name === 'LogIn') owner = app.api.as(answer['logIn'].token as string);
    if (name === 'CreateQuiz') quizId = answer['createQuiz'].id as string;
    if (name === 'ReadExport')
      await expect
        .poll(async () => (answers[name] = await ask())['export'].state as string)
        .toBe('DONE');
  }
  expect(answers).toMatchObject({
    Me: { me: { email, role: 'OWNER' } },
    AddQuestions: { addQuestions: [{ position: 1 }, { position: 2 }] },
    SubmitQuiz: { submitQuiz: { questionCount: 2, isCompleted: true } },
    ReadExam: {
      exam: {
        state: 'OPEN',
        totalMarks: '3',
        rules: { version: 1 },
        findings: [{ severity: 'ADVICE' }],
      },
    },
    SetRules: { updateExamRules: { rules: { access: 'INVITATION', version: 2 } } },
    Invite: {
      inviteCandidates: { candidates: [{ isNew: true, learner: { name: 'Grace Hopper' } }] },
    },
    WatchExam: { examChanged: { quizId } },
    Results: { resultConnection: { edges: [{ node: { name: 'Grace Hopper', maxScore: 3 } }] } },
  });
  const file = await owner.fetch(answers['ReadExport']?.['export'].url as string);
  expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('Grace Hopper')]);
});
