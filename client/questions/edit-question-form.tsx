import { useMutation } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { Notice } from '../ui/feedback/notice';
import { questionsHref } from '../ui/question-place';
import { questionTexts } from '../ui/texts/question-texts';
import { useIsMounted } from '../ui/hooks/use-still-here';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import { useAction } from '../ui/feedback/use-action';
import type { Draft } from './draft';
import { draftOf, onto, saidBy, sentence } from './drafting';
import { KeptNotice } from './kept-notice';
import { kindOf } from './kinds/registry';
import { QuestionForm } from './question-form';
import { RESTORE_QUESTION, type Question } from './question.query';
import { StaleQuestion } from './stale-question';
import { useDraft } from './use-draft';
import { isOurs, useSaveQuestion } from './use-save-question';
import classes from './question-form.module.css';

const { edit: words, form: formWords } = questionTexts;

/** An edit of one question. What somebody else has stored meanwhile is shown beside it. */
export function EditQuestionForm({ question }: { question: Question }) {
  const navigate = useNavigate();
  const { draft, setDraft, note, isUnsaved, isKept, begin } = useDraft(
    `question ${question.id}`,
    () => draftOf(question),
    (kept) => sentence(kept) === saidBy(question),
  );
  const { save, isBusy, failure } = useSaveQuestion(question.id, note);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  // What was written earlier was written on something older.
  const isOld = draft.version !== null && draft.version < question.version;
  const isTheirs = isOld && !isOurs(draft, question);
  const [stale, setStale] = useState(isKept && isTheirs ? question : null);
  const back = questionsHref(question.quizId, question.position);
  const isHere = useIsMounted();
  // It stands above a long form, and what had the focus was locked while it was saved.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stale && !isDeleted) return;
    notice.current?.focus({ preventScroll: true });
    // By its start: with a picture in it, it can be taller than the window.
    notice.current?.scrollIntoView({ block: 'start' });
  }, [stale, isDeleted]);

  const store = async (whole: Draft): Promise<void> => {
    // What is shown above it may be overwritten: the button says so.
    const outcome = stale
      ? await save(onto(whole, stale), stale.version)
      : await save(whole, whole.version ?? question.version);
    if (outcome === 'failed' || outcome === 'left') return;
    if (outcome === 'deleted') setDeleted(true);
    else if (outcome !== 'saved') setStale(outcome.stale);
    else {
      begin(whole);
      toast('success', words.updated);
      // Whoever has left meanwhile stays where they are. What replaces the address is not asked about.
      if (isHere()) void navigate(back, { replace: true });
    }
  };
  // What was pressed goes with the notice: one goes on in the form.
  const area = useRef<HTMLDivElement>(null);
  const goOn = (change: () => void): void => {
    flushSync(change);
    area.current?.querySelector('textarea')?.focus();
  };
  const take = (theirs: Question): void =>
    goOn(() => {
      begin(draftOf(theirs));
      setStale(null);
    });
  const bringBack = (): void => goOn(() => setDeleted(false));

  return (
    <Stack ref={area}>
      {isKept && !stale && <KeptNotice />}
      <div ref={notice} tabIndex={-1} className={classes.notice}>
        {stale && <StaleQuestion question={stale} onTake={() => take(stale)} />}
        {isDeleted && <Deleted id={question.id} onBack={bringBack} />}
      </div>
      <QuestionForm
        draft={draft}
        mostOptions={kindOf(question.kind).mostOptions(draftOf(question).body)}
        isBusy={isBusy}
        failure={failure}
        isDeliberate={stale !== null}
        save={stale ? formWords.updateMine : formWords.update}
        actions={
          <Button
            variant="default"
            onClick={() => (isUnsaved ? setDiscarding(true) : void navigate(back))}
          >
            {isUnsaved ? formWords.discard : texts.common.cancel}
          </Button>
        }
        onChange={setDraft}
        onSave={(whole) => void store(whole)}
      />
      <ConfirmDialog
        opened={isDiscarding}
        title={formWords.discardEditTitle}
        hint={formWords.discardHint}
        confirm={formWords.discard}
        isDangerous
        isBusy={false}
        onClose={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false);
          take(stale ?? question);
        }}
      />
      {isUnsaved && (
        <LeaveGuard
          title={formWords.leaveTitle}
          hint={formWords.leaveHint}
          leave={formWords.leaveAnyway}
        />
      )}
    </Stack>
  );
}

function Deleted({ id, onBack }: { id: string; onBack: () => void }) {
  const [restore] = useMutation(RESTORE_QUESTION, { variables: { id } });
  const { isBusy, act } = useAction();
  const bringBack = async (): Promise<void> => {
    if (await act(() => restore(), words.broughtBack)) onBack();
  };
  const action = (
    <Button variant="default" loading={isBusy} onClick={() => void bringBack()}>
      {words.bringBack}
    </Button>
  );
  return (
    <Notice tone="failure" title={words.deletedTitle} action={action}>
      {words.deletedHint}
    </Notice>
  );
}
