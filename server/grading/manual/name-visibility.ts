import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NameVisibilityPort } from '../../attempts/events/name-visibility.port.js';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { assertSeesAll, findNarrowedExams } from '../assignments/assigned-answers.js';
import { markingErrors } from './marking.errors.js';
import { listExamsWithHiddenNames } from './marking-settings.queries.js';

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

/** The exams of `quizIds` whose results with names are hidden from the viewer, also because they mark only a part. */
export async function findExamsWithHiddenNames(
  manager: EntityManager,
  viewer: Pick<Viewer, 'role' | 'userId'>,
  quizIds: readonly string[],
): Promise<string[]> {
  if (viewer.role !== Role.MARKER) return [];
  const rows = await listExamsWithHiddenNames(manager, { quizIds });
  const narrowed = await findNarrowedExams(manager, viewer, quizIds);
  return [...new Set([...rows.map(({ id }) => id), ...narrowed])];
}

/**
 * For all that shows results or answers of an exam beside names.
 * @throws MARKING_ANONYMOUS, MARKING_ASSIGNED where they mark a part of the exam only
 */
export async function assertResultsVisible(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<void> {
  await assertSeesAll(manager, viewer, quizId);
  if (await areNamesHidden(manager, viewer, quizId)) throw markingErrors.MARKING_ANONYMOUS();
}

/** For modules that this one depends on. */
@Injectable()
export class NameVisibility extends NameVisibilityPort {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  /** @throws MARKING_ANONYMOUS, MARKING_ASSIGNED */
  override async check(viewer: Viewer, quizId: string): Promise<void> {
    await assertResultsVisible(this.work.manager, viewer, quizId);
  }

  override async findHidden(
    viewer: Pick<Viewer, 'role' | 'userId'>,
    quizIds: readonly string[],
  ): Promise<string[]> {
    return findExamsWithHiddenNames(this.work.manager, viewer, quizIds);
  }
}
