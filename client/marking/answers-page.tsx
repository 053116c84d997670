import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { RecordTable } from '../ui/components/record-table';
import { useListUrl, type ListFilter } from '../ui/hooks/use-list-url';
import { oneOf } from '../ui/one-of';
import { ListSkeleton } from '../ui/components/list-skeleton';
import { markingTexts } from '../ui/texts/marking-texts';
import { Paged, currentRows } from '../ui/components/paged';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { AnswerRow } from './answer-row';
import { deskPath } from './desk-path';
import { MARKING, type MarkingQuestion } from './marking.query';
import { ANSWERS } from './marking-lists.query';
import { numberedQuestion } from './numbered-question';
import { useListPath } from './use-list-path';

const { answers: words, desk } = markingTexts;
/** Where all answers are to one question, it is above them. */
const COLUMNS_OF_QUESTION = Object.values(words.columns).filter(
  (name) => name !== words.columns.question,
);
const STATES = ['ALL', 'WAITING', 'MARKED', 'MINE'] as const;

interface AnswerFilter {
  /** The answers to this question, or of this learner. */
  questionId: string | null;
  learnerId: string | null;
  state: (typeof STATES)[number];
}

/** The list in its URL, so that Back keeps it. */
const LIST: ListFilter<AnswerFilter> = {
  read: (url) => ({
    questionId: url.get('question'),
    learnerId: url.get('learner'),
    state: oneOf(STATES, url.get('only')) ?? 'ALL',
  }),
  write: ({ questionId, learnerId, state }, url) => {
    if (questionId) url.set('question', questionId);
    if (learnerId) url.set('learner', learnerId);
    if (state !== 'ALL') url.set('only', state.toLowerCase());
  },
};

/** The answers to a question or of a learner, with their marks and links to change them. */
export function AnswersPage() {
  const { id: quizId = '' } = useParams();
  const { address, change } = useListUrl(LIST);
  const { questionId, learnerId, state, page } = address;
  const back = useListPath(quizId, learnerId);
  const marking = useQuery(MARKING, { variables: { quizId } });
  const answer = useQuery(ANSWERS, {
    variables: { scope: { quizId, questionId, learnerId }, state, page },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch } = answer;
  const { rows, isStale } = currentRows(answer);
  const answers = rows?.markingAnswers;
  // The texts of the questions would move the rows. Without them, the rows are still of use.
  const isLoading = !error && (!answers || (!marking.data && !marking.error));
  const questions = new Map(
    marking.data?.marking.questions.map((question) => [question.questionId, question]),
  );
  const asked = questionId === null ? undefined : questions.get(questionId);
  const { columns } = words;
  const shown = questionId === null ? Object.values(columns) : COLUMNS_OF_QUESTION;
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <NativeSelect
          aria-label={words.state}
          value={state}
          onChange={({ currentTarget: { value } }) => {
            change({ state: oneOf(STATES, value) ?? 'ALL' });
          }}
          data={STATES.map((value) => ({ value, label: words.states[value] }))}
        />
        <Button component={Link} to={back} variant="default">
          {desk.back}
        </Button>
      </Group>
      {!isLoading && asked && (
        <Text dir="auto" fw={600} lineClamp={3}>
          {numberedQuestion(asked)}
        </Text>
      )}
      {error && !answers && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {isLoading && <ListSkeleton />}
      {!isLoading && answers?.totalCount === 0 && <Text c="dimmed">{words.none}</Text>}
      {!isLoading && answers && answers.items.length > 0 && (
        <Paged
          page={page}
          totalPages={answers.totalPages}
          isStale={isStale}
          onPageChange={(next) => change({ page: next })}
        >
          <RecordTable label={words.title} columns={shown}>
            {answers.items.map((one) => (
              <AnswerRow
                key={one.id}
                answer={one}
                question={questionId === null ? textOf(questions.get(one.questionId)) : undefined}
                to={deskPath(quizId, { questionId, learnerId, answerId: one.id })}
              />
            ))}
          </RecordTable>
        </Paged>
      )}
    </Stack>
  );
}

/** Nothing while the questions are not known. */
function textOf(question: MarkingQuestion | undefined): string {
  return question ? numberedQuestion(question) : '';
}
