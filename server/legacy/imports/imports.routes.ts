import { z } from 'zod';
import { importErrors } from '../../imports/import.errors.js';
import { BODY, legacyRoute, type LegacyRoute } from '../wire/legacy-route.js';
import { base64, object, optionalText, quizTitle } from '../wire/field-schemas.js';

const IMPORT_ID = '3c1d0f5e-95f1-4a29-8c0c-7b1a3f0e2d44';

const request = object({
  quizTitle,
  excelFile: base64.nullish().meta({
    description:
      'An .xlsx workbook in base64; left out to ask for the state of an import. The same file sent again joins its import while that is under way, and is a new one afterwards.',
  }),
  importId: optionalText.meta({ description: 'Of an import that was answered with 202.' }),
}).refine(({ excelFile, importId }) => excelFile != null || importId != null, {
  path: ['excelFile'],
  message: 'is required',
});

const cellErrors = z
  .array(z.object({ row: z.int(), column: z.string(), message: z.string() }))
  .meta({ description: 'Every cell that cannot be taken, at most 20,000.' });

function excelRoute(name: string, summary: string): LegacyRoute<typeof request> {
  return legacyRoute({
    name,
    summary,
    tag: 'Spreadsheets',
    access: 'exam.edit',
    bodyLimit: BODY.file,
    request,
    example: { quizTitle: 'Algebra', excelFile: 'UEsDBBQABgAIAAAAIQ...' },
    answers: {
      200: {
        description: 'Every row is stored.',
        fields: { importedCount: z.int(), importId: z.string() },
        example: {
          message: 'Excel file uploaded successfully!',
          importedCount: 120,
          importId: IMPORT_ID,
        },
      },
      202: {
        description:
          'It takes longer than 25 seconds and goes on. Ask again with importId and quizTitle.',
        fields: { importId: z.string() },
        example: { message: 'The import is under way.', importId: IMPORT_ID },
      },
    },
    refusals: {
      400: 'The file cannot be read, or some of its cells cannot be taken: errors names them. Nothing is imported.',
      404: 'Quiz not found',
      409: 'Your uploads of seven days, or what your imports have refused, fill all there is for you.',
      413: 'The body is larger than 15 MB.',
      429: 'Five of your imports are running.',
    },
    refusalBodies: { 400: { errors: [] } },
    refusalFields: { 400: { importId: z.string().optional(), errors: cellErrors.optional() } },
    refusalExamples: {
      400: {
        message:
          'Nothing was imported: 1 cell cannot be taken. Correct it and send the file again.',
        importId: IMPORT_ID,
        errors: [{ row: 3, column: 'Question', message: 'Question is required' }],
      },
      409: { message: importErrors.UPLOADS_FULL().message },
      429: { message: importErrors.TOO_MANY_IMPORTS().message },
    },
  });
}

export const mcqExcel = excelRoute(
  'quizzQuestionServiceExcel_M',
  'Imports multiple-choice questions from a spreadsheet, all or none.',
);

export const descriptiveExcel = excelRoute(
  'quizzdescriptiveQuestionServiceExcel_M',
  'Imports descriptive questions from a spreadsheet, all or none.',
);
