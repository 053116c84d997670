import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ExamChanges } from '../../attempts/events/exam-changes.js';
import { AuditAction } from '../../audit/audit-event.entity.js';
import { recordAuditEvent } from '../../audit/record-audit-event.js';
import { candidateErrors } from '../../candidates/candidate.errors.js';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { memberErrors } from '../../members/member.errors.js';
import { questionErrors } from '../../questions/question.errors.js';
import type { Quiz } from '../../quizzes/quiz.entity.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { User } from '../../users/user.entity.js';
import { assignmentErrors } from './assignment.errors.js';
import { MarkingAssignment } from './marking-assignment.entity.js';
import {
  countQuestionsOfExam,
  findPartStamp,
  listCandidatesOfAliases,
  upsertAssignment,
} from './marking-assignment.queries.js';
import { assignmentRules } from './marking-assignment.validation.js';

/** An account of the institute, in an exam. */
export interface MarkerOfExam {
  quizId: string;
  userId: string;
  /** The stamp of what is assigned to them; null: nothing; undefined: whatever it is. */
  stamp?: string | null | undefined;
}

/** Looks at an exam within the transaction that changes it, under its lock. */
export type LookAtExam = (tx: Transaction, quiz: Quiz) => Promise<void>;

/** Owners and editors say who marks what (decision 0070). */
@Injectable()
export class MarkingAssignmentsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly changes: ExamChanges,
  ) {}

  /**
   * Replaces what a marker marks in an exam. The first assignment of an exam narrows what all its markers see.
   * @param part null for all questions, or all learners; learners by the ids that markers know them by
   * @param look is called once it is done, unless the call is repeated by its Idempotency-Key
   * @throws VALIDATION, QUIZ_NOT_FOUND, NOT_ALLOWED, MEMBER_NOT_FOUND, NOT_A_MARKER, QUESTION_NOT_FOUND,
   *   LEARNER_NOT_FOUND, ASSIGNMENT_CHANGED
   */
  async assign(
    viewer: Viewer,
    { quizId, userId, stamp }: MarkerOfExam,
    part: z.input<typeof assignmentRules>,
    look: LookAtExam,
  ): Promise<void> {
    const { questionIds, learnerIds } = validate(assignmentRules, part);
    await this.work.runOnce(async (tx) => {
      const { manager } = tx;
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const marker = await findMember(tx, viewer, userId);
      if (marker.role !== Role.MARKER || marker.leftAt !== null)
        throw assignmentErrors.NOT_A_MARKER();
      await assertStamp(tx, { quizId: quiz.id, userId: marker.id, stamp });
      if (questionIds) {
        const { count } = await countQuestionsOfExam(manager, { quizId: quiz.id, questionIds });
        if (count < questionIds.length) throw questionErrors.QUESTION_NOT_FOUND();
      }
      const candidateIds = learnerIds && (await findCandidates(tx, quiz.id, learnerIds));
      const assignment = { quizId: quiz.id, userId: marker.id, questionIds, candidateIds };
      const isChanged = (await upsertAssignment(manager, assignment)) > 0;
      const questions = questionIds?.length ?? null;
      const learners = learnerIds?.length ?? null;
      if (isChanged)
        await this.record(tx, viewer, quiz, marker, { isAssigned: true, questions, learners });
      await look(tx, quiz);
    });
  }

  /**
   * Takes an assignment back, also that of somebody who marks no more. Without any, all markers see the whole exam again.
   * @param look as of `assign`
   * @throws QUIZ_NOT_FOUND, NOT_ALLOWED, MEMBER_NOT_FOUND, ASSIGNMENT_CHANGED
   */
  async unassign(
    viewer: Viewer,
    { quizId, userId, stamp }: MarkerOfExam,
    look: LookAtExam,
  ): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const quiz = await this.quizzes.lock(tx, viewer, quizId);
      const marker = await findMember(tx, viewer, userId);
      const assignment = { quizId: quiz.id, userId: marker.id };
      await assertStamp(tx, { ...assignment, stamp });
      const { affected } = await tx.manager.delete(MarkingAssignment, assignment);
      if (affected) await this.record(tx, viewer, quiz, marker, { isAssigned: false });
      await look(tx, quiz);
    });
  }

  private async record(
    tx: Transaction,
    viewer: Viewer,
    quiz: Quiz,
    { email: about }: User,
    details: Record<string, number | boolean | null>,
  ): Promise<void> {
    await recordAuditEvent(tx, viewer, AuditAction.MARKING_CHANGED, { quiz, about, details });
    const { id: quizId, instituteId } = quiz;
    this.changes.announce({ quizId, instituteId }, tx);
  }
}

/** Under the lock of the exam. @throws ASSIGNMENT_CHANGED */
async function assertStamp(
  { manager }: Transaction,
  { quizId, userId, stamp }: MarkerOfExam,
): Promise<void> {
  if (stamp === undefined) return;
  const [current] = await findPartStamp(manager, { quizId, userId });
  if ((current?.stamp ?? null) !== stamp) throw assignmentErrors.ASSIGNMENT_CHANGED();
}

/** @throws MEMBER_NOT_FOUND, also for one of another institute */
async function findMember({ manager }: Transaction, viewer: Viewer, id: string): Promise<User> {
  const { instituteId } = viewer;
  const found = isId(id) ? await manager.findOneBy(User, { id, instituteId }) : null;
  if (!found) throw memberErrors.MEMBER_NOT_FOUND();
  return found;
}

/** @throws LEARNER_NOT_FOUND */
async function findCandidates(
  { manager }: Transaction,
  quizId: string,
  aliasIds: readonly string[],
): Promise<string[]> {
  const found = await listCandidatesOfAliases(manager, { quizId, aliasIds });
  if (found.length < aliasIds.length) throw candidateErrors.LEARNER_NOT_FOUND();
  return found.map(({ id }) => id);
}
