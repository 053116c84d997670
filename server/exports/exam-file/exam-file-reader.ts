import { createHash, randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { coreErrors, DomainError, type FieldProblem } from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { allKinds } from '../../questions/kinds/registry.js';
import type { NewQuestion } from '../../questions/question-store.js';
import { examFileErrors } from './exam-file.errors.js';
import {
  examFileRules,
  FORMAT,
  storedRubric,
  VERSION,
  type ExamFile,
  type FileQuestion,
  type FileRubric,
} from './exam-file.format.js';
import { changed, checkTree, unknownNames, type Tree } from './file-tree.js';
import { inputOf } from './question-input.js';

/** Named in an answer; of more nobody reads on. */
const MOST_PROBLEMS = 100;
/** What is checked in one go keeps the event loop for some milliseconds. */
const CHECKED_AT_ONCE = 100;

export interface ReadQuestion extends NewQuestion {
  path: string;
  rubric: FileRubric | null;
}

/** An image that the exam shows, under the id that its questions know it by. */
export interface ReadImage {
  id: string;
  path: string;
  contentType: string;
  bytes: Buffer;
}

export interface ReadExam extends Pick<
  ExamFile,
  'title' | 'durationMinutes' | 'rules' | 'marking' | 'remarks'
> {
  questions: ReadQuestion[];
  images: ReadImage[];
}

/** Makes out what a file says. Nothing is stored here. */
@Injectable()
export class ExamFileReader {
  /** @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, VALIDATION naming what cannot be taken */
  async read(bytes: Uint8Array): Promise<ReadExam> {
    const tree = parsed(bytes);
    const file = validate(examFileRules, tree);
    const problems: FieldProblem[] = [];
    const images = imagesIn(file, problems);
    const idOf = new Map([...images].map(([hash, { id }]) => [hash, id]));
    const questions: ReadQuestion[] = [];
    for (const [index, question] of file.questions.entries()) {
      if (index % CHECKED_AT_ONCE === 0) await turn();
      if (problems.length >= MOST_PROBLEMS) break;
      const read = questionIn(question, `questions.${index}`, idOf, problems);
      if (read) questions.push(read);
    }
    if (problems.length > 0) {
      const fields = problems.slice(0, MOST_PROBLEMS);
      const [{ path, message } = { path: '', message: '' }] = fields;
      throw coreErrors.VALIDATION({ message: `${path}: ${message}`, fields });
    }
    const { title, durationMinutes, rules, marking, remarks } = file;
    const said = { title, durationMinutes, rules, marking, remarks };
    return { ...said, questions, images: [...images.values()] };
  }
}

/** @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, VALIDATION */
function parsed(bytes: Uint8Array): Tree {
  let tree: Tree;
  try {
    tree = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as Tree;
  } catch {
    throw examFileErrors.NOT_AN_EXAM_FILE();
  }
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree) || tree['format'] !== FORMAT)
    throw examFileErrors.NOT_AN_EXAM_FILE();
  if (typeof tree['version'] === 'number' && tree['version'] > VERSION)
    throw examFileErrors.EXAM_FILE_TOO_NEW();
  checkTree(tree);
  return tree;
}

/** By their hashes, which must be those of their bytes. */
function imagesIn({ images }: ExamFile, problems: FieldProblem[]): Map<string, ReadImage> {
  const found = new Map<string, ReadImage>();
  for (const [hash, { contentType, base64 }] of Object.entries(images)) {
    const bytes = Buffer.from(base64, 'base64');
    const path = `images.${hash}`;
    if (createHash('sha256').update(bytes).digest('hex') === hash)
      found.set(hash, { id: randomUUID(), path, contentType, bytes });
    else problems.push({ path, message: 'These bytes have another hash: the file was changed' });
  }
  return found;
}

/** @returns null where it cannot be taken: then there is a problem more */
function questionIn(
  question: FileQuestion,
  path: string,
  idOf: ReadonlyMap<string, string>,
  problems: FieldProblem[],
): ReadQuestion | null {
  const { kind: name, rubric, ...said } = question;
  const kind = allKinds().find((one) => one.name === name);
  if (!kind) {
    problems.push({ path: `${path}.kind`, message: `There is no kind ${name.slice(0, 30)}` });
    return null;
  }
  const input = changed(said, (one) => withId(one, idOf, path, problems));
  try {
    const content = kind.create(input);
    const known = { ...(inputOf(name, content) as Record<string, Tree>), kind: name };
    const unknown = unknownNames(input, known, path);
    problems.push(...unknown.map((at) => ({ path: at, message: 'A question has no such field' })));
    if (rubric) problems.push(...rubricProblems(rubric, `${path}.rubric`));
    return { path, kind, content, rubric: rubric ?? null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = error.fields ?? [{ path: '', message: error.message }];
    problems.push(...fields.map((one) => ({ ...one, path: `${path}.${one.path}` })));
    return null;
  }
}

function rubricProblems(rubric: FileRubric, path: string): FieldProblem[] {
  const { error } = storedRubric(rubric);
  return (error?.issues ?? []).map((issue) => ({
    path: [path, ...issue.path].join('.'),
    message: issue.message,
  }));
}

/** The image of a question or an option, by the id it will have here. */
function withId(
  one: Record<string, Tree>,
  idOf: ReadonlyMap<string, string>,
  path: string,
  problems: FieldProblem[],
): Record<string, Tree> | null {
  const { image } = one;
  if (typeof image !== 'object' || image === null || Array.isArray(image)) return null;
  const { sha256, ...more } = image;
  const imageId = typeof sha256 === 'string' ? idOf.get(sha256) : undefined;
  if (imageId === undefined)
    problems.push({ path: `${path}.image`, message: 'The file has no such image' });
  return { ...one, image: { ...more, imageId: imageId ?? '' } };
}
