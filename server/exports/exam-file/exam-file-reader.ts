/** Reads exam files in isolated processes: a file may have millions of values. */
import { builtFile } from '../../config/folders.js';
import { DomainError } from '../../core/errors/domain-error.js';
import { ProcessFailure, IsolatedProcess } from '../../core/processes/isolated-process.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { NewQuestion } from '../../questions/question-store.js';
import { examFileErrors } from './exam-file.errors.js';
import type { FileRubric } from './exam-file.format.js';
import type { ExamFileResponse, ExamFileRequest } from './exam-file-process.js';
import type { ExamHead, ParsedImage } from './exam-file-reading.js';

const PROGRAM = builtFile('exam-file-process');
/** A file of 60 MB needs half a gigabyte and some seconds. */
const BOUNDS = { memoryMb: 1_024, timeMs: 30_000 };

export interface ExamQuestion extends NewQuestion {
  path: string;
  rubric: FileRubric | null;
}

export interface ExamFileContent extends ExamHead {
  questions: ExamQuestion[];
  /** One by one, because all images together may be as large as the file. */
  images: AsyncIterable<ParsedImage>;
}

/**
 * @param path of the file
 * @param use called with the exam; its images can be read until `use` has ended
 * @returns the result of `use`
 * @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, EXAM_FILE_TOO_COMPLEX, VALIDATION naming the faulty field
 */
export async function readExamFile<T>(
  path: string,
  use: (exam: ExamFileContent) => Promise<T>,
): Promise<T> {
  const reading = new IsolatedProcess<ExamFileRequest, ExamFileResponse>(PROGRAM, BOUNDS);
  const ask = async (request: ExamFileRequest): Promise<ExamFileResponse> => {
    const response = await reading.ask(request).catch((error: unknown) => {
      throw asRefusal(error);
    });
    if (!('refusal' in response)) return response;
    const { code, status, message, fields } = response.refusal;
    throw new DomainError(code, status, message, fields && { fields });
  };
  try {
    const opened = await ask({ open: path });
    if (!('head' in opened)) throw unexpected(opened);
    const questions = await readQuestions(ask, opened.questionCount);
    return await use({ ...opened.head, questions, images: readImages(ask, opened.imageCount) });
  } finally {
    reading.end();
  }
}

type Ask = (request: ExamFileRequest) => Promise<ExamFileResponse>;

async function readQuestions(ask: Ask, count: number): Promise<ExamQuestion[]> {
  const all: ExamQuestion[] = [];
  while (all.length < count) {
    const part = await ask({ questionsFrom: all.length });
    if (!('questions' in part) || part.questions.length === 0) throw unexpected(part);
    all.push(
      ...part.questions.map((question) => ({ ...question, kind: kindNamed(question.kind) })),
    );
  }
  return all;
}

async function* readImages(ask: Ask, count: number): AsyncGenerator<ParsedImage> {
  for (let index = 0; index < count; index += 1) {
    const part = await ask({ image: index });
    if (!('image' in part) || !part.image) throw unexpected(part);
    yield part.image;
  }
}

function asRefusal(error: unknown): unknown {
  const isTooComplex =
    error instanceof ProcessFailure && (error.reason === 'MEMORY' || error.reason === 'TIME');
  return isTooComplex ? examFileErrors.EXAM_FILE_TOO_COMPLEX() : error;
}

function unexpected(response: ExamFileResponse): Error {
  return new Error(`The process returned an unexpected response: ${Object.keys(response).join()}`);
}
