/** Texts of the features; they claim only what the product does (docs/specification.md, section 1). */
export const featureTexts = {
  title: 'Features',
  lead: 'From the first question to the last mark.',
  more: 'All features, with pictures',
  begin: 'Write your first exam',
  contents: 'On this page',
  pictures:
    'The pictures show the product as it is, with a class that is made up. Some of the questions in them are from',
  brief: [
    [
      'Questions and papers',
      'Multiple choice and free text, with pictures, in any order, with undo and a trash. Submitting a paper freezes it: what learners take does not change under their hands.',
    ],
    [
      'Spreadsheets',
      'Hundreds of questions from one workbook. A cell that cannot be taken is named with its row and what to do, and is mended on the spot.',
    ],
    [
      'Rules of an exam',
      'Opening and closing, minutes, attempts, pass mark, penalties, mixed order, access codes, and what learners may see afterwards.',
    ],
    [
      'Invitations',
      'By mail, from a class list, or with a link where people register themselves. Learners need no account.',
    ],
    [
      'Watching and helping',
      'See who is at it and what is saved. Give more time, let somebody in again, hand in for them: each with a reason that is kept.',
    ],
    [
      'Marking',
      'Multiple choice at once. Free text by question or by learner, with rubrics and remarks, by keyboard alone, with names hidden if you like.',
    ],
    [
      'Results and statistics',
      'Scores, facility and discrimination of every question, what was chosen, how long it took. To Excel and CSV, or on paper.',
    ],
    [
      'Certificates and receipts',
      'Whoever passes has a certificate, if you switch that on. Whoever hands in can take a signed receipt, which anybody can check without an account.',
    ],
  ],
};
