/** Texts of the features; they claim only what the product does (docs/specification.md, section 1). */
export const featureTexts = {
  title: 'Features',
  lead: 'From the first question to the last mark.',
  more: 'All features, with pictures',
  begin: 'Write your first exam',
  contents: 'On this page',
  pictures:
    'The pictures show the real product with a made-up class. Some of the questions in them are from',
  brief: [
    [
      'Questions and papers',
      'Multiple choice and free text, with pictures, in any order, with undo and a trash. Submitting a paper freezes it, so nothing changes while learners take it.',
    ],
    [
      'Spreadsheets',
      'Import hundreds of questions from one workbook. If a cell has a problem, you see its row and what to do, and you fix it on the spot.',
    ],
    [
      'Rules of an exam',
      'Opening and closing times, time limit, attempts, pass mark, penalties, mixed order, access codes, and what learners see afterwards.',
    ],
    [
      'Invitations',
      'Invite people by mail or from a class list, or share a link where they register themselves. Learners need no account.',
    ],
    [
      'Live view and help',
      'See who is taking the exam and what is saved. Give extra time, reopen an attempt, or submit it for a learner: the reason is recorded each time.',
    ],
    [
      'Marking',
      'Multiple choice is marked at once. Mark free text by question or by learner, with rubrics and remarks, by keyboard alone, and with names hidden if you like.',
    ],
    [
      'Results and statistics',
      'Scores, the facility and discrimination of every question, what was chosen, and how long it took. Export to Excel or CSV, or print it.',
    ],
    [
      'Certificates and receipts',
      'Everyone who passes gets a certificate, if you turn that on. Everyone who submits can download a signed receipt, which anyone can check without an account.',
    ],
  ],
};
