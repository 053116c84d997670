import type { Viewer } from '../../core/access/viewer.js';

/**
 * Decides whether a viewer may see answers and results of an exam with the names of its learners. The grading
 * module implements it: exams can be marked anonymously, and markers can be assigned a part of one.
 */
export abstract class ResultVisibilityPort {
  /**
   * @throws MARKING_ANONYMOUS while names are hidden from the viewer, MARKING_ASSIGNED where they mark a part of
   * the exam only
   */
  abstract check(viewer: Viewer, quizId: string): Promise<void>;

  /** The exams of `quizIds` whose results the viewer must not see. */
  abstract findHidden(
    viewer: Pick<Viewer, 'role' | 'userId'>,
    quizIds: readonly string[],
  ): Promise<string[]>;
}
