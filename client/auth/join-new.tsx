import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../gql/auth';
import { nameRule, newPasswordRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { memberTexts } from '../ui/texts/account/member-texts';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { toProblem, problemMessage } from '../ui/feedback/problem';
import type { Session } from '../ui/session/session';
import { toast } from '../ui/feedback/toasts';
import { useOperation } from './graphql-request';
import type { OpenInvitation } from './open-invitation.query';

const JOIN_NEW = graphql(`
  mutation JoinAsNewMember($input: JoinAsNewMemberInput!) {
    joinAsNewMember(input: $input) {
      token
      user {
        id
        email
        abilities
      }
    }
  }
`);

const { join: words } = memberTexts;

interface JoinNewProps {
  token: string;
  invitation: OpenInvitation;
  onEntered: (session: Session, path: string) => Promise<void>;
  /** Called when the address has an account after all. */
  onTaken: () => void;
}

/** Creates an account for an invited person; the mailed link has proved the address. */
export function JoinNew({ token, invitation, onEntered, onTaken }: JoinNewProps) {
  const [join, isBusy] = useOperation(JOIN_NEW);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    validate: {
      firstName: nameRule(auth.firstName),
      lastName: nameRule(auth.lastName),
      password: newPasswordRule,
      confirmPassword: (value, { password }) => {
        if (value === '') return auth.confirmRequired;
        return value === password ? null : auth.passwordsDiffer;
      },
    },
    validateInputOnBlur: true,
  });
  const submit = form.onSubmit(async ({ firstName, lastName, password }) => {
    setFailure(null);
    try {
      const input = { token, firstName, lastName, password };
      const { joinAsNewMember: result } = await join({ input });
      const { email, abilities } = result.user;
      await onEntered({ token: result.token, email, abilities }, '/all-quizzes');
      toast('success', words.joined(invitation.instituteName));
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'MEMBER_HAS_ACCOUNT') onTaken();
      else setFailure(problemMessage(problem));
    }
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure !== null && <Notice tone="failure">{failure}</Notice>}
        <Text>{words.newAccount}</Text>
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={auth.firstName}
            autoComplete="given-name"
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label={auth.lastName}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <PasswordField
          label={auth.password}
          description={auth.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={auth.confirmPassword}
          autoComplete="new-password"
          {...form.getInputProps('confirmPassword')}
        />
        <Button type="submit" loading={isBusy} fullWidth>
          {words.join}
        </Button>
      </Stack>
    </form>
  );
}
