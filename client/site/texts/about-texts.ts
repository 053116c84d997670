/** Texts of the About section (docs/specification.md, section 1). */
export const aboutTexts = {
  title: 'About Us',
  lead: 'Examwright is an online exam builder for educators, institutes, trainers and small or medium businesses. A wright is somebody who makes things: here, exams.',
  more: 'More about us',
  whoTitle: 'Whom it is for',
  who: [
    [
      'Schools and institutes',
      'A class list once, then exam after exam with it: extra time for one learner, a window of their own for another, and progress over the year.',
    ],
    [
      'Trainers',
      'A link and a code read out in the room. If you like, whoever passes has a certificate that anybody can check.',
    ],
    [
      'Businesses',
      'Instructions that must be understood, asked and documented, with a log of who did what.',
    ],
  ],
  howTitle: 'How we work',
  how: [
    'What we say is stored is stored. What we have not built, we do not advertise.',
    'No tracking, no advertising, no cookies, and nothing loaded from other companies, on this page as in the product.',
    'The software is free, under the MIT licence. It runs on a machine of your own with two commands, and your data comes out as it went in: spreadsheets, CSV, JSON and paper.',
    'Older systems are not left behind: the routes that they call go on working.',
  ],
};
