import { useQuery } from '@apollo/client/react';
import { Skeleton, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Loading } from '../../ui/components/loading';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { ErrorState } from '../../ui/feedback/states';
import { formatNumber } from '../../ui/format';
import { editorTexts } from '../../ui/texts/editor-texts';
import { QUESTION, type Question } from '../content/question.query';
import { EditQuestionForm } from '../edit-question-form';
import type { DraftPreview } from './draft-preview';
import { useFocusRequest } from './use-focus-request';
import classes from './editor.module.css';

const { pane: words } = editorTexts;

interface QuestionPaneProps {
  id: string;
  /** From 1. */
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
}

/** Edits one question of the outline. What is not saved waits in this browser when another one is opened. */
export function QuestionPane(props: QuestionPaneProps) {
  const { id, place, preview, focusRequest, onStored, onSaved, onUnsaved } = props;
  const area = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(QUESTION, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const question = data?.question;
  const version = question?.version;
  const [isUnsaved, setUnsaved] = useState(false);
  /** The version that the form began with. A later one replaces it only where nothing is unsaved. */
  const [shownVersion, setShownVersion] = useState(version);
  if (version !== shownVersion && !isUnsaved) setShownVersion(version);
  const report = useEffectEvent((stored: Question) => onStored(stored));
  useEffect(() => {
    if (question) report(question);
  }, [question]);
  const leave = useEffectEvent(() => {
    preview.show(null);
    props.onLeft();
  });
  useEffect(() => () => leave(), []);
  useFocusRequest(area, focusRequest, question !== undefined);
  useLayoutEffect(() => {
    if (area.current) showTop(area.current);
  }, []);

  return (
    <div ref={area} className={classes.top}>
      <Title order={2} mb="sm">
        {words.editing(formatNumber(place))}
      </Title>
      {question ? (
        <EditQuestionForm
          key={shownVersion}
          question={question}
          takenCount={data.question.takenCount}
          onSaved={onSaved}
          onDraft={(draft, isDraftUnsaved) => {
            preview.show(draft);
            setUnsaved(isDraftUnsaved);
            onUnsaved(isDraftUnsaved);
          }}
        />
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
