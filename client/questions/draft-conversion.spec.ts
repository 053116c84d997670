import { expect, it } from 'vitest';
import { toCurrentDraft, type Draft, type StoredDraft } from './content/draft';
import type { Question } from './content/question.query';
import { isStoredAs, toDraft, toQuestionInput, validateDraft } from './draft-conversion';
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
