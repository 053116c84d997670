/**
 * SQL of the hash that finds a revision with the same content. It must not be published: with the questions
 * the key can be guessed from it. Computed in the database, because a paper may have 40,000 questions.
 */
export const contentHashSql = (content: string): string =>
  `encode(sha256(convert_to(${content}::text, 'UTF8')), 'hex')`;
