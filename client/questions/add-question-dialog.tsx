import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useAskedClose } from '../ui/drafts/use-asked-close';
import { Dialog } from '../ui/components/dialog';
import { KindChoice, type WrittenKind } from '../ui/components/kind-choice';
import { LeaveGuard } from '../ui/drafts/leave-guard';
import { questionTexts } from '../ui/texts/question-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { AddQuestionForms, type FormsState } from './add-question-forms';

const { detail, form: words } = questionTexts;

const NOTHING: FormsState = { unsaved: [], isUnsaved: false, isBusy: false };

interface AddQuestionDialogProps {
  quizId: string;
  opened: boolean;
  onClose: () => void;
}

/**
 * Adds questions over the page that lists them (specification, section 2). What is not saved when it is
 * closed, it shows again the next time.
 */
export function AddQuestionDialog({ quizId, opened, onClose }: AddQuestionDialogProps) {
  const apollo = useApolloClient();
  const [kind, setKind] = useState<WrittenKind>('MCQ');
  const [state, setState] = useState(NOTHING);
  const { unsaved, isUnsaved, isBusy } = state;
  const askedClose = useAskedClose(() => {
    setState(NOTHING);
    onClose();
  });
  /** What is not saved is to be seen when it is spoken of. */
  const show = ([waiting]: WrittenKind[]): void => {
    if (waiting) setKind(waiting);
  };
  const close = (): void => {
    if (isBusy) return;
    if (!unsaved.includes(kind)) show(unsaved);
    askedClose();
  };
  return (
    <Dialog opened={opened} title={detail.addQuestion} size="lg" onClose={close}>
      <Stack>
        <KindChoice kind={kind} isDisabled={isBusy} onChange={setKind} />
        <AddQuestionForms
          quizId={quizId}
          kind={kind}
          needsText
          // The list below and the counts.
          onAdded={() => ignoreErrors(apollo.refetchQueries({ include: 'active' }))}
          onState={(next) => {
            // What waits from an earlier visit: nothing can be typed where nothing is shown.
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
