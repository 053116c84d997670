/** The route of finished exports. */
import { z } from 'zod';
import { defineRoute } from '../core/http/route.js';
import { pathIdRule } from '../core/http/field-shapes.js';
import { file } from '../core/http/route-responses.js';
import { XLSX } from '../imports/spreadsheet/workbook-format.js';

export const downloadExport = defineRoute({
  tag: 'Exports',
  access: 'exam.edit',
  method: 'get',
  path: '/exports/{exportId}/file',
  operationId: 'downloadExport',
  summary: 'The file of a finished export',
  params: z.object({ exportId: pathIdRule }),
  headers: { 'cache-control': 'private, no-store' },
  response: file('The file of the export.', XLSX, 'text/csv'),
  refusals: {
    404: 'There is no such export, or its file is not there any more.',
    409: '`EXPORT_NOT_DONE`: the export is under way, or has failed. Its `state` says which.',
  },
});
