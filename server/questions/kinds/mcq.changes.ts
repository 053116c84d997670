/** What differs between two versions of a multiple-choice question. */
import { isDeepStrictEqual } from 'node:util';
import type { McqBody } from './mcq.validation.js';
import { PaperPart } from './question-kind.js';

/** The right option counts as the same if it says the same, whatever its id: a program may edit without ids. */
export function mcqChangedParts(before: McqBody, after: McqBody): PaperPart[] {
  const differs = (read: (body: McqBody) => unknown): boolean =>
    !isDeepStrictEqual(read(before), read(after));
  const parts: PaperPart[] = [];
  if (differs(({ options }) => options.map(({ text }) => text))) parts.push(PaperPart.OPTIONS);
  if (differs(({ options }) => options.map(({ image }) => image ?? null)))
    parts.push(PaperPart.PICTURE);
  if (before.correctOptionId !== after.correctOptionId && differs(rightOption))
    parts.push(PaperPart.KEY);
  if (before.explanation !== after.explanation) parts.push(PaperPart.EXPLANATION);
  return parts;
}

function rightOption({ options, correctOptionId }: McqBody): unknown {
  const option = options.find(({ id }) => id === correctOptionId);
  return option && [option.text, option.image ?? null];
}
