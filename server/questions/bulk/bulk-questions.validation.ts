/** Rules for changes of several questions of one quiz. */
import { z } from 'zod';
import { coreErrors, type FieldProblem } from '../../core/errors/domain-error.js';
import { marksRule, wrongMarksRule } from '../../marks/marks.validation.js';
import { kindNamed } from '../kinds/registry.js';
import {
  checkCount,
  COUNT,
  distinctIds,
  MAX_PLACED,
  seenVersions,
} from '../question-order.validation.js';

export const questionsOfQuizRules = z.object({ quizId: z.string(), questionIds: distinctIds });

export const deleteQuestionsRules = questionsOfQuizRules
  .extend({ versions: seenVersions })
  .superRefine(checkCount);

const NO_CHANGE = 'Give marks, or marks of a wrong choice';

export const setMarksRules = z.object({
  quizId: z.string(),
  questions: z
    .array(
      z.object({
        questionId: z.string().toLowerCase(),
        version: z.int(),
        // Without a value, they stay as they are.
        marks: marksRule.nullish(),
        wrongMarks: wrongMarksRule.nullish(),
      }),
    )
    .min(1, COUNT)
    .max(MAX_PLACED, COUNT)
    .superRefine((questions, context) => {
      const seen = new Set<string>();
      for (const [index, { questionId, marks, wrongMarks }] of questions.entries()) {
        if (marks === undefined && wrongMarks === undefined)
          context.addIssue({ code: 'custom', path: [index], message: NO_CHANGE });
        const message = 'This question is named twice';
        if (seen.has(questionId))
          context.addIssue({ code: 'custom', path: [index, 'questionId'], message });
        seen.add(questionId);
      }
    }),
});

export type NewMarks = z.output<typeof setMarksRules>['questions'][number];

const NEEDS_MARKS = 'A question with options needs marks';
const NO_WRONG_CHOICE = 'This question has no options, so there is no wrong choice: leave it out';

/**
 * Checks marks against the kinds of their questions.
 * @param kinds the names of the kinds, in the order of `questions`
 * @throws VALIDATION naming the entries
 */
export function checkMarksOfKinds(questions: readonly NewMarks[], kinds: readonly string[]): void {
  const fields = questions.flatMap(({ marks, wrongMarks }, index): FieldProblem[] => {
    const hasOptions = kindNamed(kinds[index] ?? '').optionIds !== undefined;
    if (hasOptions && marks === null)
      return [{ path: `questions.${index}.marks`, message: NEEDS_MARKS }];
    if (!hasOptions && wrongMarks != null)
      return [{ path: `questions.${index}.wrongMarks`, message: NO_WRONG_CHOICE }];
    return [];
  });
  if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
}
