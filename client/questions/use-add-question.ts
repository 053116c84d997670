import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-is-mounted';
import { toast } from '../ui/feedback/toasts';
import type { Draft, UnconfirmedSave } from './content/draft';
import { toQuestionInput, rebase } from './draft-conversion';
import { kindOf } from './kinds/registry';
import { isSameInput, newSave, sendRecorded, type RecordSaves } from './send-once';
import { failureMessage, warnAboutSkipped, useSendPictures } from './use-send-pictures';

const { form: words } = questionTexts;

/**
 * Sends without a response so far, by draft id: the form may have been closed and opened again
 * meanwhile.
 */
const pendingSends = new Map<string, Promise<unknown>>();

async function sendOnce<T>(draft: Draft, send: () => Promise<T>): Promise<T> {
  const sending = send();
  pendingSends.set(
    draft.id,
    sending.catch(() => undefined),
  );
  return sending.finally(() => pendingSends.delete(draft.id));
}

/**
 * Adds questions to the end of a quiz and shows the outcome (docs/specification.md, section 8).
 * @param record stores what is known of earlier saves with the draft: one without a response is sent again first, so that
 *   the question is not added twice
 */
export function useAddQuestion(quizId: string, record: RecordSaves) {
  const apollo = useApolloClient();
  const pictures = useSendPictures();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns whether it was saved; after the form is closed, nothing more is sent */
  const send = async (draft: Draft): Promise<boolean> => {
    const sent = await pictures.send(draft);
    const post = async (save: UnconfirmedSave) =>
      sendOnce(draft, async () => sendRecorded(apollo, quizId, save, record));
    const question = toQuestionInput(draft, sent.imageOf);
    const earlier = draft.unconfirmed;
    if (!isMounted()) return false;
    const { stored, made } = await post(earlier ?? newSave(question, draft.made ?? null));
    if (earlier && !isSameInput(earlier.question, question)) {
      // The user has changed it after it was sent.
      record({ unconfirmed: null, made });
      if (!isMounted()) return false;
      await post(newSave(toQuestionInput(rebase(draft, stored), sent.imageOf), made));
    }
    warnAboutSkipped(sent);
    toast('success', kindOf(draft.body.kind).savedMessage);
    return true;
  };

  const tryToSend = async (draft: Draft): Promise<boolean> => {
    try {
      return await send(draft);
    } catch (error) {
      const { code } = toProblem(error);
      // The server has deleted the unused pictures meanwhile: the next try sends them again.
      if (code === 'IMAGE_NOT_FOUND') pictures.forget();
      toast('failure', words.saveFailed);
      setFailure(code === 'IDEMPOTENCY_KEY_EXPIRED' ? words.addedEarlier : failureMessage(error));
      return false;
    }
  };

  /** @returns whether it was saved */
  const add = async (draft: Draft): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    await pendingSends.get(draft.id);
    const isAdded = await tryToSend(draft);
    setBusy(false);
    return isAdded;
  };

  return { add, isBusy, failure };
}
