import { Injectable, Logger } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { ExamState } from '../../exams/exam-state.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { CandidateOrigin } from '../candidate.entity.js';
import { Candidates } from '../candidates.js';
import { ClassLists } from '../class-lists/class-lists.js';
import { ExamMails } from './exam-mails.js';
import { OpenExams, type OpenExam } from '../open-exams.js';
import { LearnerRecords, type Addressed } from '../learner-records.js';
import { candidateErrors } from '../candidate.errors.js';
import { inviteRules, MAX_INVITED, type Person } from '../candidate.validation.js';
import { MailQuotas } from './mail-quotas.js';

/** Reminded in one transaction, so that nobody waits long for the quiz that it holds. */
const AT_ONCE = 500;

export interface Invited {
  /** Who were no candidates yet: a mail is on its way to each. */
  invitedCount: number;
  /** Who were already, also revoked ones: nothing changes for them. */
  alreadyCount: number;
}

/**
 * Who is reminded: not once an hour more, nobody whose window has closed, and nobody without an address:
 * whoever is found here is reminded, and then found no more.
 */
const FORGETFUL = `
  FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id JOIN learners l ON l.id = c.learner_id
  WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND c.started_at IS NULL AND c.revoked_at IS NULL
    AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
    AND (coalesce(c.closes_at, r.closes_at) IS NULL OR coalesce(c.closes_at, r.closes_at) > now())
    AND l.email IS NOT NULL`;

/** How many of these addresses are no candidates of an exam. */
const NEW = `
  SELECT count(*)::int AS count FROM unnest($2::text[]) AS given(email)
  WHERE given.email NOT IN
    (SELECT l.email FROM candidates c JOIN learners l ON l.id = c.learner_id
     WHERE c.quiz_id = $1 AND l.email IS NOT NULL)`;

/** Brings people into exams, by mail. */
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
   * Makes candidates of people and of the learners of class lists, and mails each their link.
   * @throws VALIDATION, QUIZ_NOT_FOUND, CLASS_LIST_NOT_FOUND, EXAM_NOT_GIVEN, EXAM_IS_FULL,
   *   TOO_MANY_REQUESTS
   */
  async invite(
    viewer: Viewer,
    quizId: string,
    input: z.input<typeof inviteRules>,
  ): Promise<Invited> {
    const { people, classListIds } = validate(inviteRules, input);
    const { manager } = this.work;
    const { id } = await this.quizzes.read(viewer, quizId, 'edit');
    const listed = await this.lists.members(manager, viewer, classListIds);
    const emails = [...new Set([...listed, ...people].map(({ email }) => email))];
    if (emails.length > MAX_INVITED) throw tooMany(emails.length);
    const [fresh] = await manager.query<{ count: number }[]>(NEW, [id, emails]);
    return this.limits.spend(
      await this.quotas.invitations(viewer),
      viewer.userId,
      fresh?.count ?? 0,
      async () => this.work.run(async (tx) => this.add(tx, viewer, id, people, listed)),
      ({ invitedCount }) => invitedCount,
    );
  }

  /**
   * Mails those who have not started their link again; each at most once an hour.
   * @returns how many are mailed; whoever asks again reaches those whom a failure has left
   * @throws QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, TOO_MANY_REQUESTS
   */
  async remind(viewer: Viewer, quizId: string): Promise<number> {
    const { id } = await this.quizzes.read(viewer, quizId, 'edit');
    const waiting = await this.work.manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count ${FORGETFUL}`,
      [id],
    );
    const most = waiting[0]?.count ?? 0;
    return this.limits.spend(
      await this.quotas.reminders(viewer),
      viewer.userId,
      most,
      async () => this.remindAll(viewer, id, most),
      (count) => count,
    );
  }

  /** In parts. Who is reminded in one stays reminded and counted, whatever becomes of the next. */
  private async remindAll(viewer: Viewer, quizId: string, most: number): Promise<number> {
    let count = 0;
    let part: number;
    do {
      try {
        part = await this.remindSome(viewer, quizId, Math.min(AT_ONCE, most - count));
      } catch (error) {
        if (count === 0) throw error;
        this.logger.warn(`Reminded ${count} of ${most}: ${String(error)}`);
        return count;
      }
      count += part;
    } while (part > 0 && count < most);
    return count;
  }

  private async remindSome(viewer: Viewer, quizId: string, most: number): Promise<number> {
    return this.work.run(async (tx) => {
      const exam = await this.lock(tx, viewer, quizId);
      const rows = await tx.manager.query<{ learnerId: string }[]>(
        `SELECT c.learner_id AS "learnerId" ${FORGETFUL} ORDER BY c.id LIMIT $2`,
        [quizId, most],
      );
      const ids = rows.map(({ learnerId }) => learnerId);
      return this.mails.send(tx, exam, ids, 'exam-reminder');
    });
  }

  private async add(
    tx: Transaction,
    viewer: Viewer,
    quizId: string,
    people: Person[],
    listed: Addressed[],
  ): Promise<Invited> {
    const exam = await this.lock(tx, viewer, quizId);
    const ids = await this.learnersOf(tx, exam, people, listed);
    const added = await this.candidates.add(tx, exam, ids, CandidateOrigin.INVITED);
    await this.mails.send(tx, exam, [...added], 'exam-invitation');
    return { invitedCount: added.size, alreadyCount: ids.length - added.size };
  }

  /** Two who invite to one exam at once follow one another. */
  private async lock(tx: Transaction, viewer: Viewer, quizId: string): Promise<OpenExam> {
    await this.quizzes.lock(tx, viewer, quizId);
    const exam = await this.exams.byQuiz(tx.manager, quizId);
    if (!exam || exam.state === ExamState.UNAVAILABLE) throw candidateErrors.EXAM_NOT_GIVEN();
    return exam;
  }

  /** Each once, however often they stand there. */
  private async learnersOf(
    tx: Transaction,
    exam: OpenExam,
    people: Person[],
    listed: Addressed[],
  ): Promise<string[]> {
    const named = await this.learners.addressed(tx, exam, people, true);
    return [...new Set([...listed, ...named].map(({ id }) => id))];
  }
}

function tooMany(count: number): DomainError {
  const message = `These are ${count} people: invite at most ${MAX_INVITED} at once.`;
  return coreErrors.VALIDATION({ message });
}
