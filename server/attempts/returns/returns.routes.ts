/** Going on at another device, where the access is LINK. */
import { pathIdRule } from '../../core/http/field-shapes.js';
import { defineRoute } from '../../core/http/route.js';
import { json } from '../../core/http/route-responses.js';
import { examCodeParams, examCodeRoute } from '../../candidates/registration/exam-front.routes.js';
import {
  returnAnswerShape,
  returnedShape,
  returnRequestRules,
  returnRequestShape,
  returnRules,
  returnSecretRules,
  withdrawnReturnShape,
} from './returns.schema.js';

const NO_EXAM = 'There is no exam with this code.';

export const returnByCode = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/returns',
  operationId: 'returnByCode',
  summary: 'Goes on at another device, by the code that the first one shows',
  params: examCodeParams,
  body: returnRules,
  response: json(returnedShape),
  refusals: { 404: NO_EXAM, 403: 'The code is wrong, or the exam has another kind of access.' },
});

export const requestReturn = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/return-requests',
  operationId: 'requestReturn',
  summary: 'Asks staff to confirm who goes on at this device',
  params: examCodeParams,
  body: returnRequestRules,
  status: 201,
  response: json(returnRequestShape),
  refusals: {
    404: NO_EXAM,
    403: 'The exam has another kind of access.',
    409: 'Nobody is at the exam or can still start it, or too many requests wait.',
  },
});

export const readReturnRequest = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/return-requests/{id}',
  operationId: 'readReturnRequest',
  summary: 'Whether staff have confirmed a request, for the device that asked',
  params: examCodeParams.extend({ id: pathIdRule }),
  body: returnSecretRules,
  response: json(returnAnswerShape),
  refusals: { 404: 'There is no such exam, or no such request: they expire after an hour.' },
});

export const withdrawReturnRequest = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/return-requests/{id}/withdrawal',
  operationId: 'withdrawReturnRequest',
  summary: 'Withdraws a request, for the device that asked',
  params: examCodeParams.extend({ id: pathIdRule }),
  body: returnSecretRules,
  response: json(withdrawnReturnShape),
  refusals: { 404: NO_EXAM },
});
