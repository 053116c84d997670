import { expect, it } from 'vitest';
import { toCurrentDraft, type Draft, type StoredDraft } from './content/draft';
import type { Question } from './content/question.query';
import {
  changesMarking,
  isStoredAs,
  toDraft,
  toQuestionInput,
  validateDraft,
} from './draft-conversion';
import { questionMarksText } from '../ui/question-marks';

const question = {
  __typename: 'McqQuestion',
  kind: 'MCQ',
  version: 3,
  text: 'Why?',
  marks: '2.5',
  wrongMarks: null,
  image: null,
  options: ['a', 'b'].map((id) => ({ id, text: id, image: null })),
  correctOptionId: 'b',
  explanation: '',
} as unknown as Question;
const draft = toDraft(question);
const inputOf = (changes: Partial<Draft>) =>
  toQuestionInput({ ...draft, ...changes }, () => null).mcq;

it('sends marks as exact text, and none for empty fields', () => {
  expect(inputOf({})).toMatchObject({ marks: '2.5', wrongMarks: null });
  expect(inputOf({ marks: '', wrongMarks: '−2/6' })).toMatchObject({
    marks: null,
    wrongMarks: '-1/3',
  });
});

it('says which marks are wrong', () => {
  expect(validateDraft(draft)).toEqual({});
  expect(validateDraft({ ...draft, marks: '0', wrongMarks: '1' })).toEqual({
    marks: expect.stringContaining('a positive number') as unknown,
    wrongMarks: expect.stringContaining('from -1000 to 0') as unknown,
  });
});

it('sends no marks of a wrong choice for a question that people mark', () => {
  const body = { kind: 'DESCRIPTIVE', modelAnswer: '' } as const;
  const input = toQuestionInput({ ...draft, wrongMarks: 'x', body }, () => null);
  expect(input.descriptive).toEqual({ text: 'Why?', image: null, marks: '2.5', modelAnswer: '' });
  expect(validateDraft({ ...draft, wrongMarks: 'x', body })).toEqual({});
});

it('reads drafts of earlier releases', () => {
  const older: StoredDraft = { ...draft };
  delete older.wrongMarks;
  expect(toCurrentDraft(older)).toEqual(draft);
  expect(toCurrentDraft({ ...older, marks: 2.5 })).toEqual(draft);
});

it('knows whether a draft says what is stored', () => {
  expect(isStoredAs(question, { ...draft, marks: '5/2', text: ' Why? ' })).toBe(true);
  expect(isStoredAs(question, { ...draft, wrongMarks: '-1/3' })).toBe(false);
  expect(isStoredAs(question, { ...draft, text: 'How?' })).toBe(false);
});

it.each([
  [null, null, ''],
  ['2', null, '2 marks'],
  ['1', '-1/3', '1 mark, a wrong choice takes away 1/3'],
  ['1/3', '0', '1/3 mark, a wrong choice takes nothing away'],
])('the marks %s and %s are shown as “%s”', (marks, wrongMarks, text) => {
  expect(questionMarksText({ marks, wrongMarks })).toBe(text);
});

it.each<[boolean, string, Partial<Draft>]>([
  [false, 'nothing', {}],
  [false, 'the text', { text: 'Where?' }],
  [false, 'the marks, said otherwise', { marks: '2.50' }],
  [true, 'the marks', { marks: '3' }],
  [true, 'what a wrong choice earns', { wrongMarks: '-1' }],
])('knows as a change of what answers earn (%s): %s', (changes, _name, change) => {
  expect(changesMarking(question, { ...draft, ...change })).toBe(changes);
});

it('knows another key and another option as a change of what answers earn, and no explanation', () => {
  const { body } = draft;
  if (body.kind !== 'MCQ') throw new Error('It is multiple choice');
  const [first, second] = body.options;
  if (!first || !second) throw new Error('It has two options');
  const changes = (change: Partial<typeof body>): boolean =>
    changesMarking(question, { ...draft, body: { ...body, ...change } });
  expect(changes({ correct: first.key })).toBe(true);
  expect(changes({ options: [{ ...first, text: 'c' }, second] })).toBe(true);
  expect(changes({ explanation: 'So.' })).toBe(false);
  const written = { ...question, kind: 'DESCRIPTIVE', modelAnswer: '' } as unknown as Question;
  const answer = { kind: 'DESCRIPTIVE', modelAnswer: 'Because.' } as const;
  expect(changesMarking(written, { ...toDraft(written), body: answer })).toBe(false);
});
