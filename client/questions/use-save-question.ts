import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-is-mounted';
import { toast } from '../ui/feedback/toasts';
import type { Draft } from './content/draft';
import { toQuestionInput, rebase } from './draft-conversion';
import { QUESTION, type Question } from './content/question.query';
import { isSameInput, newSave, sendRecorded, type RecordSaves } from './send-once';
import { failureMessage, warnAboutSkipped, useSendPictures } from './use-send-pictures';

const { edit: words } = questionTexts;

/** The outcome of a save. */
export type SaveOutcome = 'saved' | 'failed' | 'left' | 'deleted' | { stale: Question };

/** The key of an earlier save is of no more use: what is stored decides. */
const FORGOTTEN = ['IDEMPOTENCY_KEY_EXPIRED', 'IDEMPOTENCY_ANSWER_GONE'];

/**
 * Saves an edit of a question, unless it was changed or deleted since it was read.
 * @param record stores what is known of earlier saves with the draft: one without a response is sent again first
 */
export function useSaveQuestion(
  { id, quizId }: Pick<Question, 'id' | 'quizId'>,
  record: RecordSaves,
) {
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

  /**
   * Sends the edit, after an earlier save whose outcome is unknown. After the form is closed nothing is sent, and the
   * draft waits.
   */
  const update = async (draft: Draft, version: number): Promise<'saved' | 'left'> => {
    const sent = await pictures.send(draft);
    if (!isMounted()) return 'left';
    let question = toQuestionInput(draft, sent.imageOf);
    let target = { id, version: Math.max(version, draft.made?.version ?? 0) };
    const earlier = draft.unconfirmed && (await sendAgain(draft.unconfirmed));
    if (!earlier || !isSameInput(earlier.question, question)) {
      if (earlier) {
        question = toQuestionInput(rebase(draft, earlier.stored), sent.imageOf);
        target = earlier.made;
        record({ unconfirmed: null, made: target });
      }
      await sendRecorded(apollo, quizId, newSave(question, target), record);
    }
    warnAboutSkipped(sent);
    return 'saved';
  };

  /** @returns null when what became of it is not known any more */
  const sendAgain = async (earlier: NonNullable<Draft['unconfirmed']>) => {
    try {
      return { ...(await sendRecorded(apollo, quizId, earlier, record)), ...earlier };
    } catch (error) {
      if (FORGOTTEN.includes(toProblem(error).code)) return null;
      throw error;
    }
  };

  /** @throws the error of the server, except for conflicts */
  const store = async (draft: Draft, version: number): Promise<SaveOutcome> => {
    try {
      return await update(draft, version);
    } catch (error) {
      if (toProblem(error).code !== 'STALE_VERSION') throw error;
      const now = await read();
      if (!now) throw error;
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
