/** The routes with which candidates see their results. */
import {
  ATTEMPT_NOT_FOUND,
  attemptParams,
  forCandidates,
  NO_STORE,
} from '../attempts/session/attempts.routes.js';
import { defineRoute } from '../core/http/route.js';
import { json } from '../core/http/route-responses.js';
import { reviewShape, revisionShape } from './review.schema.js';

export const readReview = defineRoute({
  ...forCandidates,
  method: 'get',
  path: '/attempts/{attemptId}/review',
  operationId: 'readReview',
  summary: 'What the candidate may see of a submitted attempt now',
  params: attemptParams,
  headers: NO_STORE,
  response: json(reviewShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    403: '`REVIEW_NOT_ALLOWED`: not, or not yet. `current` says what it waits for.',
  },
});

export const readRevision = defineRoute({
  ...forCandidates,
  method: 'get',
  path: '/attempts/{attemptId}/revision',
  operationId: 'readRevision',
  summary: 'The paper of an attempt with its key, and the salt of its receipt’s revision.hash',
  params: attemptParams,
  headers: NO_STORE,
  response: json(revisionShape),
  refusals: {
    ...ATTEMPT_NOT_FOUND,
    403: '`REVIEW_NOT_ALLOWED`: its key may not be seen, or not yet. `current` says what it waits for.',
  },
});
