import { registerEnumType } from '@nestjs/graphql';
import { AuditAction } from './audit-event.entity.js';

/** The type requires a description of every action. */
const DESCRIPTIONS: Record<keyof typeof AuditAction, string> = {
  QUIZ_CREATED: 'A quiz was made; with `copyOf` it is a copy of another one.',
  QUIZ_CHANGED: 'Its title, its minutes or its completion.',
  QUIZ_DELETED: 'It was moved to the trash.',
  QUIZ_RESTORED: 'It was brought back.',
  QUESTIONS_CHANGED:
    'Questions were added, edited, moved, deleted or brought back; `count` says how many.',
  PAPER_PUBLISHED:
    'What the quiz says became the paper that learners take, of the number `revision`.',
  RULES_CHANGED: 'How the exam is given.',
  TIMES_DOUBTED:
    'An update found times that an earlier release may have misread: before the quiz was made, or erased.',
  EXAM_OPENED: 'The quiz was made active.',
  EXAM_CLOSED: 'The quiz was made inactive.',
  LEARNERS_INVITED: 'Learners were invited to an exam; `count` says how many were new.',
  TIMES_MAILED:
    'The times of an exam were mailed to those who were invited; `count` says how many.',
  ACCOMMODATIONS_GRANTED: 'More time, more attempts or a window of their own for one learner.',
  TIME_GIVEN: 'Deadlines under way were put off, of one learner or, with `count`, of several.',
  ATTEMPT_REOPENED: 'A submitted attempt goes on.',
  ATTEMPT_SUBMITTED: 'An attempt was submitted for its learner.',
  ATTEMPT_PAUSED: 'An attempt was paused individually.',
  ATTEMPT_RESUMED: 'An individually paused attempt goes on, after so many `seconds`.',
  EXAM_PAUSED: 'An exam was paused; `count` says how many were at it.',
  EXAM_RESUMED:
    'A paused exam goes on, after so many `seconds`. `count` says for how many, `closesAt` and `releasesAt` how its closing and its date of results moved, and `windows` how many learners’ own closings did.',
  MESSAGE_SENT:
    'A message was sent to one learner at an exam or, with `count`, to everybody. The reason is its text.',
  LATE_DECIDED: 'Answers that came late were accepted, or not.',
  RETURN_CONFIRMED: 'A learner was let in on another device, as the candidate that they are.',
  MARKED: 'Answers were marked; `count` says how many.',
  MARK_CHANGED: 'Marks that were given before are others now.',
  MARKING_CHANGED: 'How the exam is marked.',
  RESULTS_RELEASED: 'Learners may see their results.',
  RESULTS_WITHDRAWN: 'They may no more.',
  RESULTS_ADJUSTED: 'Marks, the pass mark or what wrong choices earn were changed after the exam.',
  ADJUSTMENT_UNDONE: 'Such a change was undone.',
  RESULTS_EXPORTED: 'Results, figures or answers were written to a file.',
  EXAM_EXPORTED: 'The exam was written to a file, with its key.',
  EXAM_IMPORTED: 'The exam was made of a file.',
  MEMBER_INVITED: 'A colleague was invited.',
  MEMBER_JOINED: 'A colleague joined.',
  MEMBER_ROLE_CHANGED: 'A colleague has another role.',
  MEMBER_REMOVED: 'A colleague has left.',
  MEMBER_TWO_FACTOR_OFF: 'The two-factor log-in of a colleague was switched off.',
  INSTITUTE_CHANGED:
    'What the institute is called, its time zone, whether it requires two-factor log-in, or how long it keeps personal data of learners.',
  QUIZ_PURGED: 'A quiz in the trash was removed for good, before its thirty days were over.',
  QUESTIONS_PURGED:
    'Questions in the trash were removed for good, before their thirty days were over; `count` says how many.',
  LEARNER_EXPORTED: 'What is stored about a learner was written to a file.',
  LEARNERS_ERASED:
    'Personal data was erased, of one learner or, with `count`, of those whose time was over. It does not say whose.',
};

registerEnumType(AuditAction, {
  name: 'AuditAction',
  description: 'What staff did.',
  valuesMap: Object.fromEntries(
    Object.entries(DESCRIPTIONS).map(([name, description]) => [name, { description }]),
  ),
});
