import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { QuestionKind } from '../gql/questions/graphql';
import { AddQuestionForm, type FormState } from './add-question-form';
import classes from './add-question-forms.module.css';

const KINDS = ['MCQ', 'DESCRIPTIVE'] as const satisfies readonly QuestionKind[];

interface AddQuestionFormsProps {
  quizId: string;
  /** The one that is shown. */
  kind: QuestionKind;
  needsText?: boolean;
  onAdded: () => void;
  /** Told what there is in all of them. */
  onState: (state: FormsState) => void;
}

export interface FormsState extends FormState {
  /** Whose forms have something that is not saved. */
  unsaved: QuestionKind[];
}

/** A form a kind: what is half written in one stays there while another one is shown. */
export function AddQuestionForms({ kind, onState, ...form }: AddQuestionFormsProps) {
  const [states, setStates] = useState<Partial<Record<QuestionKind, FormState>>>({});
  const unsaved = KINDS.filter((one) => states[one]?.isUnsaved);
  const isBusy = KINDS.some((one) => states[one]?.isBusy);
  const tell = useEffectEvent(() => onState({ unsaved, isUnsaved: unsaved.length > 0, isBusy }));
  const names = unsaved.join();
  useLayoutEffect(() => tell(), [names, isBusy]);
  return (
    <div className={classes.all}>
      {KINDS.map((one) => (
        <div key={one} className={one === kind ? undefined : classes.waiting}>
          <AddQuestionForm
            {...form}
            kind={one}
            isShown={one === kind}
            onState={(state) => setStates((now) => ({ ...now, [one]: state }))}
          />
        </div>
      ))}
    </div>
  );
}
