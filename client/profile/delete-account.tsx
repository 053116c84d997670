import { useMutation } from '@apollo/client/react';
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/account-texts';
import { authTexts as auth } from '../ui/auth-texts';
import { Dialog } from '../ui/dialog';
import { focusFirst } from '../ui/focus-first';
import { useFormatTime } from '../ui/format';
import { PasswordField } from '../ui/password-field';
import { toast } from '../ui/toasts';
import { Failure, FormEnd } from './form-dialog-parts';
import { useSaving } from './use-saving';

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
  /** Its sessions have ended, this one too. */
  onDeleted: () => Promise<void>;
}

/** The way out for good, with thirty days to think again. */
export function DeleteAccount({ email, onDeleted }: DeleteAccountProps) {
  const [opened, { open, close }] = useDisclosure(false);
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
        <DeletionForm email={email} onDeleted={onDeleted} onClose={close} />
      </Dialog>
    </Paper>
  );
}

function DeletionForm({ email, onDeleted, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [deleteAccount] = useMutation(DELETE_ACCOUNT);
  const formatTime = useFormatTime();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? auth.passwordRequired : null) },
  });
  const { isBusy, failure, save } = useSaving(form, { CURRENT_PASSWORD_WRONG: 'password' });
  const submit = form.onSubmit(async (variables) => {
    await save(async () => {
      const { data } = await deleteAccount({ variables });
      const dueAt = data?.deleteAccount.deletionDueAt;
      await onDeleted();
      toast('warning', words.done(formatTime(dueAt)));
    });
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{words.hint}</Text>
        <Failure text={failure} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormEnd submit={words.confirm} isBusy={isBusy} isDangerous onCancel={onClose} />
      </Stack>
    </form>
  );
}
