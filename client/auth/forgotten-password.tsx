import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { emailRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { CodeStep } from '../ui/components/code-step';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { FrontPage } from '../ui/components/front-page';
import { Notice } from '../ui/feedback/notice';
import { NewPasswordStep } from './new-password-step';
import { useReset } from './use-reset';

export interface ForgottenPasswordProps {
  /** As far as it was typed into the log-in form. */
  email: string;
  /** Draws a link back to that form. Gets the address to begin with there. */
  backLink: (text: string, email: string) => ReactNode;
}

/** Address, code, new password: four steps on the log-in screen (specification, section 4). */
export function ForgottenPassword({ email, backLink }: ForgottenPasswordProps) {
  const reset = useReset(email);
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
      // An answer that arrives later would move on from the address that is being typed.
      disabled={reset.isBusy}
      onClick={() => reset.changeAddress()}
    >
      {auth.otherAddress}
    </Anchor>
  );
  switch (reset.step) {
    case 'address':
      return (
        <FrontPage title={auth.forgotTitle} lead={auth.forgotLead}>
          <AddressStep
            email={reset.email}
            isBusy={reset.isBusy}
            onAddress={async (email) => reset.sendCode(email)}
          />
          {backLink(auth.backToLogin, reset.email)}
        </FrontPage>
      );
    case 'code':
      return (
        <FrontPage title={auth.codeTitle} lead="">
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
        </FrontPage>
      );
    case 'password':
      return (
        <FrontPage title={auth.newPasswordTitle} lead={reset.email}>
          {refusal}
          <NewPasswordStep
            email={reset.email}
            isBusy={reset.isBusy}
            onPassword={async (password) => reset.setPassword(password)}
          />
          {otherAddress}
          {backLink(auth.backToLogin, reset.email)}
        </FrontPage>
      );
    case 'done':
      return (
        <FrontPage title={auth.passwordChanged} lead={auth.passwordChangedLead}>
          {backLink(auth.login, reset.email)}
        </FrontPage>
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
  const submit = form.onSubmit((typed) => onAddress(typed.email.trim()), focusFirst(form));
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
