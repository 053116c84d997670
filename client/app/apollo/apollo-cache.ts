import { InMemoryCache } from '@apollo/client';

/** Apollo's cache, with the keys that identify records. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: {
      Question: ['McqQuestion', 'DescriptiveQuestion'],
      AnsweredQuestion: ['AnsweredMcq', 'AnsweredDescriptive'],
    },
    // Each page of a list is cached separately: lists are shown page by page.
    typePolicies: {
      Quiz: { fields: { questions: { keyArgs: ['page', 'pageSize'] } } },
      ClassList: { fields: { members: { keyArgs: ['page', 'pageSize'] } } },
      Exam: { keyFields: ['quizId'] },
      // They have no id: results of queries with different fields are merged.
      TwoFactor: { merge: true },
      QuizProgress: { merge: true },
    },
  });
}
