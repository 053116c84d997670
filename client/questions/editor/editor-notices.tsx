import { Button } from '@mantine/core';
import { Notice } from '../../ui/feedback/notice';
import { problemMessage, toProblem } from '../../ui/feedback/problem';
import { formatNumber } from '../../ui/format';
import { editorTexts as words } from '../../ui/texts/editor-texts';
import { texts } from '../../ui/texts/texts';
import { MAX_OUTLINE_ROWS } from './rows/use-outline';

interface EditorNoticesProps {
  shownCount: number;
  /** Of the quiz. */
  totalCount: number;
  /** Why the questions could not be read again; null if they could. */
  error: unknown;
  onRetry: () => void;
}

/** Says when the outline has not all questions, or not their latest state. */
export function EditorNotices(props: EditorNoticesProps) {
  const { shownCount, totalCount, error, onRetry } = props;
  return (
    <>
      {totalCount > shownCount && shownCount === MAX_OUTLINE_ROWS && (
        <Notice tone="warning">
          {words.tooMany(formatNumber(shownCount), formatNumber(totalCount))}
        </Notice>
      )}
      {error !== null && (
        <Notice
          tone="failure"
          title={words.notCurrent}
          action={
            <Button variant="default" onClick={onRetry}>
              {texts.common.retry}
            </Button>
          }
        >
          {problemMessage(toProblem(error))}
        </Notice>
      )}
    </>
  );
}
