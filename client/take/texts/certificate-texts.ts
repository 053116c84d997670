/** Texts of the certificate and of its check. */
export const certificateTexts = {
  title: 'Certificate',
  certifies: 'certifies that',
  passed: 'has passed the exam',
  on: (day: string) => `on ${day}.`,
  reference: 'Reference',
  check: (address: string) => `Anyone can check it at ${address}`,
  genuine: 'This certificate is genuine',
  lapsed: 'This certificate is no longer valid',
  lapsedHint:
    'It was issued here. Since then, the result was withdrawn, the marks were changed, or the attempt was reopened.',
  unknown: 'There is no certificate with this reference',
  erasedHint:
    'The institute has erased this learner’s personal data, so we can no longer say whose certificate it was.',
  unknownHint: 'Check each letter and number.',
  day: 'Passed',
  hint: 'A reference looks like ABCD-2345-EFGH-6789.',
} as const;
