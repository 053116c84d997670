import { Button, Text, VisuallyHidden } from '@mantine/core';
import { startTransition, useCallback, useState } from 'react';
import { BackLink } from '../../ui/components/back-link';
import { Page } from '../../ui/components/page';
import { formatNumber } from '../../ui/format';
import { useKey, useShortcutHelp } from '../../ui/hooks/use-shortcuts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback';
import { PlusIcon } from '../../ui/icons';
import { isSingular, shownMarks } from '../../ui/marks';
import { editorTexts as words } from '../../ui/texts/editor-texts';
import type { Question } from '../content/question.query';
import { DraftPreview } from './draft-preview';
import { EditorNotices } from './editor-notices';
import { EditorPanes, type Part } from './editor-panes';
import { LearnerView } from './learner-view';
import { OpenQuestion } from './open-question';
import { Outline } from './outline';
import { withStored } from './rows/outline-rows';
import type { OutlineState, useOutline } from './rows/use-outline';
import { useOutlineChanges } from './rows/use-outline-changes';
import { useEditorExam } from './use-editor-exam';
import { NEW, useOpenQuestion } from './use-open-question';
import { useOutlineCommands } from './use-outline-commands';
import { UnsentGuard } from './rows/unsent-guard';
import { useUnsavedQuestions } from './use-unsaved-questions';
import { useOutlineView } from './use-outline-view';
import classes from './editor.module.css';

interface EditorProps {
  quizId: string;
  outline: Omit<ReturnType<typeof useOutline>, 'state'> & { state: OutlineState };
}

/** The editor of a quiz whose questions have been read. */
export function Editor({ quizId, outline }: EditorProps) {
  const { state, error, change, reload, versions } = outline;
  const { rows, title, totalCount } = state;
  const exam = useEditorExam(quizId, rows);
  const { marksPerQuestion, faults, total } = exam;

  const { openId, open, focusRequest } = useOpenQuestion();
  const [isOpenUnsaved, setOpenUnsaved] = useState(false);
  const unsaved = useUnsavedQuestions({ quizId, rows, openId, isOpenUnsaved });
  const view = useOutlineView({ rows, faults, unsaved: unsaved.ids, openId });
  const [part, setPart] = useState<Part>(openId === null ? 'outline' : 'question');
  const [shownId, setShownId] = useState(openId);
  if (openId !== shownId) {
    setShownId(openId);
    // Where one part is shown at a time, it would be an empty one.
    if (openId === null) setPart('outline');
  }
  const [preview] = useState(() => new DraftPreview());
  const changes = useOutlineChanges({
    ...{ quizId, rows, change, reload, versions },
    onChanged: exam.recheck,
  });

  const show = (id: string, withFocus: boolean): void => {
    if (id !== openId) setOpenUnsaved(false);
    open(id, withFocus);
    setPart('question');
  };
  const backToOutline = (): void => {
    setPart('outline');
    view.focus(openId === null || openId === NEW ? undefined : openId);
  };
  const commands = useOutlineCommands({
    ...{ rows, view, changes, openId },
    onOpen: (id) => show(id, true),
    onClose: () => {
      // Its draft waits until the deletion is undone: it was not lost.
      setOpenUnsaved(false);
      open(null);
    },
  });
  useKey('n', () => show(NEW, true));
  useShortcutHelp(words.shortcuts);

  const onSaved = useStableCallback((goesOn: boolean): void => {
    exam.check();
    unsaved.check();
    const at = openId === null ? -1 : view.order.indexOf(openId);
    const next = at === -1 ? undefined : view.order[at + 1];
    if (goesOn && next !== undefined) show(next, true);
    else if (goesOn) backToOutline();
  });
  const onStored = useStableCallback((question: Question): void =>
    change((current) => withStored(current, question)),
  );
  const onAdded = useStableCallback((): void => {
    // The server puts it at the end.
    versions.made(false);
    changes.refresh();
  });
  const onLeft = useStableCallback(unsaved.check);
  // The outline says so after the form has shown what was typed.
  const onUnsaved = useCallback(
    (isUnsaved: boolean) => startTransition(() => setOpenUnsaved(isUnsaved)),
    [],
  );
  const openPlace = rows.findIndex(({ id }) => id === openId) + 1;
  const count = formatNumber(totalCount);
  return (
    <Page
      title={title}
      above={<BackLink to={`/navigation/quiz-detail/${quizId}`}>{words.back}</BackLink>}
      state={
        <Text className={classes.total}>
          {words.total(totalCount, count, shownMarks(total), isSingular(total))}
        </Text>
      }
      actions={
        <Button leftSection={<PlusIcon />} onClick={() => show(NEW, true)}>
          {words.addQuestion}
        </Button>
      }
    >
      <EditorNotices
        shownCount={rows.length}
        totalCount={totalCount}
        error={error}
        onRetry={changes.refresh}
      />
      <UnsentGuard queue={changes.queue} />
      <VisuallyHidden role="status">{commands.announced}</VisuallyHidden>
      <EditorPanes
        part={part}
        onPart={setPart}
        onEscape={backToOutline}
        outline={
          <Outline
            view={view}
            totalCount={rows.length}
            marksPerQuestion={marksPerQuestion}
            faults={faults}
            unsaved={unsaved.ids}
            open={openId}
            hasUnsavedNew={unsaved.hasNew}
            lost={unsaved.lost}
            onKeyDown={commands.onKeyDown}
            onOpen={(id) => show(id, id === NEW)}
            actions={{ ...commands.actions, quizId, count: rows.length }}
          />
        }
        question={
          <OpenQuestion
            quizId={quizId}
            openId={openId}
            place={openPlace}
            preview={preview}
            focusRequest={focusRequest}
            isUnsaved={isOpenUnsaved}
            isLost={unsaved.isOpenLost}
            onUnsaved={onUnsaved}
            onLeft={onLeft}
            onStored={onStored}
            onSaved={onSaved}
            onAdded={onAdded}
          />
        }
        learner={
          <LearnerView
            preview={preview}
            place={openId === NEW ? totalCount + 1 : openPlace}
            count={openId === NEW ? totalCount + 1 : totalCount}
            marksPerQuestion={marksPerQuestion}
          />
        }
      />
    </Page>
  );
}
