/** How callers of the older system call what is wrong with their request. */

/** Fields of quizzes and accounts that are called otherwise on the wire. */
const NAMES = new Map([
  ['title', 'quizTitle'],
  ['durationMinutes', 'quizDuration'],
  ['firstName', 'fullname'],
  ['lastName', 'fullname'],
  ['instituteName', 'InstituteName'],
]);
/** Those of questions, which stand behind a kind. */
const QUESTION_NAMES = new Map([
  ['text', 'question'],
  ['correctOption', 'correctAnswer'],
  ['explanation', 'description'],
  ['modelAnswer', 'answer'],
  ['image', 'questionImageLink'],
]);
/** And of their options, which stand behind a number. */
const OPTION_NAMES = new Map([
  ['text', 'answer'],
  ['image', 'answerImageLink'],
]);
/** A question to add, by its kind; and the one question of an edit. */
const ADDED = new Map([
  ['mcq', 'mcqQuizz'],
  ['descriptive', 'descriptiveQuizz'],
]);
const EDITED = 'updatedQuestion';

/**
 * The path of a field as callers write it: `questions.2.mcq.correctOption` of the domain is
 * `mcqQuizz[2].correctAnswer`. What is a wire name already stays.
 */
export function wirePath(path: string): string {
  const parts = path.split('.');
  const [first = '', number = '', kind = ''] = parts;
  const list = ADDED.get(kind);
  if (first === 'questions' && list) return joined([list, number, ...ofQuestion(parts.slice(3))]);
  if (ADDED.has(first)) return joined([EDITED, ...ofQuestion(parts.slice(1))]);
  return joined([NAMES.get(first) ?? first, ...parts.slice(1)]);
}

function ofQuestion(parts: string[]): string[] {
  return parts.map((part, index) => {
    const isOfOption = parts[index - 2] === 'options';
    return (isOfOption ? OPTION_NAMES : QUESTION_NAMES).get(part) ?? part;
  });
}

function joined(parts: string[]): string {
  return parts
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);
}
