/** How each other route succeeds, and that none of those which the server registers is left out. */
import { written } from '../setup/exam-files.js';
import { image } from '../setup/images.js';
import { submittedQuiz } from '../setup/papers.js';
import { registeredRoutes } from '../setup/routes.js';
import { triviaWorkbook } from '../setup/workbooks.js';
import { get, post, type Good, type Part, type Scene, type Target } from './good.js';
import { learnerRoutes } from './learner-routes.js';
import { picture } from './odd-files.js';
import { olderRouteTargets } from './older-routes.js';
import { operationTargets } from './operations.js';

const upload = (path: string, { of }: Scene, ...parts: Part[]): Good => ({
  method: 'POST',
  path,
  parts,
  token: of.owner.token,
});
const file = (fileName: string, content: Buffer): Part => ({ name: 'file', fileName, content });

const fileRoutes: typeof learnerRoutes = {
  'POST /uploads/images': async (scene) => {
    const purpose = { name: 'purpose', content: Buffer.from('question') };
    return upload('/uploads/images', scene, purpose, file('picture.png', await picture()));
  },
  'POST /uploads/spreadsheets': async (scene) =>
    upload('/uploads/spreadsheets', scene, file('questions.xlsx', await triviaWorkbook(2))),
  'POST /exams/import': async (scene) => {
    const { api } = scene.of.owner;
    const text = await written(api, await submittedQuiz(api));
    return upload('/exams/import', scene, file('exam.json', Buffer.from(text)));
  },
  'GET /exams/:quizId/export.json': async ({ of }) =>
    get(`/exams/${await of.id('quiz')}/export.json`, of.owner.api),
  'GET /exports/:exportId/file': async ({ of }) =>
    get(`/exports/${await of.id('export')}/file`, of.owner.api),
  'GET /imports/:importId/refused-rows.xlsx': async ({ of }) =>
    get(`/imports/${await of.id('refusedImport')}/refused-rows.xlsx`, of.owner.api),
  'GET /images/:name': async ({ of }) => get((await image(of.owner.api)).url),
  'GET /templates/:file': () => get('/templates/mcq.xlsx'),
};

const pageRoutes: typeof learnerRoutes = {
  'GET /*': () => ({ ...get('/quizzes'), headers: { accept: 'text/html' } }),
  // A browser is shown the query editor.
  'GET /graphql': () => ({ ...get('/graphql'), headers: { accept: 'text/html' } }),
  'POST /graphql': ({ of }) => post('/graphql', { query: '{ me { id } }' }, of.owner.api),
};

const streamRoutes: typeof learnerRoutes = {
  'POST /graphql/stream': async ({ of }) => {
    const query = 'subscription ($quizId: ID!) { examChanged(quizId: $quizId) { __typename } }';
    const json = { query, variables: { quizId: await of.id('attemptedQuiz') } };
    return {
      ...post('/graphql/stream', json, of.owner.api),
      headers: { accept: 'text/event-stream' },
    };
  },
};

/** Registered, and nothing but refusals come from there: Apollo takes no HEAD, and mail has a server here. */
export const REFUSING = ['HEAD /graphql', 'GET /dev/mailbox', 'HEAD /dev/mailbox'];

/** Every operation of the schema, and every route that the server registers. */
export async function everyTarget({ server, databaseUrl }: Scene['app']): Promise<Target[]> {
  const routes = await registeredRoutes(databaseUrl);
  const older = await olderRouteTargets(server.url);
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
  const asked = method === 'HEAD' ? `GET ${url}` : name;
  const door = doorOf(asked);
  const make = RECIPES[asked] ?? (() => get(url));
  if (url.includes(':') && !RECIPES[asked])
    throw new Error(`Say in test/fuzz/routes.ts how ${name} succeeds`);
  const isReading = method !== 'POST' && method !== 'PUT';
  return { door, name, isReading, make: async (scene) => ({ ...(await make(scene)), method }) };
}

const RECIPES = { ...learnerRoutes, ...fileRoutes, ...pageRoutes, ...streamRoutes };

function doorOf(name: string): Target['door'] {
  if (name in learnerRoutes) return 'learners';
  if (name in fileRoutes) return 'files';
  return name in streamRoutes ? 'stream' : 'pages';
}

/** What a browser asks before a page of another origin calls. */
function preflight(name: string, url: string): Target {
  const path = url === '*' ? '/quizzes' : url;
  const headers = {
    origin: 'https://exams.example.org',
    'access-control-request-method': 'POST',
  };
  const make = (): Good => ({ method: 'OPTIONS', path, headers });
  return { door: 'pages', name, isReading: true, make };
}
