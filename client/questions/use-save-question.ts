import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { toast } from '../ui/feedback/toasts';
import type { Draft } from './draft';
import { inputOf, onto, saidBy, sentence } from './drafting';
import { QUESTION, UPDATE_QUESTION, type Question } from './question.query';
import { sendNoted, type Note } from './unanswered';
import { reasonOf, sayWhatIsMissing, useSendPictures } from './use-send-pictures';

const { edit: words } = questionTexts;

/** What became of an edit. */
export type Saved = 'saved' | 'failed' | 'left' | 'deleted' | { stale: Question };

/** Whether what is stored came from a draft, by a save whose answer was lost. */
export function isOurs({ unanswered }: Draft, stored: Question): boolean {
  return unanswered?.said.includes(saidBy(stored)) ?? false;
}

/**
 * Stores an edit of a question, unless it was changed or deleted since it was read.
 * @param note keeps with the draft what was sent: it tells what we have stored ourselves from what
 *   somebody else has
 */
export function useSaveQuestion(id: string, note: Note) {
  const apollo = useApolloClient();
  const pictures = useSendPictures();
  const isHere = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** What it says now. @throws QUESTION_NOT_FOUND */
  const read = async (): Promise<Question | undefined> => {
    const variables = { id };
    const { data } = await apollo.query({
      query: QUESTION,
      variables,
      fetchPolicy: 'network-only',
    });
    return data?.question;
  };

  /** Once its form is left, nothing more is sent: what was written waits. */
  const update = async (draft: Draft, version: number): Promise<'saved' | 'left'> => {
    const sent = await pictures.send(draft);
    if (!isHere()) return 'left';
    const earlier = draft.unanswered ?? null;
    const says = sentence(draft, sent.imageOf);
    const said = [...(earlier?.said ?? []).filter((one) => one !== says), says];
    const variables = { id, version, question: inputOf(draft, sent.imageOf) };
    await sendNoted(note, earlier, { said, before: [], count: 0 }, async () =>
      apollo.mutate({ mutation: UPDATE_QUESTION, variables }),
    );
    sayWhatIsMissing(sent);
    return 'saved';
  };

  /** @throws whatever refuses it */
  const store = async (draft: Draft, version: number): Promise<Saved> => {
    try {
      return await update(draft, version);
    } catch (error) {
      if (problemOf(error).code !== 'STALE_VERSION') throw error;
      const now = await read();
      if (!now) throw error;
      // An earlier try of ours arrived, and only its answer was lost.
      if (isOurs(draft, now)) return await update(onto(draft, now), now.version);
      note(null);
      return { stale: now };
    }
  };

  /** @param version of what may be overwritten: what was read last */
  const save = async (draft: Draft, version: number): Promise<Saved> => {
    setBusy(true);
    setFailure(null);
    try {
      return await store(draft, version);
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'QUESTION_NOT_FOUND') return 'deleted';
      // Swept, as the form stood open for long: the next try sends them again.
      if (problem.code === 'IMAGE_NOT_FOUND') pictures.forget();
      toast('failure', words.updateFailed);
      setFailure(reasonOf(error));
      return 'failed';
    } finally {
      setBusy(false);
    }
  };

  return { save, isBusy, failure };
}
