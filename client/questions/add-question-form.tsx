import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionKind } from '../gql/questions/graphql';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import { questionTexts } from '../ui/texts/question-texts';
import { RestoredQuestionNotice } from './restored-question-notice';
import { emptyDraft } from './draft-conversion';
import type { Draft } from './content/draft';
import { newDraftName } from './content/draft-name';
import { kindOf } from './kinds/registry';
import { QuestionForm } from './question-form';
import { useAddQuestion } from './use-add-question';
import { useQuestionDraft } from './use-question-draft';

const { form: words } = questionTexts;

interface AddQuestionFormProps {
  quizId: string;
  kind: QuestionKind;
  /** False while the form of another kind is shown. */
  isShown: boolean;
  needsText?: boolean;
  onAdded: () => void;
  /** Called when the unsaved or busy state changes. */
  onState: (state: FormState) => void;
  /** Called with what is typed into the form that is shown. */
  onDraft?: (draft: Draft) => void;
}

export interface FormState {
  isUnsaved: boolean;
  isBusy: boolean;
}

/** Adds one question after the other: saving resets the form. */
export function AddQuestionForm(props: AddQuestionFormProps) {
  const { quizId, kind, isShown, needsText, onAdded, onState, onDraft } = props;
  const name = newDraftName(kind, quizId);
  const writing = useQuestionDraft(name, () => emptyDraft(kind));
  const { draft, setDraft, recordSaves, isUnsaved, isRestored, reset } = writing;
  const { add, isBusy, failure } = useAddQuestion(quizId, recordSaves);
  const [isDiscarding, setDiscarding] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onState);
  // A layout effect: the dialog may be closed in the same moment and must ask.
  useLayoutEffect(() => report({ isUnsaved, isBusy }), [isUnsaved, isBusy]);
  const reportDraft = useEffectEvent(() => {
    if (isShown) onDraft?.(draft);
  });
  useEffect(() => reportDraft(), [draft, isShown]);

  const restart = (): void => {
    // Synchronously, so that the next keystroke goes to the new form.
    flushSync(() => reset(emptyDraft(kind)));
    area.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={area}>
      {isRestored && <RestoredQuestionNotice />}
      <QuestionForm
        // Resets the errors with each question.
        key={draft.id}
        draft={draft}
        maxOptions={kindOf(kind).maxOptions(null)}
        isBusy={isBusy}
        failure={failure}
        save={words.save}
        isFirst={isShown}
        {...(needsText === undefined ? {} : { needsText })}
        actions={
          isUnsaved && (
            <Button variant="default" onClick={() => setDiscarding(true)}>
              {words.discard}
            </Button>
          )
        }
        onChange={setDraft}
        onSave={(complete) =>
          void add(complete).then((isAdded) => {
            if (!isAdded) return;
            restart();
            onAdded();
          })
        }
      />
      <ConfirmDialog
        opened={isDiscarding}
        title={words.discardTitle}
        hint={words.discardHint}
        confirm={words.discard}
        isDangerous
        isBusy={false}
        onClose={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false);
          restart();
        }}
      />
    </div>
  );
}
