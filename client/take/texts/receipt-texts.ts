/** Texts of the receipt. */
export const receiptTexts = {
  download: 'Download the receipt',
  downloadOf: (attempt: string) => `Download the receipt: ${attempt}`,
  saved: 'The receipt was downloaded.',
  hint: 'Keep the file: it proves which answers you submitted, and when. It is signed, so any change to it is noticed.',
  check: 'Check a certificate or receipt',
  fileName: (title: string, date: string) => `Receipt ${title} ${date}.json`,
} as const;
