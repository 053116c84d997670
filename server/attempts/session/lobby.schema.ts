/** What candidates see before and after their attempts. */
import { z } from 'zod';
import {
  ExamLayout,
  ExamNavigation,
  ReviewContent,
  ReviewTime,
} from '../../exams/rules/exam-rules.entity.js';
import {
  countShape,
  emailShape,
  instituteShape,
  numberShape,
  personNameShape,
  questionCountShape,
  timeZoneShape,
  titleShape,
} from '../../core/http/field-shapes.js';
import { ExamState } from '../../exams/rules/exam-state.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import {
  checksSpellingShape,
  dateTimeShape,
  pausedAtShape,
  receiptShape,
} from '../attempt.schema.js';
import { exactMarksShape, idShape, marksShape, wrongMarksShape } from '../shown-question.schema.js';

const lateOutcomeShape = z
  .object({ waiting: countShape, accepted: countShape, refused: countShape })
  .meta({
    id: 'LateDecisions',
    description:
      'Of how many questions an answer that came late waits for a decision, was accepted, or was only refused. Null while the attempt runs, and of a preview.',
  });

export const lobbyShape = z
  .object({
    exam: z.object({
      title: titleShape,
      instituteName: instituteShape,
      timeZone: timeZoneShape,
      opensAt: dateTimeShape.nullable(),
      closesAt: dateTimeShape.nullable(),
      durationMinutes: z
        .number()
        .nullable()
        .meta({ description: 'With the extra time. Null: no limit.', examples: [90] }),
      extraTimePercent: z.int().meta({ examples: [25] }),
      questionCount: questionCountShape,
      totalMarks: exactMarksShape,
      passMark: marksShape.nullable(),
      wrongMarks: wrongMarksShape.meta({
        description: 'What a wrong choice earns, where its question says nothing of its own.',
      }),
      wrongMarksBasis: z.enum(WrongMarksBasis).meta({
        description: '`QUESTION`: the same for each; `MARK`: for each mark that it is worth.',
      }),
      questionsDiffer: z.boolean().meta({
        description: 'Whether a wrong choice in some question earns something else.',
      }),
      layout: z.enum(ExamLayout),
      navigation: z.enum(ExamNavigation),
      checksSpelling: checksSpellingShape,
      attemptsAllowed: countShape,
      needsAccessCode: z.boolean().meta({
        description: 'An attempt is started with the code that is read out in the room.',
      }),
      state: z.enum(ExamState),
      pausedAt: dateTimeShape.nullable().meta({
        description:
          'Since when staff have paused the exam: attempts stand still, nobody starts, and it does not close. Its closing moves when it goes on. Null while it is not paused.',
      }),
      review: z.object({
        content: z.enum(ReviewContent),
        time: z.enum(ReviewTime),
        from: dateTimeShape
          .nullable()
          .meta({ description: 'The date that results wait for; null: for none.' }),
      }),
    }),
    candidate: z.object({
      name: personNameShape.nullable(),
      email: emailShape.nullable(),
      isPreview: z.boolean(),
      returnCode: z
        .string()
        .nullable()
        .meta({
          description:
            'Opens the exam to them on another device. Only for those who joined by name: others have their link in a mail, or from staff.',
          examples: ['ABCD-2345'],
        }),
    }),
    attempts: z.array(
      z.object({
        id: idShape,
        number: numberShape,
        startedAt: dateTimeShape,
        deadlineAt: dateTimeShape.nullable(),
        pausedAt: pausedAtShape,
        submittedAt: dateTimeShape.nullable(),
        submittedBy: receiptShape.shape.submittedBy.nullable(),
        isReviewable: z.boolean(),
        score: marksShape.nullable(),
        maxScore: marksShape.nullable(),
        isPassed: z.boolean().nullable(),
        waitingCount: countShape.nullable().meta({
          description:
            'Answers that wait for marking, or are being marked; null where the score is not shown.',
        }),
        late: lateOutcomeShape.nullable(),
      }),
    ),
    mayStart: z.boolean().meta({ description: 'Or go on with the attempt that runs.' }),
    whyNot: z
      .string()
      .nullable()
      .meta({
        description: 'The code that a start would be refused with.',
        examples: ['EXAM_NOT_OPEN_YET'],
      }),
    serverTime: dateTimeShape,
  })
  .meta({
    id: 'Lobby',
    description: 'An exam as its candidate sees it: windows and minutes are their own.',
  });

export type Lobby = z.output<typeof lobbyShape>;
