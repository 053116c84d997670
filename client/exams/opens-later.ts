import type { Exam } from './exam.query';

/** Whether an exam opens at a time that is still to come, by the clock of the browser. */
export function opensLater({ opensAt }: Pick<Exam['rules'], 'opensAt'>): boolean {
  return opensAt !== null && Date.parse(opensAt) > Date.now();
}
