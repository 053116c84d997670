/** Maps names of fields in errors to those of the legacy API. */

/** Fields of quizzes and accounts with other names on the wire. */
const NAMES = new Map([
  ['title', 'quizTitle'],
  ['durationMinutes', 'quizDuration'],
  ['firstName', 'fullname'],
  ['lastName', 'fullname'],
  ['instituteName', 'InstituteName'],
]);
/** Fields of questions, after the name of a kind. */
const QUESTION_NAMES = new Map([
  ['text', 'question'],
  ['correctOption', 'correctAnswer'],
  ['explanation', 'description'],
  ['modelAnswer', 'answer'],
  ['image', 'questionImageLink'],
]);
/** Fields of options, after a number. */
const OPTION_NAMES = new Map([
  ['text', 'answer'],
  ['image', 'answerImageLink'],
]);
/** Lists of added questions by kind, and the question of an edit. */
const ADDED = new Map([
  ['mcq', 'mcqQuizz'],
  ['descriptive', 'descriptiveQuizz'],
]);
const EDITED = 'updatedQuestion';

/**
 * The path of a field as callers write it: `questions.2.mcq.correctOption` of the domain is
 * `mcqQuizz[2].correctAnswer`. Wire names stay as they are.
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
