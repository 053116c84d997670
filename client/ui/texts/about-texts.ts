/** Texts of the about page and of the search over sample titles. */
export const aboutTexts = {
  title: 'About Us',
  lead: 'Examwright is an online exam builder for educators, institutes, trainers and small or medium businesses. A wright is somebody who makes things: here, exams.',
  whatTitle: 'What it does',
  what: [
    {
      name: 'Write the paper',
      text: 'Multiple-choice and subjective questions, one by one or a whole spreadsheet at once. A cell that cannot be taken is named with its row, and what to do about it.',
    },
    {
      name: 'Give it',
      text: 'A link or a mailed invitation is all that learners need: no account, any device. You decide when the exam opens and closes, how long it takes, how often it may be taken and what is shown afterwards.',
    },
    {
      name: 'Watch it',
      text: 'While the exam runs you see who has started and what is saved. Give more time, let somebody in again or hand in for them, each with a reason that is kept.',
    },
    {
      name: 'Know how it went',
      text: 'Multiple choice is marked the moment it is handed in. Answers in free text wait for a person, and a result says how many.',
    },
  ],
  careTitle: 'What we hold to',
  care: [
    'What a page calls saved is stored. What you type survives a reload, a session that ends and a closed tab.',
    'Any script can be written, shown and printed, from Devanagari to Arabic.',
    'Everything can be reached by keyboard and read aloud, in a light and a dark theme, on a phone as on a desk.',
    'The software is open, under the MIT licence, and can run on a machine of your own.',
  ],
  start: 'See your quizzes',
  // Required by the licence of these questions.
  attribution: {
    before: 'The multiple-choice questions of the demo and of the trial exam are a selection from ',
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
