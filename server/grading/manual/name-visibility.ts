import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SUBMITTED } from '../../attempts/submitted-condition.js';
import { NameVisibilityPort } from '../../attempts/events/name-visibility.port.js';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { markingErrors } from './marking.errors.js';

/**
 * Whether the viewer must not see yet whose answers are whose: they are a marker, the exam is
 * marked without names, and attempts run, answers wait, or marks are being typed. Every page that
 * shows names beside answers checks this.
 */
export async function areNamesHidden(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<boolean> {
  return (await findExamsWithHiddenNames(manager, viewer, [quizId])).length > 0;
}

/** The exams of `quizIds` whose names are hidden from the viewer. */
export async function findExamsWithHiddenNames(
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

/**
 * For pages that show a candidate's answers with their name.
 * @throws MARKING_ANONYMOUS
 */
export async function assertNamesVisible(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<void> {
  if (await areNamesHidden(manager, viewer, quizId)) throw markingErrors.MARKING_ANONYMOUS();
}

/** For modules that this one depends on. */
@Injectable()
export class NameVisibility extends NameVisibilityPort {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** @throws MARKING_ANONYMOUS */
  override async check(viewer: Viewer, quizId: string): Promise<void> {
    await assertNamesVisible(this.work.manager, viewer, quizId);
  }
}
