import { z } from 'zod';
import { documentedRules } from '../core/errors/documented-rules.js';
import {
  MAX_EMAIL,
  boundedText,
  emailRule,
  omittable,
  isVisible,
  visibleText,
} from '../core/errors/validation.js';
import { timeRule } from '../exams/rules/exam-rules.validation.js';
import { CandidateOrigin } from './candidate.entity.js';

export const MAX_NAME = 200;
export const MAX_EXTERNAL_ID = 200;
export const MAX_ROLL_NUMBER = 100;
/** People in one request. */
export const MAX_PEOPLE = 2_000;
/** Candidates of one exam, of any origin. */
export const MAX_CANDIDATES = 20_000;
/** Learners in one invitation, from class lists and named individually. */
export const MAX_INVITED = 5_000;
export const MAX_MEMBERS = 2_000;
export const MAX_CLASS_LISTS = 1_000;
const MAX_LISTS_INVITED = 50;
const MAX_EXTRA_PERCENT = 400;
const MAX_EXTRA_ATTEMPTS = 20;

/** Names appear in mails and lists: line breaks and other control characters become blanks. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}

export const learnerNameRule = z
  .string('Name is required')
  .transform(oneLine)
  .pipe(visibleText('Name', MAX_NAME))
  .meta({ description: 'First and last name, at most 200 characters.' })
  .register(documentedRules, { minLength: 1, maxLength: MAX_NAME, examples: ['Ada Byron'] });

export const learnerEmailRule = z
  .string('Email is required')
  .pipe(emailRule)
  .register(documentedRules, { format: 'email', minLength: 1, maxLength: MAX_EMAIL });

/** A text in one line; null if it is absent or shows nothing. */
function optionalLine(name: string, max: number) {
  return z
    .string()
    .transform(oneLine)
    .pipe(boundedText(name, max))
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null));
}

export const personRules = z
  .object({
    name: optionalLine('Name', MAX_NAME),
    email: z
      .string()
      .nullish()
      .transform((text) => text?.trim() || null)
      .pipe(learnerEmailRule.nullable()),
    externalId: optionalLine('External id', MAX_EXTERNAL_ID),
    rollNumber: optionalLine('Roll number', MAX_ROLL_NUMBER),
  })
  .refine(({ name, email, externalId }) => name !== null || email !== null || externalId !== null, {
    path: ['name'],
    message: 'A name, an email or an external id is required',
  });

/** A validated person whom staff have named. */
export type Person = z.output<typeof personRules>;

export const peopleRules = z
  .array(personRules)
  .max(MAX_PEOPLE, `At most ${MAX_PEOPLE.toLocaleString('en')} people at once`);

/** A message of staff in a mail. */
const MAX_MESSAGE = 1_000;

/** Plain text of several lines; null if it is absent or shows nothing. Other control characters become blanks. */
export const mailMessageRule = z
  .string()
  .transform((text) => text.replace(/\r\n?/gu, '\n').replace(/[^\P{Cc}\n]/gu, ' '))
  .pipe(boundedText('Message', MAX_MESSAGE))
  .nullish()
  .transform((text) => (text && isVisible(text) ? text : null));

/** The same as the only input of an operation. */
export const mailMessageRules = z.object({ message: mailMessageRule });

export const inviteRules = z.object({
  message: mailMessageRule,
  people: peopleRules.nullish().transform((people) => people ?? []),
  classListIds: z
    .array(z.string())
    .max(MAX_LISTS_INVITED, `At most ${MAX_LISTS_INVITED} class lists at once`)
    .nullish()
    .transform((ids) => [...new Set(ids)]),
});

const PERCENT = `Extra time is from 0 to ${MAX_EXTRA_PERCENT} per cent`;
const ATTEMPTS = `Extra attempts are from 0 to ${MAX_EXTRA_ATTEMPTS}`;

/** Absent fields stay; a null time means the exam's again. */
export const accommodationRules = z.object({
  extraTimePercent: omittable(z.int(PERCENT).min(0, PERCENT).max(MAX_EXTRA_PERCENT, PERCENT)),
  extraAttempts: omittable(z.int(ATTEMPTS).min(0, ATTEMPTS).max(MAX_EXTRA_ATTEMPTS, ATTEMPTS)),
  opensAt: timeRule.nullish(),
  closesAt: timeRule.nullish(),
});

export type Accommodations = z.input<typeof accommodationRules>;

/** State of a candidate, by which lists are filtered. */
export enum CandidateState {
  NOT_STARTED = 'NOT_STARTED',
  STARTED = 'STARTED',
  REVOKED = 'REVOKED',
}

export const searchRule = boundedText('Search', MAX_NAME).nullish();

export const candidateFilterRules = z.object({
  filter: z.object({
    search: searchRule,
    state: z.enum(CandidateState).nullish(),
    origin: z.enum(CandidateOrigin).nullish(),
  }),
});

/** Absent or null fields do not filter. */
export type CandidateFilter = z.input<typeof candidateFilterRules>['filter'];

export const classListNameRule = visibleText('Name', MAX_NAME);
