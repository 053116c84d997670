import type { SecurityEvent, SecuritySubject } from '../security-events/security-events.js';

/** A problem with one input field. `path` is dotted, for example `questions.2.options.0`. */
export interface FieldProblem {
  path: string;
  message: string;
  /** What can stand there, if these are few. */
  allowed?: string[];
}

export interface ErrorDetails {
  /** Replaces the catalogue's message by a more specific one. */
  message?: string;
  fields?: FieldProblem[];
  /** Seconds after which a retry can succeed. */
  retryAfter?: number;
  /** The stored state as the API shows it, for a caller whose change was based on an older version. */
  current?: object;
  /** A token for the missing step: the second factor of a log-in. */
  challenge?: string;
  /** Only for the security log: the subject, and the event if the catalogue does not name one. */
  security?: SecuritySubject & { event?: SecurityEvent };
}

/** An error code's HTTP status and message for people. */
export interface ErrorEntry {
  status: number;
  message: string;
  /** The security event of an error with this code, if any. */
  event?: SecurityEvent;
}

/** Nobody reads thousands of problems, and they would be many times larger than the request. */
export const MAX_FIELDS = 100;
/** Of a path or message, which may quote input of any length. */
const MAX_CHARACTERS = 500;

/** An error that is reported to the caller. All other errors are reported as INTERNAL. */
export class DomainError extends Error {
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfter: number | undefined;
  readonly current: object | undefined;
  readonly challenge: string | undefined;
  /** Never sent to a caller. */
  readonly security: ErrorDetails['security'];

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(truncate(details.message ?? message));
    this.fields = details.fields?.slice(0, MAX_FIELDS).map(({ path, message, allowed }) => ({
      path: truncate(path),
      message: truncate(message),
      ...(allowed && { allowed }),
    }));
    this.retryAfter = details.retryAfter;
    this.current = details.current;
    this.challenge = details.challenge;
    this.security = details.security;
  }
}

function truncate(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text;
}

type ErrorMakers<Code extends string> = Record<Code, (details?: ErrorDetails) => DomainError>;

/** All declared codes with their messages, as the API publishes them. */
export const publishedErrors = {
  codes: {} as Record<string, string>,
  descriptions: {} as Record<string, { description: string }>,
};

/** Makes codes part of the API's list of codes. */
export function publishErrors(descriptions: Iterable<[code: string, description: string]>): void {
  for (const [code, description] of descriptions) {
    publishedErrors.codes[code] = code;
    publishedErrors.descriptions[code] = { description };
  }
}

/** A stored code as the API can show it: an earlier release may have had others. */
export function publishedCode(stored: string): string {
  return publishedErrors.codes[stored] ?? 'INTERNAL';
}

/**
 * Declares the error codes of a module. The compiler ensures that each code has a status and a message, and
 * that only declared codes are thrown.
 */
export function defineErrors<Code extends string>(
  catalogue: Record<Code, ErrorEntry>,
): ErrorMakers<Code> {
  const makers: Partial<ErrorMakers<Code>> = {};
  for (const code of Object.keys(catalogue) as Code[]) {
    const { status, message, event } = catalogue[code];
    publishErrors([[code, message]]);
    makers[code] = (details) => {
      const security = event ? { event, ...details?.security } : details?.security;
      return new DomainError(code, status, message, security ? { ...details, security } : details);
    };
  }
  return makers as ErrorMakers<Code>;
}

/** Codes that belong to no feature. */
export const coreErrors = defineErrors({
  VALIDATION: { status: 400, message: 'Some of what you entered is not valid.' },
  STALE_VERSION: {
    status: 409,
    message: 'This was changed in the meantime. Review the current version, then save again.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Log in to continue.' },
  LINK_INVALID: {
    status: 401,
    message: 'This link does not work. Use the link in the latest mail, or ask the exam staff.',
  },
  SESSION_REQUIRED: {
    status: 403,
    message:
      'This concerns the account itself, so it needs a log-in: send the token that logIn gives, not an access token.',
    event: 'permission.refused',
  },
  TWO_FACTOR_SETUP_REQUIRED: {
    status: 403,
    message: 'Your institute requires two-factor log-in. Set it up on your profile to continue.',
  },
  NOT_ALLOWED: {
    status: 403,
    message: 'Your role in this institute does not allow that. Ask one of its owners.',
    event: 'permission.refused',
  },
  TOKEN_SCOPE: {
    status: 403,
    message: 'This access token may only read. Create one with the scope WRITE for this.',
    event: 'permission.refused',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many tries. Wait a moment and try again.',
    event: 'limit.reached',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    message: 'This address answers in another format than those that the header Accept allows.',
  },
  ADDRESS_TOO_LONG: { status: 414, message: 'A path can have at most 2,048 characters.' },
  TOO_LARGE: { status: 413, message: 'What was sent is too large.' },
  BUSY: { status: 503, message: 'There is a lot going on right now. Try again in a moment.' },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is not available just now. Try again in a moment.',
  },
  OUTCOME_UNKNOWN: {
    status: 503,
    message:
      'The connection to the database failed while this was being saved. Check whether it was saved before you try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
});

/** Of jobs, whose problems have codes as well. */
publishErrors([['INTERRUPTED', 'A job was interrupted too often. Start it again.']]);
