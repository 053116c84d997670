/** Going on at another device, where the access is LINK. */
import { z } from 'zod';
import { pathIdRule } from '../../core/http/field-shapes.js';
import { defineRoute } from '../../core/http/route.js';
import { json } from '../../core/http/route-responses.js';
import {
  returnAnswerShape,
  returnedShape,
  returnRequestRules,
  returnRequestShape,
  returnRules,
  returnSecretRules,
  withdrawnReturnShape,
} from './returns.schema.js';

const common = { tag: 'Joining an exam', access: 'public' } as const;
const headers = { 'cache-control': 'no-store' };
const params = z.object({
  code: z.string().meta({
    description: 'The code of the exam, with or without hyphens.',
    examples: ['k7m2-p9qd-4xwt'],
  }),
});
const NO_EXAM = 'There is no exam with this code.';

export const returnByCode = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/returns',
  operationId: 'returnByCode',
  summary: 'Goes on at another device, by the code that the first one shows',
  params,
  body: returnRules,
  headers,
  response: json(returnedShape),
  refusals: { 404: NO_EXAM, 403: 'The code is wrong, or the exam has another kind of access.' },
});

export const requestReturn = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/return-requests',
  operationId: 'requestReturn',
  summary: 'Asks staff to confirm who goes on at this device',
  params,
  body: returnRequestRules,
  status: 201,
  headers,
  response: json(returnRequestShape),
  refusals: {
    404: NO_EXAM,
    403: 'The exam has another kind of access.',
    409: 'The exam is closed or not open, or too many requests wait.',
  },
});

export const readReturnRequest = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/return-requests/{id}',
  operationId: 'readReturnRequest',
  summary: 'Whether staff have confirmed a request, for the device that asked',
  params: params.extend({ id: pathIdRule }),
  body: returnSecretRules,
  headers,
  response: json(returnAnswerShape),
  refusals: { 404: 'There is no such exam, or no such request: they expire after an hour.' },
});

export const withdrawReturnRequest = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/return-requests/{id}/withdrawal',
  operationId: 'withdrawReturnRequest',
  summary: 'Withdraws a request, for the device that asked',
  params: params.extend({ id: pathIdRule }),
  body: returnSecretRules,
  headers,
  response: json(withdrawnReturnShape),
  refusals: { 404: NO_EXAM },
});
