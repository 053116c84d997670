import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { authTexts as auth } from '../texts/auth-texts';
import { focusFirstError } from '../hooks/focus-first-error';

interface CodeStepProps {
  /** Says where the code was sent. */
  hint: string;
  busy: boolean;
  /** Disables the button until something is typed; otherwise pressing it shows what is missing. */
  waitsForCode?: boolean;
  /** Epoch milliseconds from which a new code can be requested. */
  resendAt: number;
  /** The texts of the button that asks for a new code: by default they name the code. */
  resend?: { now: string; in: (seconds: number) => string };
  /** Resolves to an error message, or null when the code is right. */
  onCode: (code: string) => Promise<string | null>;
  onResend: () => Promise<void>;
}

const NEW_CODE = { now: auth.resend, in: auth.resendIn };
/** Where only the mail may say whether there is a code. */
export const ANOTHER_MAIL = { now: auth.resendMail, in: auth.resendMailIn };

/** Asks for the mailed code, and offers a new one after a minute. */
export function CodeStep(props: CodeStepProps) {
  const { hint, busy, waitsForCode = false, resendAt, resend = NEW_CODE } = props;
  const { onCode, onResend } = props;
  const wait = useSecondsUntil(resendAt);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() === '' ? auth.otpRequired : null) },
  });
  const submit = form.onSubmit(async ({ code }) => {
    // The field shows the error too: on a small screen the banner above is out of view.
    const error = await onCode(code);
    if (error === null) return;
    form.setFieldError('code', error);
    form.getInputNode('code')?.focus();
  }, focusFirstError(form));
  const isMissing = waitsForCode && form.values.code.trim() === '';
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={auth.otp}
          description={hint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Group>
          <Button type="submit" disabled={isMissing} loading={busy}>
            {auth.verifyOtp}
          </Button>
          <Button variant="default" disabled={wait > 0 || busy} onClick={() => void onResend()}>
            {wait > 0 ? resend.in(wait) : resend.now}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.ceil((time - now) / 1000));
}
