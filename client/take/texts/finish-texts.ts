/** Texts for leaving a shared computer. */
export const finishTexts = {
  title: 'Finish on this computer?',
  hint: 'This browser will forget your link, what you typed here, and what this page recorded. Your answers are safe on the server.',
  running: 'Your exam is not submitted.',
  mailedLink: 'The link in your mail still works.',
  onlyLink: 'Your link is the only way back, so copy it first and keep it in a safe place.',
  linkOrCode:
    'Write down your code or copy your link first. Without them, you have to ask the exam staff to let you continue.',
  confirm: 'Finish and forget',
  unsentTitle: 'Not everything has arrived yet',
  unsentHint:
    'Something you typed or submitted here has not reached the server. Keep this page open until it has, then finish. If that takes long, ask the exam staff.',
  failed: 'Not everything could be deleted. Delete the data of this site in your browser settings.',
  done: 'Finished on this computer',
  doneHint:
    'This browser has forgotten your link, what you typed here, and what this page recorded.',
  remains:
    'Receipts you downloaded are still in the downloads folder, and your mail may still be open. The browser history may still list your link: delete it there.',
  runsOn:
    'An exam that is not submitted is still running, and so is its time. To get back to it, use your link or your code.',
  another: 'Take another exam',
} as const;
