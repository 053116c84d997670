/** What is said where a role is not enough. */
export const roleTexts = {
  notAllowed: 'Your role does not allow that',
  notAllowedHint: 'You mark here. Ask an owner of your institute if you are to edit, too.',
  emptyHint: 'Your colleagues have written no quiz yet.',
};
