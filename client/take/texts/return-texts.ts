/** Texts for learners who go on with an exam that they have joined by name. */
export const returnTexts = {
  goOnAs: (name: string) => `Go on as ${name}`,
  somebodyElse: 'I am somebody else',
  elsewhere: 'I have started on another device',
  code: 'Your code',
  codeHint: 'The other device shows it before the start, and in its menu “Aa” while the exam runs.',
  codeWrong: 'A code has eight letters and numbers.',
  goOn: 'Go on with my exam',
  noCode: 'I do not have the code',
  askLead: 'Whoever gives the exam can let you in. Type your name as you typed it at first.',
  rollNumber: 'Roll number (if you have one)',
  ask: 'Ask to go on',
  waiting: (name: string) => `${name}, you are waiting to be let in`,
  waitingHint:
    'Tell whoever gives the exam: they confirm you on their screen. Then this page goes on by itself.',
  stopWaiting: 'Stop waiting',
  confirmed: 'You are confirmed.',
  refused: 'You were not confirmed. Talk to whoever gives the exam, and ask again.',
  expired: 'Nobody has confirmed you within an hour. Ask again.',
} as const;
