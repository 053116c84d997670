import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NamesShown } from '../../attempts/names-shown.js';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { markingErrors } from './marking.errors.js';

/**
 * Whether somebody must not learn yet whose answers are whose: they are there to mark, the exam is marked
 * without names, and somebody is at it or answers still wait. Every room that shows names beside answers asks this.
 */
export async function hidesNames(
  manager: EntityManager,
  { role }: Viewer,
  quizId: string,
): Promise<boolean> {
  if (role !== Role.MARKER) return false;
  const [row] = await manager.query<[{ hides: boolean }]>(
    `SELECT EXISTS (SELECT FROM marking_settings WHERE quiz_id = $1 AND is_anonymous)
       AND (EXISTS (SELECT FROM attempts
           WHERE quiz_id = $1 AND submitted_at IS NULL AND NOT is_preview)
         OR EXISTS (SELECT FROM grades g JOIN attempts a ON a.id = g.attempt_id
           WHERE g.quiz_id = $1 AND g.outcome = 'WAITING' AND a.submitted_at IS NOT NULL
             AND NOT a.is_preview)) AS hides`,
    [quizId],
  );
  return row.hides;
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
export class MarkersNames extends NamesShown {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** @throws MARKING_ANONYMOUS */
  override async check(viewer: Viewer, quizId: string): Promise<void> {
    await checkNamesShown(this.work.manager, viewer, quizId);
  }
}
