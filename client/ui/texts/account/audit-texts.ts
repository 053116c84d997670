/** Texts of the audit log: a sentence for each action of staff. */

import { isolate } from '../isolate';

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
  value('minutes') === '' ? '' : ` (${many(Number(value('minutes')), 'minute', 'minutes')})`;

/** The name is gone once personal data was erased. */
const learner = (about: string): string => (about === '' ? 'a learner' : about);

/** What a learner typed who asked to continue; nothing once they are erased. */
const asked = (value: AuditDetails['value']): string => {
  const [name, rollNumber] = [value('typedName'), value('typedRollNumber')];
  if (name === '') return '';
  const roll = rollNumber === '' ? '' : `, roll number ${isolate(rollNumber)}`;
  return `: number ${value('number')} on their screen, asked as ${isolate(name)}${roll}`;
};

/** What an adjustment of results did. */
const adjusted = (value: AuditDetails['value'], about: string): string => {
  const whose = value('isForAll') === 'true' ? 'all learners' : learner(about);
  const marks = value('marks');
  if (marks.startsWith('-')) return `Took ${marks.slice(1)} marks from ${whose}`;
  if (marks !== '') return `Added ${marks} marks for ${whose}`;
  return value('kind') === 'PASS_MARK'
    ? `Changed the pass mark after the exam for ${whose}`
    : `Changed what wrong choices earn after the exam for ${whose}`;
};

const YES_NO = { true: 'yes', false: 'no' };
const ROLES: Record<string, string> = { OWNER: 'owner', EDITOR: 'editor', MARKER: 'marker' };

