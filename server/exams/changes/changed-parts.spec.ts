import { expect, it } from 'vitest';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';
import { changedParts } from './changed-parts.js';

const option = (id: string, text: string, image?: object) => ({
  id,
  text,
  ...(image && { image }),
});
const options = [option('a', 'North'), option('b', 'South')];
const body = { options, correctOptionId: 'a', explanation: '' };
const question: RevisionQuestion = {
  ...{ id: 'q', kind: 'MCQ', text: 'Where?', marks: 1, image: null },
  body,
};
const written = { ...question, kind: 'DESCRIPTIVE', body: { modelAnswer: 'Because.' } };
const image = { id: 'i', alternativeText: 'A map', width: 1, height: 1 };

it.each<[string, Partial<RevisionQuestion>, string[]]>([
  ['its text', { text: 'Which?' }, ['TEXT']],
  ['its marks', { marks: '1/3' }, ['MARKS']],
  ['what a wrong choice earns', { wrongMarks: '-1' }, ['MARKS']],
  ['its picture', { image }, ['PICTURE']],
  [
    'the text of an option',
    { body: { ...body, options: [option('a', 'N'), options[1]] } },
    ['OPTIONS'],
  ],
  ['the order of options', { body: { ...body, options: options.toReversed() } }, ['OPTIONS']],
  [
    'the picture of an option',
    { body: { ...body, options: [option('a', 'North', image), options[1]] } },
    ['PICTURE'],
  ],
  ['the key', { body: { ...body, correctOptionId: 'b' } }, ['KEY']],
  ['the explanation', { body: { ...body, explanation: 'So.' } }, ['EXPLANATION']],
  [
    'ids of options only',
    {
      body: {
        ...body,
        options: [option('c', 'North'), option('d', 'South')],
        correctOptionId: 'c',
      },
    },
    ['OTHER'],
  ],
  [
    'several parts, in one order',
    { marks: 2, text: 'Which?', body: { ...body, correctOptionId: 'b' } },
    ['TEXT', 'KEY', 'MARKS'],
  ],
])('of a multiple-choice question it finds %s', (_name, change, parts) => {
  expect(changedParts(question, { ...question, ...change })).toEqual(parts);
});

it('takes a model answer for the key', () => {
  expect(changedParts(written, { ...written, body: { modelAnswer: '' } })).toEqual(['KEY']);
});

it('takes equal marks in another form for the same', () => {
  const before = { ...question, wrongMarks: null };
  expect(changedParts(before, { ...question, marks: '1', text: 'Which?' })).toEqual(['TEXT']);
});
