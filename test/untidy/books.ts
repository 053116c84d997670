/** All untidy books. */
import type { UntidyBook } from './book.js';
import { libreOfficeTextBooks } from './libreoffice-texts.js';
import { brokenCsvBooks } from './broken-csv.js';
import { csvBooks } from './csv.js';
import { libreOfficeBooks } from './libreoffice.js';
import { otherWriterBooks } from './other-writers.js';
import { objectBooks } from './objects.js';
import { optionBooks } from './options.js';
import { fontBooks } from './fonts.js';
import { otherHeaderBooks } from './other-headers.js';
import { dateBooks } from './dates.js';
import { drawingBooks } from './drawings.js';
import { headerBooks } from './headers.js';
import { keyBooks } from './keys.js';
import { marksBooks } from './marks.js';
import { mergedBooks } from './merged.js';
import { numberBooks } from './numbers.js';
import { pictureBooks } from './pictures.js';
import { raisedBooks } from './raised.js';
import { textBooks } from './texts.js';
import { writerBooks } from './writers.js';

export const untidyBooks: UntidyBook[] = [
  ...raisedBooks,
  ...numberBooks,
  ...headerBooks,
  ...keyBooks,
  ...marksBooks,
  ...mergedBooks,
  ...textBooks,
  ...pictureBooks,
  ...writerBooks,
  ...drawingBooks,
  ...dateBooks,
  ...otherHeaderBooks,
  ...fontBooks,
  ...optionBooks,
  ...objectBooks,
  ...otherWriterBooks,
  ...libreOfficeBooks,
  ...csvBooks,
  ...brokenCsvBooks,
  ...libreOfficeTextBooks,
];
