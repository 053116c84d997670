import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { Learner } from '../../candidates/learner.entity.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import {
  listOwnAdjustments,
  listOwnAnswers,
  listOwnAttempts,
  listOwnAuditEntries,
  listOwnCandidacies,
  listOwnClassLists,
  listOwnEarlierMarks,
  listOwnEvents,
  listOwnLateAnswers,
  listOwnMails,
  type OwnAttempt,
} from './personal-data.queries.js';

const EXPORTS = { name: 'personal-data', points: 120, seconds: 3_600 };
const FORMAT = { format: 'examwright-personal-data', version: 1 };

/** Everything that is stored about a learner, as one file (docs/personal-data.md). */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly limits: RateLimits,
  ) {}

  /**
   * JSON with times in ISO 8601. Answers are read one attempt at a time while it is sent.
   * @throws LEARNER_NOT_FOUND, also for one of another institute; NOT_ALLOWED, TOO_MANY_REQUESTS
   */
  async open(viewer: Viewer, id: string): Promise<{ fileName: string; bytes: Readable }> {
    const { manager } = this.work;
    await this.load(manager, viewer, id);
    await this.limits.consume(EXPORTS, viewer.userId);
    const learner = await this.work.run(async (tx) => {
      // An erasure waits, and removes the entry, or it is over, and there is nothing to export.
      const current = await this.load(tx.manager, viewer, id, { mode: 'pessimistic_read' });
      const about = { about: current.name.slice(0, 254), learnerId: current.id };
      await recordAuditEvent(tx, viewer, AuditAction.LEARNER_EXPORTED, about);
      return current;
    });
    const fileName = `${learner.name} – personal data.json`;
    return { fileName, bytes: Readable.from(writeLearner(manager, learner)) };
  }

  /** @throws LEARNER_NOT_FOUND, also for one who was erased; NOT_ALLOWED */
  private async load(
    manager: EntityManager,
    viewer: Viewer,
    id: string,
    lock?: { mode: 'pessimistic_read' },
  ): Promise<Learner> {
    const notFound = candidateErrors.LEARNER_NOT_FOUND;
    const found = isId(id) ? await manager.findOne(Learner, { where: { id }, lock }) : null;
    const learner = authorize(viewer, found, 'institute.manage', notFound);
    if (learner.erasedAt) throw notFound();
    return learner;
  }
}

async function* writeLearner(manager: EntityManager, learner: Learner): AsyncGenerator<string> {
  const of = { learnerId: learner.id };
  const head = {
    ...FORMAT,
    exportedAt: new Date(),
    learner: toOwnRecord(learner),
    classLists: (await listOwnClassLists(manager, of)).map(({ name }) => name),
    candidacies: await listOwnCandidacies(manager, of),
    mails: await listOwnMails(manager, of),
    auditEntries: await listOwnAuditEntries(manager, of),
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "attempts": [`;
  let separator = '';
  for (const attempt of await listOwnAttempts(manager, of)) {
    yield `${separator}\n${JSON.stringify(await withAnswers(manager, attempt), null, 2)}`;
    separator = ',';
  }
  yield ']\n}\n';
}

/** Columns that `learners` gets belong here, too. */
function toOwnRecord(learner: Learner) {
  const { id, name, email, externalId, rollNumber, createdAt, updatedAt } = learner;
  return { id, name, email, externalId, rollNumber, createdAt, updatedAt };
}

async function withAnswers(manager: EntityManager, attempt: OwnAttempt) {
  const of = { attemptId: attempt.attemptId };
  return {
    ...attempt,
    answers: await listOwnAnswers(manager, of),
    earlierMarks: await listOwnEarlierMarks(manager, of),
    adjustments: await listOwnAdjustments(manager, of),
    lateAnswers: await listOwnLateAnswers(manager, of),
    events: await listOwnEvents(manager, of),
  };
}
