import { Text, TextInput } from '@mantine/core';
import { GrowingTextarea } from '../ui/components/growing-textarea';
import { formatNumber } from '../ui/format';
import { MAX_MARKS_CHARACTERS, shownMarks } from '../ui/marks';
import { markingTexts } from '../ui/texts/marking-texts';
import { Notice } from '../ui/feedback/notice';
import { currentLevels, expandRemark, isComplete, marksOfLevels } from './mark-draft';
import type { Remark } from './marking.query';
import { RubricLevels } from './rubric-levels';
import { StaleMarks } from './stale-marks';
import type { MarkForm } from './use-mark-form';

const { desk: words } = markingTexts;

interface MarkFieldsProps {
  form: MarkForm;
  remarks: readonly Remark[];
}

/** The rubric, the marks and the comment of an answer, and the decision where somebody else was faster. */
export function MarkFields({ form, remarks }: MarkFieldsProps) {
  const { answer, draft, theirs, change, isBinding, marks, showsErrors, refs } = form;
  const { field, reason, comment } = refs;
  const maxMarks = shownMarks(answer.answered.maxMarks);
  const step = formatNumber(answer.settings.step);
  const marksError =
    form.isValid || form.isTyping
      ? showsErrors && marks === null && words.marksNeeded
      : words.marksWrong(maxMarks, step);
  return (
    <>
      {!answer.isSubmitted && (
        <Notice tone="warning" title={words.reopened}>
          {words.reopenedHint}
        </Notice>
      )}
      {theirs && (
        <StaleMarks
          theirs={theirs}
          mine={draft}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={() => void form.keepMine()}
        />
      )}
      <RubricLevels
        answer={answer}
        draft={draft}
        onChoose={(chosen) => {
          const levels = currentLevels(answer, chosen);
          const sum = marksOfLevels(answer, levels);
          const isOpen = isBinding && !isComplete(answer, levels);
          const proposed = sum === null || isOpen ? '' : sum;
          change({ levels, marks: proposed });
        }}
      />
      <TextInput
        ref={field}
        label={words.marks(maxMarks)}
        description={isBinding ? words.marksByRubric : words.marksHint(step)}
        autoComplete="off"
        readOnly={isBinding}
        value={draft.marks}
        error={marksError}
        onChange={({ currentTarget }) =>
          change({ marks: currentTarget.value.slice(0, MAX_MARKS_CHARACTERS) })
        }
      />
      {form.asksReason && (
        <TextInput
          ref={reason}
          label={words.reason}
          description={words.reasonHint}
          maxLength={500}
          value={draft.reason}
          error={showsErrors && form.lacksReason && words.reasonNeeded}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
      )}
      <GrowingTextarea
        ref={comment}
        label={words.comment}
        description={words.commentHint}
        minRows={3}
        maxRows={14}
        maxLength={5_000}
        dir="auto"
        value={draft.comment}
        onChange={({ currentTarget }) =>
          change({ comment: expandRemark(currentTarget.value, remarks) })
        }
      />
    </>
  );
}

/** Whether what is typed is saved, in words. */
export function MarkSaveState({ form: { state, problem, answer, draft } }: { form: MarkForm }) {
  const isUntouched = state === 'saved' && answer.answered.marks === null && draft.comment === '';
  return (
    <Text role="status" size="sm" c={state === 'saved' ? 'dimmed' : undefined}>
      {problem
        ? `${words.states.refused}: ${problem}`
        : words.states[isUntouched ? 'untouched' : state]}
    </Text>
  );
}
