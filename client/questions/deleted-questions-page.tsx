import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { Navigate, useParams } from 'react-router-dom';
import { graphql } from '../gql/questions';
import type { DeletedQuestionsQuery } from '../gql/questions/graphql';
import { BackLink } from '../ui/components/back-link';
import { RecordTable } from '../ui/components/record-table';
import { entryProps, useFocusAfterRemoval } from '../ui/hooks/use-focus-after-removal';
import { useFormatTime } from '../ui/format';
import { shownMarks } from '../ui/marks';
import { NO_FILTER, useListUrl } from '../ui/hooks/use-list-url';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { Page } from '../ui/components/page';
import { isBeyondEnd, Paged, currentRows } from '../ui/components/paged';
import { WrittenText } from '../ui/components/question-parts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { trashTexts as words } from '../ui/texts/trash-texts';
import { EmptyState, ErrorState } from '../ui/feedback/states';
import { questionTexts } from '../ui/texts/question-texts';
import { useAction } from '../ui/feedback/use-action';
import { kindOf } from './kinds/registry';
import { RESTORE_QUESTION } from './content/question.query';
import { PurgeQuestion } from './purge-question';
import classes from './deleted-questions-page.module.css';

const DELETED_QUESTIONS = graphql(`
  query DeletedQuestions($quizId: ID!, $page: Int!) {
    quiz(id: $quizId) {
      id
      title
      deletedQuestions(page: $page, pageSize: 25) {
        items {
          id
          kind
          text
          marks
          deletedAt
          removedAt
        }
        totalCount
        totalPages
      }
    }
  }
`);

type DeletedQuestion = DeletedQuestionsQuery['quiz']['deletedQuestions']['items'][number];

const { detail } = questionTexts;
const columns = words.questionColumns;

/** The deleted questions of a quiz, which can be restored for thirty days (decision 0019). */
export function DeletedQuestionsPage() {
  const { id = '' } = useParams();
  const { address, change, pageHref } = useListUrl(NO_FILTER);
  const { page } = address;
  const answer = useQuery(DELETED_QUESTIONS, {
    variables: { quizId: id, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, loading, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const deleted = rows?.quiz.deletedQuestions;
  const isBeyond = deleted !== undefined && isBeyondEnd(deleted);
  const shown =
    deleted && !isStale && !isBeyond ? deleted.items.map((question) => question.id) : null;
  const onRemoved = useFocusAfterRemoval(shown);
  const reload = (): void => ignoreErrors(refetch());
  const back = (
    <BackLink to={`/navigation/quiz-detail/${id}`}>
      <bdi>{rows?.quiz.title ?? detail.title}</bdi>
    </BackLink>
  );

  return (
    <Page title={words.questionsTitle} above={back}>
      {error && !deleted && (
        <ErrorState
          title={words.failed}
          error={error}
          gone={{ codes: ['QUIZ_NOT_FOUND'], title: detail.none, hint: detail.goneHint }}
          onRetry={reload}
        />
      )}
      {isBeyond && !loading && <Navigate replace to={pageHref(deleted.totalPages)} />}
      {((!deleted && !error) || isBeyond) && <ListSkeleton />}
      {deleted?.totalCount === 0 && (
        <EmptyState of="trash" title={words.empty} hint={words.questionsHint} />
      )}
      {deleted && deleted.items.length > 0 && (
        <>
          <Text c="dimmed">{words.questionsHint}</Text>
          <Paged
            page={page}
            totalPages={deleted.totalPages}
            isStale={isStale}
            onPageChange={(next) => change({ page: next })}
          >
            <DeletedQuestionTable
              questions={deleted.items}
              onGone={(id) => {
                onRemoved(id);
                reload();
              }}
            />
          </Paged>
        </>
      )}
    </Page>
  );
}

interface DeletedQuestionTableProps {
  questions: DeletedQuestion[];
  /** Called when the question is no longer in the trash. */
  onGone: (id: string) => void;
}

function DeletedQuestionTable({ questions, onGone }: DeletedQuestionTableProps) {
  const formatTime = useFormatTime();
  return (
    <RecordTable
      label={words.questionsTitle}
      columns={Object.values(columns)}
      numeric={[columns.marks]}
    >
      {questions.map((question) => (
        <tr key={question.id} {...entryProps(question.id)}>
          <td data-cell="main" className={classes.text}>
            <WrittenText text={question.text} />
          </td>
          <td data-cell="plain" data-word>
            {kindOf(question.kind).label}
          </td>
          <td data-cell="number" data-label={columns.marks}>
            {question.marks !== null && shownMarks(question.marks)}
          </td>
          <td data-label={columns.deleted}>{formatTime(question.deletedAt)}</td>
          <td data-label={columns.removed}>
            {question.removedAt ? formatTime(question.removedAt) : words.questionStays}
          </td>
          <td data-cell="actions">
            <Group gap="xs">
              <RestoreQuestion question={question} onRestored={() => onGone(question.id)} />
              {question.removedAt && (
                <PurgeQuestion question={question} onGone={() => onGone(question.id)} />
              )}
            </Group>
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}

interface RestoreQuestionProps {
  question: DeletedQuestion;
  onRestored: () => void;
}

function RestoreQuestion({ question: { id, text }, onRestored }: RestoreQuestionProps) {
  const [restore] = useMutation(RESTORE_QUESTION, { variables: { id } });
  const { isBusy, act } = useAction();
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      aria-label={words.restoreNamed(text)}
      onClick={() =>
        void act(restore, words.questionRestored).then((isDone) => {
          if (isDone) onRestored();
        })
      }
    >
      {words.restore}
    </Button>
  );
}
