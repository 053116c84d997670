import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ResultVisibilityPort } from '../../attempts/events/result-visibility.port.js';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { assertSeesAll, findNarrowedExams } from '../assignments/assigned-answers.js';
import { markingErrors } from './marking.errors.js';
import { listExamsWithHiddenNames } from './marking-settings.queries.js';

/** The exams of `quizIds` whose results are hidden from the viewer, also because they mark only a part of them. */
export async function findExamsWithHiddenResults(
  manager: EntityManager,
  viewer: Pick<Viewer, 'role' | 'userId'>,
  quizIds: readonly string[],
): Promise<string[]> {
  const anonymous = await findAnonymousExams(manager, viewer, quizIds);
  const narrowed = await findNarrowedExams(manager, viewer, quizIds);
  return [...new Set([...anonymous, ...narrowed])];
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
  const anonymous = await findAnonymousExams(manager, viewer, [quizId]);
  if (anonymous.length > 0) throw markingErrors.MARKING_ANONYMOUS();
}

/**
 * Those of `quizIds` in which the viewer must not see yet whose answers are whose: they are a marker, the exam is
 * marked without names, and attempts run, answers wait, or marks are being typed.
 */
async function findAnonymousExams(
  manager: EntityManager,
  viewer: Pick<Viewer, 'role'>,
  quizIds: readonly string[],
): Promise<string[]> {
  if (viewer.role !== Role.MARKER) return [];
  return (await listExamsWithHiddenNames(manager, { quizIds })).map(({ id }) => id);
}

/** For modules that this one depends on. */
@Injectable()
export class ResultVisibility extends ResultVisibilityPort {
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
    return findExamsWithHiddenResults(this.work.manager, viewer, quizIds);
  }
}
