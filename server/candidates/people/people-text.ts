/** Parses people from text that was copied from mail programs, lists and spreadsheets. */
import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import {
  MAX_EXTERNAL_ID,
  MAX_NAME,
  MAX_PEOPLE,
  MAX_ROLL_NUMBER,
  personRules,
  type Person,
} from '../candidate.validation.js';
import {
  columnsOfText,
  personIn,
  splitCells,
  type TextColumns,
  type WrittenPerson,
} from './people-columns.js';

/** A line or a row that was rejected or skipped. */
export interface PeopleFault {
  /** From 1; for spreadsheets the row number of the program. */
  line: number;
  /** The beginning of the line. */
  text: string;
  /** What is wrong, and what to do. */
  message: string;
}

export interface ReadPeople {
  people: Person[];
  faults: PeopleFault[];
}

// Texts can be long and hostile: no pattern here visits a character more than once.
const WORD = /[^\s<>()[\]",;:]+/g;
/** Characters around names. */
const EDGE = /[\s<>()[\]"',;:]/;
const HEADER = /^[\s,;]*(?:(?:first|last|full|name|e-?mail|address|student|learner)\b[\s,;]*)+$/i;
/** Such as a roll number. */
const NUMBER = /^\d+$/;
/** Longer than any address, so that a cut word is never valid. */
const MAX_PER_WORD = 300;
const QUOTED_CHARACTERS = 100;
const EXAMPLE =
  'Write it as: Ada Byron <ada@example.org>. Or name the columns in the first line: Name, Roll number';

const COLUMNS = 'Name the columns in the first line: Name, Email, Roll number.';

/**
 * Parses one person a line, or several in the format of mail programs: `Ada Byron <ada@example.org>`,
 * `Ada Byron, ada@example.org`, `ada@example.org`; columns separated by tabs, commas or semicolons, the name
 * before or after the address. What would be lost, such as a number without a named column, is a fault. A first line that names columns like those of a spreadsheet makes it a table.
 * @throws VALIDATION for more than 2,000
 */
export function readPeopleText(text: string): ReadPeople {
  const written: WrittenPerson[] = [];
  const faults: PeopleFault[] = [];
  let columns: TextColumns | null | undefined;
  for (const [index, content] of text.split(/\r\n|[\r\n\u2028\u2029]/).entries()) {
    const line = index + 1;
    if (content.trim() === '') continue;
    if (columns === undefined) {
      columns = columnsOfText(content, text.includes('@'));
      if (columns) continue;
    }
    if (!columns && written.length === 0 && HEADER.test(content)) continue;
    const { people, unread } = columns
      ? { people: [personIn(columns.headers, splitCells(content, columns.delimiter), line)] }
      : peopleOf(content.replaceAll(/mailto:/gi, ''), line);
    if (unread !== undefined) {
      const message = `"${quoted(unread)}" is neither a name nor an address. ${COLUMNS}`;
      faults.push({ line, text: quoted(content), message });
    } else if (people.length === 0) {
      const message = `There is no e-mail address in this line. ${EXAMPLE}`;
      faults.push({ line, text: quoted(content), message });
    } else for (const one of people) written.push(one);
    // Stops early: parsing a very long text would block the process.
    if (written.length + faults.length > MAX_PEOPLE) throw tooMany();
  }
  const checked = checkPeople(written);
  return {
    people: checked.people,
    faults: [...faults, ...checked.faults].sort((a, b) => a.line - b.line),
  };
}

/**
 * Validates parsed people. Of repeated addresses and external ids the first one is taken.
 * @throws VALIDATION for more than 2,000
 */
export function checkPeople(written: readonly WrittenPerson[]): ReadPeople {
  if (written.length > MAX_PEOPLE) throw tooMany();
  const people: Person[] = [];
  const faults: PeopleFault[] = [];
  const lines = new Map<string, number>();
  for (const { line, name, email, externalId, rollNumber } of written) {
    const address = name === '' || email === '' ? email : `<${email}>`;
    const text = quoted([name, address, rollNumber, externalId].filter(Boolean).join(' '));
    const { data: person, error } = personRules.safeParse({ name, email, externalId, rollNumber });
    if (!person) {
      const [issue] = error.issues;
      faults.push({ line, text, message: problemWith(String(issue?.path[0]), { name, email }) });
      continue;
    }
    const keys = keysOf(person);
    const [repeated] = keys.filter(([key]) => lines.has(key));
    if (repeated) {
      const [key, what] = repeated;
      const message = `This ${what} is already in line ${lines.get(key) ?? 0}. It is used only once.`;
      faults.push({ line, text, message });
      continue;
    }
    for (const [key] of keys) lines.set(key, line);
    people.push(person);
  }
  return { people, faults };
}

function tooMany(): DomainError {
  const max = MAX_PEOPLE.toLocaleString('en');
  return coreErrors.VALIDATION({
    message: `These are more than ${max} people. Split them into parts.`,
  });
}

/** What identifies a person in a list, and what it is called. */
function keysOf({ email, externalId }: Person): [key: string, what: string][] {
  return [
    ...(email === null ? [] : [[`email ${email}`, 'address'] as [string, string]]),
    ...(externalId === null ? [] : [[`id ${externalId}`, 'external ID'] as [string, string]]),
  ];
}

const TOO_LONG: Record<string, string> = {
  name: `This name has more than ${MAX_NAME}`,
  externalId: `This external ID has more than ${MAX_EXTERNAL_ID}`,
  rollNumber: `This roll number has more than ${MAX_ROLL_NUMBER}`,
};

function problemWith(
  field: string,
  { name, email }: Pick<WrittenPerson, 'name' | 'email'>,
): string {
  if (field === 'email') return `"${quoted(email)}" is not an e-mail address. Correct it.`;
  if (field === 'name' && name === '') return 'The name is missing. Add it, or an e-mail address.';
  return `${TOO_LONG[field] ?? ''} characters, or one that cannot be stored. Shorten it.`;
}

/**
 * Finds the addresses of a line with their names.
 * @returns also the first text that is neither, if there is one
 */
function peopleOf(
  content: string,
  line: number,
): { people: WrittenPerson[]; unread?: string | undefined } {
  const matches = [...content.matchAll(WORD)].filter(([word]) => word.includes('@'));
  // The text before each address, and the text after the last.
  const gaps = matches.map((match, index) => {
    const before = matches[index - 1];
    return content.slice(before ? before.index + before[0].length : 0, match.index);
  });
  const last = matches.at(-1);
  const rest = last ? content.slice(last.index + last[0].length) : '';
  const areNamesBehind = nameIn(gaps[0] ?? '') === '' && nameIn(rest) !== '';
  const names = areNamesBehind ? [...gaps.slice(1), rest] : gaps;
  const people = matches.map(([word], index) => {
    const email = word.slice(0, MAX_PER_WORD);
    return { line, name: nameIn(names[index] ?? ''), email };
  });
  const left = areNamesBehind ? '' : stripped(rest);
  const numbers = names.flatMap(partsOf).filter((part) => NUMBER.test(part));
  return { people, unread: [...numbers, left].find((text) => text !== '') };
}

/** `Byron, Ada <` is Ada Byron. Otherwise the parts are joined in their order. */
function nameIn(gap: string): string {
  const isMailer = gap.trimEnd().endsWith('<');
  const parts = partsOf(gap);
  const [family = '', first = ''] = parts;
  return isMailer && parts.length === 2 ? `${first} ${family}` : parts.join(' ');
}

/** The cells of a text, without empty ones. */
function partsOf(text: string): string[] {
  return text
    .split(/[\t,;]/)
    .map(stripped)
    .filter((part) => part !== '');
}

function stripped(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && EDGE.test(text.charAt(from))) from += 1;
  while (to > from && EDGE.test(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}

function quoted(text: string): string {
  const characters = Array.from(text.trim());
  const cut = characters.slice(0, QUOTED_CHARACTERS).join('');
  return characters.length > QUOTED_CHARACTERS ? `${cut}…` : cut;
}
