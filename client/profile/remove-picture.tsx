import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/account-texts';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useAction } from '../ui/use-action';

const REMOVE_PICTURE = graphql(`
  mutation RemoveProfilePicture {
    removeProfilePicture {
      id
      pictureUrl
    }
  }
`);

const { picture: words } = accountTexts;

/** @param onRemoved the button itself is gone by then */
export function RemovePicture({ onRemoved }: { onRemoved: () => void }) {
  const [opened, { open, close }] = useDisclosure(false);
  const [remove] = useMutation(REMOVE_PICTURE);
  const { isBusy, act } = useAction();
  return (
    <>
      <Button variant="default" onClick={open}>
        {words.remove}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={words.removeTitle}
        hint={words.removeHint}
        confirm={words.remove}
        isDangerous
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void act(remove, words.removed).then((isDone) => isDone && onRemoved())}
      />
    </>
  );
}
