import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-is-mounted';
import { toast } from '../ui/feedback/toasts';
import type { Draft } from './content/draft';
import { toQuestionInput, rebase, fingerprintOf, fingerprint } from './draft-conversion';
import { QUESTION, UPDATE_QUESTION, type Question } from './content/question.query';
import { sendRecorded, type RecordUnconfirmed } from './unconfirmed-saves';
import { failureMessage, warnAboutSkipped, useSendPictures } from './use-send-pictures';

const { edit: words } = questionTexts;

/** The outcome of a save. */
export type SaveOutcome = 'saved' | 'failed' | 'left' | 'deleted' | { stale: Question };

/** Whether the stored version came from this draft, by a save whose response was lost. */
export function isOurs({ unanswered }: Draft, stored: Question): boolean {
  return unanswered?.said.includes(fingerprintOf(stored)) ?? false;
}

/**
 * Saves an edit of a question, unless it was changed or deleted since it was read.
 * @param record stores unconfirmed saves with the draft, which distinguish our own version from
 *   others'
 */
export function useSaveQuestion(id: string, record: RecordUnconfirmed) {
  const apollo = useApolloClient();
  const pictures = useSendPictures();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Reads the stored version. @throws QUESTION_NOT_FOUND */
  const read = async (): Promise<Question | undefined> => {
    const variables = { id };
    const { data } = await apollo.query({
      query: QUESTION,
      variables,
      fetchPolicy: 'network-only',
    });
    return data?.question;
  };

  /** Sends the edit. After the form is closed nothing is sent, and the draft waits. */
  const update = async (draft: Draft, version: number): Promise<'saved' | 'left'> => {
    const sent = await pictures.send(draft);
    if (!isMounted()) return 'left';
    const earlier = draft.unanswered ?? null;
    const print = fingerprint(draft, sent.imageOf);
    const said = [...(earlier?.said ?? []).filter((other) => other !== print), print];
    const variables = { id, version, question: toQuestionInput(draft, sent.imageOf) };
    await sendRecorded(record, earlier, { said, before: [], count: 0 }, async () =>
      apollo.mutate({ mutation: UPDATE_QUESTION, variables }),
    );
    warnAboutSkipped(sent);
    return 'saved';
  };

  /** @throws the error of the server, except for conflicts */
  const store = async (draft: Draft, version: number): Promise<SaveOutcome> => {
    try {
      return await update(draft, version);
    } catch (error) {
      if (toProblem(error).code !== 'STALE_VERSION') throw error;
      const now = await read();
      if (!now) throw error;
      // An earlier save of ours succeeded, and only its response was lost.
      if (isOurs(draft, now)) return await update(rebase(draft, now), now.version);
      record(null);
      return { stale: now };
    }
  };

  /** @param version the version that may be overwritten: the one read last */
  const save = async (draft: Draft, version: number): Promise<SaveOutcome> => {
    setBusy(true);
    setFailure(null);
    try {
      return await store(draft, version);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'QUESTION_NOT_FOUND') return 'deleted';
      // The server has deleted the unused pictures meanwhile: the next try sends them again.
      if (problem.code === 'IMAGE_NOT_FOUND') pictures.forget();
      toast('failure', words.updateFailed);
      setFailure(failureMessage(error));
      return 'failed';
    } finally {
      setBusy(false);
    }
  };

  return { save, isBusy, failure };
}
