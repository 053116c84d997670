import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/exams';
import { peopleTexts } from '../../ui/texts/people-texts';
import { ConfirmedButton } from '../../ui/components/confirmed-button';

const DELETE = graphql(`
  mutation DeleteClassList($id: ID!) {
    deleteClassList(id: $id) {
      id
    }
  }
`);

const { lists: words } = peopleTexts;

interface DeleteClassListProps {
  list: { id: string; name: string };
  onDeleted: () => void;
}

export function DeleteClassList({ list, onDeleted }: DeleteClassListProps) {
  const [remove] = useMutation(DELETE, { variables: { id: list.id } });
  return (
    <ConfirmedButton
      size="xs"
      verb={words.delete}
      name={words.deleteNamed(list.name)}
      title={words.deleteTitle(list.name)}
      hint={words.deleteHint}
      isDangerous
      work={remove}
      doneMessage={words.deleted}
      onDone={onDeleted}
    />
  );
}
