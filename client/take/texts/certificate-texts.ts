/** Texts of the certificate and of its check. */
export const certificateTexts = {
  title: 'Certificate',
  certifies: 'certifies that',
  passed: 'has passed the exam',
  on: (day: string) => `on ${day}.`,
  reference: 'Reference',
  check: (address: string) => `Anybody can check it at ${address}`,
  genuine: 'This certificate is genuine',
  lapsed: 'This certificate does not hold any more',
  lapsedHint:
    'It was issued here. Since then the result was withdrawn, the marks were changed, or the paper was opened again.',
  unknown: 'There is no certificate with this reference',
  erasedHint:
    'The institute has erased the personal data of its learner, so it cannot be said any more whose it was.',
  unknownHint: 'Look at each letter and number again.',
  day: 'Passed',
  hint: 'A reference looks like ABCD-2345-EFGH-6789.',
} as const;
