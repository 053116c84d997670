import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { ConfirmedButton } from '../ui/components/confirmed-button';
import { trashTexts as words } from '../ui/texts/trash-texts';
import { PURGE_QUIZ } from './trash.query';

interface PurgeQuizProps {
  quiz: { id: string; title: string };
  /** Called when the quiz is no longer in the trash. */
  onGone: () => void;
}

/** Deletes a quiz of the trash for good, after a confirmation. */
export function PurgeQuiz({ quiz: { id, title }, onGone }: PurgeQuizProps) {
  const [purge] = useMutation(PURGE_QUIZ, { variables: { id } });
  return (
    <ConfirmedButton
      size="xs"
      verb={words.purge}
      name={words.purgeNamed(title)}
      title={words.purgeQuizTitle}
      hint={
        <>
          <Text component="bdi" fw={700} style={{ overflowWrap: 'anywhere' }}>
            {title}
          </Text>
          <br />
          {words.purgeHint}
        </>
      }
      isDangerous
      work={purge}
      doneMessage={words.purged}
      onDone={onGone}
    />
  );
}
