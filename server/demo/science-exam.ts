/** A finished exam: all is marked, results are released, and who has passed has a certificate. */
import { ExamAccess, ReviewContent, ReviewTime } from '../exams/rules/exam-rules.entity.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';

/** Half of the marks: twenty for multiple choice and eight for two written answers. */
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
  candidates: [
    {
      name: 'Amara Okafor',
      knownOfTen: 10,
      startedMinutesAgo: 31,
      answers: [
        {
          text: 'The ship is hollow. With the air in it, it weighs less than the water it displaces, so the water carries it.',
          marks: '4',
        },
        {
          text: 'As a grid of points, each with a number for its colour, and numbers can be written with zeros and ones.',
          marks: '4',
        },
      ],
    },
    {
      name: 'Björn Lindqvist',
      knownOfTen: 8,
      startedMinutesAgo: 38,
      answers: [
        {
          text: 'It pushes away a lot of water, and the water pushes back.',
          marks: '3',
          comment: 'How much does it push back?',
        },
        { text: 'Every pixel is three bytes: red, green and blue.', marks: '3.5' },
      ],
    },
    {
      name: 'अंजलि शर्मा',
      knownOfTen: 7,
      startedMinutesAgo: 27,
      answers: [
        { text: 'Archimedes: the force is the weight of the water it displaces.', marks: '3' },
        {
          text: 'It is cut into many small dots.',
          marks: '1.5',
          comment: 'And how is a dot stored?',
        },
      ],
    },
    {
      name: 'Carmen Ruiz',
      knownOfTen: 3,
      startedMinutesAgo: 44,
      answers: [
        {
          text: 'Because the sea is salty.',
          marks: '0.5',
          comment: 'Salt helps a little, but a steel ship floats on a river, too.',
        },
        { text: 'In a file.', marks: '0' },
      ],
    },
    {
      name: 'Dilip Rao',
      knownOfTen: 9,
      startedMinutesAgo: 24,
      answers: [
        { text: 'Ship and air together are lighter than water of the same size.', marks: '3.5' },
        { text: 'Each point gets a number for its colour, in base two.', marks: '4' },
      ],
    },
    {
      name: 'Elena Petrova',
      knownOfTen: 5,
      startedMinutesAgo: 40,
      answers: [
        { text: 'There is air inside, and air is light.', marks: '2' },
        { text: 'Black is zero and white is one.', marks: '1.5', comment: 'And colours?' },
      ],
    },
    {
      name: 'Fatima Haddad',
      knownOfTen: 6,
      startedMinutesAgo: 35,
      answers: [
        { text: 'The hull holds air, so the whole weighs less than the water.', marks: '3' },
        { text: 'Points with colours, made smaller by JPEG.', marks: '2.5' },
      ],
    },
    {
      name: 'George Mensah',
      knownOfTen: 4,
      startedMinutesAgo: 29,
      answers: [{ text: 'The steel of ships is thin.', marks: '1' }, { text: '' }],
    },
  ],
  isReleased: true,
};
