import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security-events/network-of.js';
import { recordSecurityEvent } from '../security-events/record-security-event.js';
import type { SecuritySubject } from '../security-events/security-events.js';
import { DomainError } from './domain-error.js';

/** Who a request is from, where the guard knows. */
type Known = FastifyRequest & {
  viewer?: { userId: string };
  candidate?: { candidateId: string; quizId: string };
};

/** Records what a caller is refused, where that is a security event. Every door calls it with its refusals. */
export function recordRefusal(error: unknown, request: Known): void {
  if (!(error instanceof DomainError) || !error.security?.event) return;
  const { event, ...subject } = error.security;
  recordSecurityEvent(event, {
    code: error.code,
    ...subjectOf(request),
    ...subject,
    address: networkOf(request.ip),
    requestId: request.id,
    route: request.routeOptions.url ?? 'none',
  });
}

function subjectOf({ viewer, candidate }: Known): SecuritySubject {
  if (viewer) return { accountId: viewer.userId };
  return candidate ? { candidateId: candidate.candidateId, quizId: candidate.quizId } : {};
}
