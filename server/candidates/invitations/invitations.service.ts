import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { ExamState } from '../../exams/rules/exam-state.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { CandidateOrigin } from '../candidate.entity.js';
import { Candidates } from '../candidates.js';
import { ClassLists } from '../class-lists/class-lists.js';
import { ExamMails } from './exam-mails.js';
import { OpenExams, type OpenExam } from '../open-exams.js';
import { LearnerRecords } from '../learner-records.js';
import type { LearnerWithEmail } from '../learner.queries.js';
import { candidateErrors } from '../candidate.errors.js';
import { inviteRules, MAX_INVITED, type Person } from '../candidate.validation.js';
import { countNewAddresses, countRemindable, listRemindable } from './invitation.queries.js';
import { MailQuotas } from './mail-quotas.js';

/** Reminders of one transaction, which locks the quiz: others must not wait long. */
const BATCH_SIZE = 500;

export interface InvitationResult {
  /** New candidates: a mail is on its way to each. */
  invitedCount: number;
  /** Existing candidates, also revoked ones: nothing changes for them. */
  alreadyCount: number;
}

/** Invites candidates by mail, and reminds them. */
@Injectable()
export class InvitationsService {
  private readonly logger = new Logger('Exams');

  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly exams: OpenExams,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly lists: ClassLists,
    private readonly mails: ExamMails,
    private readonly quotas: MailQuotas,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Makes people and the learners of class lists candidates, and mails each their link.
   * @throws VALIDATION, QUIZ_NOT_FOUND, CLASS_LIST_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_IS_FULL,
   *   TOO_MANY_REQUESTS
   */
  async invite(
    viewer: Viewer,
    quizId: string,
    input: z.input<typeof inviteRules>,
  ): Promise<InvitationResult> {
    const { people, classListIds } = validate(inviteRules, input);
    const { manager } = this.work;
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    const listed = await this.lists.members(manager, viewer, classListIds);
    const emails = [...new Set([...listed, ...people].map(({ email }) => email))];
    if (emails.length > MAX_INVITED) throw tooMany(emails.length);
    const { count: newCount } = await countNewAddresses(manager, { quizId: id, emails });
    return this.limits.reserve(
      await this.quotas.invitations(viewer),
      viewer.userId,
      newCount,
      async () => this.work.runOnce(async (tx) => this.add(tx, viewer, id, people, listed)),
      ({ invitedCount }) => invitedCount,
    );
  }

  /**
   * Mails the link again to candidates who have not started, each at most once an hour.
   * @returns the number of mails. After a failure another call reaches the rest
   * @throws QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, TOO_MANY_REQUESTS
   */
  async remind(viewer: Viewer, quizId: string): Promise<number> {
    const earlier = await this.work.findAnswer();
    if (earlier) return earlier.value as number;
    const { id } = await this.quizzes.read(viewer, quizId, 'exam.edit');
    const { count: max } = await countRemindable(this.work.manager, { quizId: id });
    const sent = await this.limits.reserve(
      await this.quotas.reminders(viewer),
      viewer.userId,
      max,
      async () => this.remindAll(viewer, id, max),
      (count) => count,
    );
    return this.work.runOnce(async () => Promise.resolve(sent));
  }

  /** Reminds in batches. A failure does not undo or uncount earlier batches. */
  private async remindAll(viewer: Viewer, quizId: string, max: number): Promise<number> {
    let count = 0;
    let part: number;
    do {
      try {
        part = await this.remindSome(viewer, quizId, Math.min(BATCH_SIZE, max - count));
      } catch (error) {
        if (count === 0) throw error;
        this.logger.warn(`Reminded ${count} of ${max}: ${String(error)}`);
        return count;
      }
      count += part;
    } while (part > 0 && count < max);
    return count;
  }

  private async remindSome(viewer: Viewer, quizId: string, max: number): Promise<number> {
    return this.work.run(async (tx) => {
      const exam = await this.lock(tx, viewer, quizId);
      const rows = await listRemindable(tx.manager, { quizId, limit: max });
      const ids = rows.map(({ learnerId }) => learnerId);
      return this.mails.send(tx, exam, ids, 'exam-reminder');
    });
  }

  private async add(
    tx: Transaction,
    viewer: Viewer,
    quizId: string,
    people: Person[],
    listed: LearnerWithEmail[],
  ): Promise<InvitationResult> {
    const exam = await this.lock(tx, viewer, quizId);
    const ids = await this.learnersOf(tx, exam, people, listed);
    const added = await this.candidates.add(tx, exam, ids, CandidateOrigin.INVITED);
    await this.mails.send(tx, exam, [...added], 'exam-invitation');
    return { invitedCount: added.size, alreadyCount: ids.length - added.size };
  }

  /** Serializes invitations to one exam. */
  private async lock(tx: Transaction, viewer: Viewer, quizId: string): Promise<OpenExam> {
    await this.quizzes.lock(tx, viewer, quizId);
    const exam = await this.exams.byQuiz(tx.manager, quizId);
    if (!exam || exam.state === ExamState.UNAVAILABLE) throw candidateErrors.EXAM_NOT_GIVEN();
    return exam;
  }

  /** @returns the learners' ids, each once */
  private async learnersOf(
    tx: Transaction,
    exam: OpenExam,
    people: Person[],
    listed: LearnerWithEmail[],
  ): Promise<string[]> {
    const named = await this.learners.findOrCreate(tx, exam, people, true);
    return [...new Set([...listed, ...named].map(({ id }) => id))];
  }
}

function tooMany(count: number): DomainError {
  const message = `These are ${count} people: invite at most ${MAX_INVITED} at once.`;
  return coreErrors.VALIDATION({ message });
}
