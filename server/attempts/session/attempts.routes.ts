/** The routes with which a candidate takes an exam. */
import { z } from 'zod';
import { pathIdRule } from '../../core/http/field-shapes.js';
import { defineRoute } from '../../core/http/route.js';
import { json } from '../../core/http/route-responses.js';
import {
  MAX_BODY,
  openRules,
  saveRules,
  savedShape,
  sittingShape,
  submitRules,
  submittedShape,
} from '../attempt.schema.js';
import { deliveredQuestionShape } from '../shown-question.schema.js';
import { clockRules, clockShape } from '../clock.schema.js';
import { lateRules, settledShape } from '../responses/late.schema.js';
import {
  CLOCKS,
  LATE,
  OPENS,
  PAGE_EVENTS,
  QUESTIONS,
  SAVES,
  SUBMISSIONS,
} from './candidate-limits.js';
import { lobbyShape } from './lobby.schema.js';
import { pageEventRules, pageEventsShape } from './page-event.schema.js';

/** What the routes of all candidates have in common. */
export const forCandidates = { tag: 'Taking an exam', access: 'candidate' } as const;
export const NO_STORE = { 'cache-control': 'no-store' };
export const ATTEMPT_NOT_FOUND = { 404: 'There is no such attempt of this candidate.' };
export const attemptParams = z.object({ attemptId: pathIdRule });

export const readLobby = defineRoute({
  ...forCandidates,
  method: 'get',
  path: '/attempts/mine',
  operationId: 'readLobby',
  summary: 'The exam for this candidate, and their attempts',
  headers: NO_STORE,
  response: json(lobbyShape),
});

export const openAttempt = defineRoute({
  ...forCandidates,
  method: 'post',
  path: '/attempts',
  operationId: 'openAttempt',
  summary: 'Starts an attempt, or continues the running one; another client takes it over',
  body: openRules,
  config: { candidateLimit: OPENS },
  headers: NO_STORE,
  response: json(sittingShape),
  refusals: {
    403: '`ACCESS_CODE_NEEDED`, or `ACCESS_CODE_WRONG`: starting takes the access code.',
    404: 'There is no attempt `goOn` of this candidate.',
    409: 'It cannot be started (now): the error code says why. `ATTEMPT_ENDED`, with the receipt.',
  },
});

export const readQuestion = defineRoute({
  ...forCandidates,
  method: 'get',
  path: '/attempts/{attemptId}/questions/{place}',
  operationId: 'readQuestion',
  summary:
    'One question of a running attempt. Forward-only: the next one once the question before it is answered or left',
  params: attemptParams.extend({
    place: z
      .string()
      .regex(/^\d{1,4}$/, 'place must be a number from 0')
      .transform(Number)
      .meta({ description: 'The place of the question, from 0.', examples: ['3'] }),
  }),
  config: { candidateLimit: QUESTIONS },
  headers: NO_STORE,
  response: json(deliveredQuestionShape),
  refusals: {
    404: 'There is no such attempt of this candidate, or no such place in it.',
    409: '`QUESTION_NOT_REACHED`: the question before it is neither answered nor left. `EXAM_PAUSED`: staff have paused the exam, or this attempt. `ATTEMPT_ENDED`, with the receipt.',
  },
});

export const saveResponses = defineRoute({
  ...forCandidates,
  method: 'put',
  path: '/attempts/{attemptId}/responses',
  operationId: 'saveResponses',
  summary:
    'Saves answers. Of two saves of one question the higher (epoch, sequence) wins; late ones are stored separately',
  params: attemptParams,
  body: saveRules,
  config: { bodyLimit: MAX_BODY, candidateLimit: SAVES },
  response: json(savedShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    409: '`LEASE_LOST`: it was continued elsewhere. `ATTEMPT_ENDED`, with the receipt.',
  },
});

export const submitAttempt = defineRoute({
  ...forCandidates,
  method: 'post',
  path: '/attempts/{attemptId}/submission',
  operationId: 'submitAttempt',
  summary: 'Submits, with answers not saved yet. A second submission returns the first receipt',
  params: attemptParams,
  body: submitRules,
  config: { bodyLimit: MAX_BODY, candidateLimit: SUBMISSIONS },
  response: json(submittedShape),
  refusals: { ...ATTEMPT_NOT_FOUND, 409: '`LEASE_LOST`: it was continued elsewhere.' },
});

export const settleLateAnswers = defineRoute({
  ...forCandidates,
  method: 'post',
  path: '/attempts/{attemptId}/late',
  operationId: 'settleLateAnswers',
  summary:
    'Stores late answers separately: after the end, or from a page that has lost the attempt',
  params: attemptParams,
  body: lateRules,
  config: { bodyLimit: MAX_BODY, candidateLimit: LATE },
  response: json(settledShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    409: '`STILL_TAKEN`: save them as usual. `LATE_FULL`: no more are stored for this attempt.',
  },
});

export const readClock = defineRoute({
  ...forCandidates,
  method: 'get',
  path: '/attempts/{attemptId}/clock',
  operationId: 'readClock',
  summary: 'The server’s time and the current deadline',
  params: attemptParams,
  queryParams: clockRules,
  config: { candidateLimit: CLOCKS },
  headers: NO_STORE,
  response: json(clockShape),
  refusals: ATTEMPT_NOT_FOUND,
});

export const recordPageEvents = defineRoute({
  ...forCandidates,
  method: 'post',
  path: '/attempts/{attemptId}/facts',
  operationId: 'recordPageEvents',
  summary: 'Page events: the page was left and returned to, the connection was down',
  params: attemptParams,
  body: pageEventRules,
  config: { candidateLimit: PAGE_EVENTS },
  response: json(pageEventsShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    409: '`ATTEMPT_ENDED`, unless it has only just ended; with the receipt.',
  },
});
