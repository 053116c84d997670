import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/exams';
import { peopleTexts } from '../ui/people-texts';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useAction } from '../ui/use-action';

const DELETE = graphql(`
  mutation DeleteClassList($id: ID!) {
    deleteClassList(id: $id)
  }
`);

const { lists: words } = peopleTexts;

interface DeleteClassListProps {
  list: { id: string; name: string };
  onDeleted: () => void;
}

export function DeleteClassList({ list, onDeleted }: DeleteClassListProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [remove] = useMutation(DELETE, { variables: { id: list.id } });
  const { isBusy, act } = useAction();
  return (
    <>
      <Button variant="default" size="xs" aria-label={words.deleteNamed(list.name)} onClick={open}>
        {words.delete}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={words.deleteTitle(list.name)}
        hint={words.deleteHint}
        confirm={words.delete}
        isDangerous
        isBusy={isBusy}
        onClose={close}
        onConfirm={() =>
          void act(remove, words.deleted).then((isDone) => {
            if (!isDone) return;
            close();
            onDeleted();
          })
        }
      />
    </>
  );
}
