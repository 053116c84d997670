import type { EntityManager } from 'typeorm';

/**
 * What an institute has besides its staff: quizzes, learners and lists of them. A later room provides it;
 * this one knows only that there is such a thing.
 */
export abstract class InstituteDataPort {
  /** Whether there is anything at all, also in the trash. */
  abstract hasAny(manager: EntityManager, instituteId: string): Promise<boolean>;
}
