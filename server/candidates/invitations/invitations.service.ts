import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { CandidateOrigin } from '../candidate.entity.js';
import { Candidates } from '../candidates.js';
import { ClassLists } from '../class-lists/class-lists.js';
import { ExamMails } from './exam-mails.js';
import { InvitableExams } from './invitable-exams.js';
import type { OpenExam } from '../open-exams.js';
import { staffMessage } from './staff-message.js';
import { Learner } from '../learner.entity.js';
import { LearnerRecords } from '../learner-records.js';
import type { LearnerIdentity, ListedLearner } from '../learner.queries.js';
import {
  inviteRules,
  mailMessageRules,
  MAX_INVITED,
  type Person,
} from '../candidate.validation.js';
import {
  countNewAddresses,
  countRemindable,
  countWithoutAddress,
  listCandidatesByRollNumber,
  listLinkedCandidates,
  listRemindable,
} from './invitation.queries.js';
import { MailQuotas } from './mail-quotas.js';

/** Reminders of one transaction, which locks the quiz: others must not wait long. */
const BATCH_SIZE = 500;

export interface InvitedCandidate {
  id: string;
  isNew: boolean;
  /** Null if it was revoked. */
  link: string | null;
  learner: ListedLearner;
}

export interface InvitationResult {
  /** New candidates. */
  invitedCount: number;
  /** Those of them without an address: to all others a mail is on its way. */
  withoutAddressCount: number;
  /** Existing candidates, also revoked ones: nothing changes for them. */
  alreadyCount: number;
  /** One for each person, in their order; then the others of the class lists, by name. */
  candidates: InvitedCandidate[];
}

/** As the transaction knows it: a repetition with an Idempotency-Key gets the same. */
interface AddedCandidates extends Omit<InvitationResult, 'candidates'> {
  learnerIds: string[];
  /** Of those, the learners who were no candidates before. */
  newIds: string[];
}

/** What is invited: people as they were named, learners of class lists, and what staff write to them. */
interface Invitation {
  quizId: string;
  people: Person[];
  listed: LearnerIdentity[];
  message: string | null;
}

export interface ReminderResult {
  /** Mails on their way. */
  count: number;
  /** Candidates who have not started, and have no address. */
  withoutAddressCount: number;
}

/** Also those who are candidates already: with an Idempotency-Key, the answer is stored for all of them. */
const PEOPLE = { name: 'people-invited', points: 500_000, seconds: 86_400 };

/** Invites candidates by mail, and reminds them. */
@Injectable()
export class InvitationsService {
  private readonly logger = new Logger('Exams');

  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly exams: InvitableExams,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly lists: ClassLists,
    private readonly mails: ExamMails,
    private readonly quotas: MailQuotas,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Makes people and the learners of class lists candidates, and mails their link to each who has an address.
   * @throws VALIDATION, QUIZ_NOT_FOUND, CLASS_LIST_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_NOT_READY,
   *   EXAM_IS_FULL, PEOPLE_CONFLICT, TOO_MANY_REQUESTS
   */
  async invite(
    viewer: Viewer,
    quizId: string,
    input: z.input<typeof inviteRules>,
  ): Promise<InvitationResult> {
    const checked = validate(inviteRules, input);
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    // A class list may have changed since.
    const earlier = await this.work.findAnswer();
    const { learnerIds, newIds, ...counts } = earlier
      ? (earlier.value as AddedCandidates)
      : await this.addWithinQuota(viewer, id, checked);
    return { ...counts, candidates: await this.readLinked(id, learnerIds, new Set(newIds)) };
  }

  private async addWithinQuota(
    viewer: Viewer,
    quizId: string,
    { people, classListIds, message }: z.output<typeof inviteRules>,
  ): Promise<AddedCandidates> {
    const { manager } = this.work;
    const listed = await this.lists.members(manager, viewer, classListIds);
    const count = listed.length + people.length;
    if (count > MAX_INVITED) throw tooMany(count);
    if (count > 0) await this.limits.consume(PEOPLE, viewer.userId, count);
    const { count: maxMails } = await countNewAddresses(manager, {
      quizId,
      instituteId: viewer.instituteId,
      emails: [...listed, ...people].flatMap(({ email }) => email ?? []),
      externalIds: people.flatMap(({ externalId }) => externalId ?? []),
    });
    return this.limits.reserve(
      await this.quotas.invitations(viewer),
      viewer.userId,
      maxMails,
      async () =>
        this.work.runOnce(async (tx) => this.add(tx, viewer, { quizId, people, listed, message })),
      ({ invitedCount, withoutAddressCount }) => invitedCount - withoutAddressCount,
    );
  }

