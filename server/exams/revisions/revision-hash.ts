/**
 * SQL of the hash that finds a revision with the same content. It must not be published: the questions tell the key that
 * makes it. There may be 40,000 of them, which stay inside the database.
 */
export const hashOf = (content: string): string =>
  `encode(sha256(convert_to(${content}::text, 'UTF8')), 'hex')`;
