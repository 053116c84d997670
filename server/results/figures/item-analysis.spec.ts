import { describe, expect, it } from 'vitest';
import { itemFigures, type AnswerGroup } from './item-analysis.js';

/** Four papers of three questions of a mark each; the scores are 3, 2, 1 and 0. */
const together = { count: 4, scores: 6, squares: 14 };

const group = (change: Partial<AnswerGroup>): AnswerGroup => ({
  questionId: 'q',
  outcome: 'RIGHT',
  choice: null,
  marks: '1',
  maxMarks: '1',
  isMarked: true,
  count: 1,
  scores: 0,
  ...change,
});

describe('a question', () => {
  it('has the facility and discrimination that a calculation by hand gives', () => {
    // The two best have it right: marks 1, 1, 0, 0; the rest of the paper 2, 1, 1, 0.
    const figures = itemFigures(
      [
        group({ choice: 2, count: 2, scores: 5 }),
        group({ outcome: 'WRONG', choice: 1, marks: '0', scores: 1 }),
        group({ outcome: 'BLANK', marks: '0', scores: 0 }),
      ],
      together,
    );
    expect(figures).toMatchObject({
      outcomes: { RIGHT: 2, PARTLY: 0, WRONG: 1, BLANK: 1, WAITING: 0 },
      facility: 50,
      meanMarks: 0.5,
    });
    expect(figures.discrimination).toBeCloseTo(100 / Math.sqrt(2), 10);
    expect([...figures.choices]).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('has a negative discrimination where the worst papers have it right', () => {
    // Marks 1, 0, 0, 1 and the rest 2, 2, 1, -1.
    const figures = itemFigures(
      [
        group({ scores: 3 }),
        group({ outcome: 'WRONG', marks: '0', scores: 3, count: 2 }),
        group({ scores: 0 }),
      ],
      together,
    );
    // Distances (½, 1), (-½, 1), (-½, 0), (½, -2): -1 / √(1 · 6).
    expect(figures.discrimination).toBeCloseTo(-100 / Math.sqrt(6), 10);
  });

  it('subtracts penalties and counts partial marks', () => {
    const { facility, meanMarks } = itemFigures(
      [
        group({ marks: '2.5', maxMarks: '2.5', count: 1 }),
        group({ outcome: 'PARTLY', marks: '1', maxMarks: '2.5', count: 2 }),
        group({ outcome: 'WRONG', marks: '-0.5', maxMarks: '2.5', count: 1 }),
      ],
      together,
    );
    expect([facility, meanMarks]).toEqual([40, 1]);
  });

  it('leaves out waiting answers, and incompletely marked papers from the discrimination', () => {
    const waiting = group({ outcome: 'WAITING', marks: null, isMarked: false, count: 3 });
    expect(itemFigures([waiting], { count: 0, scores: 0, squares: 0 })).toMatchObject({
      outcomes: { WAITING: 3 },
      facility: null,
      meanMarks: null,
      discrimination: null,
    });
    const right = group({ isMarked: false, scores: 9 });
    const figures = itemFigures([waiting, right], { count: 0, scores: 0, squares: 0 });
    expect(figures).toMatchObject({ facility: 100, meanMarks: 1, discrimination: null });
  });

  it('has no figures without answers', () => {
    expect(itemFigures([], together)).toMatchObject({ facility: null, discrimination: null });
  });
});
