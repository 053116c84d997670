import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { PasswordField } from '../ui/components/password-field';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { newPasswordRule } from '../ui/rules/account-rules';

interface NewPasswordStepProps {
  /** Whose it is: for the browser's own store of passwords. */
  email: string;
  isBusy: boolean;
  /** Resolves to what is wrong with it. */
  onPassword: (password: string) => Promise<string | null>;
}

/** The new password, twice, by the rule of registration (decision 3). */
export function NewPasswordStep({ email, isBusy, onPassword }: NewPasswordStepProps) {
  const form = useForm({
    initialValues: { password: '', repeated: '' },
    validate: {
      password: newPasswordRule,
      repeated: (value, { password }) => (value === password ? null : auth.resetDiffers),
    },
  });
  const submit = form.onSubmit(async ({ password }) => {
    const fault = await onPassword(password);
    if (fault === null) return;
    form.setFieldError('password', fault);
    form.getInputNode('password')?.focus();
  }, focusFirst(form));
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
