import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person } from '../setup/factories.js';
import { contractOf, Legacy, type DocumentedOperation } from '../setup/legacy.js';
import { ROUTES } from '../setup/legacy-routes.js';

/** The OpenAPI description lists all legacy routes, is valid, and matches their behaviour. */

const PUBLIC_URL = 'https://exams.example.org/staff';
const JSON_TYPE = 'application/json';

const app = useApplication({ PUBLIC_URL });
let visitor: Legacy;
let owner: Legacy;
let document: Data;
beforeAll(async () => {
  visitor = new Legacy(app.server.url);
  owner = visitor.as((await person(app)).token);
  const response = await app.api.fetch('/docs/legacy/openapi.json');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  document = (await response.json()) as Data;
});

const operationOf = (name: string): DocumentedOperation => document['paths'][`/${name}`].post;

/**
 * The statuses that docs/legacy-api.md allows for each route beside the common ones: success first.
 */
const STATUSES: Record<string, number[]> = {
  getInTouch_M: [201, 400],
  feedBackExamBuilder_M: [201, 400],
  userLoginN_M: [200, 400, 401, 404, 429],
  forgetpasswordLN_M: [200, 400, 429],
  resetpasswordN_M: [200, 400],
  forgetpasswordN_M: [200, 400, 409, 429],
  userRegisterN_M: [201, 400, 403, 409],
  userDashboard_M: [200, 400],
  DashbordDel_M: [200, 404],
  quizzIdentity_M: [200, 400, 409],
  quizzCoutMCQ_M: [200, 404],
  quizzQuestionService_M: [200, 400, 404],
  quizzDiscriptiveQuestionService_M: [200, 400, 404],
  quizzQuestionServiceExcel_M: [200, 202, 400, 404, 413],
  quizzdescriptiveQuestionServiceExcel_M: [200, 202, 400, 404, 413],
  paperSubmitCheck_M: [200, 400, 404],
  dashbordQuizzinfo_M: [200, 404],
  dashquestiondel_M: [200, 400, 401, 404],
  dashquestionEdit_M: [200, 400, 404],
  imagesS3Bucket_M: [200, 400, 413],
  DashbordEdit_M: [200, 400, 404, 409],
  userProfile_M: [200, 401],
  userProfileImage_S3_M: [200, 400, 413],
  quizDuration_M: [200, 400, 404],
};

/** The request fields of each route in the contract; optional ones with a trailing `?`. */
const FIELDS: Record<string, string> = {
  getInTouch_M: 'name email contact',
  feedBackExamBuilder_M: 'name email description',
  userLoginN_M: 'email password',
  forgetpasswordLN_M: 'email action otp?',
  resetpasswordN_M: 'email newPassword resetToken?',
  forgetpasswordN_M: 'email action otp?',
  userRegisterN_M: 'fullname email password InstituteName registerToken?',
  userDashboard_M: 'userEmail? page limit? isCompleted? status?',
  DashbordDel_M: '_id',
  quizzIdentity_M: 'quizTitle creatorEmail?',
  quizzCoutMCQ_M: 'quizTitle',
  quizzQuestionService_M: 'quizTitle mcqQuizz',
  quizzDiscriptiveQuestionService_M: 'quizTitle descriptiveQuizz',
  quizzQuestionServiceExcel_M: 'quizTitle excelFile? importId?',
  quizzdescriptiveQuestionServiceExcel_M: 'quizTitle excelFile? importId?',
  paperSubmitCheck_M: 'quizTitle',
  dashbordQuizzinfo_M: '_id',
  dashquestiondel_M: 'questionId',
  dashquestionEdit_M: 'questionId updatedQuestion',
  imagesS3Bucket_M: 'imageType image',
  DashbordEdit_M: '_id quizTitle isCompleted status',
  userProfile_M: 'email?',
  userProfileImage_S3_M: 'image',
  quizDuration_M: 'quizId quizDuration',
};

