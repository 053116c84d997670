/** Notices while the code of an island cannot be loaded. In a file of their own, since every page loads them. */
export const hydrationTexts = {
  form: {
    waiting:
      'No response received from server. What you typed is kept, and sending is tried again when there is a line.',
    failed:
      'This could not be sent: a part of the page does not load. An extension of your browser may block it. Switch that off or take another browser, then send again. What you typed is still here.',
  },
  demo: {
    waiting: 'No response from server. Starting is tried again when there is a line.',
    failed:
      'The exam could not be started: a part of the page does not load. An extension of your browser may block it. Switch that off or take another browser, then press again.',
  },
};
