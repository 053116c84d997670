import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { graphql } from '../gql/auth';
import { nameRule, newPasswordRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { focusFirst } from '../ui/hooks/use-focus-first';
import { memberTexts } from '../ui/texts/member-texts';
import { Notice } from '../ui/feedback/notice';
import { PasswordField } from '../ui/components/password-field';
import { problemOf, sentenceOf } from '../ui/feedback/problem';
import type { Session } from '../ui/session/session';
import { toast } from '../ui/feedback/toasts';
import { useAsk } from './ask';
import type { OpenInvitation } from './open-invitation.query';

const JOIN_NEW = graphql(`
  mutation JoinAsNewMember($input: JoinAsNewMemberInput!) {
    joinAsNewMember(input: $input) {
      token
      user {
        id
        email
      }
    }
  }
`);

const { join: words } = memberTexts;

interface JoinNewProps {
  token: string;
  invitation: OpenInvitation;
  onEntered: (session: Session, path: string) => Promise<void>;
  /** The address has an account, after all. */
  onTaken: () => void;
}

/** An account for whoever has none; the mailed link has shown that the address is theirs. */
export function JoinNew({ token, invitation, onEntered, onTaken }: JoinNewProps) {
  const [join, isBusy] = useAsk(JOIN_NEW);
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
      const { joinAsNewMember: opened } = await join({ input });
      await onEntered({ token: opened.token, email: opened.user.email }, '/all-quizzes');
      toast('success', words.joined(invitation.instituteName));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'MEMBER_HAS_ACCOUNT') onTaken();
      else setFailure(sentenceOf(problem));
    }
  }, focusFirst(form));
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
