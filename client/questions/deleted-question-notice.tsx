import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Notice } from '../ui/feedback/notice';
import { useAction } from '../ui/feedback/use-action';
import { questionTexts } from '../ui/texts/question-texts';
import { RESTORE_QUESTION } from './content/question.query';

const { edit: words } = questionTexts;

interface DeletedQuestionNoticeProps {
  id: string;
  /** Said about the unsaved text; left out where the text is below. */
  hint?: string;
  /** Called once it is restored. */
  onBack: () => void;
}

/** Says that a question with unsaved changes was deleted, and restores it. */
export function DeletedQuestionNotice({ id, hint, onBack }: DeletedQuestionNoticeProps) {
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
      {hint ?? words.deletedHint}
    </Notice>
  );
}
