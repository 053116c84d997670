import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security-events/network-of.js';
import { recordSecurityEvent } from '../security-events/record-security-event.js';
import type { SecuritySubject } from '../security-events/security-events.js';
import { DomainError } from './domain-error.js';

/** A request with its viewer or candidate, if the guard has identified one. */
type IdentifiedRequest = FastifyRequest & {
  viewer?: { userId: string };
  candidate?: { candidateId: string; quizId: string };
};

/** Records a refusal that is a security event. Every transport calls this for its errors. */
export function recordRefusal(error: unknown, request: IdentifiedRequest): void {
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

function subjectOf({ viewer, candidate }: IdentifiedRequest): SecuritySubject {
  if (viewer) return { accountId: viewer.userId };
  return candidate ? { candidateId: candidate.candidateId, quizId: candidate.quizId } : {};
}
