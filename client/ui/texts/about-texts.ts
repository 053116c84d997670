/** Texts of the about page and of the search over sample titles. */
export const aboutTexts = {
  title: 'About Us',
  lead: 'Examwright is an online exam builder for educators, institutes, trainers and small or medium businesses. A wright is someone who makes things. Here, they make exams.',
  whatTitle: 'What it does',
  what: [
    {
      name: 'Write the paper',
      text: 'Add multiple-choice and subjective questions one by one, or import a whole spreadsheet. If a cell cannot be imported, you see where it is and how to correct it.',
    },
    {
      name: 'Give the exam',
      text: 'All learners need is a link or an e-mail invitation. They need no account and can use any device. You decide when the exam opens and closes, how long it takes, how many attempts there are and what learners see afterwards.',
    },
    {
      name: 'Follow it live',
      text: 'While the exam is running, you see who has started and what is saved. You can give extra time, reopen an attempt or submit it for a learner. Each time, you give a reason, which is logged.',
    },
    {
      name: 'See the results',
      text: 'Multiple choice is marked as soon as it is submitted. Written answers wait for a marker, and each result shows how many are left to mark.',
    },
  ],
  careTitle: 'What you can rely on',
  care: [
    'When a page says “saved”, your work is stored. What you type survives a reload, a closed tab and the end of a session.',
    'You can write, show and print any script, from Devanagari to Arabic.',
    'Everything works with a keyboard and a screen reader, in a light and a dark theme, on a phone or a computer.',
    'The software is open source, under the MIT licence. You can run it on your own computer.',
  ],
  start: 'See your quizzes',
  // Required by the licence of these questions.
  attribution: {
    before:
      'The multiple-choice questions of the demo, the trial exam and the sample exam are a selection from ',
    source: 'OpenTriviaQA',
    by: ' by uberspot and its contributors, licensed under ',
    licence: 'CC BY-SA 4.0',
    after: '. Their explanations and the questions to answer in words are ours.',
  },
  search: {
    title: 'Find a quiz',
    label: 'Quiz title',
    placeholder: 'Type or choose a title',
    submit: 'Submit',
    // Fixed titles (docs/specification.md, section 2).
    samples: [
      'Mathematics',
      'Science',
      'History',
      'Geography',
      'Computer Science',
      'Literature',
      'English',
    ],
  },
} as const;
