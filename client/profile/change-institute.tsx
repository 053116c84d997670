import { useMutation } from '@apollo/client/react';
import { Stack, TextInput } from '@mantine/core';
import { graphql } from '../gql/profile';
import { accountTexts } from '../ui/texts/account/account-texts';
import { zoneName } from '../ui/zone-name';
import { instituteRule } from '../ui/rules/account-rules';
import { Dialog } from '../ui/components/dialog';
import { focusFirstError } from '../ui/hooks/focus-first-error';
import { toast } from '../ui/feedback/toasts';
import { ChangedElsewhere } from './changed-elsewhere';
import { ChangeButton, FormError, FormButtons, UnsavedGuard } from './forms/form-dialog-parts';
import type { Profile } from './profile.query';
import { TimeZoneSelect } from './time-zone-select';
import { useDraftDialog } from './use-draft-dialog';
import { useStoredForm, type StoredChanges } from './use-stored-form';

const UPDATE_INSTITUTE = graphql(`
  mutation UpdateInstitute($input: UpdateInstituteInput!) {
    updateInstitute(input: $input) {
      id
      name
      timeZone
    }
  }
`);

const { profile: words, save } = accountTexts;
const DRAFT = 'account-institute';

type Institute = Pick<Profile['institute'], 'name' | 'timeZone'>;

const toDraft = ({ institute: { name, timeZone } }: Pick<Profile, 'institute'>): Institute => ({
  name,
  timeZone,
});

/** Changes the institute's name and time zone. */
export function ChangeInstitute({ user }: { user: Pick<Profile, 'institute'> }) {
  const dialog = useDraftDialog(DRAFT);
  return (
    <>
      <ChangeButton what={words.institute} onClick={dialog.open} />
      <Dialog opened={dialog.opened} title={words.instituteTitle} onClose={dialog.confirmedClose}>
        <InstituteForm
          stored={toDraft(user)}
          restored={dialog.start as StoredChanges<Institute> | null}
          onDone={dialog.close}
          onCancel={dialog.confirmedClose}
        />
      </Dialog>
    </>
  );
}

interface InstituteFormProps {
  stored: Institute;
  restored: StoredChanges<Institute> | null;
  onDone: () => void;
  onCancel: () => void;
}

function InstituteForm({ stored, restored, onDone, onCancel }: InstituteFormProps) {
  const [update] = useMutation(UPDATE_INSTITUTE);
  const institute = useStoredForm<Institute>({
    name: DRAFT,
    restored,
    draftOf: toDraft,
    stored,
    validate: { name: instituteRule },
  });
  const { form, base, isBusy } = institute;
  const submit = form.onSubmit(async (draft) => {
    if (!(await institute.save(draft, async (input) => update({ variables: { input } })))) return;
    toast('success', words.instituteSaved);
    onDone();
  }, focusFirstError(form));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError text={institute.failure} />
        <ChangedElsewhere
          stale={institute.stale}
          now={{ ...base, timeZone: zoneName(base.timeZone) }}
          labels={{ name: words.institute, timeZone: words.timeZone }}
          onTakeAll={institute.takeAll}
        />
        <TextInput
          label={words.institute}
          autoComplete="organization"
          data-autofocus
          readOnly={isBusy}
          {...form.getInputProps('name')}
        />
        <TimeZoneSelect
          stored={base.timeZone}
          readOnly={isBusy}
          {...form.getInputProps('timeZone')}
        />
        <FormButtons submit={save} isBusy={isBusy} onCancel={onCancel} />
      </Stack>
      {institute.isChanged && <UnsavedGuard />}
    </form>
  );
}
