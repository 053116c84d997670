import { skipToken, useQuery } from '@apollo/client/react';
import { useSettled } from '../../ui/hooks/use-settled';
import { useCan } from '../../ui/session/abilities';
import { OUTAGES } from '../log/outages.query';
import { WRONG_CODES } from '../log/wrong-codes.query';
import { RETURN_REQUESTS } from '../returns/returns.query';
import { EXAM_PAUSE } from './exam-pause.query';

/** Whether it is known which notices stand above an exam's page. The notices read the same answers from the cache. */
export function useExamNotices(quizId: string, { withReturns = false } = {}): boolean {
  const canEdit = useCan('EDIT');
  const options = { variables: { quizId }, fetchPolicy: 'cache-first' } as const;
  const pause = useQuery(EXAM_PAUSE, options);
  const outages = useQuery(OUTAGES, options);
  const wrongCodes = useQuery(WRONG_CODES, options);
  const isAsking = withReturns && canEdit;
  const returns = useQuery(RETURN_REQUESTS, isAsking ? options : skipToken);
  return useSettled(pause, outages, wrongCodes, ...(isAsking ? [returns] : []));
}
