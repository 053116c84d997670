import { useRef, useState } from 'react';
import { parseMarks } from '../ui/marks';
import { isUnfinished, isValidMark, marksOfDraft } from './mark-draft';
import type { MarkingAnswer } from './marking-queue.query';
import { needsReason, useMarkAutosave } from './use-mark-autosave';

/** The state of the fields that give an answer marks, wherever they stand. */
export function useMarkForm(opened: MarkingAnswer) {
  const autosave = useMarkAutosave(opened);
  const { answer, draft } = autosave;
  const [showsErrors, setShowsErrors] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const { rubric } = answer;
  const marks = parseMarks(draft.marks);
  const isValid = isValidMark(marks, answer, marksOfDraft(answer, draft));
  const asksReason = needsReason(answer);
  const lacksReason = asksReason && draft.reason.trim() === '';

  /** Whether the answer can be finished. If not, says so at the field, which gets the focus. */
  const check = (): boolean => {
    setShowsErrors(true);
    if (marks === null || !isValid) field.current?.focus();
    else if (lacksReason) reason.current?.focus();
    else return true;
    return false;
  };
  return {
    ...autosave,
    marks,
    isValid,
    isTyping: isUnfinished(draft.marks) && !showsErrors,
    isBinding: rubric.isBinding && rubric.criteria.length > 0,
    asksReason,
    lacksReason,
    showsErrors,
    check,
    refs: { field, reason, comment },
  };
}

export type MarkForm = ReturnType<typeof useMarkForm>;
