/** GraphQL enums of the rules of an exam. */
import { registerEnumType } from '@nestjs/graphql';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import {
  ExamAccess,
  ExamLayout,
  ExamNavigation,
  ReviewContent,
  ReviewTime,
} from './exam-rules.entity.js';
import { ReleaseState } from './review-rule.js';

registerEnumType(ExamAccess, {
  name: 'ExamAccess',
  description: 'Who comes in to an exam beside those who are invited.',
  valuesMap: {
    INVITATION: { description: 'Nobody.' },
    REGISTRATION: { description: 'Whoever has the link and confirms an e-mail address.' },
    LINK: { description: 'Whoever has the link and gives a name.' },
  },
});

registerEnumType(WrongMarksBasis, {
  name: 'WrongMarksBasis',
  description: 'What the marks of a wrong choice are counted in.',
  valuesMap: {
    QUESTION: { description: 'Each wrong choice earns the same.' },
    MARK: { description: 'So much for each mark that the question is worth.' },
  },
});

registerEnumType(ExamLayout, {
  name: 'ExamLayout',
  description: 'How many questions a learner sees at a time.',
  valuesMap: {
    ALL: { description: 'All of them on one page.' },
    ONE: { description: 'One a page.' },
  },
});

registerEnumType(ExamNavigation, {
  name: 'ExamNavigation',
  description: 'Which questions a learner may go to.',
  valuesMap: {
    FREE: { description: 'Any, in any order.' },
    FORWARD: { description: 'Only the next one: a question that was left is closed.' },
  },
});

registerEnumType(ReviewContent, {
  name: 'ReviewContent',
  description: 'What learners may see of a submitted attempt. Each includes what stands before it.',
  valuesMap: {
    NOTHING: { description: 'That it was submitted.' },
    SCORE: { description: 'Their score.' },
    ANSWERS: { description: 'The questions with their own answers.' },
    KEY: { description: 'The key and the explanations.' },
  },
});

registerEnumType(ReleaseState, {
  name: 'ReleaseState',
  description: 'How the results of an exam stand.',
  valuesMap: {
    SHOWN: { description: 'Everyone who has submitted sees theirs.' },
    AWAITED: {
      description:
        'They will be shown by themselves: after the closing, on the date, after marking.',
    },
    WITHHELD: { description: 'They are shown once `releaseResults` is called.' },
  },
});

registerEnumType(ReviewTime, {
  name: 'ReviewTime',
  description: 'When learners may see it.',
  valuesMap: {
    AT_ONCE: { description: 'As soon as they have submitted.' },
    AFTER_CLOSING: {
      description:
        'Once the exam has closed for them and for everybody; one that never closes, once it is no longer given. Answers and key also wait until nobody is at it, and nobody has a later window of their own.',
    },
    ON_RELEASE: { description: 'Once `releaseResults` was called.' },
    ON_DATE: {
      description:
        'From `releasesAt` on, or once `releaseResults` was called. Answers and key also wait until nobody is at it, and nobody has a later window of their own, unless they are released by hand.',
    },
    AFTER_MARKING: {
      description:
        'Each learner theirs, once nothing of it waits to be marked; all of them once `releaseResults` was called. Answers and key wait as for `ON_DATE`.',
    },
  },
});
