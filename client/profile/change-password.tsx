import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account-texts';
import { newPasswordRule } from '../ui/rules/account-rules';
import { useAskedClose } from '../ui/drafts/use-asked-close';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { Dialog } from '../ui/components/dialog';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { PasswordField } from '../ui/components/password-field';
import { toast } from '../ui/feedback/toasts';
import { ChangeButton, Failure, FormEnd, UnsavedGuard } from './form-dialog-parts';
import { useSaving } from './use-saving';

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input)
  }
`);

const { password: words, profile } = accountTexts;

/** A new password, by the rule of registration. Passwords are never kept, not even over a reload. */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [opened, { open, close }] = useDisclosure(false);
  const askedClose = useAskedClose(close);
  return (
    <>
      <ChangeButton what={profile.password} onClick={open} />
      <Dialog opened={opened} title={words.title} onClose={askedClose}>
        <PasswordForm
          email={email}
          onChanged={() => {
            onChanged();
            close();
          }}
          onCancel={askedClose}
        />
      </Dialog>
    </>
  );
}

interface PasswordFormProps {
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps) {
  const [change] = useMutation(CHANGE_PASSWORD);
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', repeated: '' },
    validate: {
      currentPassword: (value) => (value === '' ? auth.passwordRequired : null),
      newPassword: newPasswordRule,
      repeated: (value, { newPassword }) => {
        if (value === '') return auth.confirmRequired;
        return value === newPassword ? null : auth.passwordsDiffer;
      },
    },
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useSaving(form, { CURRENT_PASSWORD_WRONG: 'currentPassword' });
  const submit = form.onSubmit(async ({ currentPassword, newPassword }) => {
    const input = { currentPassword, newPassword };
    if ((await save(async () => change({ variables: { input } }))) !== null) return;
    toast('success', words.done);
    onChanged();
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{words.lead}</Text>
        <Failure text={failure} />
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('currentPassword')}
        />
        <PasswordField
          label={words.next}
          description={auth.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordField
          label={words.repeat}
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
        <FormEnd submit={words.change} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {form.isDirty() && <UnsavedGuard />}
    </form>
  );
}
