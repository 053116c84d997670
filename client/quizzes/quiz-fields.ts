/** A quiz's own fields, read and changed by two forms: its data and its time. */
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

/** What is left out stays. */
export type QuizChanges = Omit<UpdateQuizInput, 'id' | 'version'>;

export function useUpdateQuiz() {
  const [update] = useMutation(UPDATE_QUIZ);
  /** @throws STALE_VERSION, with the fields as they are now, when they are not as they were read */
  return async (read: QuizFields, changes: QuizChanges): Promise<QuizFields> => {
    const input = { id: read.id, version: read.version, ...changes };
    const { data } = await update({ variables: { input } });
    return { ...read, ...data?.updateQuiz };
  };
}
