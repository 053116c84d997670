import type { Viewer } from '../../core/access/viewer.js';

/**
 * Decides whether a viewer may see the candidates' names in an exam. The grading module implements it:
 * exams can be marked anonymously.
 */
export abstract class NameVisibilityPort {
  /** @throws MARKING_ANONYMOUS while the viewer must not see who took the exam */
  abstract check(viewer: Viewer, quizId: string): Promise<void>;

  /** The exams of `quizIds` whose candidates the viewer must not see. */
  abstract findHidden(
    viewer: Pick<Viewer, 'role' | 'userId'>,
    quizIds: readonly string[],
  ): Promise<string[]>;
}
