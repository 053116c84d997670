import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { DialogActions } from '../ui/components/dialog-actions';
import { useForm } from '@mantine/form';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account/account-texts';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import type { EmailDraft } from './email-draft';
import { FormError } from './forms/form-dialog-parts';
import { PROFILE } from './profile.query';
import { useFormSave } from './forms/use-form-save';

const CHANGE_EMAIL = graphql(`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      id
      email
    }
  }
`);

const { email: words } = accountTexts;

interface PasswordStepProps {
  /** The current address. */
  current: string;
  draft: EmailDraft;
  /** Called when the request starts and ends. */
  onBusy: (isBusy: boolean) => void;
  /** Called when the proof has expired, or the address belongs to another account. */
  onStale: (why: string) => void;
  onDone: () => void;
}

/** Asks for the password, which confirms that the owner changes the address. */
export function PasswordStep({ current, draft, onBusy, onStale, onDone }: PasswordStepProps) {
  const [change] = useMutation(CHANGE_EMAIL);
  const apollo = useApolloClient();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? auth.passwordRequired : null) },
  });
  const { isBusy, failure, save } = useFormSave(form, { CURRENT_PASSWORD_WRONG: 'password' });
  /** Whether an earlier request succeeded and only its response was lost. */
  const isChanged = async (): Promise<boolean> => {
    const { data } = await apollo.query({ query: PROFILE, fetchPolicy: 'network-only' });
    return data?.me.email.toLowerCase() === draft.email.toLowerCase();
  };
  const submit = form.onSubmit(async ({ password }) => {
    const input = { newEmail: draft.email, proof: draft.proof ?? '', password };
    onBusy(true);
    const problem = await save(async () => {
      try {
        await change({ variables: { input } });
      } catch (error) {
        // A proof can be used only once.
        if (toProblem(error).code !== 'EMAIL_NOT_VERIFIED' || !(await isChanged())) throw error;
      }
    });
    onBusy(false);
    if (problem === null) onDone();
    else if (problem.code === 'EMAIL_NOT_VERIFIED') onStale(words.again);
    else if (problem.code === 'EMAIL_TAKEN') onStale(problemMessage(problem));
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Notice tone="success">{words.verified(draft.email)}</Notice>
        <FormError text={failure} />
        <input type="email" autoComplete="username" value={current} readOnly hidden />
        <PasswordField
          label={accountTexts.yourPassword}
          autoComplete="current-password"
          autoFocus
          {...form.getInputProps('password')}
        />
        <DialogActions>
          <Button type="submit" loading={isBusy}>
            {words.change}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
