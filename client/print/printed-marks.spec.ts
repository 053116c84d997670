import { describe, expect, it } from 'vitest';
import {
  lostMarks,
  marksBeside,
  penaltySentences,
  rightMarks,
  type MarkedQuiz,
} from './printed-marks';

type Rules = MarkedQuiz['exam']['rules'];

const own = { __typename: 'McqQuestion', marks: '2', wrongMarks: '-0.5' } as const;
const plain = { __typename: 'McqQuestion', marks: '2', wrongMarks: null } as const;
const written = { __typename: 'DescriptiveQuestion', marks: null, wrongMarks: null } as const;

const quizOf = (rules: Partial<Rules>, rows: MarkedQuiz['questions']['rows']): MarkedQuiz => ({
  exam: {
    rules: { marksPerQuestion: null, wrongMarks: '-1/3', wrongMarksBasis: 'QUESTION', ...rules },
  },
  questions: { rows },
});

describe('the marks on paper', () => {
  it('are those of the questions, or of the rules for each mark', () => {
    const quiz = quizOf({ wrongMarksBasis: 'MARK' }, [own, plain, written]);
    expect([own, plain, written].map((question) => lostMarks(question, quiz))).toEqual([
      ...['0.5', '2/3', '0'],
    ]);
    expect(rightMarks(written, quiz)).toBe('1');
    expect(marksBeside(plain, quiz, true)).toBe('2 marks, a wrong choice takes away 2/3');
    expect(marksBeside(written, quiz, true)).toBe('1 mark');
    expect(penaltySentences(quiz)).toEqual([
      'If a wrong choice takes marks away, the number is given with the question.',
    ]);
  });

  it('stand beside the questions only where they differ', () => {
    const same = { ...own, wrongMarks: '-1/3' };
    expect(penaltySentences(quizOf({}, [same, plain]))).toEqual([
      'A wrong choice takes away 1/3 mark.',
    ]);
    const free = { ...own, wrongMarks: '0' };
    expect(penaltySentences(quizOf({ wrongMarks: '0' }, [free, plain]))).toEqual([]);
  });

  it('are the same for all where the rules say so', () => {
    const quiz = quizOf({ marksPerQuestion: '1/3' }, [own, plain]);
    expect([rightMarks(own, quiz), lostMarks(own, quiz)]).toEqual(['1/3', '1/3']);
    expect(marksBeside(own, quiz, false)).toBe('1/3 mark');
    expect(penaltySentences(quiz)).toEqual(['A wrong choice takes away 1/3 mark.']);
  });

  it.each<[Partial<Rules>, string[]]>([
    [{ wrongMarks: '0' }, []],
    [{ wrongMarks: '-2' }, ['A wrong choice takes away 2 marks.']],
    [{ wrongMarksBasis: 'MARK' }, ['A wrong choice takes away 1/3 of the marks of its question.']],
    [
      { wrongMarks: '-1', wrongMarksBasis: 'MARK' },
      ['A wrong choice takes away as many marks as its question earns.'],
    ],
    [
      { wrongMarks: '-1.5', wrongMarksBasis: 'MARK' },
      ['A wrong choice takes away 1.5 times the marks of its question.'],
    ],
  ])('%o is a sentence', (rules, sentences) => {
    expect(penaltySentences(quizOf(rules, [plain]))).toEqual(sentences);
  });
});
