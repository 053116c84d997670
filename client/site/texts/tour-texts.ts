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
    lead: 'Multiple choice and free text, as fast as you can type.',
    points: [
      'Enter adds an option. Ctrl+Enter saves the question and starts the next.',
      'Add pictures to questions and options, an explanation to show afterwards, and marks for each question.',
      'A half-written question survives a reload, a lost connection and an expired session. What you delete stays in the trash for thirty days.',
      'Submitting freezes the paper. Later edits count only once you submit it again.',
    ],
    screen: 'quiz',
  },
  {
    id: 'importing',
    title: 'Import what you have',
    lead: 'Up to 20,000 questions from one .xlsx workbook.',
    points: [
      'One row names the columns, in any order. There is a template for each kind of question, and instructions to print.',
      'Name the right option by its number, its letter or its text.',
      'Every cell with a problem is listed with its row, its column and what to do. Correct it on the page, or in a workbook of just those rows.',
      'Import all rows or none, or the good rows first: you decide. Duplicate questions are pointed out.',
    ],
    screen: 'import',
  },
  {
    id: 'giving',
    title: 'Give the exam and follow it live',
    lead: 'Share a link, invite people, or let them register themselves.',
    points: [
      'Set when it opens and closes, the time limit, the attempts, mixed order, the pass mark, penalties, and an access code for the room.',
      'A check tells you what to fix before it opens, and a preview shows the exam as learners will see it.',
      'Give extra time or another date to one learner, or to everyone.',
      'See who has started and when their answers were last saved. Give extra time, reopen or submit an attempt: the reason is recorded each time.',
    ],
    screen: 'running',
  },
  {
    id: 'taking',
    title: 'Calm for learners',
    lead: 'Their own page, light enough for an old phone on a slow connection.',
    points: [
      'No account and nothing to install. The link in the mail brings them back, on another device, too.',
      'Every answer shows when it is saved. Offline, answers wait in the browser and are sent when the connection is back.',
      'Larger text, more contrast and a dark theme if they like. Everything works by keyboard and screen reader.',
      'After submitting, they can download a signed receipt of what they answered and when, which anyone can check.',
    ],
    screen: 'learner',
  },
  {
    id: 'marking',
    title: 'Mark what needs a person',
    lead: 'Multiple choice is marked automatically. The rest waits in a queue.',
    points: [
      'Mark by question, by learner or all together, with rubrics, remarks by shortcut, comments, and undo.',
      'Names stay hidden until everything is marked, if you like.',
      'Two markers at the same answer see each other. Neither overwrites the other by accident.',
      'Every change of a mark is recorded, with who made it and when.',
    ],
    screen: 'marking',
  },
  {
    id: 'results',
    title: 'Know how it went',
    lead: 'Release results when you like: at once, on a date, or when everything is marked.',
    points: [
      "Search, sort and filter the table, open each learner's paper, and follow progress over several exams.",
      'Export to Excel and CSV, or print lists.',
      'If you like, everyone who passes gets a certificate with a reference by which anyone can check it.',
    ],
    screen: 'results',
  },
  {
    id: 'figures',
    title: 'Know your questions',
    lead: 'See which were too hard, too easy, or misleading.',
    points: [
      'The distribution of scores, and for each question how many answers were right, partly right, wrong or left blank.',
      'The facility and discrimination of each question, and how often each option was chosen.',
      'How long learners took.',
    ],
    screen: 'figures',
  },
  {
    id: 'printing',
    title: 'On paper, too',
    lead: 'For a room without devices, and for your files.',
    points: [
      "Print the paper, the answer key, the list of results, a learner's paper or certificates.",
      'Black ink, any paper size. A question that fits on a page stays together with its options.',
    ],
    screen: 'paper',
  },
];

export const safetyTexts = {
  title: 'How we keep things safe',
  lead: 'Most important first.',
  points: [
    [
      'Answers',
      'When the page says that an answer is saved, it is on the disk of the database. Our tests cut connections and stop servers, workers, browsers and the database in the middle of exams, and compare what was confirmed with what is stored.',
    ],
    [
      'Time',
      "Only the server's clock counts. If the service was down, it records from when to when, and you can give the time back.",
    ],
    [
      'Access',
      'Everything is closed unless it is opened on purpose, and each institute sees only its own data. Colleagues have roles: owner, editor, marker. A log records what staff do.',
    ],
    [
      'Passwords and codes',
      'Passwords are stored as argon2id hashes, codes are short-lived and hashed, and guessing is slowed down without locking anyone out.',
    ],
    [
      'Answer keys',
      'Learners get the right answers only when your rules say that they may see them.',
    ],
    [
      'Pictures and files',
      'Every upload is checked for size and type. Pictures are encoded again, without the data that cameras add. What people type stays plain text everywhere: on pages, in mails, in spreadsheets and in print.',
    ],
    [
      'Your own machine',
      'You can run it where you want, with PostgreSQL and, if you need more than one machine, Redis and S3 storage. A backup is a copy of a folder or of a database.',
    ],
  ],
  notYet: 'What it does not do yet',
  notYetText:
    'Fill-in-the-blank, video and audio questions, a tagged question bank, and watching learners by camera. If you need one of these, tell us with the form under Help.',
};
