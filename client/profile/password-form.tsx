import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { accountTexts } from '../ui/texts/account/account-texts';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { PasswordField } from '../ui/components/password-field';
import { twoFactorTexts } from '../ui/texts/account/two-factor-texts';
import { FormError, FormButtons } from './forms/form-dialog-parts';
import { useFormSave } from './forms/use-form-save';

interface PasswordFormProps {
  /** The address of the account. */
  email: string;
  /** Describes the effect of the action. */
  hint: string;
  /** The label of the submit button, a verb. */
  submit: string;
  isDangerous?: boolean;
  /** Whether a second factor is required too. */
  asksCode?: boolean;
  /** @param code null when none is required */
  work: (password: string, code: string | null) => Promise<void>;
  /** Omitted when the user cannot cancel. */
  onCancel?: (() => void) | undefined;
}

/** Asks for the password again and, if required, for a code, before an action on the account. */
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
  const { isBusy, failure, save } = useFormSave(form, {
    CURRENT_PASSWORD_WRONG: 'password',
    SECOND_FACTOR_WRONG: 'code',
  });
  const submit = form.onSubmit(async ({ password, code }) => {
    await save(async () => work(password, asksCode ? code : null));
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{hint}</Text>
        <FormError text={failure} />
        {/* The user name for password managers. */}
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
        <FormButtons submit={verb} isBusy={isBusy} isDangerous={isDangerous} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
