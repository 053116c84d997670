import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account/account-texts';
import { newPasswordRule } from '../ui/rules/account-rules';
import { useConfirmedClose } from '../ui/drafts/use-confirmed-close';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { Dialog } from '../ui/components/dialog';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { PasswordField } from '../ui/components/password-field';
import { toast } from '../ui/feedback/toasts';
import { ChangeButton, FormError, FormButtons, UnsavedGuard } from './forms/form-dialog-parts';
import { useFormSave } from './forms/use-form-save';

const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      success
    }
  }
`);

const { password: words, profile } = accountTexts;

/**
 * Changes the password, by the rule of registration. Passwords are never stored, not even for a
 * reload.
 */
export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [opened, { open, close }] = useDisclosure(false);
  const confirmedClose = useConfirmedClose(close);
  return (
    <>
      <ChangeButton what={profile.password} onClick={open} />
      <Dialog opened={opened} title={words.title} onClose={confirmedClose}>
        <PasswordForm
          email={email}
          onChanged={() => {
            onChanged();
            close();
          }}
          onCancel={confirmedClose}
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
  const { isBusy, failure, save } = useFormSave(form, {
    CURRENT_PASSWORD_WRONG: 'currentPassword',
  });
  const submit = form.onSubmit(async ({ currentPassword, newPassword }) => {
    const input = { currentPassword, newPassword };
    if ((await save(async () => change({ variables: { input } }))) !== null) return;
    toast('success', words.done);
    onChanged();
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{words.lead}</Text>
        <FormError text={failure} />
        {/* The user name for password managers. */}
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
        <FormButtons submit={words.change} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {form.isDirty() && <UnsavedGuard />}
    </form>
  );
}
