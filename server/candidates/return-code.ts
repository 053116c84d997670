import type { EntityManager } from 'typeorm';
import { isUniqueViolation } from '../core/database/constraint-violations.js';
import { newExamCode } from '../exams/rules/exam-code.js';
import { setReturnCode } from './candidate.queries.js';

/** Of 20,000 candidates with one of 650 thousand million codes each, two of the same are hardly ever drawn. */
const TRIES = 3;

/**
 * Makes the code with which a candidate goes on at another device, outside of a transaction. Of two at once, both
 * get the same. @returns null for a candidate who was revoked
 */
export async function makeReturnCode(
  manager: EntityManager,
  id: string,
  tries = TRIES,
): Promise<string | null> {
  try {
    const [stored] = await setReturnCode(manager, { id, returnCode: newExamCode() });
    return stored?.returnCode ?? null;
  } catch (error) {
    if (tries > 1 && isUniqueViolation(error, 'candidates_return_code'))
      return makeReturnCode(manager, id, tries - 1);
    throw error;
  }
}
