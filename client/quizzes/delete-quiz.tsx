import { useMutation } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { graphql } from '../gql/quizzes';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import { Dialog } from '../ui/components/dialog';
import { quizTexts } from '../ui/texts/quiz-texts';
import { useRemoval } from '../ui/feedback/use-removal';
import { RESTORE_QUIZ } from './trash.query';

const DELETE_QUIZ = graphql(`
  mutation DeleteQuiz($id: ID!) {
    deleteQuiz(id: $id) {
      id
    }
  }
`);

const { remove: words } = quizTexts;

interface DeleteQuizProps {
  quiz: { id: string; title: string };
  /** Called when the quiz was deleted, by this user or another. */
  onGone: () => void;
  /** Called when it was restored. */
  onBack: () => void;
}

/** Moves a quiz to the trash after a confirmation, and offers to undo that. */
export function DeleteQuiz({ quiz, onGone, onBack }: DeleteQuizProps) {
  const variables = { id: quiz.id };
  const [remove] = useMutation(DELETE_QUIZ, { variables });
  const [restore] = useMutation(RESTORE_QUIZ, { variables });
  const { ask, dialogProps } = useRemoval({
    remove,
    restore,
    words: {
      removed: words.done,
      restored: words.undone(quiz.title),
      refused: () => words.failed,
    },
    goneCode: 'QUIZ_NOT_FOUND',
    onGone,
    onBack,
  });
  return (
    <>
      <Anchor
        {...Dialog.preload}
        component="button"
        type="button"
        size="sm"
        c="dimmed"
        aria-label={words.named(quiz.title)}
        onClick={ask}
      >
        {words.verb}
      </Anchor>
      <ConfirmDialog
        {...dialogProps}
        title={words.question}
        hint={
          <>
            <Text component="bdi" fw={700} style={{ overflowWrap: 'anywhere' }}>
              {quiz.title}
            </Text>
            <br />
            {words.hint}
          </>
        }
        confirm={words.verb}
      />
    </>
  );
}
