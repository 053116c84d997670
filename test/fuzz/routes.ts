/** A valid request to each other route that the server registers. An unknown one throws. */
import { exportExam } from '../setup/exam-files.js';
import { image } from '../setup/images.js';
import { submittedQuiz } from '../setup/papers.js';
import { registeredRoutes } from '../setup/routes.js';
import { triviaWorkbook } from '../setup/workbooks.js';
import {
  get,
  post,
  type ValidRequest,
  type Part,
  type RequestContext,
  type Target,
} from './valid-requests.js';
import { candidateRoutes } from './candidate-routes.js';
import { validPicture } from './malformed-files.js';
import { legacyRouteTargets } from './legacy-routes.js';
import { operationTargets } from './operations.js';

const upload = (path: string, { account }: RequestContext, ...parts: Part[]): ValidRequest => ({
  method: 'POST',
  path,
  parts,
  token: account.owner.token,
});
const file = (fileName: string, content: Buffer): Part => ({ name: 'file', fileName, content });

const fileRoutes: typeof candidateRoutes = {
  'POST /uploads/images': async (context) => {
    const purpose = { name: 'purpose', content: Buffer.from('question') };
    return upload('/uploads/images', context, purpose, file('picture.png', await validPicture()));
  },
  'POST /uploads/spreadsheets': async (context) =>
    upload('/uploads/spreadsheets', context, file('questions.xlsx', await triviaWorkbook(2))),
  'POST /exams/import': async (context) => {
    const { api } = context.account.owner;
    const text = await exportExam(api, await submittedQuiz(api));
    return upload('/exams/import', context, file('exam.json', Buffer.from(text)));
  },
  'GET /exams/:quizId/export.json': async ({ account }) =>
    get(`/exams/${await account.id('quiz')}/export.json`, account.owner.api),
  'GET /exports/:exportId/file': async ({ account }) =>
    get(`/exports/${await account.id('export')}/file`, account.owner.api),
  'GET /learners/:learnerId/personal-data.json': async ({ account }) =>
    get(`/learners/${await account.id('learner')}/personal-data.json`, account.owner.api),
  'GET /imports/:importId/refused-rows.xlsx': async ({ account }) =>
    get(`/imports/${await account.id('refusedImport')}/refused-rows.xlsx`, account.owner.api),
  'GET /images/:name': async ({ account }) => get((await image(account.owner.api)).url),
  'GET /templates/:file': () => get('/templates/mcq.xlsx'),
};

const pageRoutes: typeof candidateRoutes = {
  'GET /*': () => ({ ...get('/quizzes'), headers: { accept: 'text/html' } }),
  // A browser gets the query editor.
  'GET /graphql': () => ({ ...get('/graphql'), headers: { accept: 'text/html' } }),
  'POST /graphql': ({ account }) => post('/graphql', { query: '{ me { id } }' }, account.owner.api),
};

const streamRoutes: typeof candidateRoutes = {
  'POST /graphql/stream': async ({ account }) => {
    const query = 'subscription ($quizId: ID!) { examChanged(quizId: $quizId) { __typename } }';
    const json = { query, variables: { quizId: await account.id('attemptedQuiz') } };
    return {
      ...post('/graphql/stream', json, account.owner.api),
      headers: { accept: 'text/event-stream' },
    };
  },
};

/** Routes that are registered and always refuse: Apollo accepts no HEAD, and the test has a mail server. */
export const REFUSING_ROUTES = ['HEAD /graphql', 'GET /dev/mailbox', 'HEAD /dev/mailbox'];

/** Every operation of the schema, and every route that the server registers. */
export async function allTargets({
  server,
  databaseUrl,
}: RequestContext['app']): Promise<Target[]> {
  const routes = await registeredRoutes(databaseUrl);
  const older = await legacyRouteTargets(server.url);
  const olderNames = new Set(older.map(({ name }) => name));
  const others = routes
    .map(({ method, url }) => ({ name: `${method} ${url}`, method, url }))
    .filter(({ name }) => !olderNames.has(name))
    .map(({ name, method, url }) => routeTarget(name, method, url));
  return [...operationTargets, ...older, ...others];
}

function routeTarget(name: string, method: string, url: string): Target {
  if (method === 'OPTIONS') return preflight(name, url);
  // HEAD comes with each GET.
  const recipe = method === 'HEAD' ? `GET ${url}` : name;
  const routeGroup = groupOf(recipe);
  const makeRequest = RECIPES[recipe] ?? (() => get(url));
  if (url.includes(':') && !RECIPES[recipe])
    throw new Error(`Add a valid request to ${name} to test/fuzz/routes.ts`);
  const isReadOnly = method !== 'POST' && method !== 'PUT';
  return {
    routeGroup,
    name,
    isReadOnly,
    makeRequest: async (context) => ({ ...(await makeRequest(context)), method }),
  };
}

const RECIPES = { ...candidateRoutes, ...fileRoutes, ...pageRoutes, ...streamRoutes };

function groupOf(name: string): Target['routeGroup'] {
  if (name in candidateRoutes) return 'candidates';
  if (name in fileRoutes) return 'files';
  return name in streamRoutes ? 'stream' : 'pages';
}

/** The preflight request of a browser for a page of another origin. */
function preflight(name: string, url: string): Target {
  const path = url === '*' ? '/quizzes' : url;
  const headers = {
    origin: 'https://exams.example.org',
    'access-control-request-method': 'POST',
  };
  const makeRequest = (): ValidRequest => ({ method: 'OPTIONS', path, headers });
  return { routeGroup: 'pages', name, isReadOnly: true, makeRequest };
}
