import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import type { Problem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useRemoval } from '../ui/feedback/use-removal';
import { DELETE_QUESTION, RESTORE_QUESTION, type Question } from './content/question.query';

const { list: words } = questionTexts;

interface DeleteQuestionProps {
  question: Question;
  position: number;
  /** Called when the question was deleted, by this user or another. */
  onGone: () => void;
  /** Called when it was restored. */
  onBack: () => void;
}

/** Moves a question to the trash of its quiz after a confirmation, and offers to undo that. */
export function DeleteQuestion({ question, position, onGone, onBack }: DeleteQuestionProps) {
  const variables = { id: question.id };
  const [remove] = useMutation(DELETE_QUESTION, { variables });
  const [restore] = useMutation(RESTORE_QUESTION, { variables });
  const { ask, dialogProps } = useRemoval({
    remove,
    restore,
    words: { removed: words.deleted, restored: words.restored, refused: refusal },
    goneCode: 'QUESTION_NOT_FOUND',
    onGone,
    onBack,
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        aria-label={words.deleteNamed(position)}
        onClick={ask}
      >
        {words.delete}
      </Button>
      <ConfirmDialog
        {...dialogProps}
        title={words.deleteTitle(position)}
        hint={
          <>
            <Text component="bdi" fw={600} lineClamp={3} mb="xs">
              {question.text}
            </Text>
            {words.deleteHint}
          </>
        }
        confirm={words.delete}
      />
    </>
  );
}

/**
 * The error texts of docs/specification.md, section 8, by our more precise codes instead of HTTP
 * status.
 */
function refusal({ code }: Problem): string {
  switch (code) {
    case 'QUESTION_NOT_FOUND':
      return words.notFound;
    case 'UNAUTHENTICATED':
      return words.unauthorized;
    case 'VALIDATION':
    case 'BAD_USER_INPUT':
      return words.badRequest;
    default:
      return words.unexpected;
  }
}
