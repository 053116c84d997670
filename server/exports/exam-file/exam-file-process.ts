/** Runs as an isolated process (see exam-file-reader.ts): parses a file, then returns its content in parts. */
import { readFile } from 'node:fs/promises';
import { DomainError, type FieldProblem } from '../../core/errors/domain-error.js';
import { answerParent } from '../../core/processes/isolated-program.js';
import type { ExamHead, ParsedExam, ParsedImage, ParsedQuestion } from './exam-file-reading.js';

/** First `open` with the path of the file; then questions from an index on, or an image by its index. */
export type ExamFileRequest = { open: string } | { questionsFrom: number } | { image: number };

export type ExamFileResponse =
  | { head: ExamHead; questionCount: number; imageCount: number }
  | {
      refusal: {
        code: string;
        status: number;
        message: string;
        fields: FieldProblem[] | undefined;
      };
    }
  | { questions: ParsedQuestion[] }
  | { image: ParsedImage | undefined };

/** Small batches, because the receiving process serves other requests, too. */
const QUESTIONS_AT_ONCE = 500;

answerParent(async () => {
  const { parseExamFile } = await import('./exam-file-reading.js');
  let exam: ParsedExam | null = null;
  return async (request: ExamFileRequest): Promise<ExamFileResponse> => {
    if ('open' in request) {
      try {
        exam = parseExamFile(await readFile(request.open));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { code, status, message, fields } = error;
        return { refusal: { code, status, message, fields } };
      }
      const { head, questions, images } = exam;
      return { head, questionCount: questions.length, imageCount: images.length };
    }
    if (!exam) throw new Error('No file was opened');
    if ('image' in request) return { image: exam.images[request.image] };
    const { questionsFrom } = request;
    return { questions: exam.questions.slice(questionsFrom, questionsFrom + QUESTIONS_AT_ONCE) };
  };
});
