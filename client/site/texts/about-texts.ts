/** Texts of the About section (docs/specification.md, section 1). */
export const aboutTexts = {
  title: 'About Us',
  lead: 'Examwright is an online exam builder for educators, institutes, trainers and small or medium businesses. A wright is someone who makes things: here, exams.',
  more: 'More about us',
  whoTitle: 'Who it is for',
  who: [
    [
      'Schools and institutes',
      'Enter a class list once and use it for every exam. Give one learner extra time and another their own date, and follow progress over the year.',
    ],
    [
      'Trainers',
      'Share a link, and read out a code in the room. If you like, everyone who passes gets a certificate that anyone can check.',
    ],
    [
      'Businesses',
      'Check that instructions are understood, and document it, with a log of who did what.',
    ],
  ],
  howTitle: 'How we work',
  how: [
    'When we say that something is saved, it is saved. We do not advertise what we have not built.',
    'No tracking, no advertising, no cookies, and nothing loaded from other companies: not on this page, and not in the product.',
    'The software is free, under the MIT licence. You can run it on your own machine with two commands, and get your data out as spreadsheets, CSV, JSON or on paper.',
    'Older systems still work: the routes that they call stay as they are.',
  ],
};
