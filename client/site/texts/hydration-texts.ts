/** Notices while the code of an island cannot be loaded. In a file of their own, since every page loads them. */
export const hydrationTexts = {
  form: {
    waiting:
      'No response received from server. What you typed is still here, and will be sent when you are back online.',
    failed:
      'This could not be sent because a part of the page did not load. A browser extension may be blocking it. Turn it off or use another browser, then send again. What you typed is still here.',
  },
  demo: {
    waiting: 'No response from server. The exam will start when you are back online.',
    failed:
      'The exam could not start because a part of the page did not load. A browser extension may be blocking it. Turn it off or use another browser, then try again.',
  },
};
