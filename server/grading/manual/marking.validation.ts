/** Validation and limits of marking. */
import { z } from 'zod';
import {
  boundedText,
  isLongerThan,
  isStorable,
  requiredText,
} from '../../core/errors/validation.js';
import { fractionOf, leastCommonMultiple, type Marks } from '../../marks/fraction.js';
import { givenMarksRule, MAX_DENOMINATOR } from '../../marks/marks.validation.js';

export const MAX_CRITERIA = 20;
export const MAX_LEVELS = 10;
export const MAX_REMARKS = 100;
export const MAX_COMMENT = 5_000;
const MAX_REMARK = 1_000;

const STEPS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
const STEP = `The step must be one of ${STEPS.join(', ')}`;

/** Stored as typed, including blanks: it is autosaved while the marker types. */
const comment = z
  .string()
  .refine(isStorable, 'The comment has a character that cannot be stored')
  .refine(
    (text) => !isLongerThan(text, MAX_COMMENT),
    `A comment must be at most ${MAX_COMMENT} characters long`,
  )
  .transform((text) => (text.trim() === '' ? null : text));

const version = z.int();
const reason = boundedText('Reason', 500).transform((text) => (text === '' ? null : text));

export const markRules = z.object({
  version,
  marks: givenMarksRule.nullable(),
  comment: comment.nullish().transform((text) => text ?? null),
  rubric: z
    .array(z.object({ criterionId: z.string().max(100), levelId: z.string().max(100) }))
    .max(MAX_CRITERIA, `A rubric has at most ${MAX_CRITERIA} criteria`),
  reason: reason.nullish().transform((text) => text ?? null),
  isTyped: z.boolean(),
});

export const ruleReturnRules = z.object({
  version,
  reason: reason.nullish().transform((text) => text ?? null),
});

export const settingsRules = z.object({
  version,
  isAnonymous: z.boolean(),
  step: z.number(STEP).refine((step) => STEPS.includes(step), STEP),
});

const criterionRules = z.object({
  id: z.uuid('An id must be a UUID').nullish(),
  name: requiredText('Criterion', 200),
  levels: z
    .array(
      z.object({
        id: z.uuid('An id must be a UUID').nullish(),
        label: requiredText('Level', 500),
        marks: givenMarksRule,
      }),
    )
    .min(1, 'A criterion needs a level')
    .max(MAX_LEVELS, `A criterion has at most ${MAX_LEVELS} levels`),
});

export const rubricRules = z
  .object({
    version,
    isBinding: z.boolean(),
    criteria: z
      .array(criterionRules)
      .max(MAX_CRITERIA, `A rubric has at most ${MAX_CRITERIA} criteria`),
  })
  .refine(
    ({ criteria }) =>
      isEachOnce(criteria.flatMap((one) => [one.id, ...one.levels.map(({ id }) => id)])),
    { message: 'Each id is used once', path: ['criteria'] },
  )
  .refine(({ criteria }) => canBeAdded(criteria.flatMap(({ levels }) => levels)), {
    message: 'The levels have too many different fractions: use fewer, for example only thirds',
    path: ['criteria'],
  });

export const remarkRules = z.object({
  shortcut: requiredText('Shortcut', 20)
    .transform((text) => text.toLowerCase())
    .refine((text) => !/\s/.test(text), 'A shortcut has no blanks'),
  text: requiredText('Remark', MAX_REMARK),
});

/** Whether every sum of these marks can be given. */
function canBeAdded(levels: readonly { marks: Marks }[]): boolean {
  const denominators = levels.map(({ marks }) => fractionOf(marks).denominator);
  return denominators.reduce(leastCommonMultiple, 1n) <= MAX_DENOMINATOR;
}

function isEachOnce(ids: readonly (string | null | undefined)[]): boolean {
  const present = ids.filter((id) => id != null);
  return new Set(present).size === present.length;
}
