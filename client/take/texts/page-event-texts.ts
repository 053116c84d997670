/** Tells candidates before the start which events are recorded. */
export const pageEventTexts = {
  title: 'What is written down for whoever gives the exam',
  list: [
    'When you start, when your answers were typed and saved, and when you hand in.',
    'When you leave this page and come back: another tab, another window, a locked screen.',
    'When the connection was lost, and for how long.',
    'That you go on in another window, in another browser or on another device.',
    'That your network address has changed, but not the address itself.',
  ],
  refused:
    'Refused tries are logged with your network address, for as long as whoever runs this keeps the log.',
  nothingElse:
    'Nothing else on your device is looked at: no camera, no screen, no other pages, no files.',
} as const;
