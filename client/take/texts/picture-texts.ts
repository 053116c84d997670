/** Texts of pictures in questions and options. */

export const pictureTexts = {
  title: 'Picture',
  undescribed: 'Picture without a description',
  loading: 'Loading the picture',
  failed: 'The picture did not load.',
  enlarge: 'Enlarge',
  fit: 'Fit to window',
  /** Added to the name of a button for those who do not see which picture it stands below. */
  of: (description: string) => (description ? `picture: ${description}` : 'picture'),
} as const;
