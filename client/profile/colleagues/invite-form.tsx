import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '../../gql/profile';
import type { Role } from '../../gql/profile/graphql';
import { emailRule } from '../../ui/rules/account-rules';
import { focusFirst } from '../../ui/hooks/use-focus-first';
import { useKeepDraft } from '../../ui/drafts/use-stored-draft';
import { memberTexts as words } from '../../ui/texts/member-texts';
import { toast } from '../../ui/feedback/toasts';
import { Failure, FormEnd, UnsavedGuard } from '../form-dialog-parts';
import { RoleChoice } from './role-choice';
import { useSaving } from '../use-saving';

const INVITE = graphql(`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      id
      email
    }
  }
`);

/** Under which name an invitation that is not sent yet is kept. */
export const NEW_INVITATION = 'member-invitation';

export interface InvitationDraft {
  email: string;
  role: Role;
}

const BEGIN: InvitationDraft = { email: '', role: 'EDITOR' };

/** Refusals that are about the address. */
const OF_ADDRESS = { MEMBER_ALREADY: 'email', MEMBER_INVITED_ALREADY: 'email' };

interface InviteFormProps {
  start: InvitationDraft | null;
  onSent: () => void;
  onCancel: () => void;
}

/** Whom to invite, as what. */
export function InviteForm({ start, onSent, onCancel }: InviteFormProps) {
  const [invite] = useMutation(INVITE);
  const form = useForm<InvitationDraft>({
    initialValues: start ?? BEGIN,
    validate: { email: emailRule },
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useSaving(form, OF_ADDRESS);
  const isChanged = form.values.email !== '' || form.values.role !== BEGIN.role;
  useKeepDraft(NEW_INVITATION, () => (isChanged ? form.getValues() : null));
  const submit = form.onSubmit(async ({ email, role }) => {
    await save(async () => {
      const { data } = await invite({ variables: { input: { email: email.trim(), role } } });
      onSent();
      toast('success', words.sent(data?.inviteMember.email ?? email));
    });
  }, focusFirst(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Failure text={failure} />
        <TextInput
          label={words.email}
          description={words.emailHint}
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleChoice {...form.getInputProps('role')} />
        <FormEnd submit={words.send} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {isChanged && <UnsavedGuard />}
    </form>
  );
}
