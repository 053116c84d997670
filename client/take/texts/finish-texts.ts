/** Texts for leaving a shared computer. */
export const finishTexts = {
  title: 'Finish on this computer?',
  hint: 'This browser then forgets your link, what you typed here, and what this page has noted. Your answers are safe on the server.',
  running: 'Your exam is not handed in.',
  mailedLink: 'The link in your mail still works.',
  onlyLink: 'Without it you cannot come back, so copy it first and keep it in a safe place.',
  linkOrCode:
    'Write the code down or copy the address first. Without them, whoever gives the exam has to let you in again.',
  confirm: 'Finish and forget',
  unsentTitle: 'Not everything has arrived yet',
  unsentHint:
    'Something that you typed or handed in here has not reached the server. Keep this page open until it has, then finish. If that takes long, ask whoever gives the exam.',
  failed:
    'Not everything could be deleted. Delete the data of this site in the settings of the browser.',
  done: 'Finished on this computer',
  doneHint:
    'This browser has forgotten your link, what you typed here, and what this page had noted.',
  remains:
    'Receipts that you downloaded are still in the folder of downloads, and your mail may still be open. The history of the browser can still list your link: delete it there.',
  runsOn:
    'An exam that is not handed in runs on, and its time too. You come back to it by your link or your code.',
  another: 'Take another exam',
} as const;
