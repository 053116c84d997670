import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { emailRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { CodeStep } from '../ui/components/code-step';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { StandalonePage } from '../ui/components/standalone-page';
import { Notice } from '../ui/feedback/notice';
import { NewPasswordStep } from './new-password-step';
import { usePasswordReset } from './use-password-reset';

export interface ForgottenPasswordProps {
  /** The address typed into the log-in form so far. */
  email: string;
  /** Renders a link back to the log-in form, which is filled with the given address. */
  backLink: (text: string, email: string) => ReactNode;
}

/**
 * The password reset on the log-in screen: address, code, new password, done
 * (docs/specification.md, section 4).
 */
export function ForgottenPassword({ email, backLink }: ForgottenPasswordProps) {
  const reset = usePasswordReset(email);
  const refusal = reset.refusal && (
    <Notice tone="failure" title={reset.refusal.title}>
      {reset.refusal.text}
    </Notice>
  );
  const otherAddress = (
    <Anchor
      component="button"
      type="button"
      size="sm"
      ta="start"
      // A late response would leave the step in which the address is being typed.
      disabled={reset.isBusy}
      onClick={() => reset.changeAddress()}
    >
      {auth.otherAddress}
    </Anchor>
  );
  switch (reset.step) {
    case 'address':
      return (
        <StandalonePage title={auth.forgotTitle} lead={auth.forgotLead}>
          <AddressStep
            email={reset.email}
            isBusy={reset.isBusy}
            onAddress={async (email) => reset.sendCode(email)}
          />
          {backLink(auth.backToLogin, reset.email)}
        </StandalonePage>
      );
    case 'code':
      return (
        <StandalonePage title={auth.codeTitle} lead="">
          {refusal}
          <CodeStep
            hint={reset.challenge === null ? auth.noCodeHint : auth.resetHint(reset.email)}
            busy={reset.isBusy}
            waitsForCode
            resendAt={reset.resendAt}
            onCode={async (code) => reset.checkCode(code)}
            onResend={async () => reset.resend()}
          />
          {otherAddress}
        </StandalonePage>
      );
    case 'password':
      return (
        <StandalonePage title={auth.newPasswordTitle} lead={reset.email}>
          {refusal}
          <NewPasswordStep
            email={reset.email}
            isBusy={reset.isBusy}
            onPassword={async (password) => reset.setPassword(password)}
          />
          {otherAddress}
          {backLink(auth.backToLogin, reset.email)}
        </StandalonePage>
      );
    case 'done':
      return (
        <StandalonePage title={auth.passwordChanged} lead={auth.passwordChangedLead}>
          {backLink(auth.login, reset.email)}
        </StandalonePage>
      );
  }
}

interface AddressStepProps {
  email: string;
  isBusy: boolean;
  onAddress: (email: string) => Promise<void>;
}

function AddressStep({ email, isBusy, onAddress }: AddressStepProps) {
  const form = useForm({ initialValues: { email }, validate: { email: emailRule } });
  const submit = form.onSubmit((typed) => onAddress(typed.email.trim()), focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={auth.email}
          type="email"
          autoComplete="username"
          autoFocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={isBusy}>
          {auth.sendCode}
        </Button>
      </Stack>
    </form>
  );
}
