import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '../../gql/profile';
import type { Role } from '../../gql/profile/graphql';
import { emailRule } from '../../ui/rules/account-rules';
import { focusFirstError } from '../../ui/hooks/focus-first-error';
import { useDraftAutosave } from '../../ui/drafts/draft-autosave';
import { memberTexts as words } from '../../ui/texts/account/member-texts';
import { toast } from '../../ui/feedback/toasts';
import { FormError, FormButtons, UnsavedGuard } from '../forms/form-dialog-parts';
import { RoleChoice } from './role-choice';
import { useFormSave } from '../forms/use-form-save';

const INVITE = graphql(`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      id
      email
    }
  }
`);

/** The draft name of a new invitation. */
export const NEW_INVITATION = 'member-invitation';

export interface InvitationDraft {
  email: string;
  role: Role;
}

const INITIAL: InvitationDraft = { email: '', role: 'EDITOR' };

/** The field that each error code is about. */
const FIELDS_BY_CODE = { MEMBER_ALREADY: 'email', MEMBER_INVITED_ALREADY: 'email' };

interface InviteFormProps {
  start: InvitationDraft | null;
  onSent: () => void;
  onCancel: () => void;
}

/** The form for the address and role of a new colleague. */
export function InviteForm({ start, onSent, onCancel }: InviteFormProps) {
  const [invite] = useMutation(INVITE);
  const form = useForm<InvitationDraft>({
    initialValues: start ?? INITIAL,
    validate: { email: emailRule },
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useFormSave(form, FIELDS_BY_CODE);
  const isChanged = form.values.email !== '' || form.values.role !== INITIAL.role;
  useDraftAutosave(NEW_INVITATION, () => (isChanged ? form.getValues() : null));
  const submit = form.onSubmit(async ({ email, role }) => {
    await save(async () => {
      const { data } = await invite({ variables: { input: { email: email.trim(), role } } });
      onSent();
      toast('success', words.sent(data?.inviteMember.email ?? email));
    });
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError text={failure} />
        <TextInput
          label={words.email}
          description={words.emailHint}
          type="email"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleChoice {...form.getInputProps('role')} />
        <FormButtons submit={words.send} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {isChanged && <UnsavedGuard />}
    </form>
  );
}
