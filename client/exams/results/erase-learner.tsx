import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { DialogActions } from '../../ui/components/dialog-actions';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import { Dialog } from '../../ui/components/dialog';
import { Notice } from '../../ui/feedback/notice';
import { problemMessage, toProblem } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import { resultTexts } from '../../ui/texts/result-texts';
import { texts } from '../../ui/texts/texts';

const ERASE_LEARNER = graphql(`
  mutation EraseLearner($id: ID!, $name: String!) {
    eraseLearner(id: $id, name: $name) {
      id
    }
  }
`);

const { learner: words } = resultTexts;

interface EraseLearnerProps {
  learner: { learnerId: string; name: string };
  opened: boolean;
  onErased: () => void;
  onClose: () => void;
}

/** Erases the personal data of a learner, after their name was typed. */
export function EraseLearner({ learner, opened, onErased, onClose }: EraseLearnerProps) {
  return (
    <Dialog opened={opened} title={words.eraseTitle(learner.name)} onClose={onClose}>
      <EraseForm learner={learner} onErased={onErased} onClose={onClose} />
    </Dialog>
  );
}

function EraseForm({ learner, onErased, onClose }: Omit<EraseLearnerProps, 'opened'>) {
  const { learnerId: id, name } = learner;
  const [erase, { loading }] = useMutation(ERASE_LEARNER);
  const [typed, setTyped] = useState('');
  const [differs, setDiffers] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (): Promise<void> => {
    setFailure(null);
    if (typed.trim() !== name) {
      setDiffers(true);
      return;
    }
    try {
      await erase({ variables: { id, name } });
      toast('success', words.erased);
      onErased();
    } catch (error) {
      setFailure(problemMessage(toProblem(error)));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        {failure !== null && <Notice tone="failure">{failure}</Notice>}
        <Text>{words.eraseHint}</Text>
        <TextInput
          label={words.eraseName}
          autoComplete="off"
          data-autofocus
          value={typed}
          error={differs && words.eraseDiffers(name)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setDiffers(false);
          }}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" color="red" variant="outline" loading={loading}>
            {words.eraseConfirm}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
