import { useApolloClient } from '@apollo/client/react';
import { NativeSelect, Stack } from '@mantine/core';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatNumber } from '../ui/format';
import { Notice } from '../ui/feedback/notice';
import { partOptions } from '../ui/part-options';
import { printTexts as words } from '../ui/texts/print-texts';
import { EmptyState } from '../ui/feedback/states';
import { AnswerKey } from './answer-key';
import { LayoutOptions } from './layout-options';
import { storedInstructions, storedLayout, storeInstructions, storeLayout } from './paper-layout';
import { Frame, PrintPage, PrintWaiting } from './print-page';
import { QuestionPaper } from './question-paper';
import { fetchQuiz, MAX_QUESTIONS, type PrintedQuiz } from './quiz.query';
import { useFetched } from './use-fetched';

/** Prints the current question paper of a quiz. */
export function QuestionPaperPage() {
  const { id = '' } = useParams();
  return <PaperPage key={id} quizId={id} />;
}

function PaperPage({ quizId }: { quizId: string }) {
  const [layout, setLayout] = useState(storedLayout);
  const [instructions, setInstructions] = useState(() => storedInstructions(quizId));
  // The fields answer at once; a long sheet follows.
  const printedLayout = useDeferredValue(layout);
  return (
    <QuizPrintPage
      documentName={words.paper}
      tools={({ quiz }) => (
        <LayoutOptions
          layout={layout}
          instructions={instructions}
          hasWritten={hasDescriptive(quiz)}
          onLayout={(chosen) => {
            setLayout(chosen);
            storeLayout(chosen);
          }}
          onInstructions={(text) => {
            setInstructions(text);
            storeInstructions(quizId, text);
          }}
        />
      )}
      sheet={(quiz) => (
        <QuestionPaper quiz={quiz} layout={printedLayout} instructions={instructions} />
      )}
    />
  );
}

/** Prints the answer key of a quiz. */
export function AnswerKeyPage() {
  return <QuizPrintPage documentName={words.key} sheet={(quiz) => <AnswerKey quiz={quiz} />} />;
}

function hasDescriptive({ questionCounts }: PrintedQuiz['quiz']): boolean {
  return questionCounts.some(({ kind }) => kind === 'DESCRIPTIVE');
}

const PART = 'part';

interface QuizPrintPageProps {
  /** The name of the printed document. */
  documentName: string;
  tools?: (quiz: PrintedQuiz) => ReactNode;
  sheet: (quiz: PrintedQuiz) => ReactNode;
}

function QuizPrintPage({ documentName, tools, sheet }: QuizPrintPageProps) {
  const { id = '' } = useParams();
  const [url, setUrl] = useSearchParams();
  const apollo = useApolloClient();
  const part = Math.max(1, Number.parseInt(url.get(PART) ?? '1', 10) || 1);
  const fetched = useFetched(`${id} ${part}`, async (onProgress) =>
    fetchQuiz(apollo, id, part, onProgress),
  );
  const { value, error, progress, retry } = fetched;
  const back = { to: `/navigation/quiz-detail/${id}`, label: words.backToQuiz };
  if (!value)
    return (
      <PrintWaiting
        title={documentName}
        back={back}
        progress={progress}
        error={error}
        onRetry={retry}
      />
    );
  const { quiz, exam, questions } = value;
  const title = words.titleOf(documentName, quiz.title);
  if (questions.rows.length === 0)
    return (
      <Frame title={title} back={back}>
        <EmptyState of="questions" title={words.empty} hint={words.emptyHint} />
      </Frame>
    );
  return (
    <PrintPage
      key={part}
      title={title}
      back={back}
      tools={
        <Stack gap="md" align="flex-start">
          {questions.total > MAX_QUESTIONS && (
            <NativeSelect
              label={words.parts}
              description={words.partHint(formatNumber(MAX_QUESTIONS))}
              value={part}
              onChange={({ currentTarget }) => setUrl({ [PART]: currentTarget.value })}
              data={partOptions(questions.total, MAX_QUESTIONS, words.part)}
            />
          )}
          {tools?.(value)}
        </Stack>
      }
      notices={
        <>
          {exam.hasUnpublishedChanges && exam.revision && (
            <Notice tone="warning">{words.unpublished(formatNumber(exam.revision.number))}</Notice>
          )}
          {questions.isChanging && <Notice tone="warning">{words.changing}</Notice>}
        </>
      }
    >
      {sheet(value)}
    </PrintPage>
  );
}
