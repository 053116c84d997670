import { expect, it } from 'vitest';
import { gradeTexts as words } from '../../ui/texts/account/grade-texts';
import { gradeProblems, toGradeBands, USUAL } from './grade-draft';

it('takes the usual grades, and a comma for a point', () => {
  expect(gradeProblems(USUAL)).toEqual({});
  expect(gradeProblems([])).toEqual({});
  expect(toGradeBands([{ label: ' A ', from: '59,5' }])).toEqual([{ label: 'A', from: 59.5 }]);
});

it('says what is wrong, and where', () => {
  const typed = [
    { label: '', from: '80' },
    { label: 'B', from: '90' },
    { label: 'B', from: 'x' },
    { label: 'a grade too long', from: '10' },
  ];
  expect(gradeProblems(typed)).toEqual({
    'grades.0.label': words.labelError,
    'grades.1.from': words.order,
    'grades.2.label': words.twice,
    'grades.2.from': words.fromError,
    'grades.3.label': words.labelError,
    'grades.3.from': words.lowest,
  });
});
