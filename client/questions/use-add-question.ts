import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { toast } from '../ui/feedback/toasts';
import type { Draft } from './draft';
import { inputOf, onto, saidBy, sentence } from './drafting';
import { kindOf } from './kinds/registry';
import { ADD_QUESTION, UPDATE_QUESTION } from './question.query';
import { arrived, endOf, sendNoted, type Note } from './unanswered';
import { reasonOf, sayWhatIsMissing, useSendPictures } from './use-send-pictures';

const { form: words } = questionTexts;

/** What is sent and not answered yet, by its draft: its form may have been left and opened anew since. */
const underWay = new Map<string, Promise<unknown>>();

async function sendOnce(draft: Draft, send: () => Promise<unknown>): Promise<void> {
  const sending = send();
  const answered = sending.catch(() => undefined);
  underWay.set(draft.id, answered);
  await answered;
  underWay.delete(draft.id);
  await sending;
}

/**
 * Adds questions to the end of a quiz, and says how it went (specification, section 8).
 * @param note keeps with the draft what was sent: a second try does not add the question twice
 */
export function useAddQuestion(quizId: string, note: Note) {
  const apollo = useApolloClient();
  const pictures = useSendPictures();
  const isHere = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @returns whether it is stored: once its form is left, nothing more is sent */
  const send = async (draft: Draft): Promise<boolean> => {
    const sent = await pictures.send(draft);
    const says = sentence(draft, sent.imageOf);
    const earlier = draft.unanswered ?? null;
    const said = [...(earlier?.said ?? []).filter((one) => one !== says), says];
    const stored = earlier ? await arrived(apollo, quizId, earlier) : undefined;
    if (!earlier || !stored) {
      const end = await endOf(apollo, quizId);
      if (!isHere()) return false;
      const question = inputOf(draft, sent.imageOf);
      await sendNoted(note, earlier, { said, ...end }, async () =>
        sendOnce(draft, async () =>
          apollo.mutate({ mutation: ADD_QUESTION, variables: { quizId, question } }),
        ),
      );
    } else if (saidBy(stored) !== says) {
      // It was corrected after it had been sent.
      if (!isHere()) return false;
      const { id, version } = stored;
      const question = inputOf(onto(draft, stored), sent.imageOf);
      await sendNoted(note, earlier, { ...earlier, said }, async () =>
        sendOnce(draft, async () =>
          apollo.mutate({ mutation: UPDATE_QUESTION, variables: { id, version, question } }),
        ),
      );
    }
    sayWhatIsMissing(sent);
    toast('success', kindOf(draft.body.kind).saved);
    return true;
  };

  const trySending = async (draft: Draft): Promise<boolean> => {
    try {
      return await send(draft);
    } catch (error) {
      // Swept, as the form stood open for long: the next try sends them again.
      if (problemOf(error).code === 'IMAGE_NOT_FOUND') pictures.forget();
      toast('failure', words.saveFailed);
      setFailure(reasonOf(error));
      return false;
    }
  };

  /** @returns whether it is stored */
  const add = async (draft: Draft): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    await underWay.get(draft.id);
    const isAdded = await trySending(draft);
    setBusy(false);
    return isAdded;
  };

  return { add, isBusy, failure };
}
