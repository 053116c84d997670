import { Button, Group, Paper, Stack, Text, TextInput, Textarea, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../ui/format';
import { markingTexts } from '../ui/texts/marking-texts';
import { Notice } from '../ui/feedback/notice';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { useKeys, useListed } from '../ui/hooks/use-shortcuts';
import { AnswerShown, QuestionShown } from './answer-shown';
import classes from './desk.module.css';
import type { HistoryDialogProps } from './history-dialog';
import { nameOf } from './learner-name';
import {
  addedRemark,
  isGivable,
  isWhole,
  levelsInUse,
  marksOfDraft,
  marksOfLevels,
  marksTyped,
  withRemark,
} from './mark-draft';
import type { MarkingAnswer, Remark } from './marking.query';
import type { RemarksDialogProps } from './remarks-dialog';
import { RubricLevels } from './rubric-levels';
import { StaleMarks } from './stale-marks';
import { needsReason, useMarkSaving } from './use-mark-saving';

const { desk: words } = markingTexts;

const RemarksDialog = lazyComponent<RemarksDialogProps>(
  async () => (await import('./remarks-dialog')).RemarksDialog,
);
const HistoryDialog = lazyComponent<HistoryDialogProps>(
  async () => (await import('./history-dialog')).HistoryDialog,
);

interface AnswerFormProps {
  opened: MarkingAnswer;
  remarks: readonly Remark[];
  /** Who else has it open. */
  openWith: string | null;
  /** It was saved, and the next one is wanted. Ends once that is there, or cannot be had. */
  onMarked: (before: MarkingAnswer, now: MarkingAnswer) => Promise<void>;
  /** The next one is wanted as this one is. The same. */
  onNext: () => Promise<void>;
  onPrevious: (() => void) | undefined;
  /** Its marks are not the person's any more. */
  onTakenBack: (now: MarkingAnswer) => void;
  onRemarksChanged: () => void;
}

/** An answer with its marks and its comment. */
export function AnswerForm(props: AnswerFormProps) {
  const { opened, remarks, openWith, onMarked, onNext, onPrevious, onTakenBack } = props;
  const { answer, draft, state, problem, theirs, change, save, keepMine, takeTheirs } =
    useMarkSaving(opened);
  const [isAsked, setAsked] = useState(false);
  /** On the way to another answer: what is typed now is not meant for this one. */
  const [isLeaving, setLeaving] = useState(false);
  const [isChoosing, choosing] = useDisclosure(false);
  const [isLooking, looking] = useDisclosure(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const { answered, rubric, settings } = answer;
  const most = formatNumber(answered.maxMarks);
  const step = formatNumber(settings.step);
  const marks = marksTyped(draft.marks);
  const isBinding = rubric.isBinding && rubric.criteria.length > 0;
  const isGood = isGivable(marks, answer, marksOfDraft(answer, draft));
  const asksReason = needsReason(answer);
  const lacksReason = asksReason && draft.reason.trim() === '';
  const isUntouched = state === 'saved' && answered.marks === null && draft.comment === '';

  useListed(markingTexts.shortcuts);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const goOn = async (): Promise<void> => {
    setAsked(true);
    if (marks === null || !isGood || lacksReason) {
      (lacksReason && marks !== null && isGood ? reason : field).current?.focus();
      return;
    }
    await leaveBy(async () => {
      const saved = await save(false);
      if (saved) await onMarked(opened, saved);
    });
  };
  const leaveBy = async (go: () => Promise<void>): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    await go();
    // Where there was no way on, it goes on here.
    setLeaving(false);
  };
  const leaveFor = async (go: () => Promise<void> | void): Promise<void> =>
    leaveBy(async () => {
      await save(true);
      await go();
    });

  useKeys((key) => {
    if (isLeaving) return false;
    if (key === 'Enter') {
      // A button that has the focus is pressed by it.
      if (document.activeElement?.closest('button, a')) return false;
      void goOn();
    } else if (/^[0-9.,]$/.test(key) && !isBinding) {
      change({ marks: key });
      field.current?.focus();
    } else if (key === 'n' || key === 'ArrowRight') void leaveFor(onNext);
    else if ((key === 'p' || key === 'ArrowLeft') && onPrevious) void leaveFor(onPrevious);
    else if (key === 'm') field.current?.focus();
    else if (key === 'c') comment.current?.focus();
    else if (key === 'r') choosing.open();
    else if (key === 'h') looking.open();
    else return false;
    return true;
  });

  return (
    <>
      <form
        noValidate
        inert={isLeaving}
        aria-busy={isLeaving}
        className={classes.desk}
        onSubmit={(event) => {
          event.preventDefault();
          void goOn();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void goOn();
          } else if (event.key === 'Escape') heading.current?.focus({ preventScroll: true });
        }}
      >
        <Stack className={classes.reading}>
          <QuestionShown answered={answered} />
          <Paper withBorder p="md" component="section" aria-label={words.answer}>
            <Title order={2} size="h4" ref={heading} tabIndex={-1} mb="sm">
              {words.answerOf(nameOf(answer.learner))}
            </Title>
            <AnswerShown answered={answered} />
          </Paper>
        </Stack>
        <Stack className={classes.marking}>
          {openWith !== null && (
            <Notice tone="warning" title={words.openWith(openWith)}>
              {words.openWithHint}
            </Notice>
          )}
          {!opened.isHandedIn && (
            <Notice tone="warning" title={words.reopened}>
              {words.reopenedHint}
            </Notice>
          )}
          {theirs && (
            <StaleMarks
              theirs={theirs}
              mine={draft}
              onTakeTheirs={takeTheirs}
              onKeepMine={() => void keepMine()}
            />
          )}
          <RubricLevels
            answer={answer}
            draft={draft}
            onChoose={(chosen) => {
              const levels = levelsInUse(answer, chosen);
              const sum = marksOfLevels(answer, levels);
              const isOpen = isBinding && !isWhole(answer, levels);
              const proposed = sum === null || isOpen ? '' : String(sum);
              change({ levels, marks: proposed });
            }}
          />
          <TextInput
            ref={field}
            label={words.marks(most)}
            description={isBinding ? words.marksByRubric : words.marksHint(step)}
            inputMode="decimal"
            autoComplete="off"
            readOnly={isBinding}
            value={draft.marks}
            error={
              isGood ? isAsked && marks === null && words.marksNeeded : words.marksWrong(most, step)
            }
            onChange={({ currentTarget }) => change({ marks: currentTarget.value.slice(0, 10) })}
          />
          {asksReason && (
            <TextInput
              ref={reason}
              label={words.reason}
              description={words.reasonHint}
              maxLength={500}
              value={draft.reason}
              error={isAsked && lacksReason && words.reasonNeeded}
              onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
            />
          )}
          <Textarea
            ref={comment}
            label={words.comment}
            description={words.commentHint}
            autosize
            minRows={3}
            maxRows={14}
            maxLength={5_000}
            dir="auto"
            value={draft.comment}
            onChange={({ currentTarget }) =>
              change({ comment: withRemark(currentTarget.value, remarks) })
            }
          />
          <Text role="status" size="sm" c={state === 'saved' ? 'dimmed' : undefined}>
            {problem
              ? `${words.states.refused}: ${problem}`
              : words.states[isUntouched ? 'untouched' : state]}
          </Text>
          <Group gap="sm">
            <Button type="submit">{words.save}</Button>
            <Button variant="default" onClick={() => void leaveFor(onNext)}>
              {words.next}
            </Button>
            {onPrevious && (
              <Button variant="default" onClick={() => void leaveFor(onPrevious)}>
                {words.previous}
              </Button>
            )}
          </Group>
          <Group gap="sm">
            <Button variant="subtle" onClick={choosing.open} {...RemarksDialog.early}>
              {words.remarks}
            </Button>
            <Button variant="subtle" onClick={looking.open} {...HistoryDialog.early}>
              {words.history}
            </Button>
          </Group>
        </Stack>
      </form>
      {/* Beside the form: what is sent in them would be taken for its own. */}
      <RemarksDialog
        quizId={answer.quizId}
        remarks={remarks}
        opened={isChoosing}
        onClose={choosing.close}
        onChanged={props.onRemarksChanged}
        onUse={(text) => {
          change({ comment: addedRemark(draft.comment, text) });
          choosing.close();
        }}
      />
      <HistoryDialog
        answer={answer}
        opened={isLooking}
        onClose={looking.close}
        onTakenBack={(now) => {
          looking.close();
          onTakenBack(now);
        }}
      />
    </>
  );
}
