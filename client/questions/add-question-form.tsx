import { Button } from '@mantine/core';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuestionKind } from '../gql/questions/graphql';
import { ConfirmDialog } from '../ui/components/confirm-dialog';
import { questionTexts } from '../ui/texts/question-texts';
import { KeptNotice } from './kept-notice';
import { emptyDraft } from './drafting';
import { kindOf } from './kinds/registry';
import { QuestionForm } from './question-form';
import { useAddQuestion } from './use-add-question';
import { useDraft } from './use-draft';

const { form: words } = questionTexts;

interface AddQuestionFormProps {
  quizId: string;
  kind: QuestionKind;
  /** Another kind may be written meanwhile. */
  isShown: boolean;
  needsText?: boolean;
  onAdded: () => void;
  /** Told whenever there begins or ends to be something that is not saved, or that is on its way. */
  onState: (state: FormState) => void;
}

export interface FormState {
  isUnsaved: boolean;
  isBusy: boolean;
}

/** Writes one question after the other: what is saved makes room for the next. */
export function AddQuestionForm(props: AddQuestionFormProps) {
  const { quizId, kind, isShown, needsText, onAdded, onState } = props;
  const name = `new ${kind} of ${quizId}`;
  const writing = useDraft(name, () => emptyDraft(kind));
  const { draft, setDraft, note, isUnsaved, isKept, begin } = writing;
  const { add, isBusy, failure } = useAddQuestion(quizId, note);
  const [isDiscarding, setDiscarding] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onState);
  // At once: whoever closes the dialog in the same moment is asked.
  useLayoutEffect(() => tell({ isUnsaved, isBusy }), [isUnsaved, isBusy]);

  const restart = (): void => {
    // As it is drawn: a letter that is typed a moment later belongs to it.
    flushSync(() => begin(emptyDraft(kind)));
    area.current?.querySelector('textarea')?.focus();
  };
  return (
    <div ref={area}>
      {isKept && <KeptNotice />}
      <QuestionForm
        // What was wrong with one question is not said of the next.
        key={draft.id}
        draft={draft}
        mostOptions={kindOf(kind).mostOptions(null)}
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
        onSave={(whole) =>
          void add(whole).then((isAdded) => {
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
