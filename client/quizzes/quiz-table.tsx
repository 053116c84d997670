import { Anchor, Badge, Group, Paper, Skeleton, Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { QuizzesQuery } from '../gql/quizzes/graphql';
import { formatNumber, useFormatTime } from '../ui/format';
import { texts } from '../ui/texts';
import cards from '../ui/card-table.module.css';
import classes from './quiz-table.module.css';

type QuizItem = QuizzesQuery['quizzes']['items'][number];

const { quizzes: words } = texts;
const { columns } = words;

/** One line a quiz; on a narrow screen one card each, with the columns' names beside the values. */
export function QuizTable({ quizzes }: { quizzes: QuizItem[] }) {
  const formatTime = useFormatTime();
  return (
    <Paper withBorder className={cards.paper}>
      <Table className={cards.table} aria-label={words.title}>
        <Table.Thead>
          <Table.Tr>
            {Object.values(columns).map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {quizzes.map((quiz) => (
            <Table.Tr key={quiz.id}>
              <Table.Td data-label={columns.title} className={classes.title}>
                <Anchor component={Link} to={detailPath(quiz)} fw={600}>
                  {quiz.title}
                </Anchor>
              </Table.Td>
              <Table.Td data-label={columns.creator}>{quiz.creatorName}</Table.Td>
              <Table.Td data-label={columns.status}>
                <StatusBadge status={quiz.status} />
              </Table.Td>
              <Table.Td data-label={columns.questions} className={classes.number}>
                {formatNumber(quiz.questionCount)}
              </Table.Td>
              <Table.Td data-label={columns.completed}>
                {quiz.isCompleted ? words.completedYes : words.completedNo}
              </Table.Td>
              <Table.Td data-label={columns.created}>{formatTime(quiz.createdAt)}</Table.Td>
              <Table.Td data-label={columns.actions}>
                <Group gap="md" wrap="nowrap">
                  <Anchor
                    component={Link}
                    to={detailPath(quiz)}
                    aria-label={words.viewNamed(quiz.title)}
                  >
                    {words.view}
                  </Anchor>
                  <Anchor
                    component={Link}
                    to={examFormPath(quiz)}
                    aria-label={words.addQuestionsTo(quiz.title)}
                  >
                    {words.addQuestions}
                  </Anchor>
                  <Anchor
                    component={Link}
                    to={`/navigation/exam/${quiz.id}`}
                    aria-label={words.giveNamed(quiz.title)}
                  >
                    {words.give}
                  </Anchor>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

export function StatusBadge({ status }: { status: QuizItem['status'] }) {
  const isActive = status === 'ACTIVE';
  return (
    <Badge variant={isActive ? 'light' : 'outline'} color={isActive ? 'green' : 'gray'} tt="none">
      {isActive ? words.active : words.inactive}
    </Badge>
  );
}

export function QuizTableSkeleton() {
  return (
    <Paper
      withBorder
      className={cards.paper}
      p="md"
      aria-busy="true"
      aria-label={texts.common.loading}
    >
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} height={28} my="md" />
      ))}
    </Paper>
  );
}

function detailPath({ id }: { id: string }): string {
  return `/navigation/quiz-detail/${id}`;
}

function examFormPath({ id }: { id: string }): string {
  return `/navigation/exam-form?quiz=${id}`;
}
