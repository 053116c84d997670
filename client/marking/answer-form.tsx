import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { markingTexts } from '../ui/texts/marking-texts';
import { Notice } from '../ui/feedback/notice';
import { lazyComponent } from '../ui/lazy/lazy-component';
import { useKeys, useShortcutHelp } from '../ui/hooks/use-shortcuts';
import { AnswerView, QuestionView } from './answer-view';
import classes from './desk.module.css';
import type { HistoryDialogProps } from './history-dialog';
import { learnerName } from './learner-name';
import { appendRemark } from './mark-draft';
import { MarkFields, MarkSaveState } from './mark-fields';
import type { Remark } from './marking.query';
import type { MarkingAnswer } from './marking-queue.query';
import type { RemarksDialogProps } from './remarks-dialog';
import { useMarkForm } from './use-mark-form';

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
  /** The colleague who has the answer open too, or null. */
  openWith: string | null;
  /** Called after saving; resolves when the next answer is shown or failed to load. */
  onMarked: (before: MarkingAnswer, now: MarkingAnswer) => Promise<void>;
  /** Opens the next answer without saving; resolves in the same way. Left out where there is no next one. */
  onNext: (() => Promise<void>) | undefined;
  onPrevious: (() => void) | undefined;
  /** Called when the marks were returned to the rule. */
  onTakenBack: (now: MarkingAnswer) => void;
  onRemarksChanged: () => void;
}

/** The form for the marks and the comment of an answer. */
export function AnswerForm(props: AnswerFormProps) {
  const { opened, remarks, openWith, onMarked, onNext, onPrevious, onTakenBack } = props;
  const form = useMarkForm(opened);
  const { answer, draft, change, save, refs } = form;
  /** Another answer is being opened: what is typed now is not meant for this one. */
  const [isLeaving, setLeaving] = useState(false);
  const [areRemarksOpen, remarksDialog] = useDisclosure(false);
  const [isHistoryOpen, historyDialog] = useDisclosure(false);
  const heading = useRef<HTMLHeadingElement>(null);

  useShortcutHelp(markingTexts.shortcuts);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const saveAndContinue = async (): Promise<void> => {
    if (!form.check()) return;
    await leaveThrough(async () => {
      const saved = await save(false);
      if (saved) await onMarked(opened, saved);
    });
  };
  const leaveThrough = async (openOther: () => Promise<void>): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    await openOther();
    // Without another answer, the form stays open.
    setLeaving(false);
  };
  const leaveFor = async (openOther: () => Promise<void> | void): Promise<void> =>
    leaveThrough(async () => {
      await save(true);
      await openOther();
    });

  useKeys((key) => {
    if (isLeaving) return false;
    if (key === 'Enter') {
      // Enter presses a focused button.
      if (document.activeElement?.closest('button, a')) return false;
      void saveAndContinue();
    } else if (/^[0-9.,]$/.test(key) && !form.isBinding) {
      change({ marks: key });
      refs.field.current?.focus();
    } else if ((key === 'n' || key === 'ArrowRight') && onNext) void leaveFor(onNext);
    else if ((key === 'p' || key === 'ArrowLeft') && onPrevious) void leaveFor(onPrevious);
    else if (key === 'm') refs.field.current?.focus();
    else if (key === 'c') refs.comment.current?.focus();
    else if (key === 'r') remarksDialog.open();
    else if (key === 'h') historyDialog.open();
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
          void saveAndContinue();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void saveAndContinue();
          } else if (event.key === 'Escape') heading.current?.focus({ preventScroll: true });
        }}
      >
        <Stack className={classes.reading}>
          <QuestionView answered={answer.answered} number={answer.number} />
          <Paper withBorder p="md" component="section" aria-label={words.answer}>
            <Title order={2} size="h4" ref={heading} tabIndex={-1} mb="sm">
              {words.answerOf(learnerName(answer.learner))}
            </Title>
            <AnswerView answered={answer.answered} />
          </Paper>
        </Stack>
        <div className={classes.marking}>
          <Stack className={classes.fields}>
            {openWith !== null && (
              <Notice tone="warning" title={words.openWith(openWith)}>
                {words.openWithHint}
              </Notice>
            )}
            <MarkFields form={form} remarks={remarks} />
            <Group gap="sm">
              <Button variant="subtle" onClick={remarksDialog.open} {...RemarksDialog.preload}>
                {words.remarks}
              </Button>
              <Button variant="subtle" onClick={historyDialog.open} {...HistoryDialog.preload}>
                {words.history}
              </Button>
            </Group>
          </Stack>
          <Stack gap="xs" className={classes.actions}>
            <MarkSaveState form={form} />
            <Group gap="sm">
              <Button type="submit">{words.save}</Button>
              {onNext && (
                <Button variant="default" onClick={() => void leaveFor(onNext)}>
                  {words.next}
                </Button>
              )}
              {onPrevious && (
                <Button variant="default" onClick={() => void leaveFor(onPrevious)}>
                  {words.previous}
                </Button>
              )}
            </Group>
          </Stack>
        </div>
      </form>
      {/* Outside the form: submitting a dialog's form would submit this one too. */}
      <RemarksDialog
        quizId={answer.quizId}
        remarks={remarks}
        opened={areRemarksOpen}
        onClose={remarksDialog.close}
        onChanged={props.onRemarksChanged}
        onUse={(text) => {
          change({ comment: appendRemark(draft.comment, text) });
          remarksDialog.close();
        }}
      />
      <HistoryDialog
        answer={answer}
        opened={isHistoryOpen}
        onClose={historyDialog.close}
        onTakenBack={(now) => {
          historyDialog.close();
          onTakenBack(now);
        }}
      />
    </>
  );
}
