/** The public routes of an exam, for visitors with its code. */
import { z } from 'zod';
import { defineRoute } from '../../core/http/route.js';
import { json } from '../../core/http/route-responses.js';
import {
  codeRequestShape,
  emailCodeRules,
  examFrontShape,
  joinRules,
  linkRules,
  linkTokenShape,
  registrationRules,
} from './exam-front.schema.js';

/** Of all routes for visitors with the code of an exam. */
export const examCodeRoute = {
  tag: 'Joining an exam',
  access: 'public',
  headers: { 'cache-control': 'no-store' },
} as const;
export const examCodeParams = z.object({
  code: z.string().meta({
    description: 'The code of the exam, with or without hyphens.',
    examples: ['k7m2-p9qd-4xwt'],
  }),
});
const NO_EXAM = { 404: 'There is no exam with this code.' };
const NOT_ADMITTED = {
  ...NO_EXAM,
  403: 'The exam has another kind of access.',
  409: 'The exam is closed, full or not open.',
};

export const showExam = defineRoute({
  ...examCodeRoute,
  method: 'get',
  path: '/attempts/exam/{code}',
  operationId: 'showExam',
  summary: 'The public page of an exam',
  params: examCodeParams,
  response: json(examFrontShape),
  refusals: NO_EXAM,
});

export const joinExam = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/candidates',
  operationId: 'joinExam',
  summary: 'Joins by name, where the access is LINK',
  params: examCodeParams,
  body: joinRules,
  status: 201,
  response: json(linkTokenShape),
  refusals: NOT_ADMITTED,
});

export const requestExamCode = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/email-codes',
  operationId: 'requestExamCode',
  summary: 'Mails a code, where the access is REGISTRATION',
  params: examCodeParams,
  body: emailCodeRules,
  response: json(codeRequestShape),
  refusals: NOT_ADMITTED,
});

export const registerForExam = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/registrations',
  operationId: 'registerForExam',
  summary: 'Joins with a verified address; the address of a candidate gets its own link back',
  params: examCodeParams,
  body: registrationRules,
  status: 201,
  response: json(linkTokenShape),
  refusals: NOT_ADMITTED,
});

export const mailExamLink = defineRoute({
  ...examCodeRoute,
  method: 'post',
  path: '/attempts/exam/{code}/links',
  operationId: 'mailExamLink',
  summary: 'Mails candidates their link. The response does not disclose whether there is one',
  params: examCodeParams,
  body: linkRules,
  status: 202,
  response: json(z.object({}).meta({ description: 'Empty: the link is mailed, if there is one.' })),
  refusals: NO_EXAM,
});
