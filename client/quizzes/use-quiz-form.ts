import { useForm, type UseFormInput } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftAutosave, useStoredDraft } from '../ui/drafts/draft-autosave';
import { toProblem } from '../ui/feedback/problem';
import { changedFields, hasChanges, mergeDrafts, type StaleField } from '../ui/drafts/merge-drafts';
import { useUpdateQuiz, type QuizChanges, type QuizFields } from './quiz-fields';

interface QuizFormOptions<Draft extends object> {
  /** The name of the draft. */
  name: string;
  /** The initial values; a later refetch must not change what is being typed. */
  loaded: QuizFields;
  draftOf: (quiz: QuizFields) => Draft;
  /** Converts the changed form values to the input of the mutation. */
  toChanges: (changes: Partial<Draft>) => QuizChanges;
  validate?: UseFormInput<Draft>['validate'];
}

/** A form for some fields of a quiz. Changes of others are never overwritten without notice. */
export function useQuizForm<Draft extends object>(options: QuizFormOptions<Draft>) {
  const { name, loaded, draftOf, toChanges, validate } = options;
  const [base, setBase] = useState(loaded);
  const stored = draftOf(base);
  const restored = useStoredDraft(name) as { was: Draft; mine: Draft } | null;
  const [merge] = useState(() => restored && mergeDrafts(restored.was, restored.mine, stored));
  const [isRestored, setRestored] = useState(merge !== null && hasChanges(stored, merge.merged));
  const [stale, setStale] = useState<StaleField<Draft>[]>(merge?.stale ?? []);
  const update = useUpdateQuiz();
  const form = useForm<Draft>({ initialValues: merge?.merged ?? stored, validate });
  const markDirty = useEffectEvent(() => {
    // The restored draft is not saved yet.
    if (merge) form.resetDirty(stored);
  });
  useEffect(() => markDirty(), []);
  useDraftAutosave(name, () => (form.isDirty() ? { was: stored, mine: form.getValues() } : null));

  /** Fills the form from the stored version, with unsaved values if there are any. */
  const fill = (from: QuizFields, values: Draft): void => {
    setBase(from);
    form.setInitialValues(draftOf(from));
    form.setValues(values);
    form.resetDirty(draftOf(from));
    form.clearErrors();
  };

  const store = async (from: QuizFields, draft: Draft): Promise<QuizFields | null> => {
    try {
      const now = await update(from, toChanges(changedFields(draftOf(from), draft)));
      // Text typed meanwhile stays, unsaved.
      fill(now, mergeDrafts(draft, form.getValues(), draftOf(now)).merged);
      setStale([]);
      setRestored(false);
      return now;
    } catch (error) {
      const { code, current } = toProblem(error);
      if (code !== 'STALE_VERSION') throw error;
      const now = { ...from, ...(current as QuizFields) };
      const { merged, stale: changed } = mergeDrafts(draftOf(from), form.getValues(), draftOf(now));
      fill(now, merged);
      // This form would not overwrite anything.
      if (changed.every(({ outcome }) => outcome === 'same')) return store(now, merged);
      setStale(changed);
      return null;
    }
  };

  return {
    form,
    /** The stored version. */
    base,
    /** The fields that somebody else changed meanwhile. */
    stale,
    /**
     * @returns the saved version; null when nothing was saved because of a conflict, which `stale`
     *   contains
     */
    save: async (draft: Draft) => store(base, draft),
    /** Whether the form contains a restored draft. */
    isRestored: isRestored && form.isDirty(),
    /** Discards all changes. */
    discard: (): void => {
      fill(base, stored);
      setStale([]);
      setRestored(false);
      const [first] = Object.keys(stored);
      // The pressed button is removed.
      form.getInputNode(first as keyof Draft & string)?.focus();
    },
    take: (field: keyof Draft): void => {
      fill(base, { ...form.getValues(), [field]: stored[field] });
      setStale(
        stale.map((entry) => (entry.field === field ? { ...entry, outcome: 'theirs' } : entry)),
      );
      // The pressed button is removed.
      form.getInputNode(field as keyof Draft & string)?.focus();
    },
  };
}
