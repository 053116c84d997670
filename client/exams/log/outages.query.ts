/** Times in which answers could not be taken, as far as they concern an exam. */
import { graphql } from '../../gql/exams';
import type { ExamOutagesQuery } from '../../gql/exams/graphql';
import { conductTexts } from '../../ui/texts/conduct-texts';
import { durationWords, secondsBetween } from '../duration-words';

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

/** From when to when, and how long that was. @param formatTime to the second */
export function outageTitle(
  { beganAt, endedAt }: Pick<Outage, 'beganAt' | 'endedAt'>,
  formatTime: (iso: string) => string,
): string {
  const duration = durationWords(secondsBetween(beganAt, endedAt));
  return conductTexts.outages.title(formatTime(beganAt), formatTime(endedAt), duration);
}
