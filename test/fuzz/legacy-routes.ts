/** A valid request to each legacy route. */
import type { Data } from '../setup/api.js';
import { anyEmail, PASSWORD } from '../setup/factories.js';
import { contractOf, Legacy } from '../setup/legacy.js';
import { digestOf, verified } from '../setup/legacy-accounts.js';
import { createOwnData, staffRoutes } from '../setup/staff-routes.js';
import { triviaWorkbook, workbook } from '../setup/workbooks.js';
import { post, type ValidRequest, type RequestContext, type Target } from './valid-requests.js';

const password = digestOf(PASSWORD);

/** Fields that a public route needs in addition to its documented example. */
const PUBLIC_NEEDS: Record<string, (context: RequestContext) => Promise<Data> | Data> = {
  getInTouch_M: () => ({}),
  feedBackExamBuilder_M: () => ({}),
  userLoginN_M: ({ account: { owner } }) => ({ email: owner.email, password: PASSWORD }),
  forgetpasswordLN_M: ({ account: { owner } }) => ({
    email: owner.email,
    action: 'generate',
    otp: undefined,
  }),
  resetpasswordN_M: async ({ app, account: { owner } }) => {
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

/** The same for routes with a token, in addition to what staff-routes.ts sends. */
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
export async function legacyRouteTargets(url: string): Promise<Target[]> {
  const { document } = await contractOf(url);
  const names = Object.keys(document.paths).map((path) => path.slice(1));
  return names.flatMap((name) => {
    const content = document.paths[`/${name}`]?.post.requestBody.content['application/json'];
    return ['', '/v1'].map((prefix) => ({
      routeGroup: 'legacy routes' as const,
      name: `POST ${prefix}/${name}`,
      isReadOnly: false,
      makeRequest: async (context: RequestContext): Promise<ValidRequest> =>
        validRequest(`${prefix}/${name}`, name, content?.example ?? {}, context),
    }));
  });
}

async function validRequest(
  path: string,
  name: string,
  example: Data,
  context: RequestContext,
): Promise<ValidRequest> {
  const staff = staffRoutes.find((route) => route.name === name);
  if (staff) {
    const { owner } = context.account;
    const own = await createOwnData({ ...owner, legacy: new Legacy(context.app.server.url) });
    const json = { ...staff.body(own), ...(await STAFF_NEEDS[name]?.()) };
    return post(path, json, owner.api);
  }
  const needs = PUBLIC_NEEDS[name];
  if (!needs) throw new Error(`Add the fields that ${name} needs to test/fuzz/legacy-routes.ts`);
  return post(path, { ...example, ...(await needs(context)) });
}
