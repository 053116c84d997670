import { useMutation } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import type { Problem } from '../ui/feedback/problem';
import { questionTexts } from '../ui/texts/question-texts';
import { useRemoval } from '../ui/feedback/use-removal';
import { DELETE_QUESTION, RESTORE_QUESTION, type Question } from './question.query';

const { list: words } = questionTexts;

interface DeleteQuestionProps {
  question: Question;
  position: number;
  /** It is gone, by whomever. */
  onGone: () => void;
  /** It is back. */
  onBack: () => void;
}

/** Asks, moves a question to the trash of its quiz, and offers to take that back. */
export function DeleteQuestion({ question, position, onGone, onBack }: DeleteQuestionProps) {
  const variables = { id: question.id };
  const [remove] = useMutation(DELETE_QUESTION, { variables });
  const [restore] = useMutation(RESTORE_QUESTION, { variables });
  const { ask, asked } = useRemoval({
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
        {...asked}
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

/** The error texts by status (specification, section 8); codes say the same more exactly. */
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
