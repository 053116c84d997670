/**
 * The exam that visitors try. Its multiple-choice questions are from OpenTriviaQA
 * (https://github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, licensed CC BY-SA 4.0
 * (https://creativecommons.org/licenses/by-sa/4.0/), here as a selection. The licence of this project
 * does not extend to them. The descriptive one, the explanations and the class, which is made up, are ours.
 */
import { ExamAccess, ReviewContent } from '../exams/rules/exam-rules.entity.js';
import type { PlannedExam, PlannedTaker } from './seeding/exam-plan.js';
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
      'About 71 per cent.',
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
      'More exactly 365 days and a quarter, which is why every fourth year, or nearly, has a day more.',
    ],
  ],
  descriptive: [
    [
      'Explain the difference between weather and climate.',
      'Weather is the state of the air at a place for hours or days. Climate is what is usual there, taken over thirty years or so.',
      3,
    ],
  ],
};

const takers: PlannedTaker[] = [
  {
    name: 'Amara Okafor',
    knows: 10,
    minutes: 6.2,
    said: [
      {
        text: 'Weather is what the air does today. Climate is what it usually does here, over decades.',
        marks: 3,
      },
    ],
  },
  {
    name: 'Björn Lindqvist',
    knows: 7,
    minutes: 4.6,
    said: [
      {
        text: 'Climate is the average of the weather over many years.',
        marks: 2.5,
        comment: 'Right. And what is weather, then?',
      },
    ],
  },
  {
    name: 'अंजलि शर्मा',
    knows: 8,
    minutes: 7.4,
    said: [{ text: 'Weather changes in hours, climate in centuries.', marks: 2 }],
  },
  {
    name: 'Carmen Ruiz',
    knows: 3,
    minutes: 2.8,
    said: [
      { text: 'They mean the same.', marks: 0, comment: 'Think of one rainy day in the Sahara.' },
    ],
  },
  {
    name: 'Dilip Rao',
    knows: 9,
    minutes: 5.1,
    said: [
      {
        text: 'Weather is for a day at a place; climate is what is usual over 30 years.',
        marks: 3,
      },
    ],
  },
  {
    name: 'Elena Petrova',
    knows: 5,
    minutes: 8.3,
    said: [{ text: 'Climate is weather, only longer.', marks: 1, comment: 'How much longer?' }],
  },
  {
    name: 'Fatima Haddad',
    knows: 6,
    minutes: 6.7,
    said: [
      { text: 'Weather: is it raining now. Climate: does it rain here in general.', marks: 2.5 },
    ],
  },
  { name: 'George Mensah', knows: 4, minutes: 3.5, said: [{ text: '' }] },
];

/** Half of what seven questions and three marks are worth. */
const PASS_MARK = 5;

export const trialExam: PlannedExam = {
  durationMinutes: 10,
  rules: {
    // Those who were made candidates, and nobody else.
    access: ExamAccess.INVITATION,
    passMark: PASS_MARK,
    reviewContent: ReviewContent.KEY,
  },
  takers,
  isReleased: false,
};

/** What the visitor is called in results. Who they are, ids say. */
export const VISITOR = 'You';
