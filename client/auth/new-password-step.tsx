import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { PasswordField } from '../ui/components/password-field';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { newPasswordRule } from '../ui/rules/account-rules';

interface NewPasswordStepProps {
  /** The user name for the browser's password manager. */
  email: string;
  isBusy: boolean;
  /** Resolves to an error message, or null on success. */
  onPassword: (password: string) => Promise<string | null>;
}

/** Asks for the new password twice; the rule is that of registration (decision 0003). */
export function NewPasswordStep({ email, isBusy, onPassword }: NewPasswordStepProps) {
  const form = useForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: newPasswordRule,
      repeated: (value, { password }) => (value === password ? null : auth.resetDiffers),
    },
  });
  const submit = form.onSubmit(async ({ password }) => {
    const error = await onPassword(password);
    if (error === null) return;
    form.setFieldError('password', error);
    form.getInputNode('password')?.focus();
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          label={auth.newPassword}
          description={auth.passwordHint}
          autoComplete="new-password"
          autoFocus
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={auth.repeatPassword}
          autoComplete="new-password"
          {...form.getInputProps('repeated')}
        />
        <Button type="submit" loading={isBusy}>
          {auth.setPassword}
        </Button>
      </Stack>
    </form>
  );
}
