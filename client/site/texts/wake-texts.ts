/** Said before the code of an island has come. Apart from other texts: every page loads it. */
export const wakeTexts = {
  held: 'No response received from server. What you typed is kept, and sent as soon as there is a line again.',
};
