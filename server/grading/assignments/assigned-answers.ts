/** Which answers a marker sees. */
import type { EntityManager } from 'typeorm';
import { Role } from '../../core/access/role.js';
import type { Viewer } from '../../core/access/viewer.js';
import { assignmentErrors } from './assignment.errors.js';
import { findAssignedAnswer, listNarrowedExams } from './marking-assignment.queries.js';

/** @returns for queries over many exams: the viewer where assignments can narrow what they see, otherwise null */
export function possibleAssignee({ role, userId }: Pick<Viewer, 'role' | 'userId'>): string | null {
  return role === Role.MARKER ? userId : null;
}

/** Those of `quizIds` of which the viewer sees only what is assigned to them, which may be nothing. */
export async function findNarrowedExams(
  manager: EntityManager,
  viewer: Pick<Viewer, 'role' | 'userId'>,
  quizIds: readonly string[],
): Promise<string[]> {
  const assigneeId = possibleAssignee(viewer);
  if (assigneeId === null) return [];
  return (await listNarrowedExams(manager, { quizIds, assigneeId })).map(({ id }) => id);
}

/** @returns for queries: the viewer where they see only their part of an exam, otherwise null */
export async function assigneeIn(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<string | null> {
  const narrowed = await findNarrowedExams(manager, viewer, [quizId]);
  return narrowed.length > 0 ? viewer.userId : null;
}

/**
 * For what shows more of an exam than answers to mark: learners, papers, results, figures.
 * @throws MARKING_ASSIGNED where the viewer marks a part of it only, or nothing
 */
export async function assertSeesAll(
  manager: EntityManager,
  viewer: Viewer,
  quizId: string,
): Promise<void> {
  if ((await assigneeIn(manager, viewer, quizId)) !== null)
    throw assignmentErrors.MARKING_ASSIGNED();
}

/** Whether the viewer may see and mark an answer of an exam. */
export async function isAssigned(
  manager: EntityManager,
  viewer: Viewer,
  { quizId, id: gradeId }: { quizId: string; id: string },
): Promise<boolean> {
  const assigneeId = await assigneeIn(manager, viewer, quizId);
  if (assigneeId === null) return true;
  return (await findAssignedAnswer(manager, { gradeId, assigneeId })).length > 0;
}
