import { useApolloClient } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from '../gql/questions';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { Notice } from '../ui/feedback/notice';
import { formatNumber } from '../ui/format';
import { questionTexts } from '../ui/texts/question-texts';
import { texts } from '../ui/texts/texts';
import { toast } from '../ui/feedback/toasts';
import type { Draft } from './content/draft';
import { draftNameOf } from './content/draft-name';
import { DeletedQuestionNotice } from './deleted-question-notice';
import { changesMarking, toDraft, rebase, isStoredAs } from './draft-conversion';
import { RestoredQuestionNotice } from './restored-question-notice';
import { kindOf } from './kinds/registry';
import { QuestionForm } from './question-form';
import type { Question } from './content/question.query';
import { StaleQuestion } from './stale-question';
import { useQuestionDraft } from './use-question-draft';
import { useSaveQuestion } from './use-save-question';
import classes from './question-form.module.css';

const { edit: words, form: formWords } = questionTexts;

const UNPUBLISHED = graphql(`
  query UnpublishedChanges($quizId: ID!) {
    exam(quizId: $quizId) {
      quizId
      hasUnpublishedChanges
    }
  }
`);

/** Always the same, so that a keystroke does not draw it again. */
const LEAVE_GUARD = (
  <LeaveGuard
    title={formWords.leaveTitle}
    hint={formWords.leaveHint}
    leave={formWords.leaveAnyway}
  />
);

interface EditQuestionFormProps {
  question: Question;
  /** Learners who have taken it. */
  takenCount: number;
  /** Called once the changes are stored. @param goesOn whether by Ctrl+Enter */
  onSaved: (goesOn: boolean) => void;
  /** Leaves the unchanged form. Left out where there is nothing to go back to. */
  onCancel?: () => void;
  /** Called with what is typed, and whether it is unsaved. */
  onDraft?: (draft: Draft, isUnsaved: boolean) => void;
  /** Whether it is known to be deleted before a save finds out. */
  isGone?: boolean;
  /** Called once the deleted question was restored here. */
  onRestored?: () => void;
}

/** Edits a question. A version that somebody else saved meanwhile is shown above the form. */
export function EditQuestionForm(props: EditQuestionFormProps) {
  const { question, takenCount, onSaved, onCancel, onDraft, isGone, onRestored } = props;
  const apollo = useApolloClient();
  const { draft, setDraft, recordSaves, isUnsaved, isRestored, reset } = useQuestionDraft(
    draftNameOf(question.id),
    () => toDraft(question),
    (restored) => isStoredAs(question, restored),
  );
  const { save, isBusy, failure } = useSaveQuestion(question, recordSaves);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isDeleted, setDeleted] = useState(false);
  // The restored draft may be based on an older version. If a save of it got no response, that version can be
  // its own: the next save finds out.
  const isOutdated = draft.version !== null && draft.version < question.version;
  const isTheirs = isOutdated && !draft.unconfirmed;
  const [stale, setStale] = useState(isRestored && isTheirs ? question : null);
  const reportDraft = useEffectEvent(() => onDraft?.(draft, isUnsaved));
  useEffect(() => reportDraft(), [draft, isUnsaved]);
  // The notice is above a long form, and the focused element was disabled while saving.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!stale && !isDeleted) return;
    notice.current?.focus({ preventScroll: true });
    // Aligned at its start, because with a picture it can be taller than the window.
    notice.current?.scrollIntoView({ block: 'start' });
  }, [stale, isDeleted]);

  const store = async (complete: Draft, goesOn: boolean): Promise<void> => {
    // The button says that the version shown above will be overwritten.
    const outcome = stale
      ? await save(rebase(complete, stale), stale.version)
      : await save(complete, complete.version ?? question.version);
    if (outcome === 'failed' || outcome === 'left') return;
    if (outcome === 'deleted') setDeleted(true);
    else if (outcome !== 'saved') setStale(outcome.stale);
    else {
      reset(complete);
      toast('success', words.updated);
      ignoreErrors(sayIfUnpublished());
      onSaved(goesOn);
    }
  };
  /** Learners get the edit with the next submission of the paper, and the page that follows may show that out of view. */
  const sayIfUnpublished = async (): Promise<void> => {
    const variables = { quizId: question.quizId };
    const { data } = await apollo.query({ query: UNPUBLISHED, variables, fetchPolicy: 'no-cache' });
    if (data?.exam.hasUnpublishedChanges) toast('warning', words.unpublished);
  };
  // The pressed button disappears with the notice, so the focus moves to the form.
  const area = useRef<HTMLDivElement>(null);
  const applyAndFocus = (change: () => void): void => {
    flushSync(change);
    area.current?.querySelector('textarea')?.focus();
  };
  const take = (theirs: Question): void =>
    applyAndFocus(() => {
      reset(toDraft(theirs));
      setStale(null);
    });
  const bringBack = (): void => {
    applyAndFocus(() => setDeleted(false));
    onRestored?.();
  };

  return (
    <Stack ref={area}>
      {isRestored && !stale && <RestoredQuestionNotice />}
      <div ref={notice} tabIndex={-1} className={classes.notice}>
        {stale && <StaleQuestion question={stale} onTake={() => take(stale)} />}
        {(isDeleted || isGone) && <DeletedQuestionNotice id={question.id} onBack={bringBack} />}
      </div>
      <QuestionForm
        draft={draft}
        maxOptions={kindOf(question.kind).maxOptions(toDraft(question).body)}
        isBusy={isBusy}
        failure={failure}
        isDeliberate={stale !== null}
        notice={
          takenCount > 0 &&
          changesMarking(stale ?? question, draft) && (
            <Notice tone="warning">{words.taken(takenCount, formatNumber(takenCount))}</Notice>
          )
        }
        save={stale ? formWords.updateMine : formWords.update}
        actions={
          (isUnsaved || onCancel) && (
            <Button
              variant="default"
              onClick={() => (isUnsaved ? setDiscarding(true) : onCancel?.())}
            >
              {isUnsaved ? formWords.discard : texts.common.cancel}
            </Button>
          )
        }
        onChange={setDraft}
        onSave={(complete, goesOn) => void store(complete, goesOn)}
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
      {isUnsaved && LEAVE_GUARD}
    </Stack>
  );
}
