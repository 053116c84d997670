/** Shown when the user's role lacks a permission. */
export const roleTexts = {
  notAllowed: 'Your role does not allow this',
  notAllowedHint: 'You are a marker. If you need to edit, ask an owner of your institute.',
  emptyHint: 'Your colleagues have not written any quizzes yet.',
};
