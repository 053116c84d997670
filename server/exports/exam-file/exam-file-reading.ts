/** Parses exam files. Runs in an isolated process, see exam-file-process.ts. */
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
  checkRubric,
  VERSION,
  type ExamFile,
  type FileQuestion,
  type FileRubric,
} from './exam-file.format.js';
import { upgradeExamFile } from './older-exam-file.js';
import { mapObjects, checkNames, invalidFile, unknownNames, type Tree } from './file-tree.js';
import { toQuestionInput } from './question-input.js';

/**
 * A full quiz of 40,000 questions with ten options has half as many values. The deepest values of a file
 * are those of rubric levels.
 */
const BOUNDS = { values: 2_000_000, depth: 12 };
const TOO_MUCH = {
  values: 'The file has more than 2,000,000 values, so it is not an exported exam.',
  depth: 'The file is nested deeper than 12 levels, so it is not an exported exam.',
};

export interface ParsedQuestion {
  path: string;
  /** The name of its kind. */
  kind: string;
  content: QuestionContent;
  rubric: FileRubric | null;
}

/** An image of the exam, with the new id by which its questions refer to it. */
export interface ParsedImage {
  id: string;
  path: string;
  contentType: string;
  bytes: Uint8Array;
}

/** The exam without questions and images. */
export type ExamHead = Pick<
  ExamFile,
  'title' | 'durationMinutes' | 'rules' | 'marking' | 'remarks'
>;

export interface ParsedExam {
  head: ExamHead;
  questions: ParsedQuestion[];
  images: ParsedImage[];
}

/**
 * Parses and checks a file. Stores nothing.
 * @throws NOT_AN_EXAM_FILE, EXAM_FILE_TOO_NEW, VALIDATION naming the faulty fields
 */
export function parseExamFile(bytes: Uint8Array): ParsedExam {
  const file = validate(examFileRules, parseTree(bytes));
  const problems: FieldProblem[] = [];
  const images = parseImages(file, problems);
  const idOf = new Map([...images].map(([hash, { id }]) => [hash, id]));
  const questions: ParsedQuestion[] = [];
  for (const [index, question] of file.questions.entries()) {
    if (problems.length >= MAX_FIELDS) break;
    const read = parseQuestion(question, `questions.${index}`, idOf, problems);
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
function parseTree(bytes: Uint8Array): Tree {
  const exceeded = exceededJsonLimit(bytes, BOUNDS);
  if (exceeded !== null) throw invalidFile(TOO_MUCH[exceeded]);
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
  return upgradeExamFile(tree);
}

/** The images by their hashes, which must match their bytes. */
function parseImages({ images }: ExamFile, problems: FieldProblem[]): Map<string, ParsedImage> {
  const found = new Map<string, ParsedImage>();
  for (const [hash, { contentType, base64 }] of Object.entries(images)) {
    const bytes = Buffer.from(base64, 'base64');
    const path = `images.${hash}`;
    if (createHash('sha256').update(bytes).digest('hex') === hash)
      found.set(hash, { id: randomUUID(), path, contentType, bytes });
    else problems.push({ path, message: 'The hash does not match: the file was changed' });
  }
  return found;
}

/** @returns null for a faulty question, whose problems are added to `problems` */
function parseQuestion(
  question: FileQuestion,
  path: string,
  idOf: ReadonlyMap<string, string>,
  problems: FieldProblem[],
): ParsedQuestion | null {
  const { kind: name, rubric, ...fields } = question;
  const kind = allKinds().find((candidate) => candidate.name === name);
  if (!kind) {
    problems.push({ path: `${path}.kind`, message: `There is no kind ${name.slice(0, 30)}` });
    return null;
  }
  const input = mapObjects(fields as Tree, (object) => withImageId(object, idOf, path, problems));
  try {
    const content = kind.create(input);
    const known = { ...(toQuestionInput(name, content) as Record<string, Tree>), kind: name };
    const unknown = unknownNames(input, known, path);
    for (const at of unknown.slice(0, MAX_FIELDS))
      problems.push({ path: at, message: 'A question has no such field' });
    const checked = rubric ? readRubric(rubric, `${path}.rubric`, problems) : null;
    return { path, kind: name, content, rubric: checked };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const found = error.fields ?? [{ path: '', message: error.message }];
    problems.push(...found.map((problem) => ({ ...problem, path: `${path}.${problem.path}` })));
    return null;
  }
}

/** The rubric as the checks return it, with canonical marks; null, and problems, for a faulty one. */
function readRubric(rubric: FileRubric, path: string, problems: FieldProblem[]): FileRubric | null {
  const { data, error } = checkRubric(rubric);
  for (const issue of error?.issues ?? [])
    problems.push({ path: [path, ...issue.path].join('.'), message: issue.message });
  return data ?? null;
}

/** Replaces the hash of an image of a question or an option by its new id. */
function withImageId(
  object: Record<string, Tree>,
  idOf: ReadonlyMap<string, string>,
  path: string,
  problems: FieldProblem[],
): Record<string, Tree> | null {
  const { image } = object;
  if (typeof image !== 'object' || image === null || Array.isArray(image)) return null;
  const { sha256, ...more } = image;
  const imageId = typeof sha256 === 'string' ? idOf.get(sha256) : undefined;
  if (imageId === undefined)
    problems.push({ path: `${path}.image`, message: 'The file has no such image' });
  return { ...object, image: { ...more, imageId: imageId ?? '' } };
}
