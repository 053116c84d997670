/**
 * The description of the routes that learners' pages use (OpenAPI 3.1), made of the shapes that the routes
 * check with and answer. It stands in the last room that has one of these routes.
 */
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import {
  clockRules,
  clockShape,
  openRules,
  saveRules,
  savedShape,
  sittingShape,
  submitRules,
  submittedShape,
} from '../attempts/attempt.schema.js';
import { lateRules, settledShape } from '../attempts/responses/late.schema.js';
import { lobbyShape } from '../attempts/session/lobby.schema.js';
import { pageEventRules, pageEventsSchema } from '../attempts/session/page-event.schema.js';
import {
  codeRequestShape,
  emailCodeRules,
  examFrontShape,
  joinRules,
  linkRules,
  linkTokenShape,
  registrationRules,
} from '../candidates/registration/exam-front.schema.js';
import { GONE, type Described, type DescribedPaths } from './described-route.js';
import { RECEIPT_PATHS } from './receipt-routes.js';
import { reviewShape } from './review.schema.js';

const JSON_TYPE = 'application/json';

const refusalShape = z
  .object({
    code: z.string().meta({ description: 'Stable: docs/API.md names all of them.' }),
    message: z.string().meta({ description: 'For people.' }),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z.record(z.string(), z.unknown()).optional().meta({
      description: 'With `ATTEMPT_ENDED`, the receipt.',
    }),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Refusal' });

/** Of every route. */
const COMMON = {
  400: 'What was sent cannot be taken: `fields` says where.',
  413: 'The body is too large.',
  429: 'Too many tries. `Retry-After` says when to come again.',
  500: 'Our fault. `requestId` finds it in the log.',
  503: 'Not just now. Try again in a moment: saves and submissions may be sent twice.',
};

const NO_EXAM = { 404: 'There is no exam with this code.' };

const PATHS: DescribedPaths = {
  '/attempts/exam/{code}': {
    get: {
      summary: 'What stands at the door of an exam',
      isPublic: true,
      answer: examFrontShape,
      refusals: NO_EXAM,
    },
  },
  '/attempts/exam/{code}/candidates': {
    post: {
      summary: 'Comes in by name, where the access is LINK',
      isPublic: true,
      request: joinRules,
      status: 201,
      answer: linkTokenShape,
      refusals: {
        ...NO_EXAM,
        403: 'The access is another.',
        409: 'The exam is closed, full or not given.',
      },
    },
  },
  '/attempts/exam/{code}/email-codes': {
    post: {
      summary: 'Mails a code, where the access is REGISTRATION',
      isPublic: true,
      request: emailCodeRules,
      answer: codeRequestShape,
      refusals: {
        ...NO_EXAM,
        403: 'The access is another.',
        409: 'The exam is closed, full or not given.',
      },
    },
  },
  '/attempts/exam/{code}/registrations': {
    post: {
      summary:
        'Comes in with a confirmed address; an address that is a candidate gets its own link back',
      isPublic: true,
      request: registrationRules,
      status: 201,
      answer: linkTokenShape,
      refusals: {
        ...NO_EXAM,
        403: 'The access is another.',
        409: 'The exam is closed, full or not given.',
      },
    },
  },
  '/attempts/exam/{code}/links': {
    post: {
      summary: 'Mails candidates their link. The answer tells nobody whether there is one',
      isPublic: true,
      request: linkRules,
      status: 202,
      answer: z.object({}),
      refusals: NO_EXAM,
    },
  },
  '/attempts/mine': {
    get: {
      summary: 'The exam as it is for this candidate, and the attempts they made',
      answer: lobbyShape,
    },
  },
  '/attempts': {
    post: {
      summary:
        'Starts an attempt, or goes on with the one that runs; another `client` takes it over',
      request: openRules,
      answer: sittingShape,
      refusals: {
        403: '`ACCESS_CODE_NEEDED`, or `ACCESS_CODE_WRONG`: to start it takes the code of the room.',
        404: 'There is no attempt `goOn` of this candidate.',
        409: 'It cannot be started (now): the code says why. `ATTEMPT_ENDED`, with the receipt.',
      },
    },
  },
  '/attempts/{attemptId}/responses': {
    put: {
      summary:
        'Saves answers. Of two saves of one question the higher (epoch, sequence) holds; what comes too late is kept aside',
      request: saveRules,
      answer: savedShape,
      refusals: {
        ...GONE,
        409: '`LEASE_LOST`: it goes on elsewhere. `ATTEMPT_ENDED`, with the receipt.',
      },
    },
  },
  '/attempts/{attemptId}/submission': {
    post: {
      summary: 'Submits, with what is still unsaved. A second one answers the first receipt',
      request: submitRules,
      answer: submittedShape,
      refusals: { ...GONE, 409: '`LEASE_LOST`: it goes on elsewhere.' },
    },
  },
  '/attempts/{attemptId}/late': {
    post: {
      summary:
        'Keeps aside what came too late: after the end, or from a page that has lost the attempt',
      request: lateRules,
      answer: settledShape,
      refusals: {
        ...GONE,
        409: '`STILL_TAKEN`: save them as always. `LATE_FULL`: no more is kept of this attempt.',
      },
    },
  },
  '/attempts/{attemptId}/clock': {
    get: {
      summary: 'The server’s time and the deadline of now',
      query: clockRules,
      answer: clockShape,
      refusals: GONE,
    },
  },
  '/attempts/{attemptId}/facts': {
    post: {
      summary: 'What has happened to the page: it was left and come back to, the line was down',
      request: pageEventRules,
      answer: pageEventsSchema,
      refusals: { ...GONE, 409: '`ATTEMPT_ENDED`, and not just now; with the receipt.' },
    },
  },
  '/attempts/{attemptId}/review': {
    get: {
      summary: 'What may be seen of a submitted attempt now',
      answer: reviewShape,
      refusals: { ...GONE, 403: 'Not (yet): the message says when.' },
    },
  },
  ...RECEIPT_PATHS,
};

export function learnerDocument(publicUrl: string) {
  const root = new URL(publicUrl).pathname.replace(/\/$/, '');
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Examwright: taking an exam',
      version: '1',
      description:
        'What a learner’s page calls. Times are ISO 8601 in UTC, by the server’s clock, which is the only one that counts.',
    },
    servers: [{ url: root || '/' }],
    components: {
      securitySchemes: {
        link: { type: 'http', scheme: 'bearer', description: 'The token of a candidate’s link.' },
      },
    },
    paths: Object.fromEntries(
      Object.entries(PATHS).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, described]) => [
            method,
            operationOf(path, described),
          ]),
        ),
      ]),
    ),
  });
}

function operationOf(path: string, described: Described): ZodOpenApiOperationObject {
  const { summary, isPublic = false, query, request, status = 200, answer, refusals } = described;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const closed = { 401: 'The link opens nothing (any more).' };
  const refused = { ...COMMON, ...(isPublic ? {} : closed), ...refusals };
  return {
    summary,
    security: isPublic ? [] : [{ link: [] }],
    ...(names.length > 0 && {
      requestParams: {
        path: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
        ...(query && { query }),
      },
    }),
    ...(request && {
      requestBody: { required: true, content: { [JSON_TYPE]: { schema: request } } },
    }),
    responses: {
      [status]: { description: summary, content: { [JSON_TYPE]: { schema: answer } } },
      ...Object.fromEntries(
        Object.entries(refused).map(([code, description]) => [
          code,
          { description, content: { [JSON_TYPE]: { schema: refusalShape } } },
        ]),
      ),
    },
  };
}
