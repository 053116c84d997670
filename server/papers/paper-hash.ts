/** Hashes of a revision's content, in SQL: there may be 40,000 questions, which stay inside the database. */

const bytesOf = (content: string): string => `convert_to(${content}::text, 'UTF8')`;

/** SQL of the hash that finds a revision with the same content. It must not be published. */
export const hashOf = (content: string): string => `encode(sha256(${bytesOf(content)}), 'hex')`;

/** SQL of a new salt: 32 bytes, of which 244 bits are random. Another one each time it is evaluated. */
export const NEW_SALT = 'uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())';

/** SQL of what is published of a revision: it says nothing of the content to whoever lacks the salt. */
export const commitmentOf = (salt: string, content: string): string =>
  `encode(sha256(${salt} || ${bytesOf(content)}), 'hex')`;
