/** Renders errors of the legacy API in its response envelope. */
import type { DomainError } from '../../core/errors/domain-error.js';
import type { ErrorRenderer } from '../../core/errors/error.filter.js';
import { isLegacyPath } from './addresses.js';
import { failure } from './envelope.js';
import { wirePath } from './field-names.js';
import { routeOf, type FixedRefusal } from './legacy-route.js';

/** Statuses and messages that the contract fixes for all routes. */
const FIXED: Record<string, FixedRefusal> = {
  UNAUTHENTICATED: { message: 'Authorization failed' },
  // The account must set up two-factor log-in first, which these routes cannot do.
  TWO_FACTOR_SETUP_REQUIRED: { status: 401, message: 'Authorization failed' },
  BAD_REQUEST: { message: 'The body is not valid JSON.' },
  // Callers expect the same status as for an invalid JSON body.
  UNSUPPORTED_TYPE: {
    status: 400,
    message: 'Send the body as JSON, with the content type application/json.',
  },
  INTERNAL: { message: 'Internal Server Error. Please try again later.' },
};
/** For limits that do not depend on time. */
const RETRY_AFTER_S = '30';

export const legacyErrors: ErrorRenderer = {
  serves: ({ url }) => isLegacyPath(url),
  render(error, request) {
    const own = routeOf(request)?.fixed ?? {};
    const common = FIXED[error.code];
    const status = own[error.code]?.status ?? common?.status ?? error.status;
    // The message of a route for a status takes precedence over the common one for a code.
    const message = (own[error.code] ?? own[status] ?? common)?.message ?? messageOf(error);
    const body = failure(status, message, routeOf(request)?.refusalBodies?.[status]);
    return { status, headers: headersOf(status, error), body };
  },
};

function headersOf(status: number, { retryAfter }: DomainError): Record<string, string> {
  return status === 429 && retryAfter === undefined ? { 'retry-after': RETRY_AFTER_S } : {};
}

/** Names the first faulty field and the number of others. A field can have several problems. */
function messageOf({ fields = [], message }: DomainError): string {
  const [first] = fields;
  if (!first?.path) return message;
  const others = new Set(fields.map(({ path }) => wirePath(path))).size - 1;
  // Messages of the domain are sentences; those of schemas continue after the name of the field.
  const separator = /^[a-z]/.test(first.message) ? ' ' : ': ';
  const more = others > 0 ? ` (and ${others} more)` : '';
  return wirePath(first.path) + separator + first.message + more;
}
