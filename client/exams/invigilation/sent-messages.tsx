import { useQuery } from '@apollo/client/react';
import { Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import { RecordTable } from '../../ui/components/record-table';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatNumber, useFormatExactTime } from '../../ui/format';
import { Paged, currentRows } from '../../ui/components/paged';

export const SENT_MESSAGES = graphql(`
  query ExamMessages($quizId: ID!, $page: Int!) {
    examMessages(quizId: $quizId, page: $page, pageSize: 20) {
      items {
        id
        text
        sentAt
        recipients
        candidateName
        senderName
      }
      totalCount
      totalPages
    }
  }
`);

const { messages: words } = invigilationTexts;
const { columns } = words;

/** The messages that staff sent in an exam, the latest first; nothing before the first one. */
export function SentMessages({ quizId }: { quizId: string }) {
  const [page, setPage] = useState(1);
  // Errors are ignored: the log, which is shown under the same conditions, reports them.
  const answer = useQuery(SENT_MESSAGES, {
    variables: { quizId, page },
    fetchPolicy: 'cache-and-network',
  });
  const formatTime = useFormatExactTime();
  const { rows, isStale } = currentRows(answer);
  const { items = [], totalPages = 0 } = rows?.examMessages ?? {};
  if (items.length === 0) return null;
  return (
    <Stack gap="sm">
      <Title order={2}>{words.heading}</Title>
      <Paged page={page} totalPages={totalPages} isStale={isStale} onPageChange={setPage}>
        <RecordTable label={words.heading} columns={Object.values(columns)}>
          {items.map(({ id, text, sentAt, recipients, candidateName, senderName }) => (
            <tr key={id}>
              <td data-cell="plain">{formatTime(sentAt)}</td>
              <td data-label={columns.to}>
                {candidateName === null ? (
                  words.toAll(recipients, formatNumber(recipients))
                ) : (
                  <bdi>{candidateName}</bdi>
                )}
              </td>
              <td data-cell="main">
                <bdi>{text}</bdi>
              </td>
              <td data-cell="plain">{senderName}</td>
            </tr>
          ))}
        </RecordTable>
      </Paged>
    </Stack>
  );
}
