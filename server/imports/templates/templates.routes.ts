/** The route of templates. */
import { z } from 'zod';
import { defineRoute } from '../../core/http/route.js';
import { file } from '../../core/http/route-responses.js';
import { XLSX } from '../spreadsheet/workbook-format.js';

export const downloadTemplate = defineRoute({
  tag: 'Spreadsheets',
  // Templates contain no data of institutes.
  access: 'public',
  method: 'get',
  path: '/templates/{file}',
  operationId: 'downloadTemplate',
  summary: 'A template to fill in, or its instructions to print',
  params: z.object({
    file: z.string().meta({
      description: 'A kind of question with `.xlsx` or `.pdf`.',
      examples: ['mcq.xlsx'],
    }),
  }),
  headers: { 'cache-control': 'public, max-age=3600' },
  response: file('The template, or its instructions.', XLSX, 'application/pdf'),
  refusals: { 404: 'There is no such template.' },
});
