/**
 * What of the trash is never removed, because learners have taken it (decision 19). A later room
 * provides it; this one knows only that there is such a thing.
 */
export abstract class RetentionPort {
  /** @returns those of these quizzes that were taken */
  abstract quizzes(ids: string[]): Promise<ReadonlySet<string>>;
  /** @returns those of these questions that a submitted paper has */
  abstract questions(ids: string[]): Promise<ReadonlySet<string>>;
}
