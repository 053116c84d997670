/** Frequently asked questions. */
export const helpTexts = {
  title: 'Help',
  lead: 'Short answers to what people ask first.',
  more: 'More answers',
  questions: [
    [
      'How do I begin?',
      'Register with your name, your institute and your e-mail address; we mail you a code to confirm it. Then choose "Create new exam", type a title, and write the first question.',
    ],
    [
      'How do I add my questions?',
      'Type them one by one, or import an .xlsx workbook or a .csv file of up to 20,000 rows. One row names the columns. There is a template for each kind of question, with instructions to print.',
    ],
    [
      'What do learners need?',
      'A browser and the link to the exam. No account, nothing to install. If the connection fails, answers wait in the browser and are sent when it is back.',
    ],
    [
      'What if someone loses time?',
      'Give extra time to one learner, or to everyone. If the service itself was down, it tells you, and you can give the time back with one click.',
    ],
  ],
  moreQuestions: [
    [
      'Can several people mark?',
      'Yes. You invite colleagues by mail as owner, editor or marker. If two markers open the same answer, they see each other, and neither overwrites the other by accident.',
    ],
    [
      'When do learners see their results?',
      'When you decide: at once, on a date, when everything is marked, or when you release them. If you turn it on, each learner gets one mail about it.',
    ],
    [
      'Can I print?',
      "Yes. Papers, answer keys, lists of results, a learner's paper and certificates all have print layouts.",
    ],
    [
      'How do I get my data out?',
      'Export results and answers as Excel or CSV, or a whole exam as JSON that you can import again. Programs can read everything over GraphQL.',
    ],
    [
      'I forgot my password.',
      'On the log-in page, choose "Forgot password?". We mail you a code, and you use it to choose a new password.',
    ],
    [
      'Can I make my log-in safer?',
      'Yes. Turn on two-factor log-in on your profile: after your password, you type a code from an app on your phone. If you lose the phone, log in with a recovery code. If you have none, an owner of your institute or the administrator of this site can turn it off for you.',
    ],
    [
      'How do I delete my account?',
      'Choose this on your profile. The account is deleted thirty days later, and you can change your mind until then. If you are the only member of your institute, everything in it is deleted, too. If you have colleagues, your name stays with what you made, and your name and e-mail address stay in the log, until the institute is deleted.',
    ],
  ],
  feedbackTitle: 'Tell us what you think',
  feedbackLead:
    'What is missing, what is wrong, what works well. The administrator of this site reads it.',
};