  /**
   * Mails the link again to candidates who have not started, each at most once an hour.
   * @param message plain text of staff; null or blank for none
   * @returns after a failure, the mails that were sent: another call reaches the rest
   * @throws VALIDATION, QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_NOT_READY, TOO_MANY_REQUESTS
   */
  async remind(viewer: Viewer, quizId: string, message?: string | null): Promise<ReminderResult> {
    const { message: text } = validate(mailMessageRules, { message });
    const earlier = await this.work.findAnswer();
    if (earlier) return earlier.value as ReminderResult;
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    const { count: max } = await countRemindable(this.work.manager, { quizId: id });
    const sent = await this.limits.reserve(
      await this.quotas.reminders(viewer),
      viewer.userId,
      max,
      async () => this.remindAll(viewer, id, max, text),
      (count) => count,
    );
    const without = await countWithoutAddress(this.work.manager, { quizId: id });
    const result = { count: sent, withoutAddressCount: without.count };
    return this.work.runOnce(async () => Promise.resolve(result));
  }

  /** Reminds in batches. A failure does not undo or uncount earlier batches. */
  private async remindAll(
    viewer: Viewer,
    quizId: string,
    max: number,
    text: string | null,
  ): Promise<number> {
    let count = 0;
    let part: number;
    do {
      try {
        part = await this.remindSome(viewer, quizId, Math.min(BATCH_SIZE, max - count), text);
      } catch (error) {
        if (count === 0) throw error;
        this.logger.warn(`Reminded ${count} of ${max}: ${String(error)}`);
        return count;
      }
      count += part;
    } while (part > 0 && count < max);
    return count;
  }

  private async remindSome(
    viewer: Viewer,
    quizId: string,
    max: number,
    text: string | null,
  ): Promise<number> {
    return this.work.run(async (tx) => {
      const { exam } = await this.exams.lock(tx, viewer, quizId);
      const rows = await listRemindable(tx.manager, { quizId, limit: max });
      const ids = rows.map(({ learnerId }) => learnerId);
      const message = await staffMessage(tx, viewer, text);
      return this.mails.send(tx, exam, ids, 'exam-reminder', message);
    });
  }

  private async add(
    tx: Transaction,
    viewer: Viewer,
    { quizId, people, listed, message: text }: Invitation,
  ): Promise<AddedCandidates> {
    const { exam, quiz } = await this.exams.lock(tx, viewer, quizId);
    const named = await this.findOrCreate(tx, exam, people);
    const ids = new Set([...named, ...listed].map(({ id }) => id));
    const added = await this.candidates.add(tx, exam, [...ids], CandidateOrigin.INVITED);
    const message = await staffMessage(tx, viewer, text);
    const mailedCount = await this.mails.send(tx, exam, [...added], 'exam-invitation', message);
    const details = { count: added.size };
    if (added.size > 0)
      await recordAuditEvent(tx, viewer, AuditAction.LEARNERS_INVITED, { quiz, details });
    const namedIds = new Set(named.map(({ id }) => id));
    const learners = [...named, ...listed.filter(({ id }) => !namedIds.has(id))];
    return {
      invitedCount: added.size,
      withoutAddressCount: added.size - mailedCount,
      alreadyCount: ids.size - added.size,
      learnerIds: learners.map(({ id }) => id),
      newIds: [...added],
    };
  }

  /** Candidates of an exam with their links, in the order of their learners. */
  private async readLinked(
    quizId: string,
    learnerIds: string[],
    newIds: ReadonlySet<string>,
  ): Promise<InvitedCandidate[]> {
    const { manager } = this.work;
    const ids = [...new Set(learnerIds)];
    const rows = await listLinkedCandidates(manager, { quizId, learnerIds: ids });
    const candidates = new Map(rows.map(({ learnerId, ...candidate }) => [learnerId, candidate]));
    const found = await manager.findBy(Learner, { id: In(ids) });
    const learners = new Map(found.map((learner) => [learner.id, learner]));
    return learnerIds.flatMap((id) => {
      const candidate = candidates.get(id);
      const learner = learners.get(id);
      if (!candidate || !learner) return [];
      const link = candidate.revokedAt ? null : this.mails.linkOf(candidate);
      return { id: candidate.id, isNew: newIds.has(id), link, learner };
    });
  }

  private async findOrCreate(
    tx: Transaction,
    exam: OpenExam,
    people: Person[],
  ): Promise<LearnerIdentity[]> {
    const rollNumbers = people.flatMap(({ rollNumber }) => rollNumber ?? []);
    const { quizId } = exam;
    const peers = await listCandidatesByRollNumber(tx.manager, { quizId, rollNumbers });
    const scope = { learnerIds: new Set(peers.map(({ id }) => id)), isWithName: true };
    return this.learners.findOrCreate(tx, exam, people, scope);
  }
}

function tooMany(count: number): DomainError {
  const message = `These are ${count} people: invite at most ${MAX_INVITED} at once.`;
  return coreErrors.VALIDATION({ message });
}
