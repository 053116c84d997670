import type { DomainError } from '../../core/errors/domain-error.js';
import type { ReadinessFinding } from '../../exams/revisions/paper-findings.js';
import { candidateErrors } from '../candidate.errors.js';

/** Findings that the message names. All are among the error's fields. */
const MAX_NAMED = 2;

/**
 * The error for an exam that is not ready (decision 0067): says what must be corrected, and where.
 * @param findings of the paper that learners would take, the blocking ones
 */
export function notReady(findings: readonly ReadinessFinding[]): DomainError {
  const named = findings.slice(0, MAX_NAMED).map(describe);
  const others = findings.length - named.length;
  const more = others > 0 ? [`There ${others === 1 ? 'is 1 more' : `are ${others} more`}.`] : [];
  const first = 'Nobody can be invited yet: correct what is wrong, and submit the paper again.';
  return candidateErrors.EXAM_NOT_READY({
    message: [first, ...named, ...more].join(' '),
    fields: findings.map((finding) => ({ path: pathOf(finding), message: describe(finding) })),
  });
}

function describe({ position, message }: ReadinessFinding): string {
  return position === undefined ? message : `Question ${position}: ${message}`;
}

/** For example `questions.2.options.0`, counted from 0 as in other errors, or `rules.passMark`. */
function pathOf({ position, field }: ReadinessFinding): string {
  const parts = position === undefined ? ['rules'] : ['questions', String(position - 1)];
  return [...parts, ...(field === undefined ? [] : [field])].join('.');
}
