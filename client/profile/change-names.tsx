import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account/account-texts';
import { nameRule } from '../ui/rules/account-rules';
import { authTexts as auth } from '../ui/texts/auth-texts';
import { Dialog } from '../ui/components/dialog';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { toast } from '../ui/feedback/toasts';
import { ChangedElsewhere } from './changed-elsewhere';
import { ChangeButton, FormError, FormButtons, UnsavedGuard } from './forms/form-dialog-parts';
import type { Profile } from './profile.query';
import { useDraftDialog } from './use-draft-dialog';
import { useStoredForm, type StoredChanges } from './use-stored-form';

const UPDATE_PROFILE = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      firstName
      lastName
      fullName
    }
  }
`);

const { profile: words, save } = accountTexts;
const DRAFT = 'account-names';

type Names = Pick<Profile, 'firstName' | 'lastName'>;

const draftOf = ({ firstName, lastName }: Names): Names => ({ firstName, lastName });

/** Changes first and last name, by the rules of registration. */
export function ChangeNames({ user }: { user: Names }) {
  const dialog = useDraftDialog(DRAFT);
  return (
    <>
      <ChangeButton what={words.fullName} onClick={dialog.open} />
      <Dialog opened={dialog.opened} title={words.namesTitle} onClose={dialog.confirmedClose}>
        <NamesForm
          stored={draftOf(user)}
          restored={dialog.start as StoredChanges<Names> | null}
          onDone={dialog.close}
          onCancel={dialog.confirmedClose}
        />
      </Dialog>
    </>
  );
}

interface NamesFormProps {
  stored: Names;
  restored: StoredChanges<Names> | null;
  onDone: () => void;
  onCancel: () => void;
}

function NamesForm({ stored, restored, onDone, onCancel }: NamesFormProps) {
  const [update] = useMutation(UPDATE_PROFILE);
  const names = useStoredForm<Names>({
    name: DRAFT,
    restored,
    draftOf,
    stored,
    validate: { firstName: nameRule(auth.firstName), lastName: nameRule(auth.lastName) },
  });
  const { form, isBusy } = names;
  const submit = form.onSubmit(async (draft) => {
    if (!(await names.save(draft, async (input) => update({ variables: { input } })))) return;
    toast('success', words.namesSaved);
    onDone();
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError text={names.failure} />
        <ChangedElsewhere
          stale={names.stale}
          now={names.base}
          labels={{ firstName: auth.firstName, lastName: auth.lastName }}
          onTakeAll={names.takeAll}
        />
        <TextInput
          label={auth.firstName}
          autoComplete="given-name"
          data-autofocus
          readOnly={isBusy}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={auth.lastName}
          autoComplete="family-name"
          readOnly={isBusy}
          {...form.getInputProps('lastName')}
        />
        <FormButtons submit={save} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {names.isChanged && <UnsavedGuard />}
    </form>
  );
}
