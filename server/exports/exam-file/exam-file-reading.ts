/** What a file of an exam says. It runs in a process of its own, see exam-file-process.ts. */
import { createHash, randomUUID } from 'node:crypto';
import {
  coreErrors,
  DomainError,
  MAX_FIELDS,
  type FieldProblem,
} from '../../core/errors/domain-error.js';
import { validate } from '../../core/errors/validation.js';
import { exceededJsonLimit } from '../../core/http/json-limits.js';
import type { QuestionContent } from '../../questions/kinds/question-kind.js';
import { allKinds } from '../../questions/kinds/registry.js';
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
import { changed, checkNames, refused, unknownNames, type Tree } from './file-tree.js';
import { inputOf } from './question-input.js';

/**
 * A full quiz of 40,000 questions with ten options has half of it, and no file of ours is nested deeper than a
 * level of a rubric is.
 */
const BOUNDS = { values: 2_000_000, depth: 12 };
const TOO_MUCH = {
  values: 'The file has more than 2,000,000 values: this is no exam that was exported as a file.',
  depth: 'The file is nested deeper than 12 levels: this is no exam that was exported as a file.',
};

export interface ReadQuestion {
  path: string;
  /** The name of its kind. */
  kind: string;
  content: QuestionContent;
  rubric: FileRubric | null;
}

/** An image that the exam shows, under the id that its questions know it by. */
export interface ReadImage {
  id: string;
  path: string;
  contentType: string;
  bytes: Uint8Array;
}

/** All of it but questions and images. */
export type ExamHead = Pick<
  ExamFile,
  'title' | 'durationMinutes' | 'rules' | 'marking' | 'remarks'
>;

export interface ParsedExam {
  head: ExamHead;
  questions: ReadQuestion[];
  images: ReadImage[];
}

/**
 * Makes out what a file says. Nothing is stored here.
 * @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, VALIDATION naming what cannot be taken
 */
export function parseExamFile(bytes: Uint8Array): ParsedExam {
  const file = validate(examFileRules, treeOf(bytes));
  const problems: FieldProblem[] = [];
  const images = imagesIn(file, problems);
  const idOf = new Map([...images].map(([hash, { id }]) => [hash, id]));
  const questions: ReadQuestion[] = [];
  for (const [index, question] of file.questions.entries()) {
    if (problems.length >= MAX_FIELDS) break;
    const read = questionIn(question, `questions.${index}`, idOf, problems);
    if (read) questions.push(read);
  }
  if (problems.length > 0) {
    const [{ path, message } = { path: '', message: '' }] = problems;
    throw coreErrors.VALIDATION({ message: `${path}: ${message}`, fields: problems });
  }
  const { title, durationMinutes, rules, marking, remarks } = file;
  const head = { title, durationMinutes, rules, marking, remarks };
  return { head, questions, images: [...images.values()] };
}

/** @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, VALIDATION */
function treeOf(bytes: Uint8Array): Tree {
  const exceeded = exceededJsonLimit(bytes, BOUNDS);
  if (exceeded !== null) throw refused(TOO_MUCH[exceeded]);
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
  checkNames(tree);
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
  const input = changed(said as Tree, (one) => withId(one, idOf, path, problems));
  try {
    const content = kind.create(input);
    const known = { ...(inputOf(name, content) as Record<string, Tree>), kind: name };
    const unknown = unknownNames(input, known, path);
    for (const at of unknown.slice(0, MAX_FIELDS))
      problems.push({ path: at, message: 'A question has no such field' });
    if (rubric) problems.push(...rubricProblems(rubric, `${path}.rubric`));
    return { path, kind: name, content, rubric: rubric ?? null };
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