export const auditTexts = {
  title: 'Audit log',
  lead: 'What the staff of your institute did, latest first. Only owners can see this.',
  daysOf: (timeZone: string) => `Days follow the time zone ${timeZone.replaceAll('_', ' ')}.`,
  notYours: 'Only owners of the institute can see the audit log.',
  search: 'Search by exam, name or reason',
  action: 'Action',
  all: 'Everything',
  from: 'From',
  until: 'Until',
  backwards: 'The last day is before the first day.',
  table: 'Audit log',
  columns: { at: 'When', who: 'Who', what: 'What', quiz: 'Exam' },
  nobody: 'Automatic',
  because: (reason: string) => `Reason: ${reason}`,
  change: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  value: (name: string, value: string) => `${name}: ${value}`,
  none: 'none',
  failed: 'The log could not be loaded',
  empty: 'No entries yet',
  emptyHint: 'What staff do from now on appears here.',
  noMatch: 'No entries found',
  noMatchHint: 'Use fewer filters, or choose other dates.',
  clear: 'Clear filters',
  more: 'Show earlier entries',
  searchMore: 'Search earlier entries',
  searchedTo: (time: string) => `Searched as far back as ${time}.`,
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
    reviewContent: 'Learners see',
    reviewTime: 'Results shown',
    releasesAt: 'Results from',
    mailsResults: 'E-mails results',
    hasCertificate: 'Certificate',
    extraTimePercent: 'Extra time (%)',
    extraAttempts: 'Extra attempts',
    role: 'Role',
    name: 'Name',
    gradeBands: 'Grades',
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
      REGISTRATION: 'anyone with the link who confirms an e-mail address',
      LINK: 'anyone with the link who gives a name',
    },
    wrongMarksBasis: { QUESTION: 'for each question', MARK: 'for each mark of the question' },
    layout: { ONE: 'one at a time', ALL: 'all on one page' },
    navigation: { FREE: 'back and forth', FORWARD: 'forward only' },
    reviewContent: {
      NOTHING: 'nothing',
      SCORE: 'the score',
      ANSWERS: 'score and answers',
      KEY: 'score, answers and answer key',
    },
    reviewTime: {
      AT_ONCE: 'immediately',
      AFTER_CLOSING: 'after closing',
      ON_RELEASE: 'when released',
      ON_DATE: 'on a date',
      AFTER_MARKING: 'when everything is marked',
    },
  } as Record<string, Record<string, string>>,
  /** Texts for details without a value before and after. */
  notes: {
    accessCode: { SET: 'Access code: changed', REMOVED: 'Access code: removed' },
  } as Record<string, Record<string, string>>,
  actions: {
    QUIZ_CREATED: 'Exam created',
    QUIZ_CHANGED: 'Exam changed',
    QUIZ_DELETED: 'Exam deleted',
    QUIZ_RESTORED: 'Exam restored',
    QUESTIONS_CHANGED: 'Questions changed',
    PAPER_PUBLISHED: 'Paper submitted',
    RULES_CHANGED: 'Rules changed',
    TIMES_DOUBTED: 'Times to check',
    EXAM_OPENED: 'Exam activated',
    EXAM_CLOSED: 'Exam deactivated',
    LEARNERS_INVITED: 'Learners invited',
    TIMES_MAILED: 'Changed times mailed',
    ACCOMMODATIONS_GRANTED: 'Arrangements changed for a learner',
    TIME_GIVEN: 'Extra time given',
    ATTEMPT_REOPENED: 'Attempt reopened',
    ATTEMPT_SUBMITTED: 'Attempt submitted',
    ATTEMPT_PAUSED: 'Attempt paused',
    ATTEMPT_RESUMED: 'Attempt resumed',
    EXAM_PAUSED: 'Exam paused',
    EXAM_RESUMED: 'Exam resumed',
    MESSAGE_SENT: 'Message sent',
    LATE_DECIDED: 'Late answers accepted or refused',
    RETURN_CONFIRMED: 'Learner confirmed on another device',
    MARKED: 'Answers marked',
    MARK_CHANGED: 'Marks changed',
    MARKING_CHANGED: 'Marking settings changed',
    RESULTS_RELEASED: 'Results released',
    RESULTS_WITHDRAWN: 'Results withdrawn',
    RESULTS_ADJUSTED: 'Results adjusted',
    ADJUSTMENT_UNDONE: 'Adjustment undone',
    RESULTS_EXPORTED: 'Results exported',
    EXAM_EXPORTED: 'Exam exported',
    EXAM_IMPORTED: 'Exam imported',
    MEMBER_INVITED: 'Colleague invited',
    MEMBER_JOINED: 'Colleague joined',
    MEMBER_ROLE_CHANGED: 'Role changed',
    MEMBER_REMOVED: 'Colleague left or removed',
    MEMBER_TWO_FACTOR_OFF: 'Two-factor log-in switched off',
    INSTITUTE_CHANGED: 'Institute details changed',
    QUIZ_PURGED: 'Exam deleted permanently',
    QUESTIONS_PURGED: 'Questions deleted permanently',
    LEARNER_EXPORTED: 'Personal data exported',
    LEARNERS_ERASED: 'Personal data erased',
  },
  sentences: {
    QUIZ_CREATED: ({ value }: AuditDetails) =>
      value('copyOf') === ''
        ? 'Created the exam'
        : `Created the exam as a copy of “${value('copyOf')}”`,
    QUIZ_CHANGED: () => 'Changed the exam',
    QUIZ_DELETED: () => 'Moved the exam to the trash',
    QUIZ_RESTORED: () => 'Restored the exam from the trash',
    QUESTIONS_CHANGED: ({ count }: AuditDetails) =>
      `Changed questions: ${many(count, 'change', 'changes')}`,
    PAPER_PUBLISHED: ({ value }: AuditDetails) =>
      `Submitted the paper, revision ${value('revision')}`,
    RULES_CHANGED: ({ value }: AuditDetails) =>
      value('code') === 'RENEWED' ? 'Gave the exam a new link' : 'Changed the rules',
    TIMES_DOUBTED: ({ about }: AuditDetails) =>
      about === ''
        ? 'An update found times that may be wrong, in the rules or in a learner’s arrangements. Check them'
        : `An update found times arranged for ${about} that may be wrong. Check them`,
    EXAM_OPENED: () => 'Activated the exam',
    EXAM_CLOSED: () => 'Deactivated the exam',
    LEARNERS_INVITED: ({ value }: AuditDetails) =>
      `Invited ${many(Number(value('count')), 'learner', 'learners')}`,
    TIMES_MAILED: ({ count }: AuditDetails) =>
      `Mailed changed times to ${many(count, 'learner', 'learners')}`,
    ACCOMMODATIONS_GRANTED: ({ about }: AuditDetails) =>
      `Changed the arrangements for ${learner(about)}`,
    TIME_GIVEN: (said: AuditDetails) =>
      said.about === '' && said.value('count') !== ''
        ? `Gave ${many(Number(said.value('count')), 'learner', 'learners')} extra time${times(said)}`
        : `Gave ${learner(said.about)} extra time${times(said)}`,
    ATTEMPT_REOPENED: (said: AuditDetails) =>
      `Reopened the attempt of ${learner(said.about)}${times(said)}`,
    ATTEMPT_SUBMITTED: ({ about }: AuditDetails) => `Submitted the attempt of ${learner(about)}`,
    ATTEMPT_PAUSED: ({ about }: AuditDetails) => `Paused the attempt of ${learner(about)}`,
    ATTEMPT_RESUMED: ({ about }: AuditDetails) => `Resumed the attempt of ${learner(about)}`,
    EXAM_PAUSED: ({ value }: AuditDetails) =>
      `Paused the exam for ${many(Number(value('count')), 'learner', 'learners')}`,
    EXAM_RESUMED: ({ value }: AuditDetails) =>
      `Resumed the exam for ${many(Number(value('count')), 'learner', 'learners')}`,
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
    MARKING_CHANGED: () => 'Changed the marking settings',
    RESULTS_RELEASED: () => 'Released the results',
    RESULTS_WITHDRAWN: () => 'Withdrew the results',
    RESULTS_ADJUSTED: ({ about, value }: AuditDetails) => adjusted(value, about),
    ADJUSTMENT_UNDONE: ({ about, value }: AuditDetails) => `Undid: ${adjusted(value, about)}`,
    RESULTS_EXPORTED: ({ value }: AuditDetails) =>
      ({
        RESULTS: 'Exported the results',
        EXAM_FIGURES: 'Exported the statistics of the exam',
        QUESTION_FIGURES: 'Exported the statistics of the questions',
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
        true: 'Required two-factor log-in for everyone',
        false: 'Stopped requiring two-factor log-in for everyone',
      })[value('requiresTwoFactor')] ?? 'Changed the institute’s details',
    QUIZ_PURGED: () => 'Deleted the exam permanently',
    QUESTIONS_PURGED: ({ count }: AuditDetails) =>
      `Deleted ${many(count, 'question', 'questions')} permanently`,
    LEARNER_EXPORTED: ({ about }: AuditDetails) =>
      `Exported the personal data of ${learner(about)}`,
    LEARNERS_ERASED: ({ value }: AuditDetails) =>
      value('count') === ''
        ? 'Erased the personal data of a learner'
        : `Erased the personal data of ${many(Number(value('count')), 'learner', 'learners')}, inactive for ${many(Number(value('months')), 'month', 'months')}`,
  },
};
