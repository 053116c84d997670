/** Texts of the audit log: a sentence for each action of staff. */

import { isolate } from './isolate';

/** The values that fill a sentence. */
export interface AuditDetails {
  about: string;
  count: number;
  /** Values by name. */
  value: (name: string) => string;
}

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString()} ${more}`;

const times = ({ value }: AuditDetails): string =>
  value('minutes') === '' ? '' : `, ${many(Number(value('minutes')), 'minute', 'minutes')}`;

/** The name is gone once personal data was erased. */
const learner = (about: string): string => (about === '' ? 'a learner' : about);

/** What a learner typed who asked to continue; nothing once they are erased. */
const asked = (value: AuditDetails['value']): string => {
  const [name, rollNumber] = [value('typedName'), value('typedRollNumber')];
  if (name === '') return '';
  const roll = rollNumber === '' ? '' : `, roll number ${isolate(rollNumber)}`;
  return `: number ${value('number')} on their screen, asked as ${isolate(name)}${roll}`;
};

const YES_NO = { true: 'yes', false: 'no' };
const ROLES: Record<string, string> = { OWNER: 'owner', EDITOR: 'editor', MARKER: 'marker' };

export const auditTexts = {
  title: 'Audit log',
  lead: 'What staff of your institute did, the latest first. Only owners see it.',
  daysOf: (timeZone: string) => `Days are those of ${timeZone.replaceAll('_', ' ')}.`,
  notYours: 'Only owners of the institute see what was done.',
  search: 'Search by exam, name or reason',
  action: 'What was done',
  all: 'Everything',
  from: 'From',
  until: 'Until',
  backwards: 'It is before the first day.',
  table: 'Audit log',
  columns: { at: 'When', who: 'Who', what: 'What', quiz: 'Exam' },
  nobody: 'By itself',
  because: (reason: string) => `Reason: ${reason}`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  value: (name: string, value: string) => `${name}: ${value}`,
  none: 'none',
  failed: 'The log could not be fetched',
  empty: 'Nothing was written down yet',
  emptyHint: 'What staff do from now on shows up here.',
  noMatch: 'Nothing of that kind was done',
  noMatchHint: 'Search for less, or for another time.',
  clear: 'Clear filters',
  more: 'Show earlier entries',
  searchMore: 'Search further back',
  searchedTo: (time: string) => `Searched back to ${time}.`,
  /** Labels of the details, by name. */
  names: {
    learnerRetentionMonths: 'Months until personal data is erased',
    title: 'Title',
    durationMinutes: 'Minutes',
    isCompleted: 'Submitted',
    access: 'Access',
    opensAt: 'Opens',
    closesAt: 'Closes',
    attemptsAllowed: 'Attempts',
    passMark: 'Pass mark',
    marksPerQuestion: 'Marks per question',
    // In entries of earlier releases.
    penaltyPercent: 'Penalty (%)',
    wrongMarks: 'Marks for a wrong choice',
    wrongMarksBasis: 'Marks for a wrong choice are counted',
    shufflesQuestions: 'Shuffles questions',
    shufflesOptions: 'Shuffles options',
    layout: 'Layout',
    navigation: 'Navigation',
    checksSpelling: 'Spell check',
    reviewContent: 'Review shows',
    reviewTime: 'Review from',
    releasesAt: 'Released on',
    mailsResults: 'Mails results',
    hasCertificate: 'Certificate',
    extraTimePercent: 'Extra time (%)',
    extraAttempts: 'Extra attempts',
    role: 'Role',
    name: 'Name',
    timeZone: 'Time zone',
  } as Record<string, string>,
  /** Labels of the details' values, where the values are codes and not text. */
  values: {
    isCompleted: YES_NO,
    shufflesQuestions: YES_NO,
    shufflesOptions: YES_NO,
    checksSpelling: YES_NO,
    mailsResults: YES_NO,
    hasCertificate: YES_NO,
    access: {
      INVITATION: 'only people who are invited',
      REGISTRATION: 'whoever confirms an e-mail address',
      LINK: 'whoever gives a name',
    },
    wrongMarksBasis: { QUESTION: 'for each question', MARK: 'for each mark of the question' },
    layout: { ONE: 'one at a time', ALL: 'all on one page' },
    navigation: { FREE: 'back and forth', FORWARD: 'forward only' },
    reviewContent: {
      NOTHING: 'nothing',
      SCORE: 'the score',
      ANSWERS: 'score and answers',
      KEY: 'score, answers and key',
    },
    reviewTime: {
      AT_ONCE: 'at once',
      AFTER_CLOSING: 'the closing',
      ON_RELEASE: 'the release',
      ON_DATE: 'a date',
      AFTER_MARKING: 'when all is marked',
    },
  } as Record<string, Record<string, string>>,
  /** Texts for details without a value before and after. */
  notes: {
    accessCode: { SET: 'Access code: changed', REMOVED: 'Access code: removed' },
  } as Record<string, Record<string, string>>,
  actions: {
    QUIZ_CREATED: 'Exam made',
    QUIZ_CHANGED: 'Exam changed',
    QUIZ_DELETED: 'Exam deleted',
    QUIZ_RESTORED: 'Exam brought back',
    QUESTIONS_CHANGED: 'Questions changed',
    PAPER_PUBLISHED: 'Paper submitted',
    RULES_CHANGED: 'Rules changed',
    TIMES_DOUBTED: 'Times to check',
    EXAM_OPENED: 'Exam made active',
    EXAM_CLOSED: 'Exam made inactive',
    ACCOMMODATIONS_GRANTED: 'Learner arranged for',
    TIME_GIVEN: 'Time given',
    ATTEMPT_REOPENED: 'Attempt reopened',
    ATTEMPT_SUBMITTED: 'Attempt handed in',
    EXAM_PAUSED: 'Exam paused',
    EXAM_RESUMED: 'Exam goes on',
    MESSAGE_SENT: 'Message sent',
    LATE_DECIDED: 'Late answers decided',
    RETURN_CONFIRMED: 'Learner let in on another device',
    MARKED: 'Answers marked',
    MARK_CHANGED: 'Marks changed',
    MARKING_CHANGED: 'Marking changed',
    RESULTS_RELEASED: 'Results released',
    RESULTS_WITHDRAWN: 'Results withdrawn',
    RESULTS_EXPORTED: 'Results exported',
    EXAM_EXPORTED: 'Exam exported',
    EXAM_IMPORTED: 'Exam imported',
    MEMBER_INVITED: 'Colleague invited',
    MEMBER_JOINED: 'Colleague joined',
    MEMBER_ROLE_CHANGED: 'Role changed',
    MEMBER_REMOVED: 'Colleague left',
    MEMBER_TWO_FACTOR_OFF: 'Two-factor log-in switched off',
    INSTITUTE_CHANGED: 'Institute changed',
    QUIZ_PURGED: 'Exam deleted for good',
    QUESTIONS_PURGED: 'Questions deleted for good',
    LEARNER_EXPORTED: 'Personal data exported',
    LEARNERS_ERASED: 'Personal data erased',
  },
  sentences: {
    QUIZ_CREATED: ({ value }: AuditDetails) =>
      value('copyOf') === '' ? 'Made the exam' : `Made the exam, a copy of “${value('copyOf')}”`,
    QUIZ_CHANGED: () => 'Changed the exam',
    QUIZ_DELETED: () => 'Moved the exam to the trash',
    QUIZ_RESTORED: () => 'Brought the exam back from the trash',
    QUESTIONS_CHANGED: ({ count }: AuditDetails) =>
      `Changed questions: ${many(count, 'change', 'changes')}`,
    PAPER_PUBLISHED: ({ value }: AuditDetails) =>
      `Submitted the paper, revision ${value('revision')}`,
    RULES_CHANGED: ({ value }: AuditDetails) =>
      value('code') === 'RENEWED' ? 'Gave the exam another link' : 'Changed the rules',
    TIMES_DOUBTED: ({ about }: AuditDetails) =>
      about === ''
        ? 'An update found times that may not be meant, in the rules or arranged for a learner. Look at them'
        : `An update found times arranged for ${about} that may not be meant. Look at them`,
    EXAM_OPENED: () => 'Made the exam active',
    EXAM_CLOSED: () => 'Made the exam inactive',
    ACCOMMODATIONS_GRANTED: ({ about }: AuditDetails) =>
      `Changed what is arranged for ${learner(about)}`,
    TIME_GIVEN: (said: AuditDetails) =>
      said.about === '' && said.value('count') !== ''
        ? `Gave ${many(Number(said.value('count')), 'learner', 'learners')} more time${times(said)}`
        : `Gave ${learner(said.about)} more time${times(said)}`,
    ATTEMPT_REOPENED: (said: AuditDetails) =>
      `Reopened the attempt of ${learner(said.about)}${times(said)}`,
    ATTEMPT_SUBMITTED: ({ about }: AuditDetails) => `Handed in for ${learner(about)}`,
    EXAM_PAUSED: ({ value }: AuditDetails) =>
      `Paused the exam for ${many(Number(value('count')), 'learner', 'learners')}`,
    EXAM_RESUMED: ({ value }: AuditDetails) =>
      `Let the exam go on for ${many(Number(value('count')), 'learner', 'learners')}`,
    MESSAGE_SENT: ({ about, value }: AuditDetails) =>
      value('count') === ''
        ? `Sent a message to ${learner(about)}`
        : `Sent a message to ${many(Number(value('count')), 'learner', 'learners')}`,
    LATE_DECIDED: ({ about, value }: AuditDetails) =>
      `${value('accepted') === 'true' ? 'Accepted' : 'Refused'} ${many(Number(value('count')), 'late answer', 'late answers')} of ${learner(about)}`,
    RETURN_CONFIRMED: ({ about, value }: AuditDetails) =>
      `Let ${isolate(learner(about))} continue on another device${asked(value)}`,
    MARKED: ({ count }: AuditDetails) => `Marked ${many(count, 'answer', 'answers')}`,
    MARK_CHANGED: ({ about, count }: AuditDetails) =>
      about === ''
        ? `Changed marks of ${many(count, 'answer', 'answers')}`
        : `Changed marks of ${about}`,
    MARKING_CHANGED: () => 'Changed how answers are marked',
    RESULTS_RELEASED: () => 'Released the results',
    RESULTS_WITHDRAWN: () => 'Withdrew the results',
    RESULTS_EXPORTED: ({ value }: AuditDetails) =>
      ({
        RESULTS: 'Exported the results',
        EXAM_FIGURES: 'Exported the figures of the exam',
        QUESTION_FIGURES: 'Exported the figures of the questions',
        RESPONSES: 'Exported all answers',
      })[value('content')] ?? 'Exported results',
    EXAM_EXPORTED: () => 'Exported the exam as a file, with its key',
    EXAM_IMPORTED: ({ value }: AuditDetails) =>
      `Imported the exam from a file: ${many(Number(value('questions')), 'question', 'questions')}`,
    MEMBER_INVITED: ({ about }: AuditDetails) => `Invited ${about}`,
    MEMBER_JOINED: ({ about }: AuditDetails) => (about === '' ? 'Joined' : `${about} joined`),
    MEMBER_ROLE_CHANGED: ({ about, value }: AuditDetails) =>
      `Changed the role of ${about} from ${ROLES[value('from')] ?? value('from')} to ${ROLES[value('to')] ?? value('to')}`,
    MEMBER_REMOVED: ({ about }: AuditDetails) => (about === '' ? 'Left' : `Removed ${about}`),
    MEMBER_TWO_FACTOR_OFF: ({ about }: AuditDetails) =>
      `Switched off the two-factor log-in of ${about}`,
    INSTITUTE_CHANGED: ({ value }: AuditDetails) =>
      ({
        true: 'Required two-factor log-in of everybody',
        false: 'Required two-factor log-in of everybody no longer',
      })[value('requiresTwoFactor')] ?? 'Changed the institute',
    QUIZ_PURGED: () => 'Deleted the exam for good',
    QUESTIONS_PURGED: ({ count }: AuditDetails) =>
      `Deleted ${many(count, 'question', 'questions')} for good`,
    LEARNER_EXPORTED: ({ about }: AuditDetails) =>
      `Exported the personal data of ${learner(about)}`,
    LEARNERS_ERASED: ({ value }: AuditDetails) =>
      value('count') === ''
        ? 'Erased the personal data of a learner'
        : `Erased the personal data of ${many(Number(value('count')), 'learner', 'learners')}, inactive for ${many(Number(value('months')), 'month', 'months')}`,
  },
};
