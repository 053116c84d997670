/** Texts of the page on which receipts and certificates are checked. */
export const verifyTexts = {
  title: 'Check a certificate or receipt',
  lead: 'A certificate shows who passed which exam. A receipt proves which answers were submitted, and when. Anyone can check one here.',
  drop: 'Or drop a receipt file here, or choose it',
  choose: 'Choose the receipt file',
  chooseButton: 'Choose a file',
  paste: 'Certificate reference, or text of a receipt',
  check: 'Check',
  empty:
    'Type the reference of a certificate, choose a receipt file, or paste the text of a receipt.',
  tooLarge:
    'This is more than 2 MB, which is too much to check here at once. Paste only the text of its “signature”.',
  unreadable: 'This file cannot be read.',
  outcomes: {
    GENUINE: 'This receipt is genuine',
    ALTERED: 'This receipt has been changed',
    UNKNOWN_KEY: 'This receipt was not signed here',
    NOT_A_RECEIPT: 'This is neither a receipt nor the reference of a certificate',
  },
  replaced: 'This receipt is not the latest one',
  added: (names: string) => `This file contains something that was not signed: ${names}`,
  hints: {
    whole: 'It was issued here, and nothing in it has been changed.',
    alone: 'The signature is ours. It came without answers, so none were checked.',
    UNKNOWN_KEY:
      'It names a key that was never used here. If another school issued it, check it on their page.',
    NOT_A_RECEIPT:
      'A reference has sixteen letters and numbers. For a receipt, choose the file as you downloaded it, or paste all of its text.',
  },
  altered: {
    SIGNATURE: 'The signature does not match. You cannot rely on anything in this receipt.',
    RECEIPT: 'The details were changed. What was really signed is shown below.',
    ANSWERS: 'The answers are not the ones that were submitted, so they are not shown.',
    ADDED:
      'Do not rely on what was added: it is not part of the receipt. What was really signed is shown below.',
    PLACES: 'The numbers or letters of the answers were changed, so they are not shown.',
  },
  standing: {
    LATEST: 'It is the latest receipt of this attempt.',
    REPLACED: 'Since it was issued, the attempt was reopened or a late answer was accepted.',
    GONE: 'The attempt is no longer stored here, so we cannot say whether a later receipt was issued.',
  },
  preview: 'This is a preview by staff, not a learner’s attempt.',
  facts: {
    learner: 'Learner',
    noName: 'No name given',
    exam: 'Exam',
    institute: 'Given by',
    started: 'Started',
    submitted: 'Submitted',
    amended: 'Late answer accepted',
    answered: 'Answered',
    of: (answered: string, total: string) => `${answered} of ${total}`,
    revision: 'Paper',
    number: (number: string) => `Revision ${number}`,
    attempt: 'Attempt',
    hash: 'Hash',
    key: 'Signed with key',
    since: (time: string) => `in use since ${time}`,
  },
  by: { LEARNER: 'by the learner', TIME: 'when time ran out', STAFF: 'by staff' },
  answers: 'Answers',
  noAnswers: 'No question was answered.',
  question: (number: string) => `Question ${number}`,
  choice: (letter: string) => `Option ${letter}`,
  choiceHint:
    'Questions and options are numbered as this learner saw them: A is the first option. Their texts are not shown, so that the paper stays secret.',
  details: 'For checking: hashes and numbers',
  print: 'Print',
  another: 'Check another',
} as const;
