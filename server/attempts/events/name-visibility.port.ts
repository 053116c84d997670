import type { Viewer } from '../../core/access/viewer.js';

/**
 * Whether somebody may be shown names beside what became of an exam. The grading room provides it, which
 * knows of exams that are marked without names; those who watch an exam know only that somebody decides.
 */
export abstract class NameVisibilityPort {
  /** @throws when they must not learn yet who took the exam */
  abstract check(viewer: Viewer, quizId: string): Promise<void>;
}
