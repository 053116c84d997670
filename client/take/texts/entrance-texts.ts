/** Texts of the pages that lead to an exam: its code, its public page, its registration. */

export const enterTexts = {
  title: 'Take an exam',
  lead: 'Type the code that you were given.',
  code: 'Exam code',
  hint: 'Eight letters and numbers, such as ABCD-EFGH.',
  go: 'Go on',
  wrong: 'A code has eight letters and numbers.',
} as const;

export const frontTexts = {
  opens: 'Opens',
  closes: 'Closes',
  length: 'Time',
  noLimit: 'No time limit',
  paper: 'Paper',
  notYet: 'The exam has not opened yet',
  opensIn: (left: string) => `It opens in ${left}.`,
  stays: 'This page opens it by itself. You can register now.',
  paused: 'The exam is paused just now',
  pausedHint: 'You can start as soon as it goes on.',
  pausedClosing: 'It will also close later, by as long as the pause lasted.',
  closed: 'The exam is closed',
  closedHint: 'If you took it, your mailed link still shows what may be seen of it.',
  closedHintByName:
    'If you took it, your own link or your code still shows what may be seen of it.',
  unavailable: 'The exam is not open',
  unavailableHint:
    'Whoever gives it has not opened it, or has taken it back. Ask them when to come.',
  nameLead: 'Your name, as it should stand on your paper.',
  name: 'Your name',
  nameMissing: 'Type your name.',
  join: 'Go to the exam',
  email: 'E-mail address',
  emailHint: 'A code is sent there. Your link can be mailed there again, also to see your result.',
  emailWrong: 'Type an address such as you@example.org.',
  sendCode: 'Send me a code',
  codeSent: (email: string) => `A code is on its way to ${email}.`,
  code: 'Code from the mail',
  codeWrong: 'Type the six digits of the mail.',
  register: 'Register',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  other: 'Use another address',
  invited: 'By invitation only',
  invitedHint:
    'Open the link in the mail that invited you. If you cannot find it, have it sent again.',
  haveLink: 'I am registered already: mail me my link',
  mailLink: 'Mail me my link',
  mailed: 'If this address is registered for the exam, a mail with the link is on its way.',
} as const;
