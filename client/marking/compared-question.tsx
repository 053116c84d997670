import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Loading } from '../ui/components/loading';
import { QuestionView } from './answer-view';
import { ANSWER } from './marking-queue.query';

/**
 * The question of the compared answers with its model answer, as one of them was asked it. It stays while other
 * answers are looked at. Should it not load, each answer says why.
 */
export function ComparedQuestion({ answerId }: { answerId: string }) {
  const [id] = useState(answerId);
  const { data, error } = useQuery(ANSWER, { variables: { id }, fetchPolicy: 'no-cache' });
  if (data) return <QuestionView {...data.markingAnswer} />;
  if (error) return null;
  return (
    <Loading>
      <Skeleton h={120} />
    </Loading>
  );
}
