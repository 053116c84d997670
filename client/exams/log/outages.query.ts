/** Outages in which answers of an exam could not be saved. */
import { graphql } from '../../gql/exams';
import type { ExamOutagesQuery } from '../../gql/exams/graphql';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { formatDuration, secondsBetween } from '../format-duration';

export const OUTAGES = graphql(`
  query ExamOutages($quizId: ID!) {
    examOutages(quizId: $quizId) {
      id
      beganAt
      endedAt
      minutes
      affected
      waiting
    }
  }
`);

export type Outage = ExamOutagesQuery['examOutages'][number];

/** The start, end and duration of an outage. @param formatTime formats with seconds */
export function outageTitle(
  { beganAt, endedAt }: Pick<Outage, 'beganAt' | 'endedAt'>,
  formatTime: (iso: string) => string,
): string {
  const duration = formatDuration(secondsBetween(beganAt, endedAt));
  return invigilationTexts.outages.title(formatTime(beganAt), formatTime(endedAt), duration);
}
