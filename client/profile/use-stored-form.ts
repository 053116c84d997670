import { useApolloClient } from '@apollo/client/react';
import { useForm, type UseFormInput } from '@mantine/form';
import { useState } from 'react';
import { useDraftAutosave } from '../ui/drafts/draft-autosave';
import { hasChanges, mergeDrafts, type StaleField } from '../ui/drafts/merge-drafts';
import { PROFILE, type Profile } from './profile.query';
import { useFormSave } from './forms/use-form-save';

/** An autosaved draft with the values it was based on. These names are persisted. */
export interface StoredChanges<Draft> {
  was: Draft;
  mine: Draft;
}

interface StoredFormOptions<Draft extends object> {
  /** The name of the draft. */
  name: string;
  restored: StoredChanges<Draft> | null;
  /** Takes the form's values from a profile. */
  draftOf: (user: Profile) => Draft;
  stored: Draft;
  validate: UseFormInput<Draft>['validate'];
}

/**
 * A form of profile fields, which the API requires all at once. Another tab or device may change
 * them meanwhile: untouched fields are sent with their stored values.
 */
export function useStoredForm<Draft extends object>(options: StoredFormOptions<Draft>) {
  const { name, restored, draftOf, stored, validate } = options;
  const apollo = useApolloClient();
  // The initial values: a later refetch must not change what is being typed.
  const [base, setBase] = useState(stored);
  const [merged] = useState(() => restored && mergeDrafts(restored.was, restored.mine, stored));
  const [stale, setStale] = useState(() => conflictsOf(merged?.stale ?? []));
  const form = useForm<Draft>({
    initialValues: merged?.merged ?? stored,
    validate,
    validateInputOnBlur: true,
  });
  const { isBusy, failure, save } = useFormSave(form);
  const isChanged = hasChanges(base, form.values);
  useDraftAutosave(name, () => (isChanged ? { was: base, mine: form.getValues() } : null));

  const read = async (): Promise<Draft> => {
    const { data } = await apollo.query({ query: PROFILE, fetchPolicy: 'network-only' });
    if (!data) throw new Error('The response has no profile');
    return draftOf(data.me);
  };

  return {
    form,
    /** The stored values. */
    base,
    /** The conflicts. */
    stale,
    isChanged,
    isBusy,
    failure,

    /** @returns false when nothing was saved; `failure`, `stale` or the fields say why */
    save: async (draft: Draft, send: (input: Draft) => Promise<unknown>): Promise<boolean> => {
      let isStored = false;
      await save(async () => {
        const now = await read();
        const merge = mergeDrafts(base, draft, now);
        const conflicts = conflictsOf(merge.stale);
        setBase(now);
        setStale(conflicts);
        form.setValues(mergeDrafts(base, form.getValues(), now).merged);
        if (conflicts.length > 0) return;
        await send(merge.merged);
        isStored = true;
      });
      return isStored;
    },

    /** Discards the user's changes. */
    takeAll: (): void => {
      form.setValues(base);
      setStale([]);
      form.getInputNode(stale[0]?.field ?? '')?.focus();
    },
  };
}

/** The fields to report: none, unless this form would overwrite one of them. */
function conflictsOf<Draft>(stale: StaleField<Draft>[]): StaleField<Draft>[] {
  return stale.some(({ outcome }) => outcome === 'mine') ? stale : [];
}
