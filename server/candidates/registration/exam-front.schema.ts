/** Requests and responses of an exam's public routes. They validate the requests and make the API document. */
import { z } from 'zod';
import {
  instituteShape,
  questionCountShape,
  timeZoneShape,
  titleShape,
} from '../../core/http/field-shapes.js';
import { ExamAccess } from '../../exams/rules/exam-rules.entity.js';
import { ExamState } from '../../exams/rules/exam-state.js';
import type { OpenExam } from '../open-exams.js';
import type { CodeRequest } from '../../users/email-codes/mailed-codes.js';
import { learnerEmailRule, learnerNameRule } from '../candidate.validation.js';

const dateTimeShape = z.iso.datetime();

export const examFrontShape = z
  .object({
    code: z.string().meta({
      description: 'As the exam has it, without hyphens.',
      examples: ['k7m2p9qd4xwt'],
    }),
    title: titleShape,
    instituteName: instituteShape,
    access: z.enum(ExamAccess).meta({
      description:
        'Who can take it besides invited candidates: nobody, anybody who confirms an address, or anybody who gives a name.',
    }),
    needsAccessCode: z.boolean().meta({
      description: 'An attempt is started with an access code, which is read out in the room.',
    }),
    state: z.enum(ExamState).meta({ description: 'Whether it can be started now.' }),
    opensAt: dateTimeShape.nullable(),
    closesAt: dateTimeShape.nullable(),
    pausedAt: dateTimeShape.nullable().meta({
      description:
        'Since when staff have paused the exam: nobody starts, and it does not close. Its closing moves when it goes on. Null while it is not paused.',
    }),
    timeZone: timeZoneShape,
    durationMinutes: z
      .int()
      .nullable()
      .meta({ description: 'Null: no limit.', examples: [90] }),
    questionCount: questionCountShape,
    serverTime: dateTimeShape,
  })
  .meta({ id: 'ExamFront', description: 'An exam as visitors with its code see it.' });

export type ExamFront = z.output<typeof examFrontShape>;

export const joinRules = z.object({ name: learnerNameRule });

export const emailCodeRules = z.object({ email: learnerEmailRule });

export const linkRules = z.object({ email: learnerEmailRule });

export const registrationRules = z.object({
  name: learnerNameRule,
  email: learnerEmailRule,
  challenge: z.uuid('challenge must be one that email-codes has given'),
  code: z
    .string('Code is required')
    .max(100, 'Code must be six digits')
    .meta({
      description: 'Six digits.',
      examples: ['314159'],
    }),
});

export const codeRequestShape = z
  .object({
    challenge: z.uuid().meta({ description: 'Goes back with the code.' }),
    expiresAt: dateTimeShape.meta({ description: 'The code is good until then.' }),
    resendAfter: z.int().meta({
      description: 'Seconds after which a new one can be asked for.',
      examples: [60],
    }),
  })
  .meta({ id: 'ExamCodeRequest', description: 'A code that is on its way.' });

export type ExamCodeRequest = z.output<typeof codeRequestShape>;

export function toExamCodeRequest({ client, expiresAt, resendAfter }: CodeRequest) {
  return { challenge: client, expiresAt: expiresAt.toISOString(), resendAfter };
}

export const linkTokenShape = z
  .object({
    token: z.string().meta({
      examples: ['exl_3q2-7wAAAAD5jV0mQx1n'],
      description:
        'Opens this exam to its candidate, and nothing else: `Authorization: Bearer <token>`.',
    }),
  })
  .meta({ id: 'LinkToken', description: 'The token of a link.' });

export type LinkToken = z.output<typeof linkTokenShape>;

export function toExamFront(exam: OpenExam): ExamFront {
  return {
    code: exam.code,
    title: exam.title,
    instituteName: exam.instituteName,
    access: exam.access,
    needsAccessCode: exam.needsAccessCode,
    state: exam.state,
    opensAt: exam.opensAt?.toISOString() ?? null,
    closesAt: exam.closesAt?.toISOString() ?? null,
    pausedAt: exam.pausedAt?.toISOString() ?? null,
    timeZone: exam.timeZone,
    durationMinutes: exam.durationMinutes,
    questionCount: exam.questionCount,
    serverTime: exam.serverTime.toISOString(),
  };
}
