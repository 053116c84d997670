/** Validation of assignments. */
import { z } from 'zod';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';

/** Each answer to mark is compared with all of them. A marker of more learners is assigned questions. */
export const MAX_ASSIGNED_LEARNERS = 500;

/** In one order, so that the same choice is stored alike. */
const ids = (most: number, some: string) => {
  const message = `Choose from 1 to ${most} ${some}, or all of them`;
  return z
    .array(z.uuid(message), message)
    .min(1, message)
    .max(most, message)
    .transform((all) => [...new Set(all)].sort())
    .nullable();
};

export const assignmentRules = z.object({
  questionIds: ids(MAX_EXAM_QUESTIONS, 'questions'),
  learnerIds: ids(MAX_ASSIGNED_LEARNERS, 'learners'),
});
