import { graphql } from '../gql/today';
import type { TodayQuery } from '../gql/today/graphql';

export const TODAY = graphql(`
  query Today {
    today {
      at
      running {
        quizId
        title
        runningCount
        learnerCount
        nextEndAt
        closesAt
        pausedAt
      }
      runningTotal
      waiting {
        kind
        quizId
        title
        count
        since
        importId
      }
      waitingTotal
      upcoming {
        quizId
        title
        opensAt
        invitedCount
        correctionCount
      }
      upcomingTotal
      drafts {
        quizId
        title
        questionCount
        isSubmitted
        correctionCount
        firstCorrection {
          questionId
          message
        }
        updatedAt
      }
      draftsTotal
      hasSample
      hasQuestions
      hasSubmitted
      hasLearners
    }
  }
`);

export const TODAY_CHANGED = graphql(`
  subscription TodayChanged {
    todayChanged {
      at
    }
  }
`);

export type Today = TodayQuery['today'];
export type Running = Today['running'][number];
export type Waiting = Today['waiting'][number];
export type Upcoming = Today['upcoming'][number];
export type Draft = Today['drafts'][number];
