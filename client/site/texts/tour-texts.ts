import type { ScreenName } from '../screens/screens';

/** A stop of the product tour, with its screenshot. */
export interface TourStop {
  id: string;
  title: string;
  lead: string;
  points: string[];
  screen: ScreenName;
}

export const tour: TourStop[] = [
  {
    id: 'writing',
    title: 'Write the paper',
    lead: 'Multiple choice and free text, by hand, as fast as you can type.',
    points: [
      'Enter adds an option, Ctrl+Enter saves the question and begins the next.',
      'Pictures in questions and options, a description of the answer for afterwards, marks for each question.',
      'A half-written question survives a reload, a lost line and a session that ends. What was deleted waits thirty days in the trash.',
      'Submitting freezes the paper. What you edit later is for the next time, until you submit again.',
    ],
    screen: 'quiz',
  },
  {
    id: 'importing',
    title: 'Bring what you have',
    lead: 'Up to 20,000 questions from one .xlsx workbook.',
    points: [
      'One row names the columns, in any order. There is a template for each kind of question, and instructions to print.',
      'The right option is named by its number, its letter or its text.',
      'Every cell that cannot be taken is listed with its row, its column and what to do, and is corrected on the page, or in a workbook of just those rows.',
      'All or nothing, or the good rows first: you decide. Questions that stand twice are named.',
    ],
    screen: 'import',
  },
  {
    id: 'giving',
    title: 'Give it, and stay with it',
    lead: 'By link, by invitation or with people who register themselves.',
    points: [
      'When it opens and closes, how long it takes, how often it may be taken, mixed order, pass mark, penalties, an access code for the room.',
      'A check says what is better mended before it opens, and a preview shows it as learners will see it.',
      'Extra time or another date for one learner, or for everybody.',
      'You see who has started and when each was saved last. Extend, reopen or hand in, each with a reason that is kept.',
    ],
    screen: 'running',
  },
  {
    id: 'taking',
    title: 'Calm for learners',
    lead: 'A page of its own, light enough for an old phone on a slow line.',
    points: [
      'No account and nothing to install. The mailed link leads back in, on another device, too.',
      'Every answer says when it is saved. Without a line answers wait in the browser and are sent when it is back.',
      'Larger letters, more contrast and a dark theme, by choice. Everything by keyboard and screen reader.',
      'After handing in: a signed receipt of what was answered and when, which anybody can check.',
    ],
    screen: 'learner',
  },
  {
    id: 'marking',
    title: 'Mark what needs a person',
    lead: 'Multiple choice marks itself. The rest waits in a queue.',
    points: [
      'By question, by learner or all; with rubrics, remarks by shortcut, comments, and undo.',
      'With names hidden until all is marked, if you like.',
      'Two markers at once see each other. Nobody overwrites the other unasked.',
      'Every change of a mark is kept, with who and when.',
    ],
    screen: 'marking',
  },
  {
    id: 'results',
    title: 'Know how it went',
    lead: 'Results when you release them: at once, at a date, when all is marked.',
    points: [
      "A table to search, sort and filter; each learner's paper; progress over several exams.",
      'Export to Excel and CSV, lists to print.',
      'If you like, a certificate for whoever passes, with a code by which anybody can check it.',
    ],
    screen: 'results',
  },
  {
    id: 'figures',
    title: 'Know your questions',
    lead: 'Which were too hard, too easy, or misleading.',
    points: [
      'Distribution of scores, and for each question how many were right, partly right, wrong or left it out.',
      'Facility and discrimination, as the field calls them, and how often each option was chosen.',
      'How long learners took.',
    ],
    screen: 'figures',
  },
  {
    id: 'printing',
    title: 'On paper, too',
    lead: 'For the room without devices, and for the file.',
    points: [
      "The paper, the key, the list of results, a learner's paper, certificates.",
      'In black ink and on any size of sheet. A question that fits on a page stays together with its options.',
    ],
    screen: 'paper',
  },
];

export const safetyTexts = {
  title: 'What is kept safe, and how',
  lead: 'In the order that matters to us.',
  points: [
    [
      'Answers',
      'An answer that the page calls saved is written to the disk of the database. Tests cut lines and kill servers, workers, browsers and the database in the middle of exams, and compare what was acknowledged with what is stored.',
    ],
    [
      'Time',
      'Only the clock of the server counts. If the service was down, it notes from when to when, and the time can be given back.',
    ],
    [
      'Access',
      'Everything is closed unless it was opened on purpose, and every institute sees its own. Colleagues have roles: owner, editor, marker. What staff do is written down in a log.',
    ],
    [
      'Passwords and codes',
      'Passwords are stored as argon2id hashes, codes are short-lived and hashed, and guessing is slowed down without locking anybody out.',
    ],
    [
      'Keys',
      'Right answers reach a learner in one way only: when your rules say that they may see them.',
    ],
    [
      'Pictures and files',
      'Whatever is uploaded is checked for size and kind. Pictures are encoded again, without what cameras write into them. What people type is text everywhere: page, mail, spreadsheet, print.',
    ],
    [
      'Your own machine',
      'It can run where you want it, with PostgreSQL and, if you need more than one machine, Redis and S3 storage. Backups are a copy of a folder or of a database.',
    ],
  ],
  notYet: 'What it does not do, as of today',
  notYetText:
    'Fill-in-the-blank, video and audio questions, a tagged question bank, and watching learners by camera. If you need one of them, tell us with the form under Help.',
};
