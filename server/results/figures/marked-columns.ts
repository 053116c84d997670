import { setImmediate } from 'node:timers/promises';
import { readToken, splitMarkedAnswers, type AnswerMarks } from '../../grading/marked-answers.js';

/** Answers that are read before other requests get their turn. */
const ANSWERS_AT_ONCE = 30_000;

/** The marked answers to one question: which of few different ones each attempt gave. */
export interface MarkedColumn {
  /** The different ones. */
  answers: AnswerMarks[];
  /** The place of each attempt's answer in `answers`. */
  codes: Uint32Array;
}

/**
 * Reads the marked answers of attempts into columns. A token is read once for each question.
 * @param texts of the attempts, each with as many tokens as there are questions
 * @param onRead gets the number of attempts that are read
 */
export async function readMarkedColumns(
  texts: readonly string[],
  questionCount: number,
  onRead?: (count: number) => Promise<void>,
): Promise<MarkedColumn[]> {
  const columns = Array.from({ length: questionCount }, () => ({
    places: new Map<string, number>(),
    codes: new Uint32Array(texts.length),
  }));
  const batch = Math.ceil(ANSWERS_AT_ONCE / Math.max(1, questionCount));
  for (let from = 0; from < texts.length; from += batch) {
    const to = Math.min(texts.length, from + batch);
    for (let attempt = from; attempt < to; attempt += 1) {
      const tokens = splitMarkedAnswers(texts[attempt] ?? '');
      if (tokens.length !== questionCount)
        throw new Error(`An attempt has ${tokens.length} marked answers, not ${questionCount}`);
      for (const [question, { places, codes }] of columns.entries()) {
        const token = tokens[question] ?? '';
        let place = places.get(token);
        if (place === undefined) places.set(token, (place = places.size));
        codes[attempt] = place;
      }
    }
    await onRead?.(to);
    await setImmediate();
  }
  return columns.map(({ places, codes }) => ({
    answers: [...places.keys()].map(readToken),
    codes,
  }));
}
