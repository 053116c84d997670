import { Stack, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { KindChoice, type WrittenKind } from '../../ui/components/kind-choice';
import { editorTexts } from '../../ui/texts/editor-texts';
import { AddQuestionForms, type FormsState } from '../add-question-forms';
import type { DraftPreview } from './draft-preview';
import { useFocusRequest } from './use-focus-request';

const INITIAL_STATE: FormsState = { unsaved: [], isUnsaved: false, isBusy: false };

interface NewQuestionPaneProps {
  quizId: string;
  preview: DraftPreview;
  /** Changes when the form is to get the focus. */
  focusRequest: number;
  onAdded: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  onLeft: () => void;
}

/** Adds one question after the other to the end of the quiz. Its kind is chosen here, without a dialog. */
export function NewQuestionPane(props: NewQuestionPaneProps) {
  const { quizId, preview, focusRequest, onAdded, onUnsaved } = props;
  const area = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<WrittenKind>('MCQ');
  const [state, setState] = useState(INITIAL_STATE);
  const leave = useEffectEvent(() => {
    preview.show(null);
    props.onLeft();
  });
  useEffect(() => () => leave(), []);
  useFocusRequest(area, focusRequest, true);
  return (
    <Stack ref={area}>
      <Title order={2}>{editorTexts.pane.adding}</Title>
      <KindChoice kind={kind} isDisabled={state.isBusy} onChange={setKind} />
      <AddQuestionForms
        quizId={quizId}
        kind={kind}
        needsText
        onAdded={onAdded}
        onDraft={preview.show}
        onState={(next) => {
          // Shows a restored draft of another kind. A hidden form cannot have been typed into.
          const [restored] = next.unsaved;
          if (!state.isUnsaved && restored && !next.unsaved.includes(kind)) setKind(restored);
          setState(next);
          onUnsaved(next.isUnsaved);
        }}
      />
    </Stack>
  );
}
