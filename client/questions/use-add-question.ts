import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toProblem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-is-mounted';
import { toast } from '../ui/feedback/toasts';
import type { Draft } from './content/draft';
import { toQuestionInput, rebase, fingerprintOf, fingerprint } from './draft-conversion';
import { kindOf } from './kinds/registry';
import { ADD_QUESTION, UPDATE_QUESTION } from './content/question.query';
import {
  findArrived,
  lastQuestionsOf,
  sendRecorded,
  type RecordUnconfirmed,
} from './unconfirmed-saves';
import { failureMessage, warnAboutSkipped, useSendPictures } from './use-send-pictures';

const { form: words } = questionTexts;

/**
 * Sends without a response so far, by draft id: the form may have been closed and opened again
 * meanwhile.
 */
const pendingSends = new Map<string, Promise<unknown>>();

async function sendOnce(draft: Draft, send: () => Promise<unknown>): Promise<void> {
  const sending = send();
  const settled = sending.catch(() => undefined);
  pendingSends.set(draft.id, settled);
  await settled;
  pendingSends.delete(draft.id);
  await sending;
}

/**
 * Adds questions to the end of a quiz and shows the outcome (docs/specification.md, section 8).
 * @param record stores unconfirmed saves with the draft, so that a retry does not add the question
 *   twice
 */
export function useAddQuestion(quizId: string, record: RecordUnconfirmed) {
  const apollo = useApolloClient();
  const pictures = useSendPictures();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns whether it was saved; after the form is closed, nothing more is sent */
  const send = async (draft: Draft): Promise<boolean> => {
    const sent = await pictures.send(draft);
    const print = fingerprint(draft, sent.imageOf);
    const earlier = draft.unanswered ?? null;
    const said = [...(earlier?.said ?? []).filter((other) => other !== print), print];
    const stored = earlier ? await findArrived(apollo, quizId, earlier) : undefined;
    if (!earlier || !stored) {
      const end = await lastQuestionsOf(apollo, quizId);
      if (!isMounted()) return false;
      const question = toQuestionInput(draft, sent.imageOf);
      await sendRecorded(record, earlier, { said, ...end }, async () =>
        sendOnce(draft, async () =>
          apollo.mutate({ mutation: ADD_QUESTION, variables: { quizId, question } }),
        ),
      );
    } else if (fingerprintOf(stored) !== print) {
      // The user has changed it after it was sent.
      if (!isMounted()) return false;
      const { id, version } = stored;
      const question = toQuestionInput(rebase(draft, stored), sent.imageOf);
      await sendRecorded(record, earlier, { ...earlier, said }, async () =>
        sendOnce(draft, async () =>
          apollo.mutate({ mutation: UPDATE_QUESTION, variables: { id, version, question } }),
        ),
      );
    }
    warnAboutSkipped(sent);
    toast('success', kindOf(draft.body.kind).savedMessage);
    return true;
  };

  const tryToSend = async (draft: Draft): Promise<boolean> => {
    try {
      return await send(draft);
    } catch (error) {
      // The server has deleted the unused pictures meanwhile: the next try sends them again.
      if (toProblem(error).code === 'IMAGE_NOT_FOUND') pictures.forget();
      toast('failure', words.saveFailed);
      setFailure(failureMessage(error));
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
