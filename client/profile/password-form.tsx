import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountTexts } from '../ui/account-texts';
import { authTexts as auth } from '../ui/auth-texts';
import { focusFirst } from '../ui/focus-first';
import { PasswordField } from '../ui/password-field';
import { Failure, FormEnd } from './form-dialog-parts';
import { useSaving } from './use-saving';

interface PasswordFormProps {
  /** Whose password it is. */
  email: string;
  /** What it would do. */
  hint: string;
  /** The verb. */
  submit: string;
  isDangerous?: boolean;
  work: (password: string) => Promise<void>;
  /** Left out where there is no way round it. */
  onCancel?: (() => void) | undefined;
}

/** Asks for the password anew before something that is done to the account. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, hint, submit: verb, isDangerous = false, work, onCancel } = props;
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? auth.passwordRequired : null) },
  });
  const { isBusy, failure, save } = useSaving(form, { CURRENT_PASSWORD_WRONG: 'password' });
  const submit = form.onSubmit(async ({ password }) => {
    await save(async () => work(password));
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{hint}</Text>
        <Failure text={failure} />
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={accountTexts.yourPassword}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps('password')}
        />
        <FormEnd submit={verb} isBusy={isBusy} isDangerous={isDangerous} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
