import { useQuery } from '@apollo/client/react';
import { Skeleton, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/components/loading';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { Notice } from '../../ui/feedback/notice';
import { toProblem } from '../../ui/feedback/problem';
import { ErrorState } from '../../ui/feedback/states';
import { formatNumber } from '../../ui/format';
import { editorTexts } from '../../ui/texts/editor-texts';
import { QUESTION, type Question } from '../content/question.query';
import { DeletedQuestionNotice } from '../deleted-question-notice';
import { EditQuestionForm } from '../edit-question-form';
import type { DraftPreview } from './draft-preview';
import { useFocusRequest } from './use-focus-request';
import classes from './editor.module.css';

const { pane: words } = editorTexts;

interface QuestionPaneProps {
  id: string;
  quizId: string;
  /** From 1; 0 for a question that somebody else has deleted or moved while a draft of it waits. */
  place: number;
  preview: DraftPreview;
  /** Changes when the form is to get the focus. */
  focusRequest: number;
  /** Called with what is stored, when it was read or saved. */
  onStored: (question: Question) => void;
  /** @param goesOn whether to go on with the next question */
  onSaved: (goesOn: boolean) => void;
  onUnsaved: (isUnsaved: boolean) => void;
  onLeft: () => void;
  /** Called once the deleted question was restored here. */
  onRestored: () => void;
}

/** Edits one question of the outline. What is not saved waits in this browser when another one is opened. */
export function QuestionPane(props: QuestionPaneProps) {
  const { id, quizId, place, preview, focusRequest, onStored, onSaved, onUnsaved } = props;
  const area = useRef<HTMLDivElement>(null);
  const { data, previousData, error, refetch } = useQuery(QUESTION, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [isUnsaved, setUnsaved] = useState(false);
  // A question that cannot be read again, perhaps since it was deleted, does not take away what was typed.
  const stored = data ?? (isUnsaved ? previousData : undefined);
  const question = stored?.question;
  const version = question?.version;
  const isDeleted = error !== undefined && toProblem(error).code === 'QUESTION_NOT_FOUND';
  /** The version that the form began with. A later one replaces it only where nothing is unsaved. */
  const [shownVersion, setShownVersion] = useState(version);
  if (version !== shownVersion && !isUnsaved) setShownVersion(version);
  const report = useEffectEvent((read: Question) => onStored(read));
  useEffect(() => {
    if (question) report(question);
  }, [question]);
  const leave = useEffectEvent(() => {
    preview.show(null);
    props.onLeft();
  });
  useEffect(() => () => leave(), []);
  /** How often it was restored here. The button that did it disappears. */
  const [restores, setRestores] = useState(0);
  const onRestored = (): void => {
    setRestores(restores + 1);
    ignoreErrors(refetch());
    props.onRestored();
  };
  /** The version that was just saved here by its button, which was disabled meanwhile and has lost the focus. */
  const savedFrom = useRef<number | null>(null);
  const [saves, setSaves] = useState(0);
  useEffect(() => {
    if (savedFrom.current === null) return;
    if (document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    // The form of the next version has another button, the last one that gets it.
    if (savedFrom.current !== shownVersion) savedFrom.current = null;
  }, [saves, shownVersion]);
  useFocusRequest(area, focusRequest + restores, question !== undefined);
  useLayoutEffect(() => {
    if (area.current) showTop(area.current);
  }, []);

  return (
    <div ref={area} className={classes.top}>
      <Title order={2} mb="sm">
        {place > 0 ? words.editing(formatNumber(place)) : words.lost}
      </Title>
      {place === 0 && question && question.quizId !== quizId && (
        <Notice tone="warning" title={words.gone}>
          {words.moved}
        </Notice>
      )}
      {stored && question ? (
        <EditQuestionForm
          key={shownVersion}
          question={question}
          takenCount={stored.question.takenCount}
          isGone={place === 0 && isDeleted}
          onRestored={onRestored}
          onSaved={(goesOn) => {
            savedFrom.current = goesOn ? null : (shownVersion ?? null);
            if (!goesOn) setSaves(saves + 1);
            onSaved(goesOn);
          }}
          onDraft={(draft, isDraftUnsaved) => {
            preview.show(draft);
            setUnsaved(isDraftUnsaved);
            onUnsaved(isDraftUnsaved);
          }}
        />
      ) : place === 0 && isDeleted ? (
        <DeletedQuestionNotice id={id} hint={words.waits} onBack={onRestored} />
      ) : error ? (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{ codes: ['QUESTION_NOT_FOUND'], title: words.gone, hint: words.goneHint }}
          onRetry={() => ignoreErrors(refetch())}
        />
      ) : (
        <Loading>
          <Skeleton h={360} />
        </Loading>
      )}
    </div>
  );
}

/** Another question begins at its top, however far down the one before was scrolled. */
function showTop(pane: HTMLElement): void {
  const clear = Number.parseFloat(getComputedStyle(pane).scrollMarginTop);
  if (pane.getBoundingClientRect().top < clear) pane.scrollIntoView({ block: 'start' });
}
