import { describe, expect, it } from 'vitest';
import { figureTexts } from '../figure-texts';
import type { Figure, OptionFigures, QuestionFigures } from './figures.query';
import { questionEntries } from './question-entries';
import { looksOf as looksAt } from './question-looks';
import { inOrder } from './question-order';

const { looks, question: words } = figureTexts;

const looksOf = (question: QuestionFigures): string[] => looksAt(question).map(({ text }) => text);

const of = (value: number | null): Figure => ({
  ...{ value, refusal: value === null ? 'NO_SPREAD_OF_CHOICES' : null, needed: null },
});

const option = (text: string, count: number, index: number | null): OptionFigures => ({
  ...{ optionId: text, text, image: null, isCorrect: text === 'Key', count },
  discriminationIndex: of(index),
});

const plain = {
  ...{ questionId: 'q', place: 1, text: 'Which?', attempts: 40, maxMarks: '2' },
  ...{ right: 20, partly: 0, wrong: 18, blank: 2, guessScore: 25 },
  ...{ meanMarks: of(1), facility: of(50), rightAnswers: of(50), standardDeviation: of(50) },
  ...{ intendedWeight: of(10), effectiveWeight: of(12), discriminationIndex: of(40) },
  discriminativeEfficiency: of(60),
  options: [option('Key', 20, 40), option('Other', 18, -30)],
} satisfies QuestionFigures;

describe('what deserves a look', () => {
  it('is nothing where all is well, or where there are few attempts', () => {
    expect(looksOf(plain)).toEqual([]);
    expect(looksOf({ ...plain, attempts: 29, discriminationIndex: of(-40) })).toEqual([]);
  });

  it('is a negative discrimination, and a facility below blind guessing', () => {
    // Of 40 attempts, chance alone makes -31 or 15.8 below guessing seldom.
    expect(looksOf({ ...plain, discriminationIndex: of(-34) })).toEqual([looks.negative]);
    expect(looksOf({ ...plain, discriminationIndex: of(-30) })).toEqual([]);
    const essay = { ...plain, options: [], discriminationIndex: of(-34) };
    expect(looksOf(essay)).toEqual([looks.negativeByPeople]);
    expect(looksOf({ ...plain, facility: of(9) })).toEqual([looks.belowGuess]);
    expect(looksOf({ ...plain, facility: of(10) })).toEqual([]);
    expect(looksOf({ ...plain, facility: of(9), guessScore: null })).toEqual([]);
  });

  it('are options that nobody chose', () => {
    const [key, other] = plain.options;
    const options = [key, other, option('', 0, null)] as OptionFigures[];
    expect(looksOf({ ...plain, options })).toEqual(['Nobody chose option 3.']);
    const more = [...options, option('Moss', 0, null)];
    expect(looksOf({ ...plain, options: more })).toEqual([looks.unchosenMany(2)]);
    expect(looksOf({ ...plain, options: [option('Key', 0, null)] })).toEqual([looks.keyUnchosen]);
  });

  it('is an option that better learners choose rather than the key', () => {
    const options = [option('Key', 20, -30), option('Other', 18, 35)];
    expect(looksOf({ ...plain, options })[0]).toBe(looks.rival('“Other”'));
    const rare = [option('Key', 33, -30), option('Other', 7, 35)];
    expect(looksOf({ ...plain, options: rare })).toEqual([]);
    const near = [option('Key', 20, 0), option('Other', 18, 20)];
    expect(looksOf({ ...plain, options: near })).toEqual([]);
  });
});

describe('the figures of a question', () => {
  const noteOf = (question: QuestionFigures, name: string) =>
    questionEntries(question, 10).find((entry) => entry.name === name)?.note;

  it('say that facility is not the share of right answers where it is not', () => {
    expect(noteOf(plain, words.facility)).toBe(words.means.facility.medium);
    const penalised = { ...plain, facility: of(40) };
    expect(noteOf(penalised, words.facility)).toContain(words.means.notRightAnswers);
    const few = { ...plain, attempts: 19 };
    expect(noteOf(few, words.facility)).toBe(words.means.facility.few);
    expect(noteOf(plain, words.rightAnswers)).toBe('20 of 40 attempts got it right.');
  });

  it('have percentages with one decimal, and marks of the maximum', () => {
    const values = questionEntries({ ...plain, guessScore: null }, 10).map(({ value }) => value);
    const shown = ['1.00 out of 2', '50.0 %', '50.0 %', '50.0 %', '–', '10.0 %', '12.0 %'];
    expect(values).toEqual(
      [...shown, '40.0', '60.0 %'].map((text) => text.replace(' %', '\u00a0%')),
    );
  });

  it('order questions, those without the figure last', () => {
    const [one, two, three] = [
      plain,
      { ...plain, place: 2, discriminationIndex: of(-35) },
      { ...plain, place: 3, discriminationIndex: of(null) },
    ];
    const places = (sort: 'PAPER' | 'NOTICED' | 'TELLING') =>
      inOrder([three, one, two], sort).map(({ place }) => place);
    expect(places('PAPER')).toEqual([1, 2, 3]);
    expect(places('NOTICED')).toEqual([2, 1, 3]);
    expect(places('TELLING')).toEqual([2, 1, 3]);
  });
});
