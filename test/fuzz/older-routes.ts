/** How each route of the older system succeeds. */
import type { Data } from '../setup/api.js';
import { anyEmail, PASSWORD } from '../setup/factories.js';
import { contractOf, Legacy } from '../setup/legacy.js';
import { digestOf, verified } from '../setup/legacy-accounts.js';
import { newOwn, staffRoutes } from '../setup/staff-routes.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';
import { post, type Good, type Scene, type Target } from './good.js';

const password = digestOf(PASSWORD);

/** What a route without a token needs beside its documented request. */
const PUBLIC_NEEDS: Record<string, (scene: Scene) => Promise<Data> | Data> = {
  getInTouch_M: () => ({}),
  feedBackExamBuilder_M: () => ({}),
  userLoginN_M: ({ of: { owner } }) => ({ email: owner.email, password: PASSWORD }),
  forgetpasswordLN_M: ({ of: { owner } }) => ({
    email: owner.email,
    action: 'generate',
    otp: undefined,
  }),
  resetpasswordN_M: async ({ app, of: { owner } }) => {
    const legacy = new Legacy(app.server.url);
    const { resetToken } = await verified(legacy, app.sink, 'forgetpasswordLN_M', owner.email);
    return { email: owner.email, newPassword: password, resetToken: resetToken as string };
  },
  forgetpasswordN_M: () => ({ email: anyEmail(), action: 'generate', otp: undefined }),
  userRegisterN_M: async ({ app }) => {
    const email = anyEmail();
    const legacy = new Legacy(app.server.url);
    const { registerToken } = await verified(legacy, app.sink, 'forgetpasswordN_M', email);
    return { email, password, registerToken: registerToken as string };
  },
};

/** The same of a route with a token, beside what its own test sends. */
const STAFF_NEEDS: Record<string, () => Promise<Data>> = {
  quizzQuestionServiceExcel_M: async () => ({
    importId: undefined,
    excelFile: (await triviaWorkbook(2)).toString('base64'),
  }),
  quizzdescriptiveQuestionServiceExcel_M: async () => ({
    importId: undefined,
    excelFile: (await workbook([['Question'], ['Why?']])).toString('base64'),
  }),
};

/** @param url of a server that documents its routes */
export async function olderRouteTargets(url: string): Promise<Target[]> {
  const { document } = await contractOf(url);
  const names = Object.keys(document.paths).map((path) => path.slice(1));
  return names.flatMap((name) => {
    const content = document.paths[`/${name}`]?.post.requestBody.content['application/json'];
    return ['', '/v1'].map((prefix) => ({
      door: 'older routes' as const,
      name: `POST ${prefix}/${name}`,
      isReading: false,
      make: async (scene: Scene): Promise<Good> =>
        goodOf(`${prefix}/${name}`, name, content?.example ?? {}, scene),
    }));
  });
}

async function goodOf(path: string, name: string, example: Data, scene: Scene): Promise<Good> {
  const staff = staffRoutes.find((route) => route.name === name);
  if (staff) {
    const { owner } = scene.of;
    const own = await newOwn({ ...owner, legacy: new Legacy(scene.app.server.url) });
    const json = { ...staff.body(own), ...(await STAFF_NEEDS[name]?.()) };
    return post(path, json, owner.api);
  }
  const needs = PUBLIC_NEEDS[name];
  if (!needs) throw new Error(`Say in test/fuzz/older-routes.ts how ${name} succeeds`);
  return post(path, { ...example, ...(await needs(scene)) });
}
