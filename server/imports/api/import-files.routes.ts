/** The routes of spreadsheets: to upload one, and to download the rows that were refused. */
import { z } from 'zod';
import { defineRoute } from '../../core/http/route.js';
import { pathIdRule } from '../../core/http/field-shapes.js';
import { file, json } from '../../core/http/route-responses.js';
import { CSV, XLSX } from '../spreadsheet/workbook-format.js';
import { SPREADSHEET_LIMIT } from '../uploads.service.js';

const common = { tag: 'Spreadsheets', access: 'exam.edit' } as const;

const spreadsheetShape = z
  .object({
    uploadId: z.uuid().meta({ description: 'For `startImport`.' }),
    fileName: z.string().meta({ examples: ['questions.xlsx'] }),
    sizeBytes: z.int().meta({ examples: [48_213] }),
  })
  .meta({
    id: 'UploadedSpreadsheet',
    description: 'A spreadsheet that can be imported for a week.',
  });

export const uploadSpreadsheet = defineRoute({
  ...common,
  method: 'post',
  path: '/uploads/spreadsheets',
  operationId: 'uploadSpreadsheet',
  summary: 'Receives one .xlsx or .csv file and returns its id, for startImport',
  upload: { field: 'file', contentTypes: [XLSX, CSV], limit: SPREADSHEET_LIMIT },
  status: 201,
  response: json(spreadsheetShape),
  refusals: { 409: '`UPLOADS_FULL`: the files of this account take too much space.' },
});

export const downloadRefusedRows = defineRoute({
  ...common,
  method: 'get',
  path: '/imports/{importId}/refused-rows.xlsx',
  operationId: 'downloadRefusedRows',
  summary: 'The refused rows of an import, each with instructions what to repair',
  params: z.object({ importId: pathIdRule }),
  headers: { 'cache-control': 'private, no-store' },
  response: file('A workbook with the refused rows alone.', XLSX),
  refusals: { 404: 'There is no such import, or it has no refused rows.' },
});
