import { coreErrors, type FieldProblem } from '../../core/errors/domain-error.js';
import { plainMessage } from '../../core/errors/plain-messages.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { EntryInput } from '../attempt.schema.js';
import type { CachedRevision } from '../revision-cache.js';
import type { Entry } from './response-store.js';

/**
 * Validates answers against the revision: the shape of the kind, and only options of the question.
 * @param keyOf key of an answer, by default its question. Of several with one key the last is returned
 * @throws VALIDATION with all problems
 */
export function checkEntries<T extends EntryInput>(
  paper: CachedRevision,
  inputs: readonly T[],
  keyOf = ({ questionId }: T): string => questionId,
): (T & Entry)[] {
  const problems: FieldProblem[] = [];
  const entries = new Map<string, T & Entry>();
  for (const [place, input] of inputs.entries()) {
    const found = checkEntry(paper, input, `entries.${place}`);
    const key = keyOf(input);
    if (Array.isArray(found)) problems.push(...found);
    else if (input.sequence > (entries.get(key)?.sequence ?? 0))
      entries.set(key, { ...input, ...found });
  }
  if (problems.length === 0) return [...entries.values()];
  throw coreErrors.VALIDATION({ message: problems[0]?.message, fields: problems });
}

function checkEntry(
  { byId }: CachedRevision,
  input: EntryInput,
  path: string,
): Pick<Entry, 'response'> | FieldProblem[] {
  const question = byId.get(input.questionId);
  if (!question) {
    return [{ path: `${path}.questionId`, message: 'This paper has no such question.' }];
  }
  if (input.response === null) return { response: null };
  const kind = kindNamed(question.kind);
  const response = kind.responseSchema.safeParse(input.response, { error: plainMessage });
  if (!response.success) {
    return response.error.issues.map((issue) => ({
      path: [path, 'response', ...issue.path].join('.'),
      message: issue.message,
    }));
  }
  if (!kind.fits(response.data, question.body)) {
    return [{ path: `${path}.response`, message: 'This question has no such answer.' }];
  }
  return { response: response.data as object };
}
