/**
 * The OpenAPI 3.1 document of the routes that the candidate's page uses, built from the schemas
 * that the routes validate with. It is in `results`, the last module with such a route.
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
} from '../../attempts/attempt.schema.js';
import { lateRules, settledShape } from '../../attempts/responses/late.schema.js';
import { lobbyShape } from '../../attempts/session/lobby.schema.js';
import { pageEventRules, pageEventsShape } from '../../attempts/session/page-event.schema.js';
import {
  codeRequestShape,
  emailCodeRules,
  examFrontShape,
  joinRules,
  linkRules,
  linkTokenShape,
  registrationRules,
} from '../../candidates/registration/exam-front.schema.js';
import {
  ATTEMPT_NOT_FOUND,
  type RouteDescription,
  type RouteDescriptions,
} from './route-description.js';
import { RECEIPT_PATHS } from './receipt-routes.js';
import { reviewShape } from '../review.schema.js';

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

/** For every route. */
const COMMON_REFUSALS = {
  400: 'The request is not valid: `fields` says where.',
  413: 'The body is too large.',
  429: 'Too many tries. `Retry-After` says when to try again.',
  500: 'An error of the server. `requestId` finds it in the log.',
  503: 'Temporarily unavailable. Try again in a moment: saves and submissions may be sent twice.',
};

const NO_EXAM = { 404: 'There is no exam with this code.' };

const PATHS: RouteDescriptions = {
  '/attempts/exam/{code}': {
    get: {
      summary: 'The public page of an exam',
      isPublic: true,
      answer: examFrontShape,
      refusals: NO_EXAM,
    },
  },
  '/attempts/exam/{code}/candidates': {
    post: {
      summary: 'Joins by name, where the access is LINK',
      isPublic: true,
      request: joinRules,
      status: 201,
      answer: linkTokenShape,
      refusals: {
        ...NO_EXAM,
        403: 'The exam has another kind of access.',
        409: 'The exam is closed, full or not open.',
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
        403: 'The exam has another kind of access.',
        409: 'The exam is closed, full or not open.',
      },
    },
  },
  '/attempts/exam/{code}/registrations': {
    post: {
      summary: 'Joins with a verified address; the address of a candidate gets its own link back',
      isPublic: true,
      request: registrationRules,
      status: 201,
      answer: linkTokenShape,
      refusals: {
        ...NO_EXAM,
        403: 'The exam has another kind of access.',
        409: 'The exam is closed, full or not open.',
      },
    },
  },
  '/attempts/exam/{code}/links': {
    post: {
      summary: 'Mails candidates their link. The response does not disclose whether there is one',
      isPublic: true,
      request: linkRules,
      status: 202,
      answer: z.object({}),
      refusals: NO_EXAM,
    },
  },
  '/attempts/mine': {
    get: {
      summary: 'The exam for this candidate, and their attempts',
      answer: lobbyShape,
    },
  },
  '/attempts': {
    post: {
      summary: 'Starts an attempt, or continues the running one; another `client` takes it over',
      request: openRules,
      answer: sittingShape,
      refusals: {
        403: '`ACCESS_CODE_NEEDED`, or `ACCESS_CODE_WRONG`: starting takes the access code.',
        404: 'There is no attempt `goOn` of this candidate.',
        409: 'It cannot be started (now): the error code says why. `ATTEMPT_ENDED`, with the receipt.',
      },
    },
  },
  '/attempts/{attemptId}/responses': {
    put: {
      summary:
        'Saves answers. Of two saves of one question the higher (epoch, sequence) wins; late ones are stored separately',
      request: saveRules,
      answer: savedShape,
      refusals: {
        ...ATTEMPT_NOT_FOUND,
        409: '`LEASE_LOST`: it was continued elsewhere. `ATTEMPT_ENDED`, with the receipt.',
      },
    },
  },
  '/attempts/{attemptId}/submission': {
    post: {
      summary: 'Submits, with answers not saved yet. A second submission returns the first receipt',
      request: submitRules,
      answer: submittedShape,
      refusals: { ...ATTEMPT_NOT_FOUND, 409: '`LEASE_LOST`: it was continued elsewhere.' },
    },
  },
  '/attempts/{attemptId}/late': {
    post: {
      summary:
        'Stores late answers separately: after the end, or from a page that has lost the attempt',
      request: lateRules,
      answer: settledShape,
      refusals: {
        ...ATTEMPT_NOT_FOUND,
        409: '`STILL_TAKEN`: save them as usual. `LATE_FULL`: no more are stored for this attempt.',
      },
    },
  },
  '/attempts/{attemptId}/clock': {
    get: {
      summary: 'The server’s time and the current deadline',
      query: clockRules,
      answer: clockShape,
      refusals: ATTEMPT_NOT_FOUND,
    },
  },
  '/attempts/{attemptId}/facts': {
    post: {
      summary: 'Page events: the page was left and returned to, the connection was down',
      request: pageEventRules,
      answer: pageEventsShape,
      refusals: {
        ...ATTEMPT_NOT_FOUND,
        409: '`ATTEMPT_ENDED`, unless it has only just ended; with the receipt.',
      },
    },
  },
  '/attempts/{attemptId}/review': {
    get: {
      summary: 'What the candidate may see of a submitted attempt now',
      answer: reviewShape,
      refusals: { ...ATTEMPT_NOT_FOUND, 403: 'Not (yet): the message says when.' },
    },
  },
  ...RECEIPT_PATHS,
};

export function candidateApiDocument(publicUrl: string) {
  const root = new URL(publicUrl).pathname.replace(/\/$/, '');
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Examwright: taking an exam',
      version: '1',
      description:
        'The routes of the candidate’s page. Times are ISO 8601 in UTC, by the server’s clock, which is the only one that counts.',
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

function operationOf(path: string, described: RouteDescription): ZodOpenApiOperationObject {
  const { summary, isPublic = false, query, request, status = 200, answer, refusals } = described;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const closed = { 401: 'The link is not valid (any more).' };
  const refused = { ...COMMON_REFUSALS, ...(isPublic ? {} : closed), ...refusals };
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
