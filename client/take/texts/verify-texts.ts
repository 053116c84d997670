/** Texts of the receipt and of its check. */
export const receiptTexts = {
  download: 'Download the receipt',
  downloadOf: (attempt: string) => `Download the receipt: ${attempt}`,
  saved: 'The receipt was downloaded.',
  hint: 'Keep the file: it proves which answers you handed in, and when. It is signed, so nobody can change it unseen.',
  check: 'Check a receipt',
  fileName: (title: string, date: string) => `Receipt ${title} ${date}.json`,
} as const;

export const verifyTexts = {
  title: 'Check a receipt',
  lead: 'A receipt proves which answers were handed in, and when. Anybody can check one here.',
  drop: 'Drop the file of the receipt here, or choose it',
  choose: 'Choose the file of the receipt',
  chooseButton: 'Choose a file',
  paste: 'Or paste what stands in it',
  check: 'Check',
  empty: 'Choose a file, or paste the text of one.',
  tooLarge:
    'This is more than 2 MB, which is more than can be checked here at once. Paste the text of its “signature” alone.',
  unreadable: 'This file cannot be read.',
  outcomes: {
    GENUINE: 'This receipt is genuine',
    ALTERED: 'This receipt was changed',
    UNKNOWN_KEY: 'This receipt was not signed here',
    NOT_A_RECEIPT: 'This is not a receipt',
  },
  replaced: 'This receipt is not the latest one',
  added: (names: string) => `This file holds something that was not signed: ${names}`,
  hints: {
    whole: 'It was issued here, and nothing in it was changed.',
    alone: 'The signature is ours. No answers came with it, so none were checked.',
    UNKNOWN_KEY:
      'It names a key that was never in use here. If another school issued it, check it on their page.',
    NOT_A_RECEIPT: 'Choose the file as it was downloaded, or paste all of its text.',
  },
  altered: {
    SIGNATURE: 'The signature does not fit. Nothing that stands in this receipt can be relied on.',
    RECEIPT: 'The details were changed. What was really signed stands below.',
    ANSWERS: 'The answers are not the ones that were handed in, so they are not shown.',
    ADDED:
      'Do not rely on what was added: it is not part of the receipt. What was really signed stands below.',
    PLACES: 'The numbers or letters of the answers were changed, so they are not shown.',
  },
  standing: {
    LATEST: 'It is the latest receipt of this attempt.',
    REPLACED: 'The attempt was opened again, or a late answer was accepted, since it was issued.',
    GONE: 'The attempt is no longer kept here, so it cannot be said whether a later receipt was issued.',
  },
  preview: 'Staff looked at their own exam: this is no learner’s attempt.',
  facts: {
    learner: 'Learner',
    noName: 'No name was given',
    exam: 'Exam',
    institute: 'Given by',
    started: 'Started',
    submitted: 'Handed in',
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
  by: { LEARNER: 'by the learner', TIME: 'when the time was up', STAFF: 'by staff' },
  answers: 'What was answered',
  noAnswers: 'Nothing was answered.',
  question: (number: string) => `Question ${number}`,
  choice: (letter: string) => `Option ${letter}`,
  choiceHint:
    'Questions and options are numbered as this learner saw them, A being the first option. They are not quoted, so that the paper stays secret.',
  details: 'For checking: hashes and numbers',
  print: 'Print',
  another: 'Check another one',
} as const;
