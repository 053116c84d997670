/** Texts of the first screen; they claim only what the product does. */
export const homeTexts = {
  title: 'Write exams. Give them. Mark them.',
  lead: 'Examwright is an online exam builder. Write questions or bring them in a spreadsheet, give the paper by a link, and have the results when the last one is marked.',
  register: 'Register Here', // docs/specification.md, section 2
  tryIt: 'Take a demo exam',
  noAccount: 'Learners need no account. Nor do you, for the demo.',
  why: 'Why Choose Us', // docs/specification.md, section 2
  whyLead: 'Exams are not a place for surprises. This is what Examwright is made for:',
  reasons: [
    [
      'Nothing is lost',
      'An answer that the page calls saved is in the database. A lost line, a flat battery or a closed tab costs a learner nothing that was saved, and what was typed meanwhile waits in the browser.',
    ],
    [
      'One clock',
      'Only the time of the server counts. What arrives late is kept with its time, and you decide.',
    ],
    [
      'Marks you can explain',
      'Every mark says what it came from: the answer, the key or the rubric, who gave it and when. Learners can take a signed receipt of what they handed in.',
    ],
    [
      'Made for any hand',
      'By keyboard, by screen reader, on a phone, in a light and a dark theme, in any script from Devanagari to Arabic. And on paper.',
    ],
  ],
  demoLead: 'Best seen for yourself:',
  demoLink: 'take a short exam, then look at its results as a teacher does',
};
