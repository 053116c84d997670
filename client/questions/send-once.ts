/** Sends the saves of a draft so that each is applied once, although responses may be lost. */
import type { ApolloClient } from '@apollo/client';
import type { QuestionInput } from '../gql/questions/graphql';
import { keepsKey, toProblem } from '../ui/feedback/problem';
import { newIdempotencyKey } from '../ui/session/idempotency-key';
import type { Draft, Target, UnconfirmedSave } from './content/draft';
import { ADD_QUESTION, UPDATE_QUESTION, type Question } from './content/question.query';

/** Stores with the draft what is known of its saves. */
export type RecordSaves = (saves: Pick<Draft, 'unconfirmed' | 'made'>) => void;

/** Adds the question, or changes the one of `target`. @throws the error of the server */
async function send(
  apollo: ApolloClient,
  quizId: string,
  { key, question, target }: UnconfirmedSave,
): Promise<Question> {
  const context = { idempotencyKey: key };
  const { data } = target
    ? await apollo.mutate({
        mutation: UPDATE_QUESTION,
        variables: { ...target, question },
        context,
      })
    : await apollo.mutate({ mutation: ADD_QUESTION, variables: { quizId, question }, context });
  const stored = !data
    ? undefined
    : 'updateQuestion' in data
      ? data.updateQuestion
      : data.addQuestions[0];
  if (!stored) throw new Error('The response has no question');
  return stored;
}

/**
 * Sends a save, and keeps it recorded with its key until its outcome is known.
 * @returns the stored question, and the version that this save made: the stored one can be later
 */
export async function sendRecorded(
  apollo: ApolloClient,
  quizId: string,
  save: UnconfirmedSave,
  record: RecordSaves,
): Promise<{ stored: Question; made: Target }> {
  record({ unconfirmed: save });
  try {
    const stored = await send(apollo, quizId, save);
    return { stored, made: { id: stored.id, version: (save.target?.version ?? 0) + 1 } };
  } catch (error) {
    if (!keepsKey(toProblem(error))) record({ unconfirmed: null });
    throw error;
  }
}

export function newSave(question: QuestionInput, target: Target | null): UnconfirmedSave {
  return { key: newIdempotencyKey(), question, target };
}

export function isSameInput(a: QuestionInput, b: QuestionInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
