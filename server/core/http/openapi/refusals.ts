/** The refusals of REST routes, as the error filter renders them. */
import { z } from 'zod';
import type { Route } from '../route.js';

export const refusalShape = z
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
