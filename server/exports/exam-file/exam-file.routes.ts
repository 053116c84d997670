/** The routes of exam files. */
import { z } from 'zod';
import { defineRoute } from '../../core/http/route.js';
import { pathIdRule, questionCountShape, titleShape } from '../../core/http/field-shapes.js';
import { json, jsonFile } from '../../core/http/route-responses.js';
import { ruleChangeRules } from '../../exams/rules/exam-rules.validation.js';
import { remarkRules } from '../../grading/manual/marking.validation.js';
import { examFileErrors } from './exam-file.errors.js';
import { examFileRules, FORMAT, MAX_FILE_BYTES, VERSION } from './exam-file.format.js';

const common = { tag: 'Exam files', access: 'exam.edit' } as const;

const timeShape = z.iso.datetime().nullish();

/** The file as it is written: `examFileRules` reads times as dates, and shortcuts in lower case. */
const examFileShape = examFileRules
  .extend({
    rules: ruleChangeRules
      .omit({ version: true, accessCode: true })
      .extend({ opensAt: timeShape, closesAt: timeShape, releasesAt: timeShape })
      .optional(),
    remarks: z.array(remarkRules.extend({ shortcut: z.string() })).optional(),
  })
  .meta({
    id: 'ExamFile',
    description: 'An exam with its key, images and rules.',
    examples: [
      {
        format: FORMAT,
        version: VERSION,
        title: 'Geography, final exam',
        durationMinutes: 90,
        rules: { access: 'REGISTRATION', opensAt: '2026-05-04T09:00:00.000Z', attemptsAllowed: 1 },
        questions: [{ kind: 'DESCRIPTIVE', text: 'Why are rivers borders?', marks: 5 }],
        images: {},
      },
    ],
  });

const importedExamShape = z
  .object({ quizId: z.uuid(), title: titleShape, questionCount: questionCountShape })
  .meta({ id: 'ImportedExam', description: 'The new exam.' });

export const exportExam = defineRoute({
  ...common,
  method: 'get',
  path: '/exams/{quizId}/export.json',
  operationId: 'exportExam',
  summary: 'A whole exam with its key, images and rules, to be imported here or on another server',
  params: z.object({ quizId: pathIdRule }),
  headers: { 'cache-control': 'private, no-store' },
  response: jsonFile(examFileShape),
  refusals: { 404: 'There is no such exam.' },
});

export const importExam = defineRoute({
  ...common,
  method: 'post',
  path: '/exams/import',
  operationId: 'importExam',
  summary: 'Makes a new exam of the file of an exported one',
  upload: {
    field: 'file',
    contentTypes: ['application/json'],
    limit: { bytes: MAX_FILE_BYTES, tooLarge: examFileErrors.EXAM_FILE_TOO_LARGE },
  },
  status: 201,
  response: json(importedExamShape),
  refusals: { 409: '`IMAGES_FULL`: the images of this account take too much space.' },
});
