import { InMemoryCache } from '@apollo/client';

/** Where answers are kept, and how records are told apart in it. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      Question: ['McqQuestion', 'DescriptiveQuestion'],
      AnsweredQuestion: ['AnsweredMcq', 'AnsweredDescriptive'],
    },
    // Pages of a list are shown one by one, never as one long list.
    typePolicies: {
      Quiz: { fields: { questions: { keyArgs: ['page', 'pageSize'] } } },
      ClassList: { fields: { members: { keyArgs: ['page', 'pageSize'] } } },
      Exam: { keyFields: ['quizId'] },
      // It has no id: queries that ask for other fields of it complete one another.
      TwoFactor: { merge: true },
    },
  });
}
