/** Texts of the first screen; they claim only what the product does. */
export const homeTexts = {
  title: 'Write exams. Give them. Mark them.',
  lead: 'Examwright is an online exam builder. Write questions or import them from a spreadsheet, share the exam as a link, and have the results as soon as the last answer is marked.',
  register: 'Register Here', // docs/specification.md, section 2
  tryIt: 'Take a demo exam',
  noAccount: 'Learners need no account, and neither do you for the demo.',
  why: 'Why Choose Us', // docs/specification.md, section 2
  whyLead: 'Exams should not bring surprises. That is what Examwright is made for:',
  reasons: [
    [
      'Nothing is lost',
      'When the page says that an answer is saved, it is in the database. If the connection fails, the battery dies or the tab is closed, every saved answer is safe, and anything typed in the meantime waits in the browser.',
    ],
    [
      'One clock',
      "Only the server's time counts. Late answers are stored with their times, and you decide whether they count.",
    ],
    [
      'Marks you can explain',
      'Every mark shows where it comes from: the answer, the key or the rubric, who gave it and when. Learners can download a signed receipt of what they submitted.',
    ],
    [
      'Made for everyone',
      'Use it with a keyboard, a screen reader or a phone, in a light or a dark theme, and in any script from Devanagari to Arabic. Or print it.',
    ],
  ],
  demoLead: 'See for yourself:',
  demoLink: 'take a short exam, then view the results as a teacher',
};
