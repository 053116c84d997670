/** The refusals of REST routes, as the error filter renders them. */
import { z } from 'zod';
import type { Route } from '../route.js';

export const refusalShape = z
  .object({
    code: z
      .string()
      .meta({ description: 'Stable: docs/API.md names all of them.', examples: ['VALIDATION'] }),
    message: z.string().meta({ description: 'For people.', examples: ['Name is required'] }),
    fields: z
      .array(
        z.object({
          path: z.string().meta({ examples: ['name'] }),
          message: z.string().meta({ examples: ['Name is required'] }),
        }),
      )
      .optional(),
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description:
          'What is stored now, where the error says more than its code. With `ATTEMPT_ENDED`: the receipt. With `REVIEW_NOT_ALLOWED`, unless it is never shown: `{ waitsFor, from }`, what the result waits for, and the time from which it can be seen, or null.',
        examples: [{ waitsFor: 'CLOSING', from: '2026-05-11T09:00:00.000Z' }],
      }),
    requestId: z
      .string()
      .optional()
      .meta({
        description: 'Of `INTERNAL`: finds the error in the log.',
        examples: ['0b5c9d5e-6a4f-4c39-9a50-3b1f0a2f7c11'],
      }),
  })
  .meta({ id: 'Refusal' });

const ALL = {
  400: 'The request is not valid: `fields` says where.',
  429: 'Too many tries. `Retry-After` says when to try again.',
  500: 'An error of the server. `requestId` finds it in the log.',
  503: 'Temporarily unavailable. Try again in a moment: saves and submissions may be sent twice.',
};
const WITH_BODY = {
  413: 'The body is too large.',
  415: 'The route does not read bodies of this content type.',
};
const OF_CANDIDATES = { 401: 'The link is not valid (any more).' };
const OF_STAFF = {
  401: 'The token is missing, expired or revoked.',
  403: 'The role, or the access token, does not allow it; or two-factor log-in must be set up first.',
};

/** The refusals of a route by status: those of all routes, of its access and its own. */
export function refusalsOf(route: Route): Record<string, string> {
  const { access, method, ownAccess, refusals } = route;
  const isForStaff = access !== 'public' && access !== 'candidate';
  return {
    ...ALL,
    ...(method !== 'get' && WITH_BODY),
    ...(access === 'candidate' && OF_CANDIDATES),
    ...(isForStaff && OF_STAFF),
    ...(ownAccess?.scheme === 'staff' && OF_STAFF),
    ...refusals,
  };
}
