import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../gql/profile';
import { Dialog } from '../../ui/components/dialog';
import { memberTexts as words } from '../../ui/texts/account/member-texts';
import { toProblem, problemMessage } from '../../ui/feedback/problem';
import { toast } from '../../ui/feedback/toasts';
import type { Colleague } from './colleagues.query';
import { FormError, FormButtons } from '../forms/form-dialog-parts';
import { RoleChoice } from './role-choice';

const CHANGE = graphql(`
  mutation ChangeMemberRole($id: ID!, $role: Role!) {
    changeMemberRole(id: $id, role: $role) {
      id
      role
    }
  }
`);

interface RoleDialogProps {
  /** Null closes the dialog. */
  colleague: Colleague | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Changes the role of a colleague. */
export function RoleDialog({ colleague, onSaved, onClose }: RoleDialogProps) {
  // Kept after closing: the title is visible until the dialog has faded out.
  const [last, setLast] = useState(colleague);
  if (colleague !== null && colleague !== last) setLast(colleague);
  return (
    <Dialog
      opened={colleague !== null}
      title={words.changeTitle(last?.fullName ?? '')}
      onClose={onClose}
    >
      {last && <RoleForm key={last.id} colleague={last} onSaved={onSaved} onClose={onClose} />}
    </Dialog>
  );
}

interface RoleFormProps extends Omit<RoleDialogProps, 'colleague'> {
  colleague: Colleague;
}

function RoleForm({ colleague, onSaved, onClose }: RoleFormProps) {
  const { id, fullName, isYou } = colleague;
  const [change, { loading }] = useMutation(CHANGE);
  const [role, setRole] = useState(colleague.role);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    try {
      if (role !== colleague.role) {
        await change({ variables: { id, role } });
        toast('success', words.changed(fullName, words.roles[role]));
      }
      onSaved();
    } catch (error) {
      setFailure(problemMessage(toProblem(error)));
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack>
        <FormError text={failure} />
        <RoleChoice value={role} onChange={setRole} />
        {isYou && role !== 'OWNER' && <Text size="sm">{words.changeOwn}</Text>}
        <FormButtons submit={words.save} isBusy={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}
