/** Multiple-choice questions in spreadsheets (docs/legacy-api.md, "Spreadsheets"). */
import { DomainError } from '../../core/errors/domain-error.js';
import { MAX_TEXT } from './limits.js';
import { MAX_OPTION_TEXT, type McqBody, type McqInput } from './mcq.validation.js';
import type { CellFault, QuestionContent, TemplateColumn } from './question-kind.js';

const LETTERS = Array.from('ABCDEFGHIJ');
const optionHeader = (position: number): string => `Option ${position}`;
const QUOTED_UNITS = 40;
const letterOf = (position: number): string => LETTERS[position - 1] ?? '';

const optionColumns: TemplateColumn[] = LETTERS.map((letter, index) => ({
  header: optionHeader(index + 1),
  aliases: [`Option ${letter}`],
  isRequired: index < 2,
  help:
    index < 2
      ? `A choice, at most ${MAX_OPTION_TEXT} characters.`
      : 'A further choice, with no gap before it.',
  width: 22,
  maxCharacters: MAX_OPTION_TEXT,
}));

export const mcqColumns: TemplateColumn[] = [
  {
    header: 'Question',
    isRequired: true,
    help: `The question itself, at most ${MAX_TEXT.toLocaleString('en')} characters.`,
    width: 50,
    maxCharacters: MAX_TEXT,
  },
  ...optionColumns,
  {
    header: 'Correct Answer',
    isRequired: true,
    help: 'The right option: its letter (A is the first), its number, or exactly its text.',
    width: 16,
    choices: LETTERS,
  },
  {
    header: 'Description',
    aliases: ['Answer Description', 'Explanation'],
    help: `Why it is right, at most ${MAX_TEXT.toLocaleString('en')} characters.`,
    width: 50,
    maxCharacters: MAX_TEXT,
  },
];

/** @param check applies the rules of every multiple-choice question */
export function mcqFromRow(
  cells: ReadonlyMap<string, string>,
  check: (input: McqInput) => QuestionContent<McqBody>,
): QuestionContent<McqBody> | CellFault[] {
  const { options, faults } = readOptions(cells);
  const answer = readAnswer(cells.get('Correct Answer') ?? '', options);
  if (typeof answer === 'string') faults.push({ header: 'Correct Answer', message: answer });
  const input: McqInput = {
    text: cells.get('Question') ?? '',
    options: options.map((text) => ({ text })),
    correctOption: typeof answer === 'number' ? answer : 1,
    explanation: cells.get('Description') ?? '',
  };
  try {
    const content = check(input);
    return faults.length > 0 ? faults : content;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [...faults, ...cellFaults(error, faults)];
  }
}

/** The options of a row, and faults such as gaps between them. */
function readOptions(cells: ReadonlyMap<string, string>): {
  options: string[];
  faults: CellFault[];
} {
  const texts = LETTERS.map((_, index) => cells.get(optionHeader(index + 1)) ?? '');
  const last = texts.findLastIndex((text) => text !== '') + 1;
  const options = texts.slice(0, Math.max(last, 2));
  const faults = options.flatMap((text, index) => {
    if (text !== '') return [];
    const position = index + 1;
    const message =
      position < last
        ? `${optionHeader(position)} is blank, but ${optionHeader(last)} is filled: fill it, or move the later options up`
        : `${optionHeader(position)} is required: a question needs at least two options`;
    return [{ header: optionHeader(position), message }];
  });
  return { options, faults };
}

/**
 * The position that `Correct Answer` names: as a number, a letter, or the text of one option.
 * An ambiguous cell is a fault; nothing is guessed.
 * @returns the position from 1, or the message of the fault
 */
function readAnswer(cell: string, options: string[]): number | string {
  const forms = `its number (1 to ${options.length}), its letter (A to ${letterOf(options.length)}) or exactly its text`;
  if (cell === '') return `Correct Answer is required: write ${forms}`;
  const positions = readings(cell, options);
  const [only, ...others] = positions;
  if (only === undefined) return `No option is meant by this: write ${forms}`;
  if (others.length === 0) return only;
  const meanings = positions.map(
    (position) => `option ${position} ("${quoted(options[position - 1] ?? '')}")`,
  );
  const ways = positions.map(
    (position) => `${clearForm(position, options)} for option ${position}`,
  );
  return `This can mean ${meanings.join(' or ')}: write ${ways.join(', or ')}`;
}

/** The beginning of an option, to recognize it. */
function quoted(text: string): string {
  return text.length > QUOTED_UNITS ? `${text.slice(0, QUOTED_UNITS)}…` : text;
}

function readings(cell: string, options: string[]): number[] {
  const positions = new Set<number>();
  if (/^\d{1,2}$/.test(cell)) positions.add(Number(cell));
  if (/^[a-j]$/i.test(cell)) positions.add(LETTERS.indexOf(cell.toUpperCase()) + 1);
  options.forEach((text, index) => {
    if (text === cell) positions.add(index + 1);
  });
  return [...positions].filter((position) => position >= 1 && position <= options.length);
}

/** An unambiguous way to name an option. */
function clearForm(position: number, options: string[]): string {
  const forms = [letterOf(position), String(position), letterOf(position).toLowerCase()];
  const clear = forms.find((form) => readings(form, options).length === 1);
  return clear ?? 'another text in the options, so that none reads like a letter or a number,';
}

/** Converts the problems of the common rules to faults, at most one per cell. */
function cellFaults(error: DomainError, known: CellFault[]): CellFault[] {
  const taken = new Set(known.map((fault) => fault.header));
  return (error.fields ?? []).flatMap(({ path, message }) => {
    const header = headerOf(path);
    if (header === null || taken.has(header)) return [];
    taken.add(header);
    return [{ header, message }];
  });
}

function headerOf(path: string): string | null {
  const [field, index] = path.split('.');
  if (field === 'text') return 'Question';
  if (field === 'explanation') return 'Description';
  if (field === 'options' && index !== undefined) return optionHeader(Number(index) + 1);
  return null;
}
