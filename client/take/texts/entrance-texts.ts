/** Texts of the pages that lead to an exam: its code, its public page, its registration. */

export const enterTexts = {
  title: 'Take an exam',
  lead: 'Type the code you were given.',
  code: 'Exam code',
  hint: 'Eight letters and numbers, such as ABCD-EFGH.',
  go: 'Continue',
  wrong: 'A code has eight letters and numbers.',
} as const;

export const frontTexts = {
  opens: 'Opens',
  closes: 'Closes',
  length: 'Time',
  noLimit: 'No time limit',
  paper: 'Paper',
  notYet: 'The exam is not open yet',
  opensIn: (left: string) => `It opens in ${left}.`,
  stays: 'This page updates by itself. You can register now.',
  paused: 'The exam is paused',
  pausedHint: 'You can start as soon as it resumes.',
  pausedClosing: 'The closing time moves back by the length of the pause.',
  closed: 'The exam is closed',
  closedHint:
    'If you took it, the link in your mail still works. It shows your result if it is available.',
  closedHintByName:
    'If you took it, your own link or your code still works. It shows your result if it is available.',
  unavailable: 'The exam is not open',
  unavailableHint:
    'The exam staff have not opened it yet, or have closed it. Ask them when you can take it.',
  nameLead: 'Your name, as it should appear on your paper.',
  name: 'Your name',
  nameMissing: 'Type your name.',
  join: 'Go to the exam',
  email: 'E-mail address',
  emailHint:
    'We mail you a code. We can also mail your link here again, for example to see your result.',
  emailWrong: 'Type an e-mail address such as you@example.org.',
  sendCode: 'Send me a code',
  codeSent: (email: string) => `We have mailed a code to ${email}.`,
  code: 'Code from the mail',
  codeWrong: 'Type the six digits from the mail.',
  register: 'Register',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  other: 'Use another e-mail address',
  invited: 'By invitation only',
  invitedHint: 'Open the link in your invitation mail. If you cannot find it, have it sent again.',
  haveLink: 'I have already registered: mail me my link',
  mailLink: 'Mail me my link',
  mailed: 'If this address is registered for the exam, we have mailed the link to it.',
} as const;
