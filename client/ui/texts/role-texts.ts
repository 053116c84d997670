/** Shown when the user's role lacks a permission. */
export const roleTexts = {
  notAllowed: 'Your role does not allow that',
  notAllowedHint: 'You mark here. Ask an owner of your institute if you are to edit, too.',
  emptyHint: 'Your colleagues have written no quiz yet.',
};
