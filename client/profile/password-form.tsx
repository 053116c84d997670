import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountTexts } from '../ui/texts/account-texts';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { PasswordField } from '../ui/components/password-field';
import { twoFactorTexts } from '../ui/texts/two-factor-texts';
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
  /** Whether the second factor is asked for, too. */
  asksCode?: boolean;
  /** @param code null where none is asked for */
  work: (password: string, code: string | null) => Promise<void>;
  /** Left out where there is no way round it. */
  onCancel?: (() => void) | undefined;
}

/** Asks for the password anew, and where need be for a code, before something that is done to the account. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, hint, submit: verb, isDangerous = false, asksCode = false } = props;
  const { work, onCancel } = props;
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value === '' ? auth.passwordRequired : null),
      code: (value) => (asksCode && value.trim() === '' ? twoFactorTexts.codeRequired : null),
    },
  });
  const { isBusy, failure, save } = useSaving(form, {
    CURRENT_PASSWORD_WRONG: 'password',
    SECOND_FACTOR_WRONG: 'code',
  });
  const submit = form.onSubmit(async ({ password, code }) => {
    await save(async () => work(password, asksCode ? code : null));
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
        {asksCode && (
          <TextInput
            label={twoFactorTexts.code}
            description={twoFactorTexts.anyCodeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            {...form.getInputProps('code')}
          />
        )}
        <FormEnd submit={verb} isBusy={isBusy} isDangerous={isDangerous} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