describe('the description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });

  it('lists exactly the routes of the contract, under both addresses', () => {
    const paths = ROUTES.map(({ name }) => `/${name}`);
    expect(Object.keys(document['paths']).sort()).toEqual(paths.sort());
    for (const path of paths) expect(Object.keys(document['paths'][path])).toEqual(['post']);
    const servers = document['servers'] as Data[];
    // Paths: the page may have been opened under another name than PUBLIC_URL.
    expect(servers.map(({ url }) => url as string)).toEqual(['/staff', '/staff/v1']);
  });

  it('gives every operation a unique name, a group and a summary', () => {
    const operations = ROUTES.map(({ name }) => operationOf(name) as unknown as Data);
    expect(operations.map(({ operationId }) => operationId as string)).toEqual(
      ROUTES.map(({ name }) => name),
    );
    for (const { summary, tags } of operations) {
      expect(summary).toMatch(/\.$/);
      expect(tags).toHaveLength(1);
    }
  });
});

describe.each(ROUTES)('$name', ({ name, isPublic }) => {
  it('is described as in the contract', () => {
    const operation = operationOf(name);
    const common = [405, 413, 429, 500, 503];
    const closed = isPublic ? [] : [401, 403];
    const expected = new Set([...(STATUSES[name] ?? []), 400, ...common, ...closed]);
    const extra = { 429: 1, 409: 1 };
    const described = Object.keys(operation.responses).map(Number);
    expect([...expected].filter((status) => !described.includes(status))).toEqual([]);
    const more = described.filter((status) => !expected.has(status));
    // Quotas of the domain, which the contract leaves open.
    expect(more.filter((status) => !(status in extra))).toEqual([]);
    expect(operation.security).toEqual(isPublic ? [] : [{ token: [] }]);
    const schema = (operation.requestBody.content[JSON_TYPE] as Data)['schema'];
    const required = new Set<string>(schema.required ?? []);
    const fields = Object.keys(schema.properties).map((field) =>
      required.has(field) ? field : `${field}?`,
    );
    expect(fields.sort()).toEqual((FIELDS[name] ?? '').split(' ').sort());
  });

  it('has valid examples', async () => {
    const contract = await contractOf(app.server.url);
    const operation = operationOf(name);
    const request = operation.requestBody.content[JSON_TYPE]?.example;
    expect(request).toBeDefined();
    expect(contract.problems(`~1${name}/post/requestBody`, request)).toBe('');
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const example = content[JSON_TYPE]?.example;
      expect(example, `an example of ${status}`).toBeDefined();
      const path = `~1${name}/post/responses/${status}`;
      expect([status, contract.problems(path, example)]).toEqual([status, '']);
      expect(example?.['statusCode']).toBe(Number(status));
    }
  });

  it('answers its example as documented', async () => {
    const example = operationOf(name).requestBody.content[JSON_TYPE]?.example;
    const caller = isPublic ? visitor : owner;
    for (const prefix of ['', '/v1']) {
      // The caller throws if a response is not documented.
      const { status } = await caller.under(prefix).send(name, example);
      expect(status).toBeLessThan(500);
      expect(status).not.toBe(405);
    }
    if (!isPublic) expect((await visitor.send(name, example)).status).toBe(401);
  });
});

describe('the viewer', () => {
  it.each(['/docs/legacy', '/docs/legacy/'])(
    'is at %s, under a policy of its own',
    async (path) => {
      const response = await app.api.fetch(path, { headers: { accept: 'text/html' } });
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; ");
      const html = await response.text();
      expect(html).not.toMatch(/<script>|<script(?![^>]* src="\/)|\son\w+=|https?:\/\//);
      for (const [, file = ''] of html.matchAll(/(?:href|src)="(\/[^"]+)"/g)) {
        const { status, headers } = await app.api.fetch(file);
        expect([file, status]).toEqual([file, 200]);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      }
    },
  );

  it('serves nothing else', async () => {
    for (const path of ['package.json', '../package.json', '%2e%2e/package.json', 'index.html']) {
      expect((await app.api.fetch(`/docs/legacy/${path}`, {})).status).toBe(404);
    }
  });
});
