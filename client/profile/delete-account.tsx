import { useMutation } from '@apollo/client/react';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account/account-texts';
import { Dialog } from '../ui/components/dialog';
import { useFormatTime } from '../ui/format';
import { toast } from '../ui/feedback/toasts';
import { PasswordForm } from './password-form';

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($password: String!) {
    deleteAccount(password: $password) {
      id
      deletionDueAt
    }
  }
`);

const { deletion: words } = accountTexts;

interface DeleteAccountProps {
  email: string;
  /** Called when all sessions have ended, including this one. */
  onDeleted: () => Promise<void>;
}

/** Deletes the account after thirty days, within which the user can change their mind. */
export function DeleteAccount({ email, onDeleted }: DeleteAccountProps) {
  const [opened, { open, close }] = useDisclosure(false);
  const [deleteAccount] = useMutation(DELETE_ACCOUNT);
  const formatTime = useFormatTime();
  return (
    <Paper withBorder p="md">
      <Stack align="flex-start" gap="sm">
        <Title order={2}>{words.heading}</Title>
        <Text>{words.lead}</Text>
        <Button color="red" variant="outline" onClick={open}>
          {words.open}
        </Button>
      </Stack>
      <Dialog opened={opened} title={words.title(email)} onClose={close}>
        <PasswordForm
          email={email}
          hint={words.hint}
          submit={words.confirm}
          isDangerous
          work={async (password) => {
            const { data } = await deleteAccount({ variables: { password } });
            const dueAt = data?.deleteAccount.deletionDueAt;
            await onDeleted();
            toast('warning', words.done(formatTime(dueAt)));
          }}
          onCancel={close}
        />
      </Dialog>
    </Paper>
  );
}
