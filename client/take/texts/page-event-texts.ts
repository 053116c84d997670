/** Tells candidates before the start which events are recorded. */
export const pageEventTexts = {
  title: 'What is recorded for the exam staff',
  list: [
    'When you start, when you type and save answers, and when you submit.',
    'When you leave this page and come back: for another tab, another window or a locked screen.',
    'When you lose the connection, and for how long.',
    'When you continue in another window, in another browser or on another device.',
    'When your network address changes, but not the address itself.',
  ],
  refused:
    'Refused requests, such as wrong codes, are logged with your network address, for as long as the administrator of this site keeps the log.',
  nothingElse:
    'Nothing else on your device is recorded: not your camera, your screen, other pages or your files.',
} as const;
