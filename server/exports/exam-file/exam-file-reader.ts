/** Reads files of exams beside the event loop: one may hold millions of values. */
import { builtFile } from '../../config/folders.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { ProcessFailure, IsolatedProcess } from '../../core/processes/isolated-process.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { NewQuestion } from '../../questions/question-store.js';
import { examFileErrors } from './exam-file.errors.js';
import type { FileRubric } from './exam-file.format.js';
import type { ExamFileAnswer, ExamFileQuestion } from './exam-file-process.js';
import type { ExamHead, ReadImage } from './exam-file-reading.js';

const PROGRAM = builtFile('exam-file-process');
/** A file of 60 MB takes half a gigabyte, and some seconds. */
const BOUNDS = { memoryMb: 1_024, timeMs: 30_000 };

export interface ExamQuestion extends NewQuestion {
  path: string;
  rubric: FileRubric | null;
}

export interface ReadExam extends ExamHead {
  questions: ExamQuestion[];
  /** One after the other: all of them may be as large as the file. */
  images: AsyncIterable<ReadImage>;
}

/**
 * @param path of the file
 * @param use what is done with the exam; its images can be taken until it is done
 * @returns what `use` gives
 * @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, EXAM_FILE_TOO_COMPLEX, VALIDATION naming what cannot be taken
 */
export async function readExamFile<T>(
  path: string,
  use: (exam: ReadExam) => Promise<T>,
): Promise<T> {
  const reading = new IsolatedProcess<ExamFileQuestion, ExamFileAnswer>(PROGRAM, BOUNDS);
  const ask = async (question: ExamFileQuestion): Promise<ExamFileAnswer> => {
    const answer = await reading.ask(question).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (!('refusal' in answer)) return answer;
    const { code, status, message, fields } = answer.refusal;
    throw new DomainError(code, status, message, fields && { fields });
  };
  try {
    const opened = await ask({ open: path });
    if (!('head' in opened)) throw unexpected(opened);
    const questions = await questionsOf(ask, opened.questionCount);
    return await use({ ...opened.head, questions, images: imagesOf(ask, opened.imageCount) });
  } finally {
    reading.end();
  }
}

type Ask = (question: ExamFileQuestion) => Promise<ExamFileAnswer>;

async function questionsOf(ask: Ask, count: number): Promise<ExamQuestion[]> {
  const all: ExamQuestion[] = [];
  while (all.length < count) {
    const part = await ask({ questionsFrom: all.length });
    if (!('questions' in part) || part.questions.length === 0) throw unexpected(part);
    all.push(...part.questions.map((one) => ({ ...one, kind: kindNamed(one.kind) })));
  }
  return all;
}

async function* imagesOf(ask: Ask, count: number): AsyncGenerator<ReadImage> {
  for (let index = 0; index < count; index += 1) {
    const part = await ask({ image: index });
    if (!('image' in part) || !part.image) throw unexpected(part);
    yield part.image;
  }
}

function asRefusal(error: unknown): unknown {
  const isTooMuch =
    error instanceof ProcessFailure && (error.reason === 'MEMORY' || error.reason === 'TIME');
  return isTooMuch ? examFileErrors.EXAM_FILE_TOO_COMPLEX() : error;
}

function unexpected(answer: ExamFileAnswer): Error {
  return new Error(`The process answered ${Object.keys(answer).join()} out of turn`);
}
