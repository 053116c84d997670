/** The fields of a quiz that two forms edit: its data and its duration. */
import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/quizzes';
import type { QuizFieldsQuery, UpdateQuizInput } from '../gql/quizzes/graphql';

export const QUIZ_FIELDS = graphql(`
  query QuizFields($id: ID!) {
    quiz(id: $id) {
      ...OwnFields
      createdAt
    }
  }

  fragment OwnFields on Quiz {
    id
    title
    status
    isCompleted
    durationMinutes
    version
  }
`);

const UPDATE_QUIZ = graphql(`
  mutation UpdateQuiz($input: UpdateQuizInput!) {
    updateQuiz(input: $input) {
      ...OwnFields
    }
  }
`);

export type QuizFields = QuizFieldsQuery['quiz'];

/** Omitted fields stay unchanged. */
export type QuizChanges = Omit<UpdateQuizInput, 'id' | 'version'>;

export function useUpdateQuiz() {
  const [update] = useMutation(UPDATE_QUIZ);
  /** @throws STALE_VERSION with the stored fields, when they were changed since they were read */
  return async (read: QuizFields, changes: QuizChanges): Promise<QuizFields> => {
    const input = { id: read.id, version: read.version, ...changes };
    const { data } = await update({ variables: { input } });
    return { ...read, ...data?.updateQuiz };
  };
}
