import { coreErrors, type FieldProblem } from '../../core/errors/domain-error.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import type { EntryInput } from '../attempt.schema.js';
import type { CachedRevision } from '../revision-cache.js';
import type { Entry } from './response-store.js';

/**
 * Holds answers against the frozen paper: each must be of the shape its kind takes, and name nothing that
 * its question has not.
 * @param keyOf what there is one of: of several the last. A question, unless it says otherwise
 * @throws VALIDATION with every problem
 */
export function checkedEntries<T extends EntryInput>(
  paper: CachedRevision,
  inputs: readonly T[],
  keyOf = ({ questionId }: T): string => questionId,
): (T & Entry)[] {
  const problems: FieldProblem[] = [];
  const entries = new Map<string, T & Entry>();
  for (const [place, input] of inputs.entries()) {
    const found = check(paper, input, `entries.${place}`);
    const key = keyOf(input);
    if (Array.isArray(found)) problems.push(...found);
    else if (input.sequence > (entries.get(key)?.sequence ?? 0))
      entries.set(key, { ...input, ...found });
  }
  if (problems.length === 0) return [...entries.values()];
  throw coreErrors.VALIDATION({ message: problems[0]?.message, fields: problems });
}

function check(
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
  const response = kind.responseSchema.safeParse(input.response);
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
