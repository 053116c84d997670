/** An exam under way: one candidate is taking it, and a marker has marked some of the others. */
import { ExamAccess, ReviewContent } from '../exams/rules/exam-rules.entity.js';
import type { PlannedExam } from '../trials/seeding/exam-plan.js';

/** A day, so that the demonstration has an attempt in progress. */
const MINUTES = 1_440;
/** Of twenty marks for multiple choice and seven for two written answers. */
const PASS_MARK = 12;

export const geographyExam: PlannedExam = {
  durationMinutes: MINUTES,
  rules: {
    access: ExamAccess.LINK,
    passMark: PASS_MARK,
    wrongMarks: '-0.25',
    shufflesQuestions: true,
    reviewContent: ReviewContent.KEY,
  },
  rubric: [
    [
      'Reasons',
      [
        ['Two or more', '2'],
        ['One', '1'],
        ['None', '0'],
      ],
    ],
    [
      'How they make a city grow',
      [
        ['Explained', '2'],
        ['Mentioned', '1'],
        ['Missing', '0'],
      ],
    ],
  ],
  remarks: [
    ['ex', 'Give an example, too.'],
    ['why', 'Right, but say why.'],
  ],
  candidates: [
    {
      name: 'Amara Okafor',
      knownOfTen: 9,
      startedMinutesAgo: 33,
      answers: [
        {
          text: 'Goods went by water long before there were roads, so markets grew at harbours. People also need water to drink and to grow food.',
          marks: '4',
          levels: [0, 0],
          comment: 'Clear and complete.',
        },
        {
          text: 'Weather is what happens today. Climate is what is usual at a place over many years.',
          marks: '2.5',
          comment: 'Say how many years: about thirty.',
        },
      ],
    },
    {
      name: 'Björn Lindqvist',
      knownOfTen: 7,
      startedMinutesAgo: 41,
      answers: [
        {
          text: 'Because of the ships. Trade needs ships and ships need water.',
          marks: '2',
          levels: [1, 1],
          comment: 'One good reason. Which others are there, and what did trade do to the place?',
        },
        { text: 'Weather changes every day, climate only slowly. A cold day is no ice age.' },
      ],
    },
    {
      name: 'अंजलि शर्मा',
      knownOfTen: 6,
      startedMinutesAgo: 26,
      answers: [
        { text: 'Rivers give water and fish, and boats carry rice and cloth from town to town.' },
        { text: 'Climate is the average of the weather over thirty years.' },
      ],
    },
    {
      name: 'Carmen Ruiz',
      knownOfTen: 4,
      startedMinutesAgo: 38,
      answers: [
        { text: 'People like to live near the sea.' },
        { text: 'Weather is rain and sun, climate is hot or cold.' },
      ],
    },
    { name: 'Dilip Rao', knownOfTen: 8, startedMinutesAgo: 12, answers: [], isInProgress: true },
  ],
  isReleased: false,
};
