import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/exams';
import type { ExamGivenQuery } from '../gql/exams/graphql';

export const EXAM = graphql(`
  query ExamGiven($quizId: ID!) {
    exam(quizId: $quizId) {
      ...ExamFields
    }
    quiz(id: $quizId) {
      id
      title
      status
      isCompleted
      durationMinutes
      questionCount
      orderVersion
      version
    }
  }

  fragment ExamFields on Exam {
    quizId
    title
    code
    url
    state
    pausedAt
    hasUnpublishedChanges
    awaitsCorrection
    rules {
      access
      accessCode
      opensAt
      closesAt
      attemptsAllowed
      passMark
      marksPerQuestion
      wrongMarks
      wrongMarksBasis
      shufflesQuestions
      shufflesOptions
      layout
      navigation
      checksSpelling
      reviewContent
      reviewTime
      releasesAt
      releasedAt
      withdrawnAt
      release
      mailsResults
      hasCertificate
      version
    }
    revision {
      id
      number
      questionCount
      publishedAt
    }
    findings {
      code
      severity
      message
      questionId
      position
      field
    }
  }
`);

export type Exam = ExamGivenQuery['exam'];
export type ExamQuiz = ExamGivenQuery['quiz'];

/** The exam of a quiz, with the fields of the quiz that the exam pages need. */
export function useExam(quizId: string) {
  return useQuery(EXAM, { variables: { quizId }, fetchPolicy: 'cache-and-network' });
}
