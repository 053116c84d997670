import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { ExamState } from '../papers/exam-state.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { CandidateOrigin } from './candidate.entity.js';
import { Candidates } from './candidates.js';
import { ClassLists } from './class-lists.js';
import { ExamMails } from './exam-mails.js';
import { GivenExams, type GivenExam } from './given-exams.js';
import { LearnerRecords, type Addressed } from './learner-records.js';
import { learnerErrors } from './learner.errors.js';
import { inviteRules, MOST_INVITED, type Person } from './learner.rules.js';

/** Of an account: what is mailed in its name is bounded, too. */
const INVITED = { name: 'invitations', points: 20_000, seconds: 86_400 };
const REMINDED = { name: 'reminders', points: 40_000, seconds: 86_400 };

export interface Invited {
  /** Who were no candidates yet: a mail is on its way to each. */
  invitedCount: number;
  /** Who were already, also revoked ones: nothing changes for them. */
  alreadyCount: number;
}

/** Who is reminded: not once an hour more, and nobody whose window has closed. */
const FORGETFUL = `
  SELECT c.learner_id AS "learnerId" FROM candidates c JOIN exam_rules r ON r.quiz_id = c.quiz_id
  WHERE c.quiz_id = $1 AND c.origin <> 'PREVIEW' AND c.started_at IS NULL AND c.revoked_at IS NULL
    AND (c.reminded_at IS NULL OR c.reminded_at < now() - interval '1 hour')
    AND (coalesce(c.closes_at, r.closes_at) IS NULL OR coalesce(c.closes_at, r.closes_at) > now())`;

/** Brings people into exams, by mail. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly exams: GivenExams,
    private readonly learners: LearnerRecords,
    private readonly candidates: Candidates,
    private readonly lists: ClassLists,
    private readonly mails: ExamMails,
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
    return this.work.run(async (tx) => {
      await this.quizzes.lock(tx, viewer, quizId);
      const listed = await this.lists.members(tx.manager, viewer, classListIds);
      const exam = await this.given(tx, quizId);
      const learners = await this.learnersOf(tx, exam, people, listed);
      await this.limits.consume(INVITED, viewer.userId, learners.length);
      const ids = learners.map(({ id }) => id);
      const added = await this.candidates.add(tx, exam, ids, CandidateOrigin.INVITED);
      await this.mails.send(tx, exam, [...added], 'exam-invitation');
      return { invitedCount: added.size, alreadyCount: ids.length - added.size };
    });
  }

  /**
   * Mails those who have not started their link again; each at most once an hour.
   * @returns how many are mailed
   * @throws QUIZ_NOT_FOUND, EXAM_NOT_GIVEN, TOO_MANY_REQUESTS
   */
  async remind(viewer: Viewer, quizId: string): Promise<number> {
    return this.work.run(async (tx) => {
      await this.quizzes.lock(tx, viewer, quizId);
      const exam = await this.given(tx, quizId);
      const rows = await tx.manager.query<{ learnerId: string }[]>(FORGETFUL, [quizId]);
      await this.limits.consume(REMINDED, viewer.userId, rows.length);
      const ids = rows.map(({ learnerId }) => learnerId);
      return this.mails.send(tx, exam, ids, 'exam-reminder');
    });
  }

  /** @param quizId of a quiz that is locked: two who invite to it at once follow one another */
  private async given(tx: Transaction, quizId: string): Promise<GivenExam> {
    const exam = await this.exams.byQuiz(tx.manager, quizId);
    if (!exam || exam.state === ExamState.UNAVAILABLE) throw learnerErrors.EXAM_NOT_GIVEN();
    return exam;
  }

  /** Each once, however often they stand there. */
  private async learnersOf(
    tx: Transaction,
    exam: GivenExam,
    people: Person[],
    listed: Addressed[],
  ): Promise<Addressed[]> {
    const named = await this.learners.addressed(tx, exam, people, true);
    const all = new Map([...listed, ...named].map((learner) => [learner.id, learner]));
    if (all.size > MOST_INVITED) {
      const message = `These are ${all.size} people: invite at most ${MOST_INVITED} at once.`;
      throw coreErrors.VALIDATION({ message });
    }
    return [...all.values()];
  }
}
