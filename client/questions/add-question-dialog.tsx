import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useConfirmedClose } from '../ui/drafts/use-confirmed-close';
import { Dialog } from '../ui/components/dialog';
import { KindChoice, type WrittenKind } from '../ui/components/kind-choice';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { AddQuestionForms, type FormsState } from './add-question-forms';

const { detail, form: words } = questionTexts;

const INITIAL_STATE: FormsState = { unsaved: [], isUnsaved: false, isBusy: false };

interface AddQuestionDialogProps {
  quizId: string;
  opened: boolean;
  onClose: () => void;
}

/**
 * Adds questions in a dialog over the list (docs/specification.md, section 2). Unsaved questions
 * are restored when it is opened again.
 */
export function AddQuestionDialog({ quizId, opened, onClose }: AddQuestionDialogProps) {
  const apollo = useApolloClient();
  const [kind, setKind] = useState<WrittenKind>('MCQ');
  const [state, setState] = useState(INITIAL_STATE);
  const { unsaved, isUnsaved, isBusy } = state;
  const confirmedClose = useConfirmedClose(() => {
    setState(INITIAL_STATE);
    onClose();
  });
  /** Shows an unsaved form, because the confirmation refers to it. */
  const show = ([unsavedKind]: WrittenKind[]): void => {
    if (unsavedKind) setKind(unsavedKind);
  };
  const close = (): void => {
    if (isBusy) return;
    if (!unsaved.includes(kind)) show(unsaved);
    confirmedClose();
  };
  return (
    <Dialog opened={opened} title={detail.addQuestion} size="lg" onClose={close}>
      <Stack>
        <KindChoice kind={kind} isDisabled={isBusy} onChange={setKind} />
        <AddQuestionForms
          quizId={quizId}
          kind={kind}
          needsText
          // Refreshes the list below and the counts.
          onAdded={() => ignoreErrors(apollo.refetchQueries({ include: 'active' }))}
          onState={(next) => {
            // Shows a restored draft of another kind. A hidden form cannot have been typed into.
            if (!isUnsaved && !next.unsaved.includes(kind)) show(next.unsaved);
            setState(next);
          }}
        />
      </Stack>
      {isUnsaved && (
        <LeaveGuard title={words.leaveTitle} hint={words.leaveHint} leave={words.leaveAnyway} />
      )}
    </Dialog>
  );
}
