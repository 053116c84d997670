/** The columns of people, in spreadsheets and in pasted texts. */
import { columnsByKey, headerKey } from '../../imports/spreadsheet/table.js';

/** A parsed person, not validated yet. */
export interface WrittenPerson {
  line: number;
  name: string;
  email: string;
  externalId?: string;
  rollNumber?: string;
}

const NAME = { header: 'Name', aliases: ['Full name', 'Student', 'Student name', 'Learner'] };
const FIRST = { header: 'First name', aliases: ['Given name', 'Forename', 'Vorname'] };
const LAST = { header: 'Last name', aliases: ['Surname', 'Family name', 'Nachname'] };
const EMAIL = {
  header: 'Email',
  aliases: [
    ...['E-mail', 'Mail', 'Email address', 'E-mail address', 'Address', 'Email ID', 'E-mail ID'],
    ...['Mail ID', 'Email-ID', 'E-Mail-Adresse'],
  ],
};
const ROLL_NUMBER = {
  header: 'Roll number',
  aliases: ['Roll no', 'Roll no.', 'Roll', 'Student number', 'Student no', 'Student no.'],
};
// Without the alias ID: the numbers of a list are not unique in an institute.
const EXTERNAL_ID = { header: 'External ID' };

export const PEOPLE_COLUMNS = [NAME, FIRST, LAST, EMAIL, ROLL_NUMBER, EXTERNAL_ID];
/** One of them must be there. */
const WHO = [NAME, FIRST, LAST, EMAIL];
const byKey = columnsByKey(PEOPLE_COLUMNS);

export const NO_PEOPLE_COLUMNS =
  'There is no column "Name" or "Email". Name it in the first row with text.';

/** @param headers of the columns that were found, as `PEOPLE_COLUMNS` name them */
export function haveNames(headers: readonly string[]): boolean {
  return WHO.some(({ header }) => headers.includes(header));
}

/** @param cells in the order of the headers */
export function personIn(
  headers: readonly string[],
  cells: readonly string[],
  line: number,
): WrittenPerson {
  const cell = ({ header }: { header: string }): string =>
    (cells[headers.indexOf(header)] ?? '').trim();
  const whole = cell(NAME);
  const name = whole === '' ? `${cell(FIRST)} ${cell(LAST)}`.trim() : whole;
  const [email, rollNumber, externalId] = [cell(EMAIL), cell(ROLL_NUMBER), cell(EXTERNAL_ID)];
  return { line, name, email, externalId, rollNumber };
}

/** A text whose first line names the columns. */
export interface TextColumns {
  delimiter: string;
  /** As `PEOPLE_COLUMNS` name them; empty for a column that is not read. */
  headers: string[];
}

/** More columns than a list of people has. */
const MAX_COLUMNS = 100;

/**
 * @param first the first line with text
 * @param hasAddresses whether the text has an address anywhere
 * @returns null if it does not name columns, or none that lines of names and addresses could not have
 */
export function columnsOfText(first: string, hasAddresses: boolean): TextColumns | null {
  const delimiter = ['\t', ';', ','].find((one) => first.includes(one)) ?? '\t';
  const cells = splitCells(first, delimiter);
  const headers = cells.map((cell) => byKey.get(headerKey(cell.trim()))?.header ?? '');
  const isTable =
    headers.includes(ROLL_NUMBER.header) ||
    headers.includes(EXTERNAL_ID.header) ||
    (!hasAddresses && !headers.includes(EMAIL.header));
  return isTable && haveNames(headers) ? { delimiter, headers } : null;
}

/** The cells of a line, of which some may be in double quotes. */
export function splitCells(line: string, delimiter: string): string[] {
  // Every second part of a line is in quotes; between two pairs of them, an empty part is a quote itself.
  const parts = line.split('"');
  const cells = [''];
  for (const [place, part] of parts.entries()) {
    const isQuoted = place % 2 === 1;
    const isEscape = !isQuoted && part === '' && place > 0 && place < parts.length - 1;
    const [first = '', ...others] = isQuoted ? [part] : part.split(delimiter);
    cells.push(`${cells.pop() ?? ''}${isEscape ? '"' : ''}${first}`);
    for (const other of others) cells.push(other);
  }
  return cells.slice(0, MAX_COLUMNS);
}
