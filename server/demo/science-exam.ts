/** An exam that is over: all is marked, and learners see their results. Who has passed has a certificate. */
import { ExamAccess, ReviewContent, ReviewTime } from '../exams/rules/exam-rules.entity.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';

/** Half of what multiple choice and two answers of four marks are worth. */
const PASS_MARK = 14;

export const scienceExam: PlannedExam = {
  durationMinutes: 45,
  rules: {
    access: ExamAccess.INVITATION,
    passMark: PASS_MARK,
    reviewContent: ReviewContent.KEY,
    reviewTime: ReviewTime.ON_RELEASE,
    hasCertificate: true,
  },
  takers: [
    {
      name: 'Amara Okafor',
      knows: 10,
      minutes: 31,
      said: [
        {
          text: 'The ship is hollow. With the air in it, it weighs less than the water it pushes aside, so the water carries it.',
          marks: 4,
        },
        {
          text: 'As a grid of points, each with a number for its colour, and numbers can be written with zeros and ones.',
          marks: 4,
        },
      ],
    },
    {
      name: 'Björn Lindqvist',
      knows: 8,
      minutes: 38,
      said: [
        {
          text: 'It pushes away a lot of water, and the water pushes back.',
          marks: 3,
          comment: 'How much does it push back?',
        },
        { text: 'Every pixel is three bytes: red, green and blue.', marks: 3.5 },
      ],
    },
    {
      name: 'अंजलि शर्मा',
      knows: 7,
      minutes: 27,
      said: [
        { text: 'Archimedes: the force is the weight of the water it displaces.', marks: 3 },
        {
          text: 'It is cut into many small dots.',
          marks: 1.5,
          comment: 'And how is a dot stored?',
        },
      ],
    },
    {
      name: 'Carmen Ruiz',
      knows: 3,
      minutes: 44,
      said: [
        {
          text: 'Because the sea is salty.',
          marks: 0.5,
          comment: 'Salt helps a little, but a steel ship floats on a river, too.',
        },
        { text: 'In a file.', marks: 0 },
      ],
    },
    {
      name: 'Dilip Rao',
      knows: 9,
      minutes: 24,
      said: [
        { text: 'Ship and air together are lighter than water of the same size.', marks: 3.5 },
        { text: 'Each point gets a number for its colour, in base two.', marks: 4 },
      ],
    },
    {
      name: 'Elena Petrova',
      knows: 5,
      minutes: 40,
      said: [
        { text: 'There is air inside, and air is light.', marks: 2 },
        { text: 'Black is zero and white is one.', marks: 1.5, comment: 'And colours?' },
      ],
    },
    {
      name: 'Fatima Haddad',
      knows: 6,
      minutes: 35,
      said: [
        { text: 'The hull holds air, so the whole weighs less than the water.', marks: 3 },
        { text: 'Points with colours, made smaller by JPEG.', marks: 2.5 },
      ],
    },
    {
      name: 'George Mensah',
      knows: 4,
      minutes: 29,
      said: [{ text: 'The steel of ships is thin.', marks: 1 }, { text: '' }],
    },
  ],
  isReleased: true,
};
