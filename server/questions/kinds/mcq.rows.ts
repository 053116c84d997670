/** Multiple-choice questions in spreadsheets (docs/legacy-api.md, "Spreadsheets"). */
import { DomainError } from '../../core/errors/domain-error.js';
import { LETTERS, readKey } from './key-cell.js';
import type { ShownImage } from './shown-image.js';
import { MAX_TEXT } from './limits.js';
import { marksInCell, penaltyInCell } from './marks-cell.js';
import { MAX_OPTION_TEXT, type McqBody, type McqInput } from './mcq.validation.js';
import type { CellFault, QuestionContent, SheetRules, TemplateColumn } from './question-kind.js';
import {
  MARKS,
  marksColumn,
  NEGATIVE_MARKS,
  penaltyColumn,
  QUESTION_NAMES,
} from './shared-columns.js';

/** The header of an option's column, from 1. */
export const optionHeader = (position: number): string => `Option ${position}`;
const optionHeaders = LETTERS.map((_, index) => optionHeader(index + 1));

const optionColumns: TemplateColumn[] = LETTERS.map((letter, index) => ({
  header: optionHeader(index + 1),
  aliases: [`Option ${letter}`],
  otherNames: namesOfOption(letter, index + 1),
  reading: 'CHOICE',
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
    otherNames: QUESTION_NAMES,
    isRequired: true,
    help: `The question itself, at most ${MAX_TEXT.toLocaleString('en')} characters.`,
    width: 50,
    maxCharacters: MAX_TEXT,
  },
  ...optionColumns,
  {
    header: 'Correct Answer',
    otherNames: [
      ...[
        'Answer',
        'Answers',
        'Ans',
        'Key',
        'Answer Key',
        'Correct',
        'Correct Ans',
        'Correct Option',
      ],
      ...['Correct Choice', 'Correct Key', 'Right Answer', 'Right Option', 'Correct Answers'],
    ],
    reading: 'KEY',
    isRequired: true,
    help: 'The right option: its letter (A is the first), its number, or its text.',
    width: 16,
    choices: LETTERS,
  },
  {
    header: 'Description',
    aliases: ['Answer Description', 'Explanation'],
    otherNames: ['Answer Explanation', 'Solution', 'Rationale', 'Reason', 'Feedback'],
    help: `Why it is right, at most ${MAX_TEXT.toLocaleString('en')} characters.`,
    width: 50,
    maxCharacters: MAX_TEXT,
  },
  { ...marksColumn, isNew: true, help: `${marksColumn.help} 1 where it is blank.` },
  penaltyColumn(
    'What a wrong choice takes away, for example 0.25 or 1/3. If it is blank, the rules of the exam apply.',
  ),
];

function namesOfOption(letter: string, position: number): string[] {
  const nouns = ['Opt', 'Choice', 'Alternative', 'Answer'];
  return [
    letter,
    String(position),
    ...nouns.flatMap((noun) => [`${noun} ${letter}`, `${noun} ${position}`]),
  ];
}

/** @param check applies the rules of every multiple-choice question */
export function mcqFromRow(
  cells: ReadonlyMap<string, string>,
  rules: SheetRules,
  check: (input: McqInput) => QuestionContent<McqBody>,
): QuestionContent<McqBody> | CellFault[] {
  const { options, faults } = readOptions(cells);
  const answer = readKey(cells.get('Correct Answer') ?? '', options, rules);
  if (typeof answer === 'string') faults.push({ header: 'Correct Answer', message: answer });
  const input: McqInput = {
    text: cells.get('Question') ?? '',
    options: options.map((text) => ({ text })),
    correctOption: typeof answer === 'number' ? answer : 1,
    explanation: cells.get('Description') ?? '',
    marks: marksInCell(cells.get(MARKS) ?? ''),
    wrongMarks: penaltyInCell(cells.get(NEGATIVE_MARKS) ?? ''),
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
  const texts = optionHeaders.map((header) => cells.get(header) ?? '');
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
  if (field === 'marks') return MARKS;
  if (field === 'wrongMarks') return NEGATIVE_MARKS;
  if (field === 'options' && index !== undefined) return optionHeader(Number(index) + 1);
  return null;
}

/** Shows an image at the option of a column. @returns whether the column is an option of the body */
export function showAtOption({ options }: McqBody, header: string, image: ShownImage): boolean {
  const option = options.find((_, index) => optionHeader(index + 1) === header);
  if (option) option.image = image;
  return option !== undefined;
}
