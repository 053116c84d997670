/** What the check of an exam has found, as pages of its quiz and of the exam count it. */

interface Finding {
  code: string;
  severity: 'BLOCKING' | 'WARNING' | 'ADVICE';
}

/** Blocking findings that say how far the exam has come, not that something in it is wrong. */
const OF_STATE = ['NO_QUESTIONS', 'NOT_SUBMITTED', 'INACTIVE', 'CLOSED'];

/** @returns the findings that must be corrected before learners can take the exam */
export function findingsToCorrect<T extends Finding>(findings: readonly T[]): T[] {
  return findings.filter(
    ({ code, severity }) => severity === 'BLOCKING' && !OF_STATE.includes(code),
  );
}

/** @returns the findings that are probably not meant, without those that submitting the paper settles */
export function findingsToCheck<T extends Finding>(findings: readonly T[]): T[] {
  return findings.filter(
    ({ code, severity }) => severity === 'WARNING' && code !== 'UNPUBLISHED_CHANGES',
  );
}
