/** Runs as a process of its own, see exam-file-reader.ts: takes a file, then hands out what it says in parts. */
import { readFile } from 'node:fs/promises';
import { DomainError, type FieldProblem } from '../../core/errors/domain-error.js';
import { answerParent } from '../../core/processes/isolated-program.js';
import type { ExamHead, ParsedExam, ReadImage, ReadQuestion } from './exam-file-reading.js';

/** First `open`, with the path of the file; then questions from a place on, and images by theirs, from 0. */
export type ExamFileQuestion = { open: string } | { questionsFrom: number } | { image: number };

export type ExamFileAnswer =
  | { head: ExamHead; questionCount: number; imageCount: number }
  | {
      refusal: {
        code: string;
        status: number;
        message: string;
        fields: FieldProblem[] | undefined;
      };
    }
  | { questions: ReadQuestion[] }
  | { image: ReadImage | undefined };

/** Whoever takes them serves others meanwhile. */
const QUESTIONS_AT_ONCE = 500;

answerParent(async () => {
  const { parseExamFile } = await import('./exam-file-reading.js');
  let exam: ParsedExam | null = null;
  return async (question: ExamFileQuestion): Promise<ExamFileAnswer> => {
    if ('open' in question) {
      try {
        exam = parseExamFile(await readFile(question.open));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { code, status, message, fields } = error;
        return { refusal: { code, status, message, fields } };
      }
      const { head, questions, images } = exam;
      return { head, questionCount: questions.length, imageCount: images.length };
    }
    if (!exam) throw new Error('No file was opened');
    if ('image' in question) return { image: exam.images[question.image] };
    const { questionsFrom } = question;
    return { questions: exam.questions.slice(questionsFrom, questionsFrom + QUESTIONS_AT_ONCE) };
  };
});
