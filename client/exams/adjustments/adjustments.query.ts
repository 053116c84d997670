import { graphql } from '../../gql/exams';

/** What staff changed about the results of an exam, or of one attempt, the latest first, and how far the worker is. */
export const ADJUSTMENTS = graphql(`
  query Adjustments($quizId: ID!, $attemptId: ID, $page: Int!) {
    examAdjustments(quizId: $quizId, attemptId: $attemptId, page: $page, pageSize: 50) {
      items {
        ...AdjustmentFields
      }
      totalCount
      totalPages
      affectedCount
      adjustedCount
    }
  }
  fragment AdjustmentFields on Adjustment {
    id
    kind
    attemptId
    learnerName
    marks
    passMark
    wrongMarks
    wrongMarksBasis
    reason
    madeByName
    createdAt
    undoneAt
    undoneByName
    isPending
    hasFailed
  }
`);

/** What an adjustment would do. */
export const ADJUSTMENT_PREVIEW = graphql(`
  query AdjustmentPreviewOf($input: AdjustmentValueInput!) {
    adjustmentPreview(input: $input) {
      ...AdjustmentEffect
    }
  }
  fragment AdjustmentEffect on AdjustmentPreview {
    stamp
    attemptCount
    changedCount
    resultCount
    newlyPassedCount
    newlyFailedCount
    passedBeforeCount
    passedAfterCount
    results {
      attemptId
      learnerName
      scoreBefore
      scoreAfter
      isPassedBefore
      isPassedAfter
    }
  }
`);

export const UNDOING_PREVIEW = graphql(`
  query UndoingPreviewOf($id: ID!) {
    undoAdjustmentPreview(id: $id) {
      ...AdjustmentEffect
    }
  }
`);

export const MAKE_ADJUSTMENT = graphql(`
  mutation MakeAdjustment($input: MakeAdjustmentInput!) {
    makeAdjustment(input: $input) {
      ...AdjustmentFields
    }
  }
`);

export const UNDO_ADJUSTMENT = graphql(`
  mutation UndoAdjustment($input: UndoAdjustmentInput!) {
    undoAdjustment(input: $input) {
      ...AdjustmentFields
    }
  }
`);

/** The learner whose only result is adjusted. */
export const ADJUSTED_LEARNER = graphql(`
  query AdjustedLearner($attemptId: ID!) {
    attemptPaper(attemptId: $attemptId) {
      quizId
      result {
        attemptId
        name
      }
    }
  }
`);
