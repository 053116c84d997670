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

const common = { tag: 'Joining an exam', access: 'public' } as const;
const headers = { 'cache-control': 'no-store' };
const params = z.object({
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
  ...common,
  method: 'get',
  path: '/attempts/exam/{code}',
  operationId: 'showExam',
  summary: 'The public page of an exam',
  params,
  headers,
  response: json(examFrontShape),
  refusals: NO_EXAM,
});

export const joinExam = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/candidates',
  operationId: 'joinExam',
  summary: 'Joins by name, where the access is LINK',
  params,
  body: joinRules,
  status: 201,
  headers,
  response: json(linkTokenShape),
  refusals: NOT_ADMITTED,
});

export const requestExamCode = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/email-codes',
  operationId: 'requestExamCode',
  summary: 'Mails a code, where the access is REGISTRATION',
  params,
  body: emailCodeRules,
  headers,
  response: json(codeRequestShape),
  refusals: NOT_ADMITTED,
});

export const registerForExam = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/registrations',
  operationId: 'registerForExam',
  summary: 'Joins with a verified address; the address of a candidate gets its own link back',
  params,
  body: registrationRules,
  status: 201,
  headers,
  response: json(linkTokenShape),
  refusals: NOT_ADMITTED,
});

export const mailExamLink = defineRoute({
  ...common,
  method: 'post',
  path: '/attempts/exam/{code}/links',
  operationId: 'mailExamLink',
  summary: 'Mails candidates their link. The response does not disclose whether there is one',
  params,
  body: linkRules,
  status: 202,
  response: json(z.object({}).meta({ description: 'Empty: the link is mailed, if there is one.' })),
  refusals: NO_EXAM,
});
