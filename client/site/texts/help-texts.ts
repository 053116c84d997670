/** Frequently asked questions. */
export const helpTexts = {
  title: 'Help',
  lead: 'Short answers to what people ask first.',
  more: 'More answers',
  questions: [
    [
      'How do I begin?',
      'Register with your name, your institute and an e-mail address; a code is mailed to prove the address. Then "Create new exam", a title, and the first question.',
    ],
    [
      'How do my questions get in?',
      'One by one, or from an .xlsx workbook or a .csv file of up to 20,000 rows. One row names the columns. There is a template for each kind of question, with instructions to print.',
    ],
    [
      'What do learners need?',
      'A browser and the link of the exam. No account, nothing to install. If the line fails, answers wait in the browser and are sent when it is back.',
    ],
    [
      'What if somebody loses time?',
      'Give them more: one learner, or everybody. When our service itself was down, it says so, and you can give back the time with one press.',
    ],
  ],
  moreQuestions: [
    [
      'Can several people mark?',
      'Yes. Colleagues join by mail as owner, editor or marker. Two who open the same answer see each other, and nobody overwrites the other unasked.',
    ],
    [
      'When do learners see their results?',
      'When you say so: at once, at a date, when all is marked, or when you press release. If you switch it on, each learner is told once by mail.',
    ],
    [
      'Can I print?',
      "Papers, keys, lists of results, a learner's paper and certificates all have print layouts.",
    ],
    [
      'How do I get my data out?',
      'Results and answers as Excel or CSV, a whole exam as JSON that can be imported again. Programs read everything over GraphQL.',
    ],
    [
      'I forgot my password.',
      'On the log-in page choose "Forgot password?". A code comes by mail, and with it you set a new one.',
    ],
    [
      'Can my log-in be made safer?',
      'Yes: with two-factor log-in, on your profile, a code of an app on your phone is asked for after your password. If you lose the phone, log in with a recovery code; without one, an owner of your institute, or whoever runs this site, switches it off for you.',
    ],
    [
      'How do I leave?',
      'Delete the account on your profile. It goes thirty days later, with all that its institute has if nobody else is in it. With colleagues, your name stays with what you made, and your name and address in the log, until the institute goes. Until the day you can think again.',
    ],
  ],
  feedbackTitle: 'Tell us what you think',
  feedbackLead: 'What is missing, what is wrong, what works well. Whoever runs this site reads it.',
};
