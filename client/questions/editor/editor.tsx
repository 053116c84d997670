import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { BackLink } from '../../ui/components/back-link';
import { Page } from '../../ui/components/page';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { Notice } from '../../ui/feedback/notice';
import { formatNumber } from '../../ui/format';
import { useKey, useShortcutHelp } from '../../ui/hooks/use-shortcuts';
import { useStableCallback } from '../../ui/hooks/use-stable-callback';
import { PlusIcon } from '../../ui/icons';
import { isSingular, shownMarks, sumOfMarks } from '../../ui/marks';
import { editorTexts as words } from '../../ui/texts/editor-texts';
import { QUESTION, type Question } from '../content/question.query';
import { DraftPreview } from './draft-preview';
import { LearnerView } from './learner-view';
import { EditorPanes, type Part } from './editor-panes';
import { OpenQuestion } from './open-question';
import { Outline } from './outline';
import { EDITOR_EXAM } from './rows/outline.query';
import { faultsOf, placeAfterStep, rowMarks, withStored } from './rows/outline-rows';
import { NEW, useOpenQuestion } from './use-open-question';
import { MAX_OUTLINE_ROWS, type OutlineState, type useOutline } from './rows/use-outline';
import { useOutlineChanges } from './rows/use-outline-changes';
import { useOutlineKeys, type Asked } from './use-outline-keys';
import { useOutlineView } from './use-outline-view';
import { useUnsavedQuestions } from './use-unsaved-questions';
import classes from './editor.module.css';

interface EditorProps {
  quizId: string;
  outline: Omit<ReturnType<typeof useOutline>, 'state'> & { state: OutlineState };
}

/** The editor of a quiz whose questions have been read. */
export function Editor({ quizId, outline }: EditorProps) {
  const { state, change, reload } = outline;
  const { rows, title, totalCount } = state;
  const apollo = useApolloClient();
  const exam = useQuery(EDITOR_EXAM, { variables: { quizId }, fetchPolicy: 'cache-and-network' });
  const checked = (exam.data ?? exam.previousData)?.exam;
  const marksPerQuestion = checked?.rules.marksPerQuestion ?? null;
  const findings = checked?.findings;
  const faults = useMemo(() => faultsOf(findings ?? []), [findings]);
  const total = useMemo(
    () => sumOfMarks(rows.map((row) => rowMarks(row, marksPerQuestion))),
    [rows, marksPerQuestion],
  );

  const { openId, open, focusRequest } = useOpenQuestion();
  const [isOpenUnsaved, setOpenUnsaved] = useState(false);
  const unsaved = useUnsavedQuestions({ quizId, rows, openId, isOpenUnsaved });
  const view = useOutlineView({ rows, faults, unsaved: unsaved.ids, openId });
  const [part, setPart] = useState<Part>(openId === null ? 'outline' : 'question');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [announced, announce] = useState('');
  const [preview] = useState(() => new DraftPreview());

  const recheck = (): void => {
    ignoreErrors(exam.refetch());
    // An open question can be among those that were changed.
    ignoreErrors(apollo.refetchQueries({ include: [QUESTION] }));
  };
  const changes = useOutlineChanges({
    ...{ quizId, rows, change, reload, order: outline.order },
    onChanged: recheck,
  });
  const { selection, order, activeId, focus } = view;
  const targets =
    selection.ids.size > 0
      ? order.filter((id) => selection.ids.has(id))
      : activeId === null
        ? []
        : [activeId];

  const show = (id: string, withFocus: boolean): void => {
    if (id !== openId) setOpenUnsaved(false);
    open(id, withFocus);
    setPart('question');
  };
  const backToOutline = (): void => {
    setPart('outline');
    focus(openId === null || openId === NEW ? undefined : openId);
  };
  const step = (by: -1 | 1): void => {
    const place = placeAfterStep(rows, targets, by);
    if (place === null) return;
    changes.move(targets, place, true);
    announce(words.move.done(targets.length, formatNumber(targets.length), formatNumber(place)));
    focus();
  };
  const remove = (): void => {
    if (targets.length === 0) return;
    const gone = new Set(targets);
    const last = order.findLastIndex((id) => gone.has(id));
    const next = order.slice(last + 1)[0] ?? order.findLast((id) => !gone.has(id));
    if (openId !== null && gone.has(openId)) open(null);
    changes.deleteAll(targets);
    focus(next);
  };
  const onKeyDown = useOutlineKeys({
    ...{ order, activeId, selection, step, remove },
    select: view.select,
    focus,
    open: (id) => show(id, true),
    ask: (what) => {
      if (targets.length > 0) setAsked(what);
    },
    duplicate: () => {
      if (targets.length > 0) changes.duplicate(targets);
    },
    undo: changes.undoLast,
  });
  useKey('n', () => show(NEW, true));
  useShortcutHelp(words.shortcuts);

  const onSaved = useStableCallback((goesOn: boolean): void => {
    ignoreErrors(exam.refetch());
    const next = openId === null ? undefined : order[order.indexOf(openId) + 1];
    if (goesOn && next !== undefined) show(next, true);
    else if (goesOn) backToOutline();
  });
  const onStored = useStableCallback((question: Question): void =>
    change((current) => withStored(current, question)),
  );
  const onAdded = useStableCallback((): void => {
    void reload();
    ignoreErrors(exam.refetch());
  });
  const onLeft = useStableCallback(unsaved.onLeft);
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
      {totalCount > rows.length && rows.length === MAX_OUTLINE_ROWS && (
        <Notice tone="warning">{words.tooMany(formatNumber(rows.length), count)}</Notice>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
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
            onKeyDown={onKeyDown}
            onOpen={(id) => show(id, false)}
            actions={{
              ...{ quizId, count: rows.length, asked, targets, changes },
              onAsk: (what) => {
                setAsked(what);
                if (what === null) focus();
              },
              onDuplicate: () => changes.duplicate(targets),
              onDelete: remove,
            }}
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
            onUnsaved={setOpenUnsaved}
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
