import type { EntityManager } from 'typeorm';

/**
 * The data of an institute besides its staff: quizzes, questions, learners and class lists. A later module
 * implements this.
 */
export abstract class InstituteDataPort {
  /** Whether the institute has any, also in the trash. */
  abstract hasAny(manager: EntityManager, instituteId: string): Promise<boolean>;
}
