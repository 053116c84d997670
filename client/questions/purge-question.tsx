import { useMutation } from '@apollo/client/react';
import { ConfirmedButton } from '../ui/components/confirmed-button';
import { WrittenText } from '../ui/components/question-parts';
import { trashTexts as words } from '../ui/texts/trash-texts';
import { PURGE_QUESTION } from './content/question.query';

interface PurgeQuestionProps {
  question: { id: string; text: string };
  /** Called when the question is no longer in the trash. */
  onGone: () => void;
}

/** Deletes a question of the trash for good, after a confirmation. */
export function PurgeQuestion({ question: { id, text }, onGone }: PurgeQuestionProps) {
  const [purge] = useMutation(PURGE_QUESTION, { variables: { id } });
  return (
    <ConfirmedButton
      size="xs"
      verb={words.purge}
      name={words.purgeNamed(text)}
      title={words.purgeQuestionTitle}
      hint={
        <>
          <WrittenText text={text} />
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
