/** The format of exam files. It has no ids or creation times, so that the same exam gives the same file. */
import { z } from 'zod';
import {
  MAX_REMARKS,
  remarkRules,
  rubricRules,
  settingsRules,
} from '../../grading/manual/marking.validation.js';
import { plainMessage } from '../../core/errors/plain-messages.js';
import { dateTimeRule } from '../../core/errors/validation.js';
import { ruleChangeRules, timeRule } from '../../exams/rules/exam-rules.validation.js';
import { MAX_QUESTIONS, quizChangeRules, titleRule } from '../../quizzes/quiz.validation.js';

export const FORMAT = 'examwright-exam';
/** Version 1 had numbers for marks and a penalty in per cent (see older-exam-file.ts). */
export const VERSION = 2;
/** Of the whole file, in which images are a third larger than they are. */
export const MAX_FILE_BYTES = 60 * 1024 * 1024;
const MAX_IMAGES = 2_000;

/** The exported rules. Access codes belong to one exam and are not exported. */
export const RULE_NAMES = Object.keys(ruleChangeRules.shape).filter(
  (name): name is RuleName => name !== 'version' && name !== 'accessCode',
);
export type RuleName = Exclude<keyof typeof ruleChangeRules.shape, 'version' | 'accessCode'>;

const fileTimeRule = dateTimeRule.pipe(timeRule).nullish();

export const fileRubricRules = z.strictObject({
  isBinding: z.boolean(),
  criteria: z.array(
    z.strictObject({
      name: z.string(),
      levels: z.array(z.strictObject({ label: z.string(), marks: z.string() })),
    }),
  ),
});

export type FileRubric = z.output<typeof fileRubricRules>;

/** Checks a rubric by the rules of the grading module. */
export const checkRubric = (rubric: FileRubric) =>
  rubricRules.safeParse({ ...rubric, version: 1 }, { error: plainMessage });

/** Other fields are checked by the kind. */
const questionRules = z.looseObject({
  kind: z.string().max(30),
  rubric: fileRubricRules.optional(),
});

export const examFileRules = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  title: titleRule,
  durationMinutes: quizChangeRules.shape.durationMinutes,
  rules: ruleChangeRules
    .omit({ version: true, accessCode: true })
    .extend({ opensAt: fileTimeRule, closesAt: fileTimeRule, releasesAt: fileTimeRule })
    .strict()
    .optional(),
  marking: settingsRules.omit({ version: true }).strict().optional(),
  remarks: z
    .array(remarkRules)
    .max(MAX_REMARKS, `At most ${MAX_REMARKS} remarks`)
    .refine(
      (remarks) => new Set(remarks.map(({ shortcut }) => shortcut)).size === remarks.length,
      'Two remarks have the same shortcut',
    )
    .optional(),
  questions: z.array(questionRules).max(MAX_QUESTIONS),
  images: z
    .record(
      z.string().regex(/^[0-9a-f]{64}$/, 'An image goes by the SHA-256 of its bytes'),
      // The hash of the bytes is checked later, not the form of the base64 text.
      z.strictObject({ contentType: z.string().max(30), base64: z.string() }),
    )
    .refine((images) => Object.keys(images).length <= MAX_IMAGES, `At most ${MAX_IMAGES} images`),
});

export type ExamFile = z.output<typeof examFileRules>;
export type FileQuestion = ExamFile['questions'][number];
