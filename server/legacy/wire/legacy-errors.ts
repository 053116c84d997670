/** How errors leave by the doors of the older system: in the envelope of every answer there. */
import type { DomainError } from '../../core/errors/domain-error.js';
import type { ErrorRenderer } from '../../core/errors/error.filter.js';
import { isLegacyPath } from './addresses.js';
import { refused } from './envelope.js';
import { wirePath } from './field-names.js';
import { routeOf, type FixedRefusal } from './legacy-route.js';

/** What the contract fixes for all routes. */
const FIXED: Record<string, FixedRefusal> = {
  UNAUTHENTICATED: { message: 'Authorization failed' },
  // The token opens nothing here before two-factor log-in is set up, which these routes cannot do.
  TWO_FACTOR_SETUP_REQUIRED: { status: 401, message: 'Authorization failed' },
  BAD_REQUEST: { message: 'The body is not valid JSON.' },
  // To callers it is one thing that the body is not JSON.
  UNSUPPORTED_TYPE: {
    status: 400,
    message: 'Send the body as JSON, with the content type application/json.',
  },
  INTERNAL: { message: 'Internal Server Error. Please try again later.' },
};
/** Where a limit is not of a time. */
const RETRY_AFTER_S = '30';

export const legacyErrors: ErrorRenderer = {
  serves: ({ url }) => isLegacyPath(url),
  render(error, request) {
    const own = routeOf(request)?.fixed ?? {};
    const all = FIXED[error.code];
    const status = own[error.code]?.status ?? all?.status ?? error.status;
    // What a route says of a status goes before what all of them say of a code.
    const message = (own[error.code] ?? own[status] ?? all)?.message ?? messageOf(error);
    const body = refused(status, message, routeOf(request)?.refusalBodies?.[status]);
    return { status, headers: headersOf(status, error), body };
  },
};

function headersOf(status: number, { retryAfter }: DomainError): Record<string, string> {
  return status === 429 && retryAfter === undefined ? { 'retry-after': RETRY_AFTER_S } : {};
}

/** Names the first field that is wrong, and says how many others are: each can be so in several ways. */
function messageOf({ fields = [], message }: DomainError): string {
  const [first] = fields;
  if (!first?.path) return message;
  const others = new Set(fields.map(({ path }) => wirePath(path))).size - 1;
  // Rules of the domain make sentences; those of shapes go on where the field's name ends.
  const sign = /^[a-z]/.test(first.message) ? ' ' : ': ';
  const more = others > 0 ? ` (and ${others} more)` : '';
  return wirePath(first.path) + sign + first.message + more;
}
