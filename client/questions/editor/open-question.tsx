import { Text } from '@mantine/core';
import { memo } from 'react';
import { LeaveGuard } from '../../ui/drafts/leave-guard';
import { editorTexts } from '../../ui/texts/editor-texts';
import { questionTexts } from '../../ui/texts/question-texts';
import type { Question } from '../content/question.query';
import type { DraftPreview } from './draft-preview';
import { NewQuestionPane } from './new-question-pane';
import { QuestionPane } from './question-pane';
import { NEW } from './use-open-question';
import classes from './editor.module.css';

const { pane: words } = editorTexts;
const { form } = questionTexts;

interface OpenQuestionProps {
  quizId: string;
  /** `new` for a new question; null for none. */
  openId: string | null;
  /** From 1; 0 for a question that is not in the quiz. */
  place: number;
  preview: DraftPreview;
  /** Changes when the form is to get the focus. */
  focusRequest: number;
  isUnsaved: boolean;
  /** Whether it has left the quiz while it was unsaved: what was typed stays here. */
  isLost: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
  /** A form was closed: its draft, if there is one, waits in the browser from now on. */
  onLeft: () => void;
  /** Called with what is stored of the question, when it was read or saved. */
  onStored: (question: Question) => void;
  /** @param goesOn whether to go on with the next question */
  onSaved: (goesOn: boolean) => void;
  /** A question has come into the quiz. */
  onAdded: () => void;
}

/** The question in the middle of the editor: one of the quiz, a new one, or none. It is not drawn again with the outline. */
export const OpenQuestion = memo(function OpenQuestion(props: OpenQuestionProps) {
  const { quizId, openId, place, preview, focusRequest, isUnsaved, isLost } = props;
  const { onUnsaved, onLeft } = props;
  const shared = { preview, focusRequest, onUnsaved, onLeft };
  if (openId === NEW) {
    return (
      <>
        <NewQuestionPane {...shared} quizId={quizId} onAdded={props.onAdded} />
        {isUnsaved && (
          <LeaveGuard title={form.leaveTitle} hint={form.leaveHint} leave={form.leaveAnyway} />
        )}
      </>
    );
  }
  if (openId !== null && (place > 0 || isLost)) {
    return (
      <QuestionPane
        {...shared}
        key={openId}
        id={openId}
        quizId={quizId}
        place={place}
        onStored={props.onStored}
        onSaved={props.onSaved}
        onRestored={props.onAdded}
      />
    );
  }
  return (
    <div className={classes.nothing}>
      <Text fw={600}>{openId === null ? words.none : words.gone}</Text>
      <Text c="dimmed">{openId === null ? words.noneHint : words.goneHint}</Text>
    </div>
  );
});
