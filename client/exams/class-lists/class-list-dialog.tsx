import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '../../gql/exams';
import { Dialog } from '../../ui/components/dialog';
import { peopleTexts } from '../../ui/texts/people-texts';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';

const CREATE = graphql(`
  mutation CreateClassList($name: String!) {
    createClassList(name: $name) {
      id
      name
    }
  }
`);
const RENAME = graphql(`
  mutation RenameClassList($id: ID!, $name: String!) {
    renameClassList(id: $id, name: $name) {
      id
      name
    }
  }
`);

const { lists: words } = peopleTexts;
const MAX_NAME = 200;

interface ClassListDialogProps {
  opened: boolean;
  /** The list to rename; without it a new one is created. */
  list?: { id: string; name: string } | undefined;
  onClose: () => void;
  /** Called with the id of the list. */
  onSaved?: (id: string) => void;
}

/** Asks for the name of a class list. */
export function ClassListDialog({ opened, list, onClose, onSaved }: ClassListDialogProps) {
  return (
    <Dialog
      opened={opened}
      title={list ? words.renameNamed(list.name) : words.createTitle}
      onClose={onClose}
    >
      <NameForm
        list={list}
        onSaved={(id) => {
          onClose();
          onSaved?.(id);
        }}
      />
    </Dialog>
  );
}

type NameFormProps = Pick<ClassListDialogProps, 'list'> & { onSaved: (id: string) => void };

function NameForm({ list, onSaved }: NameFormProps) {
  const [create, { loading: isCreating }] = useMutation(CREATE);
  const [rename, { loading: isRenaming }] = useMutation(RENAME);
  const form = useForm({
    initialValues: { name: list?.name ?? '' },
    validate: {
      name: (value) => {
        const length = Array.from(value.trim()).length;
        if (length === 0) return words.nameRequired;
        return length > MAX_NAME ? words.nameTooLong : null;
      },
    },
  });
  const save = form.onSubmit(async ({ name }) => {
    try {
      if (list) {
        await rename({ variables: { id: list.id, name } });
        toast('success', words.renamed);
        onSaved(list.id);
      } else {
        const { data } = await create({ variables: { name } });
        toast('success', words.made);
        if (data) onSaved(data.createClassList.id);
      }
    } catch (error) {
      form.setFieldError('name', problemMessage(toProblem(error)));
    }
  });
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <TextInput label={words.name} data-autofocus {...form.getInputProps('name')} />
        <Button type="submit" loading={isCreating || isRenaming}>
          {list ? words.save : words.make}
        </Button>
      </Stack>
    </form>
  );
}
