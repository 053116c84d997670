/** Which parts of a question differ between the submitted paper and the quiz. Pure functions. */
import { isDeepStrictEqual } from 'node:util';
import { PaperPart } from '../../questions/kinds/question-kind.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';

const ORDER = Object.values(PaperPart);

/** @returns at least one part, each once, in the order of `PaperPart` */
export function changedParts(before: RevisionQuestion, after: RevisionQuestion): PaperPart[] {
  const parts = new Set(changedBody(before, after));
  if (before.text !== after.text) parts.add(PaperPart.TEXT);
  if (marksOf(before) !== marksOf(after)) parts.add(PaperPart.MARKS);
  if (!isDeepStrictEqual(before.image ?? null, after.image ?? null)) parts.add(PaperPart.PICTURE);
  // For example the ids of options, which a program has replaced.
  if (parts.size === 0) parts.add(PaperPart.OTHER);
  return ORDER.filter((part) => parts.has(part));
}

function changedBody(before: RevisionQuestion, after: RevisionQuestion): PaperPart[] {
  if (before.kind !== after.kind) return [PaperPart.OTHER];
  if (isDeepStrictEqual(before.body, after.body)) return [];
  return kindNamed(after.kind).changedParts?.(before.body, after.body) ?? [PaperPart.OTHER];
}

function marksOf({ marks, wrongMarks }: RevisionQuestion): string {
  return JSON.stringify([marks === null ? null : String(marks), wrongMarks ?? null]);
}
