import type { QuestionKind } from '../gql/questions/graphql';

/** Where a question of a kind is edited (specification, section 2). */
export const EDIT_PATHS: Record<QuestionKind, string> = {
  MCQ: '/navigation/mcq',
  DESCRIPTIVE: '/navigation/descriptive',
};
