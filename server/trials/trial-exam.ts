/**
 * The exam that visitors try. Its multiple-choice questions are from OpenTriviaQA
 * (https://github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, licensed CC BY-SA 4.0
 * (https://creativecommons.org/licenses/by-sa/4.0/), here as a selection. The licence of this project
 * does not extend to them. The descriptive question, the explanations and the sample class are ours.
 */
import { ExamAccess, ReviewContent } from '../exams/rules/exam-rules.entity.js';
import type { PlannedExam, PlannedCandidate } from './seeding/exam-plan.js';
import type { PlannedQuiz } from './seeding/quiz-plan.js';

export const trialQuiz: PlannedQuiz = {
  title: 'Our planet: a short quiz',
  mcq: [
    [
      'What is the capital of Australia?',
      ['Canberra', 'Sydney', 'Melbourne', 'Ottawa'],
      1,
      'Sydney and Melbourne both wanted to be it. Canberra was founded between them instead, in 1913.',
    ],
    [
      'Which is the smallest ocean?',
      ['The Atlantic Ocean', 'The Indian Ocean', 'The Southern Ocean', 'The Arctic Ocean'],
      4,
      'The Arctic Ocean has some 14 million square kilometres; the next one, the Southern Ocean, has more than 20.',
    ],
    [
      'What portion of the Earth’s surface do oceans cover?',
      ['More than two thirds', 'One third', 'Half of it', 'One fourth'],
      1,
      'Oceans cover about 71 per cent of the surface, a little more than two thirds.',
    ],
    [
      'The Bering Sea is a part of which ocean?',
      ['The Arctic Ocean', 'The Pacific Ocean', 'The Indian Ocean', 'The Atlantic Ocean'],
      2,
      'It lies between Alaska and Siberia, and only the narrow Bering Strait joins it to the Arctic Ocean.',
    ],
    [
      'What is the largest island on the planet in terms of territory?',
      ['Madagascar', 'Sumatra', 'Greenland', 'New Guinea'],
      3,
      'Greenland has more than two million square kilometres, New Guinea less than 800,000. Australia counts as a continent.',
    ],
    [
      'What river, draining into the Caspian Sea, is the longest in Europe?',
      ['Danube', 'Ural', 'Dnieper', 'Volga'],
      4,
      'The Volga is some 3,500 km long. The Ural reaches the Caspian Sea, too, and is shorter.',
    ],
    [
      'How long does it take for the planet Earth to orbit the Sun once?',
      ['365 Days', '2 Years', '8 Months', '24 Hours'],
      1,
      'More exactly, it takes about 365 and a quarter days, which is why almost every fourth year is a leap year.',
    ],
  ],
  descriptive: [
    [
      'Explain the difference between weather and climate.',
      'Weather is the state of the air at a place for hours or days. Climate is what is usual there, taken over thirty years or so.',
      '3',
    ],
  ],
};

const candidates: PlannedCandidate[] = [
  {
    name: 'Amara Okafor',
    knownOfTen: 10,
    startedMinutesAgo: 6.2,
    answers: [
      {
        text: 'Weather is what the air does today. Climate is what it usually does here, over decades.',
        marks: '3',
      },
    ],
  },
  {
    name: 'Björn Lindqvist',
    knownOfTen: 7,
    startedMinutesAgo: 4.6,
    answers: [
      {
        text: 'Climate is the average of the weather over many years.',
        marks: '2.5',
        comment: 'Right. And what is weather, then?',
      },
    ],
  },
  {
    name: 'अंजलि शर्मा',
    knownOfTen: 8,
    startedMinutesAgo: 7.4,
    answers: [{ text: 'Weather changes in hours, climate in centuries.', marks: '2' }],
  },
  {
    name: 'Carmen Ruiz',
    knownOfTen: 3,
    startedMinutesAgo: 2.8,
    answers: [
      { text: 'They mean the same.', marks: '0', comment: 'Think of one rainy day in the Sahara.' },
    ],
  },
  {
    name: 'Dilip Rao',
    knownOfTen: 9,
    startedMinutesAgo: 5.1,
    answers: [
      {
        text: 'Weather is for a day at a place; climate is what is usual over 30 years.',
        marks: '3',
      },
    ],
  },
  {
    name: 'Elena Petrova',
    knownOfTen: 5,
    startedMinutesAgo: 8.3,
    answers: [
      { text: 'Climate is weather, only longer.', marks: '1', comment: 'How much longer?' },
    ],
  },
  {
    name: 'Fatima Haddad',
    knownOfTen: 6,
    startedMinutesAgo: 6.7,
    answers: [
      { text: 'Weather: is it raining now. Climate: does it rain here in general.', marks: '2.5' },
    ],
  },
  { name: 'George Mensah', knownOfTen: 4, startedMinutesAgo: 3.5, answers: [{ text: '' }] },
];

/** Half of the marks: seven questions of one mark and one of three. */
const PASS_MARK = 5;

export const trialExam: PlannedExam = {
  durationMinutes: 10,
  rules: {
    // Only the seeded candidates can take it.
    access: ExamAccess.INVITATION,
    passMark: PASS_MARK,
    reviewContent: ReviewContent.KEY,
  },
  candidates,
  isReleased: false,
};

/** The name of the visitor in results. Only a label: the visitor is identified by ids. */
export const VISITOR = 'You';
