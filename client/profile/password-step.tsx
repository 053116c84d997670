import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account-texts';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import type { EmailDraft } from './email-draft';
import { Failure } from './form-dialog-parts';
import { PROFILE } from './profile.query';
import { useSaving } from './use-saving';

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
  /** The address in use. */
  current: string;
  draft: EmailDraft;
  /** The change is on its way, or was answered. */
  onBusy: (isBusy: boolean) => void;
  /** The proof is no longer good, or the address is somebody's. */
  onStale: (why: string) => void;
  onDone: () => void;
}

/** The password, which shows that it is the account's owner who changes its address. */
export function PasswordStep({ current, draft, onBusy, onStale, onDone }: PasswordStepProps) {
  const [change] = useMutation(CHANGE_EMAIL);
  const apollo = useApolloClient();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? auth.passwordRequired : null) },
  });
  const { isBusy, failure, save } = useSaving(form, { CURRENT_PASSWORD_WRONG: 'password' });
  /** An earlier try arrived, and only its answer was lost. */
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
        // A proof is good for one change.
        if (problemOf(error).code !== 'EMAIL_NOT_VERIFIED' || !(await isChanged())) throw error;
      }
    });
    onBusy(false);
    if (problem === null) onDone();
    else if (problem.code === 'EMAIL_NOT_VERIFIED') onStale(words.again);
    else if (problem.code === 'EMAIL_TAKEN') onStale(sentenceOf(problem));
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Notice tone="success">{words.verified(draft.email)}</Notice>
        <Failure text={failure} />
        <input type="email" autoComplete="username" value={current} readOnly hidden />
        <PasswordField
          label={accountTexts.yourPassword}
          autoComplete="current-password"
          autoFocus
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={isBusy}>
            {words.change}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
