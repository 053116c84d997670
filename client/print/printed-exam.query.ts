import type { ApolloClient } from '@apollo/client';
import { graphql } from '../gql/print';
import type { PrintedExamQuery } from '../gql/print/graphql';

const EXAM = graphql(`
  query PrintedExam($id: ID!) {
    me {
      id
      institute {
        id
        name
      }
    }
    exam(quizId: $id) {
      quizId
      title
    }
  }
`);

/** What the heads of sheets say. */
export async function fetchExam(apollo: ApolloClient, quizId: string): Promise<PrintedExamQuery> {
  const variables = { id: quizId };
  const { data } = await apollo.query({ query: EXAM, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The response has no exam');
  return data;
}
