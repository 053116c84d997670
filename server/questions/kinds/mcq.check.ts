/** Checks of a multiple-choice question before its exam is opened. */
import { refersToOthers } from './mcq.references.js';
import type { McqBody } from './mcq.validation.js';
import { optionHeader } from './mcq.rows.js';
import {
  Severity,
  type CellFault,
  type ExamCheckContext,
  type QuestionFinding,
} from './question-kind.js';
import { comparableText } from './comparable-text.js';

/** An option stands out if it is this much longer than every other one, as a factor and in characters. */
const TIMES_LONGER = 2;
const CHARACTERS_LONGER = 30;

type Option = McqBody['options'][number];

export function checkMcq(body: McqBody, exam: ExamCheckContext): QuestionFinding[] {
  return [
    ...noKey(body),
    ...equalOptions(body),
    ...(exam.shufflesOptions ? references(body) : []),
    ...longOption(body),
  ];
}

/** No API stores such a question; a finding is better than an exam without a right answer. */
function noKey({ options, correctOptionId }: McqBody): QuestionFinding[] {
  if (options.some(({ id }) => id === correctOptionId)) return [];
  const message = 'No option is marked as the right one. Choose one.';
  return [{ code: 'NO_KEY', severity: Severity.BLOCKING, message, field: 'correctOption' }];
}

/** Equal options, for whoever imports them. */
export function mcqRemarks(body: McqBody): CellFault[] {
  return equalOptions(body).map(({ message, field }) => ({
    header: optionHeader(Number(field?.split('.')[1]) + 1),
    message,
  }));
}

/** Equal options. If one is the key, a candidate who chooses the other is wrongly marked. */
function equalOptions({ options, correctOptionId }: McqBody): QuestionFinding[] {
  const seen = new Map<string, { option: Option; place: number }>();
  return options.flatMap((option, index): QuestionFinding[] => {
    const key = `${comparableText(option.text)} ${option.image?.id ?? ''}`;
    const first = seen.get(key);
    if (!first) {
      seen.set(key, { option, place: index + 1 });
      return [];
    }
    const isKey = [first.option.id, option.id].includes(correctOptionId);
    return [
      {
        code: 'EQUAL_OPTIONS',
        severity: isKey ? Severity.BLOCKING : Severity.WARNING,
        message: `Options ${first.place} and ${index + 1} say the same${isKey ? ', and one of them is the right one' : ''}. Change one of them.`,
        field: `options.${index}`,
      },
    ];
  });
}

function references({ options }: McqBody): QuestionFinding[] {
  return options.flatMap(({ text }, index) =>
    refersToOthers(text)
      ? [
          {
            code: 'OPTION_REFERS_TO_OTHERS',
            severity: Severity.WARNING,
            message: `Option ${index + 1} (“${text}”) refers to other options, but may come before them when they are shuffled. Say what is meant, or do not shuffle options.`,
            field: `options.${index}`,
          },
        ]
      : [],
  );
}

/** Authors tend to write more about the right option, and candidates know that. */
function longOption({ options, correctOptionId }: McqBody): QuestionFinding[] {
  const lengths = options.map(({ text }) => Array.from(text).length);
  const longest = Math.max(...lengths);
  const index = lengths.indexOf(longest);
  const next = Math.max(0, ...lengths.filter((_, other) => other !== index));
  if (longest < next * TIMES_LONGER || longest - next < CHARACTERS_LONGER) return [];
  const isKey = options[index]?.id === correctOptionId;
  const meaning = isKey ? 'and it is the right one, which gives it away' : 'so it draws attention';
  return [
    {
      code: 'LONG_OPTION',
      severity: Severity.ADVICE,
      message: `Option ${index + 1} is much longer than the others, ${meaning}. Make them similar in length.`,
      field: `options.${index}`,
    },
  ];
}
