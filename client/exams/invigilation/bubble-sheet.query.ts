import { graphql } from '../../gql/exams';
import type { BubbleSheetQuery } from '../../gql/exams/graphql';

export const BUBBLE_SHEET = graphql(`
  query BubbleSheet($quizId: ID!, $since: DateTime, $search: String) {
    bubbleSheet(quizId: $quizId, since: $since, search: $search) {
      at
      rowCount
      rows {
        attemptId
        name
        rollNumber
        number
        answered
        answeredCount
        questionCount
        lastSavedAt
        lastSeenAt
        leaveCount
        connection
        startedAt
        deadlineAt
        pausedAt
        individuallyPausedAt
        submittedAt
        submittedBy
        needs
      }
    }
  }
`);

export type SheetAnswer = BubbleSheetQuery['bubbleSheet'];
export type SheetRow = SheetAnswer['rows'][number];
export type HelpReason = SheetRow['needs'][number];
