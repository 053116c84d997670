/** The route of a learner's personal data. */
import { z } from 'zod';
import { defineRoute } from '../../core/http/route.js';
import { pathIdRule, personNameShape, titleShape } from '../../core/http/field-shapes.js';
import { jsonFile } from '../../core/http/route-responses.js';

const records = z.array(z.looseObject({}));

const personalDataShape = z
  .object({
    format: z.literal('examwright-personal-data'),
    version: z.literal(1),
    exportedAt: z.iso.datetime(),
    learner: z.looseObject({ id: z.uuid(), name: personNameShape }),
    classLists: z.array(titleShape.meta({ examples: ['Class 9a'] })),
    candidacies: records,
    mails: records,
    auditEntries: records,
    attempts: records,
  })
  .meta({
    id: 'PersonalData',
    description: 'All that is stored about a learner, with times in ISO 8601.',
  });

export const exportPersonalData = defineRoute({
  tag: 'Exports',
  access: 'institute.manage',
  method: 'get',
  path: '/learners/{learnerId}/personal-data.json',
  operationId: 'exportPersonalData',
  summary: 'Everything that is stored about a learner, for a request of theirs',
  params: z.object({ learnerId: pathIdRule }),
  headers: { 'cache-control': 'private, no-store' },
  response: jsonFile(personalDataShape),
  refusals: { 404: 'There is no such learner.' },
});
