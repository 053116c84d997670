import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { QuestionKind } from '../gql/questions/graphql';
import type { Draft } from './content/draft';
import { AddQuestionForm, type FormState } from './add-question-form';
import classes from './add-question-forms.module.css';

const KINDS = ['MCQ', 'DESCRIPTIVE'] as const satisfies readonly QuestionKind[];

interface AddQuestionFormsProps {
  quizId: string;
  /** The kind that is shown. */
  kind: QuestionKind;
  needsText?: boolean;
  onAdded: () => void;
  /** Called with what is typed into the form that is shown. */
  onDraft?: (draft: Draft) => void;
  /** Called with the state of all forms. */
  onState: (state: FormsState) => void;
}

export interface FormsState extends FormState {
  /** The kinds with unsaved forms. */
  unsaved: QuestionKind[];
}

/** One form per kind. A hidden form keeps its text. */
export function AddQuestionForms({ kind, onState, ...form }: AddQuestionFormsProps) {
  const [states, setStates] = useState<Partial<Record<QuestionKind, FormState>>>({});
  const unsaved = KINDS.filter((formKind) => states[formKind]?.isUnsaved);
  const isBusy = KINDS.some((formKind) => states[formKind]?.isBusy);
  const report = useEffectEvent(() => onState({ unsaved, isUnsaved: unsaved.length > 0, isBusy }));
  const names = unsaved.join();
  useLayoutEffect(() => report(), [names, isBusy]);
  return (
    <div className={classes.all}>
      {KINDS.map((formKind) => (
        <div key={formKind} className={formKind === kind ? undefined : classes.hidden}>
          <AddQuestionForm
            {...form}
            kind={formKind}
            isShown={formKind === kind}
            onState={(state) => setStates((current) => ({ ...current, [formKind]: state }))}
          />
        </div>
      ))}
    </div>
  );
}
