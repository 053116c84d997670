import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SUBMITTED } from '../../attempts/submitted.js';
import { NameVisibilityPort } from '../../attempts/events/name-visibility.port.js';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { markingErrors } from './marking.errors.js';

/**
 * Whether somebody must not learn yet whose answers are whose: they are there to mark, the exam is marked
 * without names, and somebody is at it, answers still wait, or their marks are being typed. Every room that
 * shows names beside answers asks this.
 */
export async function hidesNames(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<boolean> {
  return (await examsWithoutNames(manager, viewer, [quizId])).length > 0;
}

/** Which of these exams it is. */
export async function examsWithoutNames(
  manager: EntityManager,
  { role }: Viewer,
  quizIds: readonly string[],
): Promise<string[]> {
  if (role !== Role.MARKER) return [];
  const rows = await manager.query<{ id: string }[]>(
    `SELECT s.quiz_id AS id FROM marking_settings s
     WHERE s.quiz_id = ANY($1) AND s.is_anonymous
       AND (EXISTS (SELECT FROM attempts o
           WHERE o.quiz_id = s.quiz_id AND o.submitted_at IS NULL AND NOT o.is_preview)
         OR EXISTS (SELECT FROM attempts a
           WHERE a.quiz_id = s.quiz_id AND a.settles_at > now() AND ${SUBMITTED})
         OR EXISTS (SELECT FROM grades g JOIN attempts a ON a.id = g.attempt_id
           WHERE g.quiz_id = s.quiz_id AND g.outcome = 'WAITING' AND ${SUBMITTED}))`,
    [quizIds],
  );
  return rows.map(({ id }) => id);
}

/** For what shows one learner's answers with their name. @throws MARKING_ANONYMOUS */
export async function checkNamesShown(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<void> {
  if (await hidesNames(manager, viewer, quizId)) throw markingErrors.MARKING_ANONYMOUS();
}

/** For rooms that come before this one. */
@Injectable()
export class NameVisibility extends NameVisibilityPort {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** @throws MARKING_ANONYMOUS */
  override async check(viewer: Viewer, quizId: string): Promise<void> {
    await checkNamesShown(this.work.manager, viewer, quizId);
  }
}
